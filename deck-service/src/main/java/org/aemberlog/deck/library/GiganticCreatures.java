package org.aemberlog.deck.library;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Companions;
import org.aemberlog.game.card.House;

/** Gigantic creatures, whose two cards a list names alike: they have one title and one number. */
final class GiganticCreatures {

    private final CardPool pool;

    GiganticCreatures(CardPool pool) {
        this.pool = pool;
    }

    /**
     * The cards in the order of their lines, with both halves of each gigantic creature. They are of one house, and
     * bonus icons are on the top half alone (glossary, Gigantic).
     *
     * @throws DeckFormatException when a card lacks its other half, or both halves have bonus icons
     */
    List<ListedCard> inHalves(List<ListedCard> cards) {
        var all = new ArrayList<ListedCard>();
        var gigantic = new LinkedHashMap<String, List<ListedCard>>();
        for (var card : cards) {
            if (Companions.isGigantic(card.entry().printing())) {
                gigantic.computeIfAbsent(card.title(), _ -> new ArrayList<>()).add(card);
            } else {
                all.add(card);
            }
        }
        for (var same : gigantic.values()) {
            var houses = same.stream().collect(groupingBy(ListedCard::house, TreeMap::new, toList()));
            checkPairs(same, houses);
            houses.values().forEach(pairs -> all.addAll(halves(pairs)));
        }
        all.sort(Comparator.comparing(card -> card.line().at()));
        return all;
    }

    private static void checkPairs(List<ListedCard> same, Map<House, List<ListedCard>> houses) {
        var odd = same.stream()
                .filter(card -> houses.get(card.house()).size() % 2 != 0)
                .toList();
        if (!odd.isEmpty()) {
            throw odd.getLast()
                    .line()
                    .wrong("%s is a gigantic creature of two cards of one house, which come together; found %s"
                            .formatted(same.getFirst().title(), DeckChecks.counts(same)));
        }
    }

    private List<ListedCard> halves(List<ListedCard> pairs) {
        int tops = pairs.size() / 2;
        var enhanced = pairs.stream().filter(ListedCard::isEnhanced).toList();
        if (enhanced.size() > tops) {
            throw enhanced.get(tops)
                    .line()
                    .wrong("only the top half of %s has bonus icons: of %d cards at most %d, found %d"
                            .formatted(pairs.getFirst().title(), pairs.size(), tops, enhanced.size()));
        }
        var printing = pairs.getFirst().entry().printing();
        var halves = Companions.halves(printing, pool.printings(printing.set(), printing.number()));
        var enhancedLast = pairs.stream()
                .sorted(Comparator.comparing(ListedCard::isEnhanced))
                .toList();
        return IntStream.range(0, pairs.size())
                .mapToObj(i -> enhancedLast.get(i).as(i < tops ? halves.getFirst() : halves.getLast()))
                .toList();
    }
}
