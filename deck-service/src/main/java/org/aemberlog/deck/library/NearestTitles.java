package org.aemberlog.deck.library;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;

import java.util.Map;
import java.util.function.Predicate;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.dsl.CardTitle;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds what somebody may have meant who wrote a title that is none. */
final class NearestTitles {

    private static final int SHOWN = 3;
    private static final int LETTERS_PER_ERROR = 3;

    private final CardPool pool;
    private final Map<String, String> ids;

    NearestTitles(CardPool pool) {
        this.pool = pool;
        this.ids = pool.printings().stream()
                .map(printing -> printing.card().title())
                .distinct()
                .collect(toMap(title -> title, CardTitle::idOf));
    }

    /**
     * What to say behind a title that no card of a set has: the nearest titles of the set, at most three; of those that
     * differ in more than every third letter, none.
     *
     * @param id the id of what was written
     */
    String advice(CardSet set, String id) {
        return advice(printing -> printing.set() == set, id);
    }

    /** The same for a title that no card has, with titles of all sets. */
    String advice(String id) {
        return advice(_ -> true, id);
    }

    private String advice(Predicate<Printing> among, String id) {
        var distance = new LevenshteinDistance(id.length() / LETTERS_PER_ERROR);
        Map<String, Integer> near = pool.printings().stream()
                .filter(among)
                .map(printing -> printing.card().title())
                .distinct()
                .collect(toMap(title -> title, title -> distance.apply(id, ids.get(title))));
        var nearest = near.entrySet().stream()
                .filter(entry -> entry.getValue() >= 0)
                .sorted(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .limit(SHOWN)
                .map(Map.Entry::getKey)
                .collect(joining(", "));
        return nearest.isEmpty() ? "" : " (nearest: " + nearest + ")";
    }
}
