package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Modifier.Permission;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/**
 * The forms in which a card can be played: that printed on it, and for some creatures an upgrade.
 * What forbids, limits or permits playing creatures is about the form that is played.
 */
final class Forms {

    private Forms() {}

    /** Those that a player may play although the card's house is not active. */
    static List<CardType> permitted(Board board, Seat you, CardId card) {
        if (!Permissions.anyPermits(board, Permission.PLAY)) {
            return List.of();
        }
        return board.matchCards().compiled(card).forms().stream()
                .filter(form -> permit(board, you, card, form).isPresent())
                .toList();
    }

    /** What permits a player to play a card in a form although its house is not active. */
    static Optional<ConstantAbility> permit(Board board, Seat you, CardId card, CardType form) {
        return Permissions.permit(as(board, you, card, form), Permission.PLAY, you, card);
    }

    /** Those among some forms in which a card can be played. */
    static List<CardType> possible(Board board, Seat you, CardId card, List<CardType> forms) {
        var possible = new ArrayList<CardType>(forms.size());
        for (var form : forms) {
            if (obstacle(board, you, card, form).isEmpty()) {
                possible.add(form);
            }
        }
        return possible;
    }

    /** Why a card can be played in none of these forms: what stands against the first one. */
    static Optional<Rejection> obstacle(Board board, Seat you, CardId card, List<CardType> forms) {
        var first = obstacle(board, you, card, forms.getFirst());
        return first.isEmpty() || possible(board, you, card, forms).isEmpty() ? first : Optional.empty();
    }

    private static Optional<Rejection> obstacle(Board board, Seat you, CardId card, CardType form) {
        if (Permissions.forbidden(as(board, you, card, form), PlayerAction.PLAY, you, card)) {
            return Optional.of(new Rejection.CardForbids(card));
        }
        return form == CardType.UPGRADE && !anyCreature(board)
                ? Optional.of(new Rejection.NoHost(card))
                : Optional.empty();
    }

    private static Board as(Board board, Seat you, CardId card, CardType form) {
        return board.matchCards().compiled(card).upgradeForm().isEmpty()
                ? board.whereItLies(card)
                : board.withForm(card, form, you);
    }

    private static boolean anyCreature(Board board) {
        return !board.state().a().battleline().isEmpty()
                || !board.state().b().battleline().isEmpty();
    }
}
