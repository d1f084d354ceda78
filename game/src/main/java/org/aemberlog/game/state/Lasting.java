package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Effect.Duration;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;

/**
 * A lasting effect (glossary). It stays when the card that created it leaves play, unless it lasts
 * just as long.
 *
 * @param id the number of the event with which it began
 * @param source the card that created it
 * @param seat "you" in its rule
 * @param turn the turn in which it began
 * @param uses how often it can be used; 0 for no limit
 * @param memory what its rule refers to
 * @param used how often it was used
 * @param spentOn the cards for which it was used; those that left play are others when they come back
 */
public record Lasting(
        long id,
        CardId source,
        Seat seat,
        int turn,
        Duration until,
        int uses,
        Ability rule,
        Memory memory,
        int used,
        List<CardId> spentOn) {

    public Lasting {
        spentOn = List.copyOf(spentOn);
    }

    /** Whether it is in force on a turn; some wait for the next turn of the opponent. */
    public boolean active(Seat active, int now) {
        return until != Duration.OPPONENTS_NEXT_TURN || active == seat.opponent() && now > turn;
    }

    /** Whether it has been used as often as it can be. */
    public boolean usedUp() {
        return uses > 0 && used >= uses;
    }

    /** Whether it is over when the turn of {@code ending} ends. */
    boolean overAfter(Seat ending, int endingTurn) {
        return switch (until) {
            case REMAINDER_OF_TURN -> true;
            case OPPONENTS_NEXT_TURN -> ending == seat.opponent() && endingTurn > turn;
            case UNTIL_START_OF_YOUR_NEXT_TURN -> ending == seat.opponent();
            case UNTIL_END_OF_YOUR_NEXT_TURN -> ending == seat && endingTurn > turn;
            case UNTIL_READY_STEP_ENDS, WHILE_THIS_IS_IN_PLAY, WHILE_THOSE_ARE_IN_PLAY, WHILE_UNDER_YOUR_CONTROL ->
                false;
        };
    }

    /** The same after a card left play: effects on it end, and those that it keeps up. */
    Optional<Lasting> without(CardId gone) {
        if (until == Duration.WHILE_THIS_IS_IN_PLAY && source.equals(gone)) {
            return Optional.empty();
        }
        return with(source.equals(gone) ? onNoCard() : rule, memory.without(gone), others(gone));
    }

    /** The same after cards outside play were put where no text follows them. */
    Optional<Lasting> forgetting(List<CardId> cards) {
        return with(rule, memory.only(card -> !cards.contains(card)), spentOn);
    }

    private List<CardId> others(CardId gone) {
        return spentOn.stream().filter(card -> !card.equals(gone)).toList();
    }

    private Optional<Lasting> with(Ability left, Memory rest, List<CardId> spent) {
        if (rest == memory && left == rule && spent.size() == spentOn.size()) {
            return Optional.of(this);
        }
        return until.followsCards() && !rest.hasCards()
                ? Optional.empty()
                : Optional.of(new Lasting(id, source, seat, turn, until, uses, left, rest, used, spent));
    }

    /** What a card gave itself is gone with it; what the same rule says of players stays. */
    private Ability onNoCard() {
        return rule instanceof Static(var whilst, Selector.Self self, var modifiers)
                ? new Static(whilst, new Selector.AnyOf(List.of(), Quantity.ALL), modifiers)
                : rule;
    }

    Lasting spentOn(CardId card) {
        return new Lasting(id, source, seat, turn, until, uses, rule, memory, used + 1, Lists.plus(spentOn, card));
    }
}
