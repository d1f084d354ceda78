package org.aemberlog.match.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.Seat;

/**
 * Bidding chains for the right to use a deck (rulebook, Chain Bidding). Either player opens; then
 * they take turns until one lets the other play it.
 *
 * @param deck the id of the deck that is bid for
 * @param bids from the first to the highest
 * @param over whether the highest bid was let stand
 */
public record Bidding(String deck, List<Bid> bids, boolean over) {

    public Bidding {
        bids = List.copyOf(bids);
    }

    static Bidding opened(String deck) {
        return new Bidding(deck, List.of(), false);
    }

    /** The bid to beat; empty before the first. */
    public Optional<Bid> highest() {
        return bids.isEmpty() ? Optional.empty() : Optional.of(bids.getLast());
    }

    /** Who bids or passes next; empty when either may open, and when it is over. */
    public Optional<Seat> next() {
        return over ? Optional.empty() : highest().map(bid -> bid.by().opponent());
    }

    Optional<SeriesRejection> objectionToBid(Seat by, int chains) {
        if (over) {
            return Optional.of(new SeriesRejection.BiddingOver());
        }
        if (!Chains.inChart(chains)) {
            return Optional.of(new SeriesRejection.BidOutOfRange(chains));
        }
        if (next().isPresent() && next().get() != by) {
            return Optional.of(new SeriesRejection.NotYourBid());
        }
        return highest()
                .filter(bid -> chains <= bid.chains())
                .map(bid -> new SeriesRejection.BidNotHigher(bid.chains(), chains));
    }

    Optional<SeriesRejection> objectionToPass(Seat by) {
        if (over) {
            return Optional.of(new SeriesRejection.BiddingOver());
        }
        if (bids.isEmpty()) {
            return Optional.of(new SeriesRejection.NothingToPassOn());
        }
        return next().get() == by ? Optional.empty() : Optional.of(new SeriesRejection.NotYourBid());
    }

    Bidding with(Bid bid) {
        var more = new ArrayList<>(bids);
        more.add(bid);
        return new Bidding(deck, more, false);
    }

    Bidding closed() {
        return new Bidding(deck, bids, true);
    }

    /** Who uses the deck and with how many chains, once that is settled. */
    Optional<Bid> settled() {
        return over ? highest() : Optional.empty();
    }
}
