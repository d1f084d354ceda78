package org.aemberlog.deck.library;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.deck.pool.Companions;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.deck.pool.Rarity;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;

/**
 * Makes legal decks: three houses of a set, twelve cards each, common cards more often than rare ones, and cards that
 * come together together.
 */
public final class DeckGenerator {

    /** Of 100 cards of a deck, about so many are of a rarity. */
    private static final Map<Rarity, Integer> IN_100 =
            new EnumMap<>(Map.of(Rarity.COMMON, 62, Rarity.UNCOMMON, 26, Rarity.RARE, 10, Rarity.SPECIAL, 2));

    private static final int HOUSES = 3;
    private static final int CARDS_PER_HOUSE = DeckList.SIZE / HOUSES;

    private final CardPool pool;
    private final Map<CardSet, Map<House, List<Printing>>> pages;

    /** Makes decks of the cards of {@code pool}. */
    public DeckGenerator(CardPool pool) {
        this.pool = pool;
        this.pages = pool.printings().stream()
                .filter(printing -> printing.house().isPresent())
                .collect(groupingBy(
                        Printing::set,
                        groupingBy(it -> it.house().orElseThrow(), TreeMap::new, toCollection(ArrayList::new))));
    }

    /** A deck of a set as the dice say; its name too. */
    public DeckList next(CardSet set, RandomGenerator random) {
        var houses = new ArrayList<>(pages.get(set).keySet());
        while (houses.size() > HOUSES) {
            houses.remove(random.nextInt(houses.size()));
        }
        var cards = new ArrayList<DeckCard>();
        for (var house : houses) {
            for (var printing : cards(pages.get(set).get(house), random)) {
                cards.add(new DeckCard(pool.pinnedName(printing.card().id()).orElseThrow(), house, List.of()));
            }
        }
        return DeckIds.named(new DeckList("", ArchonNames.next(random), houses, cards, set == CardSet.DARK_TIDINGS));
    }

    private static List<Printing> cards(List<Printing> page, RandomGenerator random) {
        var cards = new ArrayList<Printing>();
        while (cards.size() < CARDS_PER_HOUSE) {
            var rarity = rarity(random);
            var found = page.stream()
                    .filter(it -> it.rarity() == rarity && !Companions.follows(it))
                    .toList();
            if (!found.isEmpty()) {
                var together = Companions.of(found.get(random.nextInt(found.size())), page);
                if (cards.size() + together.size() <= CARDS_PER_HOUSE) {
                    cards.addAll(together);
                }
            }
        }
        cards.sort(Comparator.comparing(Printing::number));
        return cards;
    }

    private static Rarity rarity(RandomGenerator random) {
        int rolled = random.nextInt(
                IN_100.values().stream().mapToInt(Integer::intValue).sum());
        for (var entry : IN_100.entrySet()) {
            rolled -= entry.getValue();
            if (rolled < 0) {
                return entry.getKey();
            }
        }
        throw new IllegalStateException("The rarities are all there are.");
    }
}
