package org.aemberlog.deck.library;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Companions;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckList;

/**
 * Makes legal decks: three houses of a set, twelve cards each, common cards more often than rare ones, cards that come
 * together together, and icons on random cards as the deck's cards enhance them.
 */
public final class DeckGenerator {

    /** Of 100 cards of a deck, about so many are of a rarity. */
    private static final Map<Rarity, Integer> IN_100 =
            new EnumMap<>(Map.of(Rarity.COMMON, 62, Rarity.UNCOMMON, 26, Rarity.RARE, 10, Rarity.SPECIAL, 2));

    /** One of so many cards is a maverick, a legacy or an anomaly. */
    private static final int STRAY_IN = 300;

    private static final int HOUSES = 3;

    /** A card has room for so many icons. */
    private static final int MOST_ICONS = 5;

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
        var entries = new ArrayList<DeckEntry>();
        for (var house : houses) {
            for (var printing : cards(pages.get(set).get(house), random)) {
                boolean strays = Companions.comesAlone(printing) && random.nextInt(STRAY_IN) == 0;
                entries.add(new DeckEntry(strays ? stray(set, house, random) : printing, house, List.of()));
            }
        }
        enhance(entries, random);
        var cards = entries.stream()
                .sorted(DeckEntry.ORDER)
                .map(it -> it.card(pool))
                .toList();
        return DeckIds.named(new DeckList("", ArchonNames.next(random), houses, cards, set == CardSet.DARK_TIDINGS));
    }

    /** A maverick of the set, a legacy of an earlier one or an anomaly of its own: any card that comes alone. */
    private Printing stray(CardSet set, House house, RandomGenerator random) {
        var strays = pool.printings().stream()
                .filter(Companions::comesAlone)
                .filter(it -> it.set() == set || isLegacy(it, set, house))
                .toList();
        return strays.get(random.nextInt(strays.size()));
    }

    private boolean isLegacy(Printing printing, CardSet set, House house) {
        var id = printing.card().id();
        return printing.house().filter(house::equals).isPresent()
                && printing.set().compareTo(set) < 0
                && pool.titled(set, id).isEmpty()
                && printing.equals(pool.printingsOf(id).getFirst());
    }

    /** Each icon goes to a random other card of the deck (glossary, Enhance). */
    private static void enhance(List<DeckEntry> cards, RandomGenerator random) {
        for (int giver = 0; giver < cards.size(); giver++) {
            for (var icon : cards.get(giver).given()) {
                int taker = random.nextInt(cards.size());
                while (taker == giver || !hasRoom(cards.get(taker))) {
                    taker = random.nextInt(cards.size());
                }
                var received = new ArrayList<>(cards.get(taker).received());
                received.add(icon);
                cards.set(taker, cards.get(taker).with(received));
            }
        }
    }

    /** Of a gigantic creature only the top half has icons. */
    private static boolean hasRoom(DeckEntry card) {
        var printed = card.printing().card();
        return printed.bonus().size() + card.received().size() < MOST_ICONS
                && !printed.abilities().contains(new Ability.Gigantic(Ability.Half.BOTTOM));
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
