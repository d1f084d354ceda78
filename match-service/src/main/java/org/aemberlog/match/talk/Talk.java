package org.aemberlog.match.talk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/**
 * What has been said at a table.
 *
 * @param version how often it has changed
 * @param phrases the latest, the last one last
 * @param rematch what each player has offered
 * @param next the rematch, once both have offered the same
 */
record Talk(MatchId match, long version, @Kept List<Said> phrases, Map<Seat, Decks> rematch, Optional<MatchId> next) {

    private static final int MAX_PHRASES = 10;

    Talk {
        phrases = List.copyOf(phrases);
        rematch = Map.copyOf(rematch);
    }

    /**
     * A phrase that a player has said.
     *
     * @param number counts those of a match from 1
     */
    record Said(long number, Seat seat, Phrase phrase) {}

    static Talk silent(MatchId match) {
        return new Talk(match, 1, List.of(), Map.of(), Optional.empty());
    }

    Talk saying(Seat seat, Phrase phrase) {
        var said = new ArrayList<>(phrases);
        long number = said.isEmpty() ? 1 : said.getLast().number() + 1;
        said.add(new Said(number, seat, phrase));
        var latest = said.subList(Math.max(0, said.size() - MAX_PHRASES), said.size());
        return new Talk(match, version + 1, latest, rematch, next);
    }

    /** A player offers a rematch; once it is agreed on, nothing changes any more. */
    Talk offering(Seat seat, Decks decks, MatchId rematchId) {
        if (next.isPresent() || decks.equals(rematch.get(seat))) {
            return this;
        }
        var offers = new EnumMap<Seat, Decks>(Seat.class);
        offers.putAll(rematch);
        offers.put(seat, decks);
        boolean agreed = decks.equals(offers.get(seat.opponent()));
        return new Talk(match, version + 1, phrases, offers, agreed ? Optional.of(rematchId) : Optional.empty());
    }
}
