package org.aemberlog.deck.library;

import static java.util.Comparator.comparing;

import java.util.Comparator;
import java.util.List;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckCard;

/**
 * A card of a deck.
 *
 * @param house the house to which it belongs in this deck
 * @param received the bonus icons that it received
 */
record DeckEntry(Printing printing, House house, List<BonusIcon> received) {

    /** The order of the cards of a deck, whatever the order in which they were written down. */
    static final Comparator<DeckEntry> ORDER = comparing(DeckEntry::house)
            .thenComparing(it -> it.printing.number())
            .thenComparing(it -> it.printing.card().id())
            .thenComparing(it -> it.received.toString());

    DeckEntry {
        received = List.copyOf(received);
    }

    /** The bonus icons that it gave to other cards (glossary, Enhance). */
    List<BonusIcon> given() {
        return printing.card().abilities().stream()
                .flatMap(it -> it instanceof Ability.Enhance enhance ? enhance.icons().stream() : null)
                .toList();
    }

    /** The same card with icons that it received. */
    DeckEntry with(List<BonusIcon> icons) {
        return new DeckEntry(printing, house, icons);
    }

    DeckCard card(CardPool pool) {
        return new DeckCard(pool.pinnedName(printing.card().id()).orElseThrow(), house, received);
    }
}
