package org.aemberlog.deck.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.Card;
import org.aemberlog.game.card.dsl.Language;

/**
 * The cards of one house in one set, or those of none, in collector-number order: one statement each, such as {@code creature(136,
 * "Batdrone", COMMON, 2).traits("robot").skirmish().fight(steal(1));}.
 */
public abstract class HousePage extends Language {

    /** Its digits but the first are those of a three-digit number. */
    private static final int THOUSAND = 1_000;

    private final CardSet set;
    private final Optional<House> house;
    private final String prefix;
    private final List<Entry> entries = new ArrayList<>();

    /** The page of a house in a set. */
    protected HousePage(CardSet set, House house) {
        this(set, Optional.of(house), "");
    }

    /** The page of what is of no house in a set: anomalies, whose numbers begin with a prefix, or reference cards. */
    protected HousePage(CardSet set, String prefix) {
        this(set, Optional.empty(), prefix);
    }

    private HousePage(CardSet set, Optional<House> house, String prefix) {
        this.set = set;
        this.house = house;
        this.prefix = prefix;
    }

    private record Entry(int number, Rarity rarity, Function<Function<String, CardDefinition>, CardDefinition> card) {}

    /** Writes down the cards. */
    protected abstract void cards();

    /**
     * The printings of the page.
     *
     * @param known the cards of earlier sets by their titles
     */
    public final List<Printing> printings(Function<String, CardDefinition> known) {
        entries.clear();
        cards();
        return entries.stream()
                .map(it -> new Printing(set, number(it), house, it.rarity, it.card.apply(known)))
                .toList();
    }

    /** An action card. */
    protected final Card action(int number, String title, Rarity rarity) {
        return add(number, rarity, Card.card(title).action());
    }

    /** An artifact. */
    protected final Card artifact(int number, String title, Rarity rarity) {
        return add(number, rarity, Card.card(title).artifact());
    }

    /** A creature without armor. */
    protected final Card creature(int number, String title, Rarity rarity, int power) {
        return creature(number, title, rarity, power, 0);
    }

    /** A creature. */
    protected final Card creature(int number, String title, Rarity rarity, int power, int armor) {
        return add(number, rarity, Card.card(title).creature(power, armor));
    }

    /** A creature that shares its title with another card; its id tells them apart. */
    protected final Card creature(int number, String title, String id, Rarity rarity, int power) {
        return creature(number, title, id, rarity, power, 0);
    }

    /** The same with armor. */
    protected final Card creature(int number, String title, String id, Rarity rarity, int power, int armor) {
        return add(number, rarity, Card.card(title, id).creature(power, armor));
    }

    /** An upgrade. */
    protected final Card upgrade(int number, String title, Rarity rarity) {
        return add(number, rarity, Card.card(title).upgrade());
    }

    /** A reference card. */
    protected final Card reference(int number, String title, Rarity rarity) {
        return add(number, rarity, Card.card(title).reference());
    }

    /** A card of an earlier set, printed again. */
    protected final void reprint(int number, String title, Rarity rarity) {
        add(new Entry(number, rarity, known -> known.apply(title)));
    }

    private Card add(int number, Rarity rarity, Card card) {
        add(new Entry(number, rarity, known -> card.build()));
        return card;
    }

    private void add(Entry entry) {
        if (!entries.isEmpty() && entries.getLast().number > entry.number) {
            throw new IllegalStateException(
                    "Cards come in the order of their numbers; " + number(entry) + " is out of order.");
        }
        entries.add(entry);
    }

    private String number(Entry entry) {
        var digits = String.valueOf(THOUSAND + entry.number);
        return prefix + digits.substring(1 + prefix.length());
    }
}
