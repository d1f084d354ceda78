package org.aemberlog.match.series.http;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.series.Bid;
import org.aemberlog.match.series.Bidding;
import org.aemberlog.match.series.Game;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;

/**
 * A series as it is shown.
 *
 * @param needed how many games win it
 * @param decks the two decks, as they were brought by a and by b
 * @param handicap the stronger deck's chains in its next game, if it has a handicap
 * @param bidding the bids so far, if a deck is bid for
 * @param games from the first to the latest
 * @param next what the series waits for; empty when it is over
 * @param expired {@code true} if a game ended without a winner, which ends the series
 */
public record SeriesView(
        SeriesId series,
        long version,
        int bestOf,
        int needed,
        Sides players,
        List<DeckName> decks,
        Optional<Handicapped> handicap,
        Optional<Bids> bidding,
        List<Played> games,
        Optional<Next> next,
        Optional<Seat> winner,
        Optional<Boolean> expired) {

    /** The two players by seat. */
    public record Sides(Side a, Side b) {}

    /**
     * One player.
     *
     * @param deck the id of the deck they use; empty while it is bid for
     * @param bot the name of the bot, if the player is one
     * @param wins the games they have won
     */
    public record Side(String player, Optional<String> deck, int wins, Optional<String> bot) {}

    /** A deck. */
    public record DeckName(String id, String name) {
        static DeckName of(DeckList deck) {
            return new DeckName(deck.id(), deck.name());
        }
    }

    /**
     * A handicap.
     *
     * @param streak its straight results since the last adjustment, losses below 0
     */
    public record Handicapped(String stronger, int chains, int streak) {}

    /**
     * The bidding.
     *
     * @param deck the id of the deck that is bid for
     * @param bids from the first to the highest
     */
    public record Bids(String deck, List<Bid> bids, boolean over) {
        static Bids of(Bidding bidding) {
            return new Bids(bidding.deck(), bidding.bids(), bidding.over());
        }
    }

    /**
     * A game.
     *
     * @param link where to see the match; it answers once the game has begun
     * @param first the chosen first player; empty for the first game, where it is rolled
     * @param expired {@code true} if it ended without a winner
     * @param token the match's token for the seat of whoever looks
     */
    public record Played(
            int number,
            MatchId match,
            String link,
            ChainsOf chains,
            Optional<Seat> first,
            boolean begun,
            Optional<Seat> winner,
            Optional<Boolean> expired,
            Optional<String> token) {
        static Played of(Game game, Optional<String> token) {
            return new Played(
                    game.number(),
                    game.match(),
                    "/matches/" + game.match().value(),
                    new ChainsOf(game.chains(Seat.A), game.chains(Seat.B)),
                    game.first(),
                    game.begun(),
                    game.winner(),
                    game.expired() ? Optional.of(true) : Optional.empty(),
                    token);
        }
    }

    /** What the two decks start with. */
    public record ChainsOf(int a, int b) {}

    /** What is to be done next. */
    public enum Step {
        /** Bid or pass. */
        BID,
        /** Choose the first player of the next game. */
        CHOOSE_FIRST_PLAYER,
        /** Play the last game. */
        PLAY
    }

    /**
     * What the series waits for.
     *
     * @param seat who has to do it; empty for both or either
     */
    public record Next(Step step, Optional<Seat> seat) {
        static Optional<Next> of(Series series) {
            if (series.winner().isPresent() || series.expired()) {
                return Optional.empty();
            }
            if (series.games().isEmpty()) {
                return Optional.of(
                        new Next(Step.BID, series.bidding().orElseThrow().next()));
            }
            var chooser = series.chooser();
            var step = chooser.isPresent() ? Step.CHOOSE_FIRST_PLAYER : Step.PLAY;
            return Optional.of(new Next(step, chooser));
        }
    }

    /** Shows a series with the handicap as it is now. */
    static SeriesView of(Series series, Handicap handicap, Tokens tokens) {
        var terms = series.terms();
        return new SeriesView(
                series.id(),
                series.version(),
                terms.bestOf(),
                terms.needed(),
                new Sides(side(series, Seat.A), side(series, Seat.B)),
                terms.decks().stream().map(DeckName::of).toList(),
                terms.stronger().map(deck -> new Handicapped(deck, handicap.chains(), handicap.streak())),
                series.bidding().map(Bids::of),
                series.games().stream()
                        .map(game -> Played.of(game, tokens.of(game)))
                        .toList(),
                Next.of(series),
                series.winner(),
                series.expired() ? Optional.of(true) : Optional.empty());
    }

    private static Side side(Series series, Seat seat) {
        return new Side(
                series.terms().player(seat),
                series.uses(seat).map(DeckList::id),
                series.wins(seat),
                Optional.ofNullable(series.terms().bots().get(seat)));
    }

    /** The token of whoever looks for a game's match, if they play in it. */
    @FunctionalInterface
    interface Tokens {
        Optional<String> of(Game game);
    }
}
