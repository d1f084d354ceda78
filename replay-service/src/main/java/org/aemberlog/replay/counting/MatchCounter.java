package org.aemberlog.replay.counting;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.replay.archive.MatchHistory;

/** Reads a finished match and counts. It needs no state, only the events. */
public final class MatchCounter {

    private final List<SeatSetup> seats;
    private final Map<Seat, List<KeyColor>> keys = new EnumMap<>(Seat.class);
    private final Map<Seat, Counts> players = new EnumMap<>(Seat.class);
    private final Map<Seat, Map<House, Counts>> houses = new EnumMap<>(Seat.class);
    private final Map<Seat, Map<String, MatchStatistics.CardUse>> cards = new EnumMap<>(Seat.class);
    private Optional<Seat> first = Optional.empty();
    private Seat active = Seat.A;
    private Optional<House> house = Optional.empty();
    private Optional<MatchWon> won = Optional.empty();
    private int turns;

    private MatchCounter(List<SeatSetup> seats) {
        this.seats = seats;
        for (var seat : Seat.values()) {
            keys.put(seat, new ArrayList<>());
            players.put(seat, new Counts());
            houses.put(seat, new EnumMap<>(House.class));
            cards.put(seat, listed(seats.get(seat.ordinal())));
        }
    }

    private static Map<String, MatchStatistics.CardUse> listed(SeatSetup setup) {
        var uses = new TreeMap<String, MatchStatistics.CardUse>();
        for (var card : setup.deck().cards()) {
            uses.compute(
                    card.cardId(),
                    (id, known) -> known == null
                            ? new MatchStatistics.CardUse(1, new Counts())
                            : new MatchStatistics.CardUse(known.copies() + 1, known.counts()));
        }
        return uses;
    }

    /**
     * The account of a match.
     *
     * @throws IllegalArgumentException when it has not been won, or is for practice
     */
    public static MatchStatistics of(MatchHistory history) {
        var first = history.commits().getFirst();
        if (!(history.first() instanceof MatchCreated created)) {
            throw new IllegalArgumentException(history.match() + " is for practice.");
        }
        var counter = new MatchCounter(created.seats());
        history.standing().forEach(counter::read);
        var head = history.head();
        var won = counter.won.orElseThrow(() -> new IllegalArgumentException(history.match() + " is not over."));
        return new MatchStatistics(
                history.match(),
                head.version(),
                head.hash(),
                first.at(),
                head.at(),
                counter.first,
                won.winner(),
                won.by(),
                counter.turns,
                history.events(),
                counter.part(Seat.A),
                counter.part(Seat.B));
    }

    private MatchStatistics.Part part(Seat seat) {
        return new MatchStatistics.Part(
                seats.get(seat.ordinal()),
                List.copyOf(keys.get(seat)),
                players.get(seat),
                houses.get(seat),
                cards.get(seat));
    }

    private void read(MatchEvent event) {
        switch (event) {
            case FirstPlayerRolled e -> first = Optional.of(e.first());
            case FirstPlayerChosen e -> first = Optional.of(e.first());
            case TurnBegan e -> turn(e);
            case HouseChosen e -> house(e);
            case ActiveHouseChanged e -> house = Optional.of(e.house());
            case HandMulliganed e -> count(e.seat(), Count.MULLIGANS, 1);
            case CheckAnnounced e -> count(e.seat(), Count.CHECKS, 1);
            case KeyForged e -> {
                keys.get(e.seat()).add(e.color());
                count(e.seat(), Count.KEYS, 1);
            }
            case KeyUnforged e -> keys.get(e.seat()).remove(e.color());
            case MatchWon e -> won = Optional.of(e);
            case CardPlayed e -> count(e.seat(), e.card(), Count.PLAYS);
            case CreatureReaped e -> count(active, e.card(), Count.REAPS);
            case FightBegan e -> count(active, e.attacker(), Count.FIGHTS);
            case AbilityUsed e -> count(active, e.card(), Count.ACTIONS);
            case CardDestroyed e -> count(e.card().owner(), e.card(), Count.DESTROYED);
            case CardDiscarded e -> {
                if (e.from() == Zone.HAND) {
                    count(e.card().owner(), e.card(), Count.DISCARDS);
                }
            }
            case AemberGained e -> count(e.seat(), Count.GAINED, e.amount());
            case AemberLost e -> count(e.seat(), Count.LOST, e.amount());
            case AemberStolen e -> count(e.thief(), Count.STOLEN, e.amount());
            case AemberCaptured e -> count(e.seat(), Count.CAPTURED, e.amount());
            case Corrected e -> e.what().ifPresent(this::corrected);
            case LifecycleEvent _, TurnEvent _, PlayerEvent _, PileEvent _, MoveEvent _, UseEvent _ -> {}
            case AemberEvent _, TableEvent _, DecisionEvent _ -> {}
            case Beside _, StatusEvent _, LastingEvent _ -> {}
        }
    }

    private void turn(TurnBegan e) {
        active = e.seat();
        house = Optional.empty();
        turns = e.turn();
        count(e.seat(), Count.TURNS, 1);
    }

    private void house(HouseChosen e) {
        house = Optional.of(e.house());
        inHouse(e.seat(), Count.TURNS, 1);
    }

    private void corrected(Correction what) {
        if (what instanceof Correction.SetKeys now) {
            keys.put(now.seat(), new ArrayList<>(now.keys()));
        }
    }

    private void count(Seat seat, CardId card, Count what) {
        count(seat, what, 1);
        var listed = seats.get(card.owner().ordinal()).deck().cards().get(card.index());
        cards.get(card.owner()).get(listed.cardId()).counts().add(what, 1);
    }

    private void count(Seat seat, Count what, long amount) {
        players.get(seat).add(what, amount);
        if (what != Count.TURNS) {
            inHouse(seat, what, amount);
        }
    }

    /** What the active player does is done in the active house. */
    private void inHouse(Seat seat, Count what, long amount) {
        if (seat == active) {
            house.ifPresent(it ->
                    houses.get(seat).computeIfAbsent(it, _ -> new Counts()).add(what, amount));
        }
    }
}
