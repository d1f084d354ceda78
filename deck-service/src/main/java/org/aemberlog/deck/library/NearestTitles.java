package org.aemberlog.deck.library;

import static java.util.stream.Collectors.toMap;

import java.util.List;
import java.util.Map;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.dsl.CardTitle;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds what somebody may have meant who wrote a title that is none. */
final class NearestTitles {

    private static final int SHOWN = 3;
    private static final int LETTERS_PER_ERROR = 3;

    private final CardPool pool;

    NearestTitles(CardPool pool) {
        this.pool = pool;
    }

    /**
     * The nearest titles of a set, at most three; of those that differ in more than every third letter, none.
     *
     * @param id the id of what was written
     */
    List<String> nearest(CardSet set, String id) {
        var distance = new LevenshteinDistance(id.length() / LETTERS_PER_ERROR);
        Map<String, Integer> near = pool.printings().stream()
                .filter(printing -> printing.set() == set)
                .map(printing -> printing.card().title())
                .distinct()
                .collect(toMap(title -> title, title -> distance.apply(id, CardTitle.idOf(title))));
        return near.entrySet().stream()
                .filter(entry -> entry.getValue() >= 0)
                .sorted(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .limit(SHOWN)
                .map(Map.Entry::getKey)
                .toList();
    }
}
