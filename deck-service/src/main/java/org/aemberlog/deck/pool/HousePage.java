package org.aemberlog.deck.pool;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.Card;

/** The cards of one house in one set while they are written down, in collector-number order. */
public final class HousePage {

    private final CardSet set;
    private final House house;
    private final List<Printing> printings = new ArrayList<>();

    /** An empty page. */
    public HousePage(CardSet set, House house) {
        this.set = set;
        this.house = house;
    }

    /** Adds a common card. */
    public HousePage common(int number, Card card) {
        return add(number, Rarity.COMMON, card);
    }

    /** Adds an uncommon card. */
    public HousePage uncommon(int number, Card card) {
        return add(number, Rarity.UNCOMMON, card);
    }

    /** Adds a rare card. */
    public HousePage rare(int number, Card card) {
        return add(number, Rarity.RARE, card);
    }

    /** Adds a card with a distribution of its own. */
    public HousePage special(int number, Card card) {
        return add(number, Rarity.SPECIAL, card);
    }

    private HousePage add(int number, Rarity rarity, Card card) {
        var printed = "%03d".formatted(number);
        if (!printings.isEmpty() && printings.getLast().number().compareTo(printed) > 0) {
            throw new IllegalStateException(
                    "Cards come in the order of their numbers; " + printed + " is out of order.");
        }
        printings.add(new Printing(set, printed, house, rarity, card.build()));
        return this;
    }

    /** The printings of the page. */
    public List<Printing> printings() {
        return List.copyOf(printings);
    }
}
