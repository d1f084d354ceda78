package org.aemberlog.game.engine;

import java.util.Optional;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect.Duration;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Lasting;

/**
 * A constant ability in force.
 *
 * @param lasting the lasting effect that it belongs to, if it does
 */
record ConstantAbility(Static ability, AbilityContext context, Optional<Lasting> lasting) {

    /** Whether its condition holds. */
    boolean holds(Board board) {
        return ability.whilst() instanceof Condition.Always || board.holds(this);
    }

    /** Whether it holds and is about a card. */
    boolean appliesTo(Board board, CardId card) {
        return isAbout(board, card) && holds(board);
    }

    private boolean isAbout(Board board, CardId card) {
        return switch (ability.scope()) {
            case Selector.Self s -> card.equals(context.source());
            case Selector.Host h -> isHost(board, card);
            case Selector.Select s -> isSelected(board, s, card);
            case Selector.Ref s -> context.memory().cards(s.name()).contains(card) && isUnderYourControl(board, card);
            case Selector.NeighborsOf s -> isAmong(board, s, card);
            case Selector.Granter s -> isAmong(board, s, card);
            case Selector.Touched s -> isAmong(board, s, card);
            case Selector.ThatCard s -> isAmong(board, s, card);
            case Selector.FightOpponent s -> isAmong(board, s, card);
            case Selector.UnderThis s -> isAmong(board, s, card);
            case Selector.PurgedByThis s -> isAmong(board, s, card);
            case Selector.Among s -> isAmong(board, s, card);
            case Selector.AnyOf s -> isAmong(board, s, card);
        };
    }

    /** Cards elsewhere are not meant: the creatures of a text are those in play. */
    private boolean isSelected(Board board, Selector.Select scope, CardId card) {
        return scope.zone() == Zone.IN_PLAY
                ? Filters.test(board, context, scope.filter(), card) && board.inPlay(card)
                : isAmong(board, scope, card);
    }

    /** Whether a card is under your control, if that is what the text asks. */
    private boolean isUnderYourControl(Board board, CardId card) {
        return lasting.filter(it -> it.until() == Duration.WHILE_UNDER_YOUR_CONTROL)
                        .isEmpty()
                || board.controller(card) == context.you();
    }

    private boolean isHost(Board board, CardId card) {
        return board.state()
                .find(card)
                .filter(host -> host.isHostOf(context.source()))
                .isPresent();
    }

    private boolean isAmong(Board board, Selector scope, CardId card) {
        return Targets.all(board, context, scope).contains(card);
    }
}
