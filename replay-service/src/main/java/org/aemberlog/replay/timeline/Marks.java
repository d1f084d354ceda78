package org.aemberlog.replay.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Side;

/**
 * The places of a match that are worth a jump, and how the players stood at the end of each turn.
 * All of it lay open to both players and to everybody who watched.
 */
public final class Marks {

    /** What happened at a mark. */
    public enum Kind {
        MULLIGAN,
        TURN_BEGAN,
        KEY_FORGED,
        KEY_UNFORGED,
        CHECK,
        /** A card was destroyed in a fight. */
        FELL_IN_FIGHT,
        CORRECTED,
        TAKEN_BACK,
        MATCH_WON,
        MATCH_EXPIRED
    }

    /**
     * A place in a match.
     *
     * @param version the commit in which it happened
     * @param turn counted from 1 over both players; 0 during setup
     * @param seat whose doing it was; of a fallen card, whose deck it came in
     * @param color of the key
     * @param card the id of the card that fell
     */
    public record Mark(
            long version, int turn, Kind kind, Optional<Seat> seat, Optional<KeyColor> color, Optional<String> card) {}

    /**
     * How the players stood when a turn was over, or the match.
     *
     * @param seat whose turn it was
     */
    public record Point(long version, int turn, Seat seat, Standing a, Standing b) {}

    /**
     * How one player stood.
     *
     * @param hand how many cards were in hand; {@code deck}, {@code archives} likewise
     */
    public record Standing(
            int aember,
            int keys,
            int chains,
            int creatures,
            int artifacts,
            int hand,
            int deck,
            int discard,
            int archives) {

        static Standing of(Side side) {
            return new Standing(
                    side.aember(),
                    side.keys().size(),
                    side.chains(),
                    side.battleline().size(),
                    side.artifacts().size(),
                    side.hand().size(),
                    side.deck().size(),
                    side.discard().size(),
                    side.archives().size());
        }
    }

    private final List<Numbered<Mark>> marks = new ArrayList<>();
    private final List<Numbered<Point>> curve = new ArrayList<>();
    private Optional<MatchState> state = Optional.empty();
    private boolean fighting;

    /** Something that is there until events up to its number are taken back. */
    private record Numbered<T>(long number, T it) {}

    /** The same marks, to read on from. */
    Marks copy() {
        var copy = new Marks();
        copy.marks.addAll(marks);
        copy.curve.addAll(curve);
        copy.state = state;
        copy.fighting = fighting;
        return copy;
    }

    /** Reads the next commit. */
    public void read(Commit commit) {
        for (var event : commit.events()) {
            var next = state.map(before -> before.apply(event)).orElseGet(() -> MatchState.begun(event));
            read(event, commit.version(), next);
            state = Optional.of(next);
        }
    }

    /** The marks so far, in order. */
    public List<Mark> marks() {
        return marks.stream().map(Numbered::it).toList();
    }

    /** The end of each turn so far, in order. */
    public List<Point> curve() {
        return curve.stream().map(Numbered::it).toList();
    }

    private void read(MatchEvent event, long version, MatchState next) {
        fighting = event instanceof FightBegan || fighting && !endsFight(event);
        if (event instanceof HandMulliganed e) {
            mark(version, next, Kind.MULLIGAN, e.seat());
        } else if (event instanceof TurnBegan e) {
            mark(version, next, Kind.TURN_BEGAN, e.seat());
        } else if (event instanceof KeyForged e) {
            key(version, next, Kind.KEY_FORGED, e.seat(), e.color());
        } else if (event instanceof KeyUnforged e) {
            key(version, next, Kind.KEY_UNFORGED, e.seat(), e.color());
        } else if (event instanceof CheckAnnounced e) {
            mark(version, next, Kind.CHECK, e.seat());
        } else if (event instanceof CardDestroyed e && fighting) {
            fallen(version, next, e.card());
        } else if (event instanceof Corrected) {
            add(next, new Mark(version, next.turn().number(), Kind.CORRECTED, none(), none(), none()));
        } else if (event instanceof TakenBack e) {
            takeBack(version, next, e);
        } else if (event instanceof TurnEnded) {
            point(version, next);
        } else if (event instanceof MatchWon e) {
            mark(version, next, Kind.MATCH_WON, e.winner());
            point(version, next);
        } else if (event instanceof MatchExpired) {
            add(next, new Mark(version, next.turn().number(), Kind.MATCH_EXPIRED, none(), none(), none()));
        }
    }

    private static boolean endsFight(MatchEvent event) {
        return event instanceof StepBegan
                || event instanceof TurnEnded
                || event instanceof CardPlayed
                || event instanceof CreatureReaped
                || event instanceof AbilityUsed;
    }

    private void mark(long version, MatchState next, Kind kind, Seat seat) {
        add(next, new Mark(version, next.turn().number(), kind, Optional.of(seat), none(), none()));
    }

    private void key(long version, MatchState next, Kind kind, Seat seat, KeyColor color) {
        add(next, new Mark(version, next.turn().number(), kind, Optional.of(seat), Optional.of(color), none()));
    }

    private void fallen(long version, MatchState next, CardId card) {
        var id = next.deckCard(card).cardId();
        add(
                next,
                new Mark(
                        version,
                        next.turn().number(),
                        Kind.FELL_IN_FIGHT,
                        Optional.of(card.owner()),
                        none(),
                        Optional.of(id)));
    }

    private void takeBack(long version, MatchState next, TakenBack e) {
        long left = e.state().orElseThrow().events();
        marks.removeIf(mark -> mark.number() > left);
        curve.removeIf(point -> point.number() > left);
        add(next, new Mark(version, next.turn().number(), Kind.TAKEN_BACK, e.seat(), none(), none()));
    }

    private void add(MatchState next, Mark mark) {
        marks.add(new Numbered<>(next.events(), mark));
    }

    private void point(long version, MatchState next) {
        var point =
                new Point(version, next.turn().number(), next.active(), Standing.of(next.a()), Standing.of(next.b()));
        curve.add(new Numbered<>(next.events(), point));
    }

    private static <T> Optional<T> none() {
        return Optional.empty();
    }
}
