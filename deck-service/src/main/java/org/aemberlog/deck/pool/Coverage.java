package org.aemberlog.deck.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.House;

/**
 * How many cards of a house in a set are written down and tested.
 *
 * @param house the house; none for anomalies and reference cards
 * @param printed how many printings the set has
 * @param written how many of them are written down
 * @param tested how many of those have cases
 * @param missing the titles of the others, by collector number
 */
public record Coverage(Optional<House> house, int printed, int written, int tested, List<String> missing) {

    public Coverage {
        missing = List.copyOf(missing);
    }

    /** The coverage of each house of a set, in alphabetical order, and of what is of none. */
    public static List<Coverage> of(CardSet set, CardPool pool, CardCases cases) {
        var houses = Checklist.of(set).houses().stream().sorted().map(Optional::of);
        return Stream.concat(houses, Stream.of(Optional.<House>empty()))
                .map(house -> of(set, house, pool, cases))
                .filter(coverage -> coverage.printed() > 0)
                .toList();
    }

    private static Coverage of(CardSet set, Optional<House> house, CardPool pool, CardCases cases) {
        var printed = Checklist.of(set).lines().stream()
                .filter(line -> line.house().equals(house))
                .map(Checklist.Line::title)
                .toList();
        var missing = new ArrayList<>(printed);
        var written = pool.printings().stream()
                .filter(printing -> printing.set() == set && printing.house().equals(house))
                .map(Printing::card)
                .toList();
        written.forEach(card -> missing.remove(card.title()));
        int tested =
                (int) written.stream().filter(card -> !cases.of(card).isEmpty()).count();
        return new Coverage(house, printed.size(), printed.size() - missing.size(), tested, missing);
    }
}
