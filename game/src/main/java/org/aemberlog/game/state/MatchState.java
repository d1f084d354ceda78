package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;

/**
 * A match at one moment: the fold over its events so far.
 *
 * @param events how many events were folded, those beside the game left out; the dice of the match
 *     are a function of the chance and this number
 * @param clock the clock, where time is limited
 * @param takeback who asks to take back the last action
 */
public record MatchState(
        MatchSetup setup,
        long events,
        Turn turn,
        Table table,
        Questions questions,
        Optional<Seat> winner,
        Optional<Clock> clock,
        Optional<Seat> takeback) {

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
        var chance = Chance.of(event.secret(), event.commitment(), event.terms());
        return of(
                        new MatchSetup(
                                event.match(),
                                chance,
                                event.seats(),
                                Optional.empty(),
                                event.terms().openHands(),
                                event.terms().substitute()),
                        Turn.SETUP,
                        Side.of(
                                allCards(Seat.A, event.seats()),
                                event.seats().get(0).chains(),
                                false),
                        Side.of(
                                allCards(Seat.B, event.seats()),
                                event.seats().get(1).chains(),
                                false),
                        Optional.empty())
                .withClock(event.terms().time().map(Clock::of));
    }

    /** A match of one event, without a clock, in which nobody is asked anything. */
    public static MatchState of(MatchSetup setup, Turn turn, Side a, Side b, Optional<Seat> tide) {
        var table = new Table(a, b, List.of(), List.of(), List.of(), Map.of(), tide);
        return new MatchState(
                setup, 1, turn, table, Questions.NONE, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The match right after it was forked, its first event. */
    public static MatchState forked(MatchEvent.MatchForked event) {
        var from = event.state().orElseThrow();
        var chance = Chance.of(event.secret(), event.commitment(), Terms.PLAIN);
        return from.next(new MatchSetup(
                        event.match(),
                        chance,
                        from.seats(),
                        from.first(),
                        from.setup().openHands(),
                        Optional.empty()))
                .withClock(Optional.empty());
    }

    /**
     * The match from the first of its events.
     *
     * @throws IllegalArgumentException when no match begins with it
     */
    public static MatchState begun(MatchEvent first) {
        if (!(first instanceof MatchEvent.Beginning beginning)) {
            throw new IllegalArgumentException("No match begins with " + first);
        }
        return switch (beginning) {
            case MatchEvent.MatchCreated created -> created(created);
            case MatchEvent.MatchForked forked -> forked(forked);
        };
    }

    private static List<CardId> allCards(Seat seat, List<SeatSetup> seats) {
        var cards = new ArrayList<CardId>();
        for (int i = 0; i < seats.get(seat.ordinal()).deck().cards().size(); i++) {
            cards.add(CardId.of(seat, i));
        }
        return cards;
    }

    /** Which match it is. */
    public MatchId match() {
        return setup.match();
    }

    /** What the dice follow from. */
    public Chance chance() {
        return setup.chance();
    }

    /** Seat A's, then seat B's setup. */
    public List<SeatSetup> seats() {
        return setup.seats();
    }

    /** Who went first, once rolled. */
    public Optional<Seat> first() {
        return setup.first();
    }

    /** Whose turn it is. */
    public Seat active() {
        return turn.active();
    }

    /** The step of the turn. */
    public Step step() {
        return turn.step();
    }

    /** The active house, if there is one. */
    public Optional<House> activeHouse() {
        return turn.house();
    }

    /** What happened this turn. */
    public TurnLog log() {
        return turn.log();
    }

    /** Seat A's half of the table. */
    public Side a() {
        return table.a();
    }

    /** Whether all cards and what is so for them are as they were in an earlier state. */
    public boolean sameTable(MatchState earlier) {
        return table.equals(earlier.table);
    }

    /** Seat B's half of the table. */
    public Side b() {
        return table.b();
    }

    /** Cards on their way into play, the innermost last. */
    public List<CardId> beingPlayed() {
        return table.beingPlayed();
    }

    /** The lasting effects. */
    public List<Lasting> lasting() {
        return table.lasting();
    }

    /** What says who controls cards in play, the oldest first. */
    public List<Claim> claims() {
        return table.claims();
    }

    /** The pinned definitions that cards have for as long as they copy another card. */
    public Map<CardId, String> copies() {
        return table.copies();
    }

    /** For whom the tide is high; empty while it is neutral. */
    public Optional<Seat> tide() {
        return table.tide();
    }

    /** The choice that the match waits for. */
    public Optional<Choice> pending() {
        return questions.pending();
    }

    /** One player's half of the table. */
    public Side side(Seat seat) {
        return table.side(seat);
    }

    /** One player's setup. */
    public SeatSetup setup(Seat seat) {
        return setup.seats().get(seat.ordinal());
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
        var seats = Arrays.stream(Seat.values())
                .map(seat -> setup(seat).playedBy(Optional.ofNullable(bots.get(seat))))
                .toList();
        return new MatchState(setup.with(seats), events, turn, table, questions, winner, clock, takeback);
    }

    /** Whether the match has been won or has expired. */
    public boolean over() {
        return step() == Step.FINISHED;
    }

    /**
     * Who decides now. Both players add nonces, in any order, and then decide about their starting
     * hands, the first player first.
     */
    public Seat toAct() {
        if (!chance().complete()) {
            return chance().a().isEmpty() ? Seat.A : Seat.B;
        }
        return step() == Step.SETUP && side(active()).handKept() ? active().opponent() : active();
    }

    /** Whose clock runs, where time is limited: nobody's before the dice are rolled. */
    public Optional<Seat> onTheClock() {
        return over() || clock.isEmpty() || !chance().complete() ? Optional.empty() : Optional.of(toAct());
    }

    /** When the clock runs out, in milliseconds since 1970, if nothing else happens. */
    public Optional<Long> timeIsUpAt() {
        return over() ? Optional.empty() : clock.flatMap(c -> c.runsOutAt(onTheClock()));
    }

    /** The creature or artifact with this id, on either side. */
    public Optional<Permanent> find(CardId card) {
        return table.find(card);
    }

    /** Whether a card is in play, upgrades included. */
    public boolean inPlay(CardId card) {
        return table.inPlay(card);
    }

    /** Who controls the card in play, upgrades included; empty when it is not in play. */
    public Optional<Seat> controllerOf(CardId card) {
        return table.controllerOf(card);
    }

    /** The upgrade in play with this id. */
    public Optional<Permanent.Upgrade> upgrade(CardId card) {
        return table.upgrade(card);
    }

    /** The card in play under which a card is. */
    public Optional<Permanent> keeperOf(CardId card) {
        return table.keeperOf(card);
    }

    /** The creature that this upgrade is attached to. */
    public Optional<Permanent> hostOf(CardId upgrade) {
        return table.hostOf(upgrade);
    }

    /** The gigantic creature of which this card is the other half. */
    public Optional<Permanent> joinedTo(CardId half) {
        return table.joinedTo(half);
    }

    /** Where a card is. */
    public Zone zoneOf(CardId card) {
        return table.zoneOf(card);
    }

    /** The definition a card has now: its own, or that of the card it copies. */
    public String definitionOf(CardId card) {
        var copied = copies().isEmpty() ? null : copies().get(card);
        return copied != null ? copied : deckCard(card).definition();
    }

    /**
     * The position without a purged card, as if it had never had it. No event says so: a match keeps
     * all of its cards, and only a position that is tried out is without some.
     */
    public MatchState without(CardId purged) {
        var rest = CardMoves.taken(table, purged, Zone.PURGED);
        return new MatchState(setup, events, turn, rest, questions, winner, clock, takeback);
    }

    /**
     * The position with other cards in piles and under others, with other dice to come and without a
     * clock. No event says so: only what a player may think of is made so.
     *
     * @param dealt what lies in a hand, a deck, archives or under a card instead of these cards
     */
    public MatchState dealtAnew(String secret, UnaryOperator<List<CardId>> dealt) {
        var rolled = setup.with(chance().withSecret(secret));
        var other =
                table.changing(Seat.A, side -> side.dealtAnew(dealt)).changing(Seat.B, side -> side.dealtAnew(dealt));
        return new MatchState(rolled, events, turn, other, questions, winner, Optional.empty(), takeback);
    }

    // After one more event, which ends the wish to take back

    MatchState next() {
        return next(turn, table);
    }

    MatchState next(Turn next) {
        return next(next, table);
    }

    MatchState next(Table next) {
        return next(turn, next);
    }

    MatchState changing(Seat seat, UnaryOperator<Side> change) {
        return next(table.changing(seat, change));
    }

    MatchState next(Turn nextTurn, Table nextTable) {
        return new MatchState(setup, events + 1, nextTurn, nextTable, questions, winner, clock, Optional.empty());
    }

    MatchState next(Questions next) {
        return new MatchState(setup, events + 1, turn, table, next, winner, clock, Optional.empty());
    }

    MatchState next(MatchSetup next) {
        return new MatchState(next, events + 1, turn, table, questions, winner, clock, Optional.empty());
    }

    MatchState withFirst(Seat seat) {
        return new MatchState(
                setup.withFirst(seat), events + 1, turn.with(seat), table, questions, winner, clock, Optional.empty());
    }

    /** The match is over, and this player has won, or nobody. */
    MatchState over(Optional<Seat> victor) {
        var last = turn.with(Step.FINISHED);
        return new MatchState(setup, events + 1, last, table, questions.answered(), victor, clock, Optional.empty());
    }

    /** This earlier state once it has been gone back to: what never goes back is as it was. */
    MatchState after(MatchState later) {
        var asked = new Questions(later.questions.asked(), pending());
        var seated = playedBy(later.bots()).setup;
        return new MatchState(seated, later.events + 1, turn, table, asked, winner, later.clock, Optional.empty());
    }

    // After what is beside the game

    MatchState withClock(Optional<Clock> value) {
        return new MatchState(setup, events, turn, table, questions, winner, value, takeback);
    }

    /** A bot plays at a seat, or the player again if none is named. */
    MatchState withBot(Seat seat, Optional<String> bot) {
        var seats = Lists.set(setup.seats(), seat.ordinal(), setup(seat).playedBy(bot));
        return new MatchState(setup.with(seats), events, turn, table, questions, winner, clock, takeback);
    }

    MatchState withTakeback(Optional<Seat> asked) {
        return new MatchState(setup, events, turn, table, questions, winner, clock, asked);
    }
}
