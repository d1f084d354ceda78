package org.aemberlog.game.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Permanent.Flag;
import org.aemberlog.game.state.Seat;

/**
 * Reads a card in play with what is on it, such as {@code troll exhausted damage 5 with
 * duskrunner}.
 */
public final class PermanentText {

    /** Says which card the first words mean, and takes them off the list. */
    @FunctionalInterface
    public interface Cards {
        /** The card that a player's list names at its front. */
        CardId take(Seat side, List<String> words);
    }

    private final Cards cards;

    /** Reads cards as {@code cards} says. */
    public PermanentText(Cards cards) {
        this.cards = cards;
    }

    /**
     * The card in play that the words say; ready and with nothing on it but what they say.
     *
     * @throws NotationException where they say none
     */
    public Permanent read(Seat side, List<String> item) {
        var rest = new ArrayList<>(item);
        var permanent = Permanent.entered(cards.take(side, rest), true);
        while (!rest.isEmpty()) {
            permanent = with(side, permanent, rest.removeFirst(), rest);
        }
        return permanent;
    }

    private Permanent with(Seat side, Permanent p, String word, List<String> rest) {
        return switch (word) {
            case "exhausted" -> p.with(Flag.EXHAUSTED, true);
            case "stunned" -> p.with(Flag.STUNNED, true);
            case "warded" -> p.with(Flag.WARDED, true);
            case "enraged" -> p.with(Flag.ENRAGED, true);
            case "damage" -> p.with(Token.DAMAGE, number(word, rest));
            case "amber", "aember" -> p.with(Token.AEMBER, number(word, rest));
            case "spent" -> p.withArmorSpent(number(word, rest));
            case "half" -> p.withOtherHalf(Optional.of(cards.take(side, rest)));
            case "with" -> p.withUpgrade(upgrade(side, rest));
            case "over" -> p.withUnder(under(p, side, rest, false));
            case "graft" -> p.withUnder(under(p, side, rest, true));
            default -> p.with(PositionSymbols.of(Token.class, word), number(word, rest));
        };
    }

    /** An upgrade; after {@code by}, who controls it unless its owner does; after {@code holding}, counters on it. */
    private Permanent.Upgrade upgrade(Seat side, List<String> rest) {
        var card = cards.take(side, rest);
        var controller = card.owner();
        if (!rest.isEmpty() && rest.getFirst().equals("by")) {
            rest.removeFirst();
            controller = PositionText.seat(next("'alice' or 'bob'", rest));
        }
        var upgrade = Permanent.Upgrade.entered(card, controller);
        while (!rest.isEmpty() && rest.getFirst().equals("holding")) {
            rest.removeFirst();
            var counter = next("a counter after 'holding'", rest);
            upgrade = upgrade.withCounters(PositionSymbols.of(Token.class, counter), number(counter, rest));
        }
        return upgrade;
    }

    private List<Permanent.Under> under(Permanent p, Seat side, List<String> rest, boolean faceup) {
        var all = new ArrayList<>(p.under());
        all.add(new Permanent.Under(cards.take(side, rest), faceup));
        return all;
    }

    private static int number(String word, List<String> rest) {
        var found = next("a number after '" + word + "'", rest);
        if (!found.matches("\\d{1,4}")) {
            throw new NotationException("Expected a number after '" + word + "' but found '" + found + "'.");
        }
        return Integer.parseInt(found);
    }

    private static String next(String expected, List<String> rest) {
        if (rest.isEmpty()) {
            throw new NotationException("Expected " + expected + " but the card ends.");
        }
        return rest.removeFirst();
    }
}
