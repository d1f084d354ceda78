package org.aemberlog.deck.pool;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toUnmodifiableList;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.cards.ageofascension.AgeOfAscension;
import org.aemberlog.deck.cards.callofthearchons.CallOfTheArchons;
import org.aemberlog.deck.cards.darktidings.DarkTidings;
import org.aemberlog.deck.cards.massmutation.MassMutation;
import org.aemberlog.deck.cards.worldscollide.WorldsCollide;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;

/** Every card that is written down, with its printings. */
public final class CardPool implements CardLibrary {

    private static final int HASH_DIGITS = 16;
    private static final CardPool ALL = new CardPool();

    private final List<Printing> printings;
    private final Map<String, List<Printing>> printingsById;
    private final Map<CardSet, Map<String, List<Printing>>> printingsByNumber;
    private final Map<String, CardDefinition> byId = new LinkedHashMap<>();
    private final Map<String, CardDefinition> byTitle = new HashMap<>();
    private final Map<String, String> pinnedById = new LinkedHashMap<>();
    private final Map<String, CardDefinition> byPinned = new LinkedHashMap<>();

    private CardPool() {
        var pages = Stream.of(
                        CallOfTheArchons.pages(),
                        AgeOfAscension.pages(),
                        WorldsCollide.pages(),
                        MassMutation.pages(),
                        DarkTidings.pages())
                .flatMap(Collection::stream);
        var all = new ArrayList<Printing>();
        pages.forEach(page -> page.printings(this::titled).forEach(printing -> all.add(known(printing))));
        printings = List.copyOf(all);
        printingsById = printings.stream().collect(groupingBy(p -> p.card().id(), toUnmodifiableList()));
        printingsByNumber = printings.stream()
                .collect(groupingBy(Printing::set, groupingBy(Printing::number, toUnmodifiableList())));
    }

    private Printing known(Printing printing) {
        var card = printing.card();
        var before = byId.putIfAbsent(card.id(), card);
        if (before != null && !before.equals(card)) {
            throw new IllegalStateException(card.title() + " is printed twice with different rules.");
        }
        if (before == null) {
            var pinned = card.id() + "@" + Canonical.sha256(card).substring(0, HASH_DIGITS);
            byTitle.putIfAbsent(card.title(), card);
            pinnedById.put(card.id(), pinned);
            byPinned.put(pinned, card);
        }
        return printing;
    }

    private CardDefinition titled(String title) {
        return Optional.ofNullable(byTitle.get(title))
                .orElseThrow(() -> new IllegalStateException("No earlier set has a card titled " + title + "."));
    }

    /** The pool of all sets. */
    public static CardPool all() {
        return ALL;
    }

    /** All printings by set, house and number. */
    public List<Printing> printings() {
        return printings;
    }

    /** The definitions by their pinned names, in the order of the printings. */
    public Map<String, CardDefinition> pinned() {
        return Collections.unmodifiableMap(byPinned);
    }

    /** The current definition of every card of decks, in the house in which it was first printed; an anomaly in any. */
    public List<DeckCard> listed() {
        var houses = new LinkedHashMap<String, House>();
        printings.forEach(
                p -> p.house().ifPresent(house -> houses.putIfAbsent(p.card().id(), house)));
        printings.stream()
                .filter(p -> !p.isReference())
                .forEach(p -> houses.putIfAbsent(p.card().id(), House.values()[0]));
        return houses.entrySet().stream()
                .map(e -> new DeckCard(pinnedById.get(e.getKey()), e.getValue(), List.of()))
                .toList();
    }

    /** The current definition of a card id. */
    public Optional<CardDefinition> card(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The pinned name of the current definition of a card id. */
    public Optional<String> pinnedName(String id) {
        return Optional.ofNullable(pinnedById.get(id));
    }

    /** The printings with this number in a set: several of a card in several houses, or of the halves of one. */
    public List<Printing> printings(CardSet set, String number) {
        return printingsByNumber.get(set).getOrDefault(number, List.of());
    }

    /** The printing of a card id in a set; the first, if there are several. */
    public Optional<Printing> titled(CardSet set, String id) {
        return printingsOf(id).stream().filter(p -> p.set() == set).findFirst();
    }

    /** All printings of a card id. */
    public List<Printing> printingsOf(String id) {
        return printingsById.getOrDefault(id, List.of());
    }

    @Override
    public Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(byPinned.get(pinned));
    }
}
