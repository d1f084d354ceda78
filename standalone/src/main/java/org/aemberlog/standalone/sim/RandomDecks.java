package org.aemberlog.standalone.sim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.Ability.Gigantic;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;

/**
 * Decks of any cards that are written down: three houses, twelve cards each, of all sets mixed,
 * with bonus icons here and there as enhance would add them.
 */
public final class RandomDecks {

    private static final int HOUSES = 3;
    private static final int ENHANCED_IN = 5;

    private final Map<House, List<Printing>> pages;
    private final CardPool pool = CardPool.all();

    /** Decks of the whole pool. */
    public RandomDecks() {
        this.pages = pool.printings().stream()
                .collect(Collectors.groupingBy(Printing::house, TreeMap::new, Collectors.toList()));
    }

    /** A deck as the dice say. */
    public DeckList next(String name, RandomGenerator random) {
        var houses = new ArrayList<>(pages.keySet());
        while (houses.size() > HOUSES) {
            houses.remove(random.nextInt(houses.size()));
        }
        var cards = new ArrayList<DeckCard>();
        houses.forEach(house -> addHouse(house, random, cards));
        return new DeckList(name, name, houses, cards);
    }

    private void addHouse(House house, RandomGenerator random, List<DeckCard> cards) {
        var page = pages.get(house);
        int full = cards.size() + DeckList.SIZE / HOUSES;
        while (cards.size() < full) {
            var printing = page.get(random.nextInt(page.size()));
            var halves = gigantic(printing) ? halves(printing, page) : List.of(printing);
            if (cards.size() + halves.size() <= full) {
                halves.forEach(half -> cards.add(deckCard(half, random)));
            }
        }
    }

    private static boolean gigantic(Printing printing) {
        return printing.card().abilities().stream().anyMatch(Gigantic.class::isInstance);
    }

    /** A gigantic creature comes with both of its cards. */
    private static List<Printing> halves(Printing one, List<Printing> page) {
        return page.stream()
                .filter(p -> p.card().title().equals(one.card().title()))
                .sorted(Comparator.comparing(p -> p.card().id()))
                .toList();
    }

    private DeckCard deckCard(Printing printing, RandomGenerator random) {
        var icons = new ArrayList<BonusIcon>();
        while (random.nextInt(ENHANCED_IN) == 0) {
            icons.add(BonusIcon.values()[random.nextInt(BonusIcon.values().length)]);
        }
        var pinned = pool.pinnedName(printing.card().id()).orElseThrow();
        return new DeckCard(pinned, printing.house(), icons);
    }
}
