package org.aemberlog.replay.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.replay.archive.MatchHistory;

/**
 * A match in a few lines. Nothing in it is hidden from anybody.
 *
 * @param version the last commit that it includes
 * @param startedAt when the match was created, in milliseconds since 1970 (UTC)
 * @param endedAt when it was won or expired; then without a winner
 * @param chosenSeed whether who created the match chose the server's secret; then it counts for
 *     nobody
 * @param forkedFrom where a match for practice began; it counts for nobody either
 */
public record Summary(
        MatchId match,
        long version,
        long startedAt,
        Optional<Long> endedAt,
        int events,
        int turns,
        Optional<Seat> first,
        Part a,
        Part b,
        Optional<Seat> winner,
        Optional<Victory> by,
        boolean chosenSeed,
        Optional<Origin> forkedFrom) {

    /** A moment of a finished match. */
    public record Origin(MatchId match, long version) {
        static Optional<Origin> of(MatchEvent first) {
            return first instanceof MatchForked forked
                    ? Optional.of(new Origin(forked.from(), forked.version()))
                    : Optional.empty();
        }
    }

    /**
     * One player's part.
     *
     * @param profile the player's, who has one
     * @param gained Æmber that came into the pool from the supply
     * @param captured Æmber that the player's creatures captured
     */
    public record Part(
            String player,
            Optional<ProfileId> profile,
            String deck,
            String deckName,
            List<House> houses,
            List<KeyColor> keys,
            int gained,
            int stolen,
            int captured) {

        static Part of(SeatSetup setup) {
            var deck = setup.deck();
            return new Part(setup.player(), setup.profile(), deck.id(), deck.name(), deck.houses(), List.of(), 0, 0, 0);
        }

        Part forging(KeyColor key) {
            var more = new ArrayList<>(keys);
            more.add(key);
            return withKeys(more);
        }

        Part unforging(KeyColor key) {
            return withKeys(keys.stream().filter(k -> k != key).toList());
        }

        Part withKeys(List<KeyColor> now) {
            return new Part(player, profile, deck, deckName, houses, now, gained, stolen, captured);
        }

        Part counting(int moreGained, int moreStolen, int moreCaptured) {
            return new Part(
                    player,
                    profile,
                    deck,
                    deckName,
                    houses,
                    keys,
                    gained + moreGained,
                    stolen + moreStolen,
                    captured + moreCaptured);
        }
    }

    /** The summary of a match so far. What was taken back does not count. */
    static Summary of(MatchHistory history) {
        var s = begun(history);
        for (var event : history.standing()) {
            s = s.after(event, history.head().at());
        }
        return s.upTo(history.head().version(), Math.toIntExact(history.events()));
    }

    /** A match that was forked goes on from where the other one was. */
    private static Summary begun(MatchHistory history) {
        var state = MatchState.begun(history.first());
        return new Summary(
                history.match(),
                0,
                history.commits().getFirst().at(),
                Optional.empty(),
                0,
                state.turn().number(),
                state.first(),
                Part.of(state.setup(Seat.A)).withKeys(state.a().keys()),
                Part.of(state.setup(Seat.B)).withKeys(state.b().keys()),
                Optional.empty(),
                Optional.empty(),
                state.chance().chosen(),
                Origin.of(history.first()));
    }

    /** The summary with a commit that takes nothing back. */
    Summary after(Commit commit) {
        var s = this;
        for (var event : commit.events()) {
            s = s.after(event, commit.at());
        }
        return s.upTo(commit.version(), events + commit.events().size());
    }

    private Summary upTo(long lastVersion, int allEvents) {
        return new Summary(
                match,
                lastVersion,
                startedAt,
                endedAt,
                allEvents,
                turns,
                first,
                a,
                b,
                winner,
                by,
                chosenSeed,
                forkedFrom);
    }

    private Summary after(MatchEvent event, long at) {
        return switch (event) {
            case FirstPlayerRolled e -> goingFirst(e.first());
            case FirstPlayerChosen e -> goingFirst(e.first());
            case TurnBegan e ->
                new Summary(
                        match,
                        version,
                        startedAt,
                        endedAt,
                        events,
                        e.turn(),
                        first,
                        a,
                        b,
                        winner,
                        by,
                        chosenSeed,
                        forkedFrom);
            case KeyForged e -> with(e.seat(), part(e.seat()).forging(e.color()));
            case KeyUnforged e -> with(e.seat(), part(e.seat()).unforging(e.color()));
            case AemberGained e -> with(e.seat(), part(e.seat()).counting(e.amount(), 0, 0));
            case AemberStolen e -> with(e.thief(), part(e.thief()).counting(0, e.amount(), 0));
            case AemberCaptured e -> with(e.seat(), part(e.seat()).counting(0, 0, e.amount()));
            case MatchWon e -> ended(at, Optional.of(e.winner()), Optional.of(e.by()));
            case MatchExpired e -> ended(at, Optional.empty(), Optional.empty());
            case Corrected e -> e.what().map(this::corrected).orElse(this);
            case LifecycleEvent _, TurnEvent _, PlayerEvent _, AemberEvent _, DecisionEvent _ -> this;
            case Beside _, PileEvent _, MoveEvent _, UseEvent _ -> this;
            case StatusEvent _, TableEvent _, LastingEvent _ -> this;
        };
    }

    private Summary ended(long at, Optional<Seat> victor, Optional<Victory> how) {
        return new Summary(
                match,
                version,
                startedAt,
                Optional.of(at),
                events,
                turns,
                first,
                a,
                b,
                victor,
                how,
                chosenSeed,
                forkedFrom);
    }

    private Summary corrected(Correction what) {
        return what instanceof Correction.SetKeys keys
                ? with(keys.seat(), part(keys.seat()).withKeys(keys.keys()))
                : this;
    }

    private Part part(Seat seat) {
        return seat == Seat.A ? a : b;
    }

    private Summary goingFirst(Seat seat) {
        return new Summary(
                match,
                version,
                startedAt,
                endedAt,
                events,
                turns,
                Optional.of(seat),
                a,
                b,
                winner,
                by,
                chosenSeed,
                forkedFrom);
    }

    private Summary with(Seat seat, Part part) {
        return new Summary(
                match,
                version,
                startedAt,
                endedAt,
                events,
                turns,
                first,
                seat == Seat.A ? part : a,
                seat == Seat.B ? part : b,
                winner,
                by,
                chosenSeed,
                forkedFrom);
    }
}
