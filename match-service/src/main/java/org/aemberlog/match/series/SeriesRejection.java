package org.aemberlog.match.series;

import java.util.Locale;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/** Why something asked of a series cannot be done. Nothing has changed then. */
public sealed interface SeriesRejection {

    /** What was expected, what was found and what to do, in a sentence. */
    String message();

    /** The section of the rulebook that it stands on. */
    default String section() {
        return "Chain Bidding";
    }

    /** The series has no bidding. */
    record NoBidding() implements SeriesRejection {
        @Override
        public String message() {
            return "Nobody bids in this series; each player uses the deck they brought.";
        }
    }

    /** The bidding has ended. */
    record BiddingOver() implements SeriesRejection {
        @Override
        public String message() {
            return "The bidding is over; the highest bid was let stand.";
        }
    }

    /** There are no such bids. */
    record BidOutOfRange(int found) implements SeriesRejection {
        @Override
        public String message() {
            return "A bid is "
                    + Chains.NONE
                    + " to "
                    + Chains.MAX
                    + " chains, as far as the rulebook's chart goes, not "
                    + found
                    + ".";
        }
    }

    /** The opponent bids or passes next. */
    record NotYourBid() implements SeriesRejection {
        @Override
        public String message() {
            return "The highest bid is yours; your opponent bids or passes now.";
        }
    }

    /** A bid has to beat the last one. */
    record BidNotHigher(int highest, int found) implements SeriesRejection {
        @Override
        public String message() {
            return "The highest bid is " + highest + "; bid more or pass, not " + found + ".";
        }
    }

    /** Nobody has bid yet. */
    record NothingToPassOn() implements SeriesRejection {
        @Override
        public String message() {
            return "Nobody has bid yet; open the bidding, with 0 chains or more.";
        }
    }

    /** The decks are still bid for. */
    record BiddingOpen() implements SeriesRejection {
        @Override
        public String message() {
            return "The first game begins when the bidding is over; bid or pass.";
        }
    }

    /** A game is being played. */
    record GameRunning(MatchId match) implements SeriesRejection {
        @Override
        public String message() {
            return "Game '" + match.value() + "' is not over; the first player of the next one is chosen after it.";
        }

        @Override
        public String section() {
            return "Game Setup";
        }
    }

    /** The player who used the defeated deck chooses. */
    record NotYourChoice(Seat chooser) implements SeriesRejection {
        @Override
        public String message() {
            return "Player "
                    + chooser.name().toLowerCase(Locale.ROOT)
                    + ", whose deck was defeated in the previous game, chooses.";
        }

        @Override
        public String section() {
            return "Game Setup";
        }
    }

    /** A game of the series ended without a winner. */
    record SeriesExpired() implements SeriesRejection {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "A game of the series ended without a winner, which ended it; open a new one.";
        }
    }

    /** No further game is needed. */
    record SeriesOver(Seat winner) implements SeriesRejection {
        @Override
        public String message() {
            return "The series is over; player " + winner.name().toLowerCase(Locale.ROOT) + " has won it.";
        }

        @Override
        public String section() {
            return "Game Setup";
        }
    }
}
