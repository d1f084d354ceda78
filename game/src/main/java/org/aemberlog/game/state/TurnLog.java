package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Trait;

/**
 * What the rules must remember of a turn.
 *
 * @param fromHand cards played or discarded from hand (First Turn Rule)
 * @param inStep cards played, used or discarded in the current step (glossary, Alpha)
 * @param timesByCard how often each card, by title, was played or used (The Rule of Six)
 * @param deeds what happened, in order
 * @param flows what players gained, lost, stole and captured, in order
 */
public record TurnLog(int fromHand, int inStep, Map<String, Integer> timesByCard, List<Entry> deeds, List<Flow> flows) {

    /** The log of a turn in which nothing has happened. */
    public static final TurnLog EMPTY = of(List.of());

    /** The log of a turn of which only some of what happened is known. */
    public static TurnLog of(List<Entry> deeds) {
        return new TurnLog(0, 0, Map.of(), deeds, List.of());
    }

    /** Æmber that went to or from a player. */
    public record Flow(AemberDeed how, Seat who, int amount) {}

    /**
     * Something that happened and that a card may ask about later.
     *
     * @param subject the card it happened to or with, if it is about a card
     * @param key the key that was forged, if one was
     * @param look what the card was at that moment, if that was not just as it is printed
     */
    public record Entry(
            TriggerEvent what, Seat actor, Optional<CardId> subject, Optional<KeyColor> key, Optional<Look> look) {

        /** Something that a player did, with no card. */
        static Entry of(TriggerEvent what, Seat actor) {
            return new Entry(what, actor, Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** Whether it is what a card asks for. */
        public boolean is(TriggerEvent asked) {
            return what.is(asked);
        }

        /** A key was forged. */
        public static Entry forged(Seat by, KeyColor key) {
            return new Entry(TriggerEvent.KEY_FORGED, by, Optional.empty(), Optional.of(key), Optional.empty());
        }
    }

    /**
     * What a card was at a moment, with all that it had gained and lost (glossary, Leaves Play).
     *
     * @param type a creature whatever stood in a battleline
     * @param definition the pinned name of what it was, be it as a copy
     * @param power its power, 0 for what was no creature
     */
    public record Look(CardType type, String definition, List<House> houses, List<Trait> traits, int power) {
        public Look {
            houses = List.copyOf(houses);
            traits = List.copyOf(traits);
        }
    }

    TurnLog countingFromHand() {
        return new TurnLog(fromHand + 1, inStep, timesByCard, deeds, flows);
    }

    TurnLog countingInStep() {
        return new TurnLog(fromHand, inStep + 1, timesByCard, deeds, flows);
    }

    TurnLog inNewStep() {
        return inStep == 0 ? this : new TurnLog(fromHand, 0, timesByCard, deeds, flows);
    }

    TurnLog counting(String title) {
        var more = new LinkedHashMap<>(timesByCard);
        more.merge(title, 1, Integer::sum);
        return new TurnLog(fromHand, inStep + 1, more, deeds, flows);
    }

    TurnLog with(Entry deed) {
        return new TurnLog(fromHand, inStep, timesByCard, Lists.plus(deeds, deed), flows);
    }

    TurnLog with(Flow flow) {
        return new TurnLog(fromHand, inStep, timesByCard, deeds, Lists.plus(flows, flow));
    }

    /** The log without what happened to a card last, which was undone. */
    TurnLog without(TriggerEvent what, CardId subject) {
        var rest = new ArrayList<>(deeds);
        for (int i = rest.size() - 1; i >= 0; i--) {
            if (rest.get(i).is(what)
                    && rest.get(i).subject().filter(subject::equals).isPresent()) {
                rest.remove(i);
                break;
            }
        }
        return new TurnLog(fromHand, inStep, timesByCard, rest, flows);
    }
}
