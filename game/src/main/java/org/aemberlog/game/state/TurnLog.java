package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.EventPattern.Happening;

/**
 * What the rules must remember of a turn.
 *
 * @param fromHand cards played or discarded from hand (First Turn Rule)
 * @param inStep cards played, used or discarded in the current step (glossary, Alpha)
 * @param timesByCard how often each card, by title, was played or used (The Rule of Six)
 * @param deeds what happened, in order
 */
public record TurnLog(
        int fromHand, int inStep, Map<String, Integer> timesByCard, List<Deed> deeds) {

    /** The log of a turn in which nothing has happened. */
    public static final TurnLog EMPTY = new TurnLog(0, 0, Map.of(), List.of());

    /**
     * Something that happened and that a card may ask about later.
     *
     * @param subject the card it happened to or with, if it is about a card
     * @param key the key that was forged, if one was
     * @param look what the card was at that moment, if it was in play, or in which of its forms it
     *     was played
     */
    public record Deed(
            Happening what,
            Seat actor,
            Optional<CardId> subject,
            Optional<KeyColor> key,
            Optional<Look> look) {

        /** Something that a player did, with no card. */
        static Deed of(Happening what, Seat actor) {
            return new Deed(what, actor, Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** Whether it is what a card asks for. */
        public boolean is(Happening asked) {
            return what.is(asked);
        }

        /** A key was forged. */
        public static Deed forged(Seat by, KeyColor key) {
            return new Deed(
                    Happening.KEY_FORGED, by, Optional.empty(), Optional.of(key), Optional.empty());
        }
    }

    /**
     * What a card in play was at a moment (glossary, Leaves Play).
     *
     * @param type a creature whatever stood in a battleline
     * @param definition the pinned name of what it was, be it as a copy
     */
    public record Look(CardType type, String definition) {}

    TurnLog countingFromHand() {
        return new TurnLog(fromHand + 1, inStep, timesByCard, deeds);
    }

    TurnLog countingInStep() {
        return new TurnLog(fromHand, inStep + 1, timesByCard, deeds);
    }

    TurnLog inNewStep() {
        return inStep == 0 ? this : new TurnLog(fromHand, 0, timesByCard, deeds);
    }

    TurnLog counting(String title) {
        var more = new LinkedHashMap<>(timesByCard);
        more.merge(title, 1, Integer::sum);
        return new TurnLog(fromHand, inStep + 1, more, deeds);
    }

    TurnLog with(Deed deed) {
        return new TurnLog(fromHand, inStep, timesByCard, Side.plus(deeds, deed));
    }

    /** The log without what happened to a card last, which was undone. */
    TurnLog without(Happening what, CardId subject) {
        var rest = new ArrayList<>(deeds);
        for (int i = rest.size() - 1; i >= 0; i--) {
            if (rest.get(i).what() == what
                    && rest.get(i).subject().filter(subject::equals).isPresent()) {
                rest.remove(i);
                break;
            }
        }
        return new TurnLog(fromHand, inStep, timesByCard, rest);
    }
}
