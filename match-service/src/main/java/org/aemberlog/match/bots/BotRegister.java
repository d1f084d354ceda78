package org.aemberlog.match.bots;

import java.time.Instant;
import java.util.List;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.BotSeated;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.event.MatchEvent.PlayerReturned;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.match.live.CommitListener;
import org.aemberlog.support.store.Blocking;
import org.springframework.stereotype.Component;

/** Notes which matches have bots, so that they are found after a restart. */
@Component
class BotRegister implements CommitListener {

    private final BotStore store;

    BotRegister(BotStore store) {
        this.store = store;
    }

    @Override
    public void take(Commit commit) {
        if (seats(commit).stream().anyMatch(seat -> seat.bot().isPresent())) {
            store.open(commit.match(), Instant.now());
        }
        for (var event : commit.events()) {
            if (event instanceof BotSeated) {
                store.open(commit.match(), Instant.now());
            } else if (event instanceof PlayerReturned) {
                Blocking.first(store.close(commit.match()));
            }
        }
    }

    /** Who sits down with the first commit of a match. */
    private static List<SeatSetup> seats(Commit commit) {
        var first = commit.events().isEmpty() ? null : commit.events().getFirst();
        if (first instanceof MatchCreated created) {
            return created.seats();
        }
        return first instanceof MatchForked forked && forked.state().isPresent()
                ? forked.state().get().seats()
                : List.of();
    }
}
