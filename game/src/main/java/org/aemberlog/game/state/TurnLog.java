package org.aemberlog.game.state;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the rules must remember of the current turn.
 *
 * @param fromHand cards played or discarded from hand (First Turn Rule)
 * @param timesByCard how often each card, by card id without its content hash, was played or used
 *     (The Rule of Six)
 */
public record TurnLog(int fromHand, Map<String, Integer> timesByCard) {

    /** The log of a turn in which nothing has happened. */
    public static final TurnLog EMPTY = new TurnLog(0, Map.of());

    TurnLog countingFromHand() {
        return new TurnLog(fromHand + 1, timesByCard);
    }

    TurnLog counting(String card) {
        var more = new LinkedHashMap<>(timesByCard);
        more.merge(card, 1, Integer::sum);
        return new TurnLog(fromHand, more);
    }
}
