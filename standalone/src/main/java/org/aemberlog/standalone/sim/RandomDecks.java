package org.aemberlog.standalone.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Companions;
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
    private static final int CARDS_PER_HOUSE = DeckList.SIZE / HOUSES;
    private static final int ENHANCED_IN = 5;

    /** The houses in which an anomaly may come. */
    private static final List<House> ANY = List.of(House.values());

    private final Map<House, List<Printing>> pages = new TreeMap<>();
    private final CardPool pool = CardPool.all();

    /** Decks of the whole pool. */
    public RandomDecks() {
        for (var printing : pool.printings()) {
            if (printing.isReference()) {
                continue;
            }
            for (var house : printing.house().map(List::of).orElse(ANY)) {
                pages.computeIfAbsent(house, _ -> new ArrayList<>()).add(printing);
            }
        }
    }

    /** A deck as the dice say. */
    public DeckList next(String name, RandomGenerator random) {
        return next(name, pages::get, random);
    }

    /** A deck of one title for each house, and its companions: little that can happen. */
    public DeckList ofThreeTitles(String name, RandomGenerator random) {
        return next(name, house -> oneTitle(pages.get(house), random), random);
    }

    private DeckList next(String name, Function<House, List<Printing>> page, RandomGenerator random) {
        var houses = new ArrayList<>(pages.keySet());
        while (houses.size() > HOUSES) {
            houses.remove(random.nextInt(houses.size()));
        }
        var cards = new ArrayList<DeckCard>();
        houses.forEach(house -> addHouse(house, page.apply(house), random, cards));
        return new DeckList(name, name, houses, cards);
    }

    private static List<Printing> oneTitle(List<Printing> page, RandomGenerator random) {
        return Companions.of(page.get(random.nextInt(page.size())), page);
    }

    private void addHouse(House house, List<Printing> page, RandomGenerator random, List<DeckCard> cards) {
        int full = cards.size() + CARDS_PER_HOUSE;
        while (cards.size() < full) {
            var together = Companions.of(page.get(random.nextInt(page.size())), page);
            if (cards.size() + together.size() <= full) {
                together.forEach(each -> cards.add(deckCard(each, house, random)));
            }
        }
    }

    private DeckCard deckCard(Printing printing, House house, RandomGenerator random) {
        var icons = new ArrayList<BonusIcon>();
        while (random.nextInt(ENHANCED_IN) == 0) {
            icons.add(BonusIcon.values()[random.nextInt(BonusIcon.values().length)]);
        }
        var pinned = pool.pinnedName(printing.card().id()).orElseThrow();
        return new DeckCard(pinned, house, icons);
    }
}
