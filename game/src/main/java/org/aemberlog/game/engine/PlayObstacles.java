package org.aemberlog.game.engine;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/** Why cards cannot be played. */
final class PlayObstacles {

    private PlayObstacles() {}

    /** Why a card cannot be played, wherever it is and whatever the active house. */
    static Optional<Rejection> of(Board board, Seat you, CardId card) {
        return of(board, you, card, board.matchCards().compiled(card).forms());
    }

    /** Why a card cannot be played in any of these forms. */
    static Optional<Rejection> of(Board board, Seat you, CardId card, List<CardType> forms) {
        var compiled = board.compiled(card);
        if (compiled.copy().isPresent() && compiled.is(CardType.ACTION)) {
            return toCopying(board, you, card).or(() -> Forms.obstacle(board, you, card, forms));
        }
        var copied = copiable(board, you, card);
        if (!copied.isEmpty()
                && copied.stream()
                        .allMatch(original -> tooLate(board, card, original).isPresent())) {
            return tooLate(board, card, copied.getFirst());
        }
        return ofText(board, you, card, compiled).or(() -> Forms.obstacle(board, you, card, forms));
    }

    /** Why it is too late to play a card as a copy of another one (FAQ, Mimicry and Rule of Six). */
    static Optional<Rejection> tooLate(Board board, CardId card, CardId original) {
        return tooLate(board, card, board.matchCards().compiled(board.state(), original));
    }

    private static Optional<Rejection> tooLate(Board board, CardId card, CompiledCard compiled) {
        if (RuleOfSix.reached(board.state(), compiled.definition.id())) {
            return Optional.of(new Rejection.RuleOfSix(compiled.definition.title()));
        }
        return compiled.hasKeyword(KeywordKind.ALPHA) && board.state().log().inStep() > 0
                ? Optional.of(new Rejection.KeywordForbids(card, "alpha"))
                : Optional.empty();
    }

    private static Optional<Rejection> ofText(Board board, Seat you, CardId card, CompiledCard compiled) {
        var late = tooLate(board, card, compiled);
        if (late.isPresent()) {
            return late;
        }
        for (var requirement : compiled.requirements) {
            if (!Values.holds(board, AbilityContext.of(card, you), requirement.condition())) {
                return Optional.of(new Rejection.RequirementNotMet(card));
            }
        }
        if (!Tolls.payable(board, PlayerAction.PLAY, you, card)) {
            return Optional.of(new Rejection.CannotPay(card, Tolls.due(board, PlayerAction.PLAY, you, card)));
        }
        if (compiled.gigantic().isPresent() && otherHalves(board, you, card).isEmpty()) {
            return Optional.of(new Rejection.OtherHalfMissing(card));
        }
        return Optional.empty();
    }

    /** A copy can be played when one of the cards to copy could be, or when there are none. */
    private static Optional<Rejection> toCopying(Board board, Seat you, CardId card) {
        var copied = copiable(board, you, card);
        Optional<Rejection> obstacle = Optional.empty();
        for (var original : copied) {
            obstacle = toCopying(board, you, card, original);
            if (obstacle.isEmpty()) {
                return obstacle;
            }
        }
        return obstacle;
    }

    /** It is treated as a copy when it is played, and so what forbids to play the original forbids it. */
    static Optional<Rejection> toCopying(Board board, Seat you, CardId card, CardId original) {
        var asCopy = board.withCopy(card, board.state().definitionOf(original), you);
        return Permissions.forbidden(asCopy, PlayerAction.PLAY, you, card)
                ? Optional.of(new Rejection.CardForbids(card))
                : ofText(board, you, card, board.matchCards().compiled(original));
    }

    /** What a card may be played as a copy of; nothing when it is none. */
    static List<CardId> copiable(Board board, Seat you, CardId card) {
        var copy = board.compiled(card).copy();
        return copy.isEmpty()
                ? List.of()
                : Targets.all(board, AbilityContext.of(card, you), copy.get().card());
    }

    /** The other halves of a gigantic creature, one of which has to be in hand as well. */
    private static List<CardId> otherHalves(Board board, Seat you, CardId card) {
        var hand = board.state().side(you).hand();
        return hand.contains(card) ? otherHalves(board, hand, card) : List.of();
    }

    /** The other halves of a gigantic creature among some cards outside play. */
    static List<CardId> otherHalves(Board board, List<CardId> cards, CardId card) {
        var own = board.compiled(card);
        return own.gigantic().isEmpty()
                ? List.of()
                : cards.stream()
                        .filter(c -> board.compiled(c).gigantic().isPresent())
                        .filter(c -> !board.compiled(c).gigantic().equals(own.gigantic()))
                        .filter(c -> board.compiled(c).definition.title().equals(own.definition.title()))
                        .filter(c -> c.owner() == card.owner())
                        .toList();
    }
}
