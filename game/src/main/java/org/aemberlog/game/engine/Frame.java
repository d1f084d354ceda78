package org.aemberlog.game.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/**
 * What an ability sees while it resolves: whose it is, what it is about, and what it remembers.
 *
 * @param source the card that has the ability
 * @param you "you" in its text
 * @param that the card that the event or the replaced happening is about
 * @param thatMuch how much that happening is about
 * @param cards what {@code Let} remembered
 * @param outcomes what {@code As} remembered
 */
record Frame(
        CardId source,
        Seat you,
        Optional<CardId> that,
        int thatMuch,
        Map<String, List<CardId>> cards,
        Map<String, Outcome> outcomes) {

    static Frame of(CardId source, Seat you) {
        return new Frame(source, you, Optional.empty(), 0, new HashMap<>(), new HashMap<>());
    }

    static Frame about(CardId source, Seat you, CardId that, int thatMuch) {
        return new Frame(
                source, you, Optional.of(that), thatMuch, new HashMap<>(), new HashMap<>());
    }

    /**
     * What an effect did.
     *
     * @param cards the cards it touched
     * @param complete whether all of it could be done ("if you do")
     * @param destroyed the cards it destroyed
     */
    record Outcome(List<CardId> cards, boolean complete, Set<CardId> destroyed) {

        static Outcome done(boolean complete) {
            return new Outcome(List.of(), complete, Set.of());
        }

        static Outcome of(List<CardId> cards, boolean complete) {
            return new Outcome(cards, complete, Set.of());
        }
    }
}
