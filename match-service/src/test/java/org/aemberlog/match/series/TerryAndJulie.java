package org.aemberlog.match.series;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.Seat;

/** The players and decks of the rulebook's example, and what becomes of their questions. */
final class TerryAndJulie {

    static final SeriesId ID = new SeriesId("0123456789abcdef0123456789abcdef");
    static final String MAHOSPOT = "mahospot";
    static final String FISHER = "fisher";
    static final Seat TERRY = Seat.A;
    static final Seat JULIE = Seat.B;

    private static final List<DeckList> BOTH = List.of(
            new DeckList(MAHOSPOT, "Mother Mahospot", List.of(), List.of()),
            new DeckList(FISHER, "Chancellor Fisher", List.of(), List.of()));

    private TerryAndJulie() {}

    static SeriesTerms plain(int bestOf) {
        return terms(bestOf, Optional.empty(), Optional.empty());
    }

    static SeriesTerms handicapped(int bestOf, String stronger) {
        return terms(bestOf, Optional.of(stronger), Optional.empty());
    }

    static SeriesTerms bidFor(int bestOf, String deck) {
        return terms(bestOf, Optional.empty(), Optional.of(deck));
    }

    static SeriesTerms terms(int bestOf, Optional<String> stronger, Optional<String> bidFor) {
        return new SeriesTerms(
                List.of("Terry", "Julie"), BOTH, bestOf, stronger, bidFor, Optional.empty(), Optional.empty());
    }

    static SeriesTerms chained(int a, int b) {
        return chained(Optional.empty(), Optional.empty(), new StartingChains(a, b));
    }

    static SeriesTerms chained(Optional<String> stronger, Optional<String> bidFor, StartingChains chains) {
        return new SeriesTerms(
                List.of("Terry", "Julie"), BOTH, 3, stronger, bidFor, Optional.empty(), Optional.of(chains));
    }

    static Series granted(SeriesDecision verdict) {
        if (verdict instanceof SeriesDecision.Granted granted) {
            return granted.series();
        }
        throw new AssertionError("Rejected: " + verdict);
    }

    static SeriesRejection rejected(SeriesDecision verdict) {
        if (verdict instanceof SeriesDecision.Rejected rejected) {
            return rejected.reason();
        }
        throw new AssertionError("Granted: " + verdict);
    }
}
