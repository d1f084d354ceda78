package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.aemberlog.game.card.House;
import org.aemberlog.game.event.MatchEvent;

/**
 * A match at one moment: the fold over its events so far.
 *
 * @param seats seat A's, then seat B's setup; the n-th card of a deck list has index n
 * @param chance what the dice follow from
 * @param events how many events were folded, those beside the game left out; the dice of the match
 *     are a function of the chance and this number
 * @param first who went first, once rolled
 * @param turn counted from 1 over both players; 0 during setup
 * @param activeHouse empty before it is chosen, and for a turn without a legal house
 * @param a seat A's half of the table
 * @param b seat B's half of the table
 * @param beingPlayed cards on their way into play, the innermost last
 * @param log what happened this turn
 * @param previous what happened in the turn before
 * @param tide for whom the tide is high; empty while it is neutral
 * @param copies the pinned definitions that cards have for as long as they copy another card
 * @param choices how many choices have been asked so far
 * @param pending the choice that the match waits for
 * @param clock the clock, where time is limited
 * @param takeback who asks to take back the last action
 */
public record MatchState(
        MatchId match,
        Chance chance,
        List<SeatSetup> seats,
        long events,
        Optional<Seat> first,
        Seat active,
        int turn,
        Step step,
        Optional<House> activeHouse,
        Side a,
        Side b,
        List<CardId> beingPlayed,
        List<Lasting> lasting,
        TurnLog log,
        TurnLog previous,
        Optional<Seat> tide,
        Map<CardId, String> copies,
        int choices,
        Optional<Choice> pending,
        Optional<Seat> winner,
        Optional<Clock> clock,
        Optional<Seat> takeback) {

    public MatchState {
        seats = List.copyOf(seats);
        beingPlayed = List.copyOf(beingPlayed);
        lasting = List.copyOf(lasting);
        copies = Map.copyOf(copies);
    }

    /** The match after one more event. An impossible event is a bug and throws. */
    public MatchState apply(MatchEvent event) {
        return Fold.apply(this, event);
    }

    /** The match after more events. */
    public MatchState applyAll(List<MatchEvent> more) {
        var state = this;
        for (var event : more) {
            state = state.apply(event);
        }
        return state;
    }

    /** The match right after its creation, its first event. */
    public static MatchState created(MatchEvent.MatchCreated event) {
        return new MatchState(
                event.match(),
                Chance.of(event.secret(), event.commitment(), event.terms()),
                event.seats(),
                1,
                Optional.empty(),
                Seat.A,
                0,
                Step.SETUP,
                Optional.empty(),
                Side.of(allCards(Seat.A, event.seats()), event.seats().get(0).chains()),
                Side.of(allCards(Seat.B, event.seats()), event.seats().get(1).chains()),
                List.of(),
                List.of(),
                TurnLog.EMPTY,
                TurnLog.EMPTY,
                Optional.empty(),
                Map.of(),
                0,
                Optional.empty(),
                Optional.empty(),
                event.terms().time().map(Clock::of),
                Optional.empty());
    }

    /** The match right after it was forked, its first event. */
    public static MatchState forked(MatchEvent.MatchForked event) {
        var from = event.state().orElseThrow();
        var draft = new Draft(from);
        draft.match = event.match();
        draft.chance = Chance.of(event.secret(), event.commitment(), Terms.PLAIN);
        draft.events = from.events + 1;
        draft.clock = Optional.empty();
        draft.takeback = Optional.empty();
        return draft.build();
    }

    /**
     * The match from the first of its events.
     *
     * @throws IllegalArgumentException when no match begins with it
     */
    public static MatchState begun(MatchEvent first) {
        return switch (first) {
            case MatchEvent.MatchCreated created -> created(created);
            case MatchEvent.MatchForked forked -> forked(forked);
            default -> throw new IllegalArgumentException("No match begins with " + first);
        };
    }

    private static List<CardId> allCards(Seat seat, List<SeatSetup> seats) {
        var cards = new ArrayList<CardId>();
        for (int i = 0; i < seats.get(seat.ordinal()).deck().cards().size(); i++) {
            cards.add(CardId.of(seat, i));
        }
        return cards;
    }

    /** One player's half of the table. */
    public Side side(Seat seat) {
        return seat == Seat.A ? a : b;
    }

    /** One player's setup. */
    public SeatSetup setup(Seat seat) {
        return seats.get(seat.ordinal());
    }

    /** How a card is written in its owner's deck list. */
    public DeckCard deckCard(CardId card) {
        return setup(card.owner()).deck().cards().get(card.index());
    }

    /** The house a card is printed in, in this deck. */
    public House houseOf(CardId card) {
        return deckCard(card).house();
    }

    /** The names of the bots that play, by seat. */
    public Map<Seat, String> bots() {
        var bots = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            setup(seat).bot().ifPresent(bot -> bots.put(seat, bot));
        }
        return bots;
    }

    /** The same match with these bots at it and no others. */
    public MatchState playedBy(Map<Seat, String> bots) {
        var draft = new Draft(this);
        draft.seats = Arrays.stream(Seat.values())
                .map(seat -> setup(seat).playedBy(Optional.ofNullable(bots.get(seat))))
                .toList();
        return draft.build();
    }

    /** Whether the match has been won or has expired. */
    public boolean over() {
        return step == Step.FINISHED;
    }

    /**
     * Who decides now. Both players add nonces, in any order, and then decide about their starting
     * hands, the first player first.
     */
    public Seat toAct() {
        if (!chance.complete()) {
            return chance.a().isEmpty() ? Seat.A : Seat.B;
        }
        return step == Step.SETUP && side(active).handKept() ? active.opponent() : active;
    }

    /** Whose clock runs, where time is limited: nobody's before the dice are rolled. */
    public Optional<Seat> onTheClock() {
        return over() || clock.isEmpty() || !chance.complete() ? Optional.empty() : Optional.of(toAct());
    }

    /** When the clock runs out, in milliseconds since 1970, if nothing else happens. */
    public Optional<Long> timeIsUpAt() {
        return over() ? Optional.empty() : clock.flatMap(c -> c.runsOutAt(onTheClock()));
    }

    /** The creature or artifact with this id, on either side. */
    public Optional<Permanent> find(CardId card) {
        var found = a.find(card);
        return found.isPresent() ? found : b.find(card);
    }

    /** Who controls the card in play, upgrades included; empty when it is not in play. */
    public Optional<Seat> controllerOf(CardId card) {
        if (a.find(card).isPresent()) {
            return Optional.of(Seat.A);
        }
        return b.find(card).isPresent() ? Optional.of(Seat.B) : upgrade(card).map(Permanent.Upgrade::controller);
    }

    /** The upgrade in play with this id. */
    public Optional<Permanent.Upgrade> upgrade(CardId card) {
        return hostOf(card).flatMap(host -> host.upgrade(card));
    }

    /** The card in play under which a card is. */
    public Optional<Permanent> keeperOf(CardId card) {
        for (var seat : Seat.values()) {
            for (var list : List.of(side(seat).battleline(), side(seat).artifacts())) {
                for (var permanent : list) {
                    for (var under : permanent.under()) {
                        if (under.card().equals(card)) {
                            return Optional.of(permanent);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The definition a card has now: its own, or that of the card it copies. */
    public String definitionOf(CardId card) {
        var copied = copies.isEmpty() ? null : copies.get(card);
        return copied != null ? copied : deckCard(card).definition();
    }

    /** The creature that this upgrade is attached to. */
    public Optional<Permanent> hostOf(CardId upgrade) {
        var found = a.hostOf(upgrade);
        return found.isPresent() ? found : b.hostOf(upgrade);
    }

    /** Where a card is. */
    public Zone zoneOf(CardId card) {
        var side = side(card.owner());
        if (beingPlayed.contains(card)) {
            return Zone.BEING_PLAYED;
        } else if (side.hand().contains(card)) {
            return Zone.HAND;
        } else if (side.discard().contains(card)) {
            return Zone.DISCARD;
        } else if (a.archives().contains(card) || b.archives().contains(card)) {
            return Zone.ARCHIVES;
        } else if (side.purged().contains(card)) {
            return Zone.PURGED;
        } else if (side.deck().contains(card)) {
            return Zone.DECK;
        }
        return keeperOf(card).isPresent() ? Zone.UNDER : Zone.IN_PLAY;
    }

    /**
     * The position without a purged card, as if it had never had it. No event says so: a match keeps
     * all of its cards, and only a position that is tried out is without some.
     */
    public MatchState without(CardId purged) {
        return CardMoves.taken(this, purged, Zone.PURGED);
    }

    /** The gigantic creature of which this card is the other half. */
    public Optional<Permanent> joinedTo(CardId half) {
        return Stream.concat(a.battleline().stream(), b.battleline().stream())
                .filter(creature -> creature.otherHalf().filter(half::equals).isPresent())
                .findFirst();
    }

    MatchState counted() {
        var draft = new Draft(this);
        draft.events = events + 1;
        draft.takeback = Optional.empty();
        return draft.build();
    }

    MatchState withNonce(Seat seat, String nonce) {
        var draft = new Draft(this);
        draft.chance = chance.with(seat, nonce);
        return draft.build();
    }

    MatchState withClock(Clock value) {
        var draft = new Draft(this);
        draft.clock = Optional.of(value);
        return draft.build();
    }

    MatchState withTakeback(Optional<Seat> asked) {
        var draft = new Draft(this);
        draft.takeback = asked;
        return draft.build();
    }

    /** This earlier state once it has been gone back to: what never goes back is as it was. */
    MatchState after(MatchState later) {
        var draft = new Draft(this);
        draft.events = later.events;
        draft.choices = later.choices;
        draft.clock = later.clock;
        draft.takeback = Optional.empty();
        return draft.build();
    }

    MatchState withFirst(Seat seat) {
        var draft = new Draft(this);
        draft.first = Optional.of(seat);
        draft.active = seat;
        return draft.build();
    }

    MatchState withTurn(Seat seat, int number) {
        var draft = new Draft(this);
        draft.active = seat;
        draft.turn = number;
        draft.step = Step.FORGE;
        draft.activeHouse = Optional.empty();
        draft.log = TurnLog.EMPTY;
        draft.previous = log;
        return draft.build();
    }

    MatchState withStep(Step value) {
        var draft = new Draft(this);
        draft.step = value;
        draft.log = log.inNewStep();
        return draft.build();
    }

    MatchState withHouse(Optional<House> house) {
        var draft = new Draft(this);
        draft.activeHouse = house;
        return draft.build();
    }

    MatchState withSide(Seat seat, Side side) {
        var draft = new Draft(this);
        draft.a = seat == Seat.A ? side : a;
        draft.b = seat == Seat.B ? side : b;
        return draft.build();
    }

    MatchState changing(Seat seat, UnaryOperator<Side> change) {
        return withSide(seat, change.apply(side(seat)));
    }

    MatchState withBeingPlayed(List<CardId> value) {
        var draft = new Draft(this);
        draft.beingPlayed = value;
        return draft.build();
    }

    MatchState withLasting(List<Lasting> value) {
        var draft = new Draft(this);
        draft.lasting = value;
        return draft.build();
    }

    MatchState withLog(TurnLog value) {
        var draft = new Draft(this);
        draft.log = value;
        return draft.build();
    }

    MatchState withTide(Optional<Seat> high) {
        var draft = new Draft(this);
        draft.tide = high;
        return draft.build();
    }

    MatchState withCopies(Map<CardId, String> value) {
        var draft = new Draft(this);
        draft.copies = value;
        return draft.build();
    }

    /** The same with one card written differently in its owner's deck list. */
    MatchState withDeckCard(CardId card, DeckCard listed) {
        var setup = setup(card.owner());
        var deck = setup.deck();
        var cards = Side.set(deck.cards(), card.index(), listed);
        var changed = setup.with(deck.withCards(cards));
        var draft = new Draft(this);
        draft.seats = Side.set(seats, card.owner().ordinal(), changed);
        return draft.build();
    }

    MatchState asking(Choice choice) {
        var draft = new Draft(this);
        draft.choices = choice.id();
        draft.pending = Optional.of(choice);
        return draft.build();
    }

    MatchState answered() {
        var draft = new Draft(this);
        draft.pending = Optional.empty();
        return draft.build();
    }

    MatchState wonBy(Seat seat) {
        return endedFor(Optional.of(seat));
    }

    /** The match is over, and nobody has won. */
    MatchState expired() {
        return endedFor(Optional.empty());
    }

    private MatchState endedFor(Optional<Seat> victor) {
        var draft = new Draft(this);
        draft.step = Step.FINISHED;
        draft.pending = Optional.empty();
        draft.winner = victor;
        return draft.build();
    }

    /** A copy while it is changed; what is not named stays as it is. */
    private static final class Draft {
        private MatchId match;
        private Chance chance;
        private List<SeatSetup> seats;
        private long events;
        private Optional<Seat> first;
        private Seat active;
        private int turn;
        private Step step;
        private Optional<House> activeHouse;
        private Side a;
        private Side b;
        private List<CardId> beingPlayed;
        private List<Lasting> lasting;
        private TurnLog log;
        private TurnLog previous;
        private Optional<Seat> tide;
        private Map<CardId, String> copies;
        private int choices;
        private Optional<Choice> pending;
        private Optional<Seat> winner;
        private Optional<Clock> clock;
        private Optional<Seat> takeback;

        Draft(MatchState from) {
            match = from.match;
            chance = from.chance;
            seats = from.seats;
            events = from.events;
            first = from.first;
            active = from.active;
            turn = from.turn;
            step = from.step;
            activeHouse = from.activeHouse;
            a = from.a;
            b = from.b;
            beingPlayed = from.beingPlayed;
            lasting = from.lasting;
            log = from.log;
            previous = from.previous;
            tide = from.tide;
            copies = from.copies;
            choices = from.choices;
            pending = from.pending;
            winner = from.winner;
            clock = from.clock;
            takeback = from.takeback;
        }

        MatchState build() {
            return new MatchState(
                    match,
                    chance,
                    seats,
                    events,
                    first,
                    active,
                    turn,
                    step,
                    activeHouse,
                    a,
                    b,
                    beingPlayed,
                    lasting,
                    log,
                    previous,
                    tide,
                    copies,
                    choices,
                    pending,
                    winner,
                    clock,
                    takeback);
        }
    }
}
