package org.aemberlog.match.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/**
 * A series at one moment.
 *
 * @param version counts its changes, from 1
 * @param bidding only if a deck is bid for
 * @param games from the first to the latest; a game is here once its setup is settled
 */
public record Series(SeriesId id, long version, SeriesTerms terms, Optional<Bidding> bidding, List<Game> games) {

    public Series {
        games = List.copyOf(games);
    }

    /**
     * A new series. Its first game is settled unless a deck is bid for.
     *
     * @param suggested the chains of the handicap; without effect when there is none
     */
    public static Series opened(SeriesId id, SeriesTerms terms, int suggested) {
        var bidding = terms.bidFor().map(Bidding::opened);
        var series = new Series(id, 1, terms, bidding, List.of());
        return bidding.isPresent() ? series : series.at(1, List.of(series.next(Optional.empty(), suggested)));
    }

    /** Bids for the deck. */
    public SeriesDecision bid(Seat by, int chains) {
        return during(bidding.flatMap(open -> open.objectionToBid(by, chains)))
                .orElseGet(() -> new SeriesDecision.Granted(with(bidding.get().with(new Bid(by, chains)))));
    }

    /** Lets the highest bid stand, which settles who uses which deck and the first game. */
    public SeriesDecision pass(Seat by) {
        return during(bidding.flatMap(open -> open.objectionToPass(by))).orElseGet(() -> {
            var settled = with(bidding.get().closed());
            var first = settled.next(Optional.empty(), Chains.NONE);
            return new SeriesDecision.Granted(settled.at(settled.version, List.of(first)));
        });
    }

    private Optional<SeriesDecision> during(Optional<SeriesRejection> objection) {
        var reason = bidding.isEmpty() ? Optional.of(new SeriesRejection.NoBidding()) : objection;
        return reason.map(SeriesDecision.Rejected::new);
    }

    /**
     * Chooses the first player of the next game, which settles that game (rulebook, Game Setup, 4).
     *
     * @param suggested the chains of the handicap; without effect when there is none
     */
    public SeriesDecision choose(Seat by, Seat first, int suggested) {
        var objection = objectionToChoice(by);
        if (objection.isPresent()) {
            return new SeriesDecision.Rejected(objection.get());
        }
        var more = new ArrayList<>(games);
        more.add(next(Optional.of(first), suggested));
        return new SeriesDecision.Granted(at(version + 1, more));
    }

    private Optional<SeriesRejection> objectionToChoice(Seat by) {
        if (games.isEmpty()) {
            return Optional.of(new SeriesRejection.BiddingOpen());
        }
        if (winner().isPresent()) {
            return Optional.of(new SeriesRejection.SeriesOver(winner().get()));
        }
        if (expired()) {
            return Optional.of(new SeriesRejection.SeriesExpired());
        }
        return chooser()
                .<Optional<SeriesRejection>>map(chooser ->
                        chooser == by ? Optional.empty() : Optional.of(new SeriesRejection.NotYourChoice(chooser)))
                .orElseGet(() -> Optional.of(
                        new SeriesRejection.GameRunning(games.getLast().match())));
    }

    private Game next(Optional<Seat> first, int suggested) {
        int number = games.size() + 1;
        var chains = Arrays.stream(Seat.values())
                .map(seat -> chains(seat, suggested))
                .toList();
        return new Game(number, id.game(number), chains, first, false, Optional.empty(), false);
    }

    /** What was bid or agreed on stands in for what is suggested. */
    private int chains(Seat seat, int suggested) {
        if (bidding.isPresent()) {
            return bidding.get()
                    .settled()
                    .filter(bid -> bid.by() == seat)
                    .map(Bid::chains)
                    .orElse(Chains.NONE);
        }
        if (terms.chains().isPresent()) {
            return terms.chains().get().of(seat);
        }
        boolean chained =
                terms.stronger().equals(Optional.of(terms.brought(seat).id()));
        return chained ? suggested : Chains.NONE;
    }

    /** The series now that the rules have set up this game; the same if that was known. */
    public Series begun(MatchId match) {
        var game = game(match);
        return game.isEmpty() || game.get().begun() ? this : with(game.get().asBegun());
    }

    /** The series now that this game is won; the same if that was known. */
    public Series won(MatchId match, Seat by) {
        var game = game(match);
        return game.isEmpty() || game.get().winner().isPresent()
                ? this
                : with(game.get().wonBy(by));
    }

    /** The series now that this game ended without a winner; the same if that was known. */
    public Series expired(MatchId match) {
        var game = game(match);
        return game.isEmpty() || game.get().winner().isPresent() || game.get().expired()
                ? this
                : with(game.get().asExpired());
    }

    /** Whether a game ended without a winner, which ends the series. */
    public boolean expired() {
        return games.stream().anyMatch(Game::expired);
    }

    /** The game that is played as this match. */
    public Optional<Game> game(MatchId match) {
        return games.stream().filter(game -> game.match().equals(match)).findFirst();
    }

    /** The deck a player uses; empty while it is bid for. */
    public Optional<DeckList> uses(Seat seat) {
        if (bidding.isEmpty()) {
            return Optional.of(terms.brought(seat));
        }
        var deck = bidding.get().deck();
        return bidding.get().settled().map(bid -> bid.by() == seat ? terms.deck(deck) : terms.otherThan(deck));
    }

    /** How many games a player has won. */
    public int wins(Seat seat) {
        return (int) games.stream()
                .filter(game -> game.winner().equals(Optional.of(seat)))
                .count();
    }

    /** Who has won the series, once enough games are won. */
    public Optional<Seat> winner() {
        return Arrays.stream(Seat.values())
                .filter(seat -> wins(seat) == terms.needed())
                .findFirst();
    }

    /** Who chooses the next first player: whoever used the deck defeated in the last game. */
    public Optional<Seat> chooser() {
        return games.isEmpty() || winner().isPresent()
                ? Optional.empty()
                : games.getLast().winner().map(Seat::opponent);
    }

    /**
     * Whether the stronger deck has won with this winner; empty when the game says nothing about
     * the handicap, because there is none or because chains were bid instead.
     */
    public Optional<Boolean> strongerWon(Seat by) {
        return bidding.isPresent()
                ? Optional.empty()
                : terms.stronger().map(deck -> terms.brought(by).id().equals(deck));
    }

    /** The game whose setup is settled and that the rules are not known to have set up. */
    public Optional<Game> toBegin() {
        return games.stream().filter(game -> !game.begun()).findFirst();
    }

    private Series with(Bidding changed) {
        return new Series(id, version + 1, terms, Optional.of(changed), games);
    }

    private Series with(Game changed) {
        var all = new ArrayList<>(games);
        all.set(changed.number() - 1, changed);
        return at(version + 1, all);
    }

    private Series at(long newVersion, List<Game> all) {
        return new Series(id, newVersion, terms, bidding, all);
    }
}
