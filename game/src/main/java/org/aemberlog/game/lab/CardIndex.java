package org.aemberlog.game.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.state.DeckCard;

/** The cards that the lab can lay out, by title and by card id, in any case. */
public final class CardIndex {

    private static final int SUGGESTIONS = 3;

    private final CardLibrary library;
    private final Map<String, Entry> byName = new HashMap<>();

    /** A card with the name that the lab calls it by. */
    record Entry(String name, DeckCard listed, CardDefinition definition) {}

    /**
     * An index of these cards, each in the house it is usually printed in, whose definitions are in
     * {@code library}. When two have the same title, it belongs to the one with the shorter id and
     * the other is named by its id.
     */
    public CardIndex(Collection<DeckCard> cards, CardLibrary library) {
        this.library = library;
        var sorted = new ArrayList<>(cards);
        sorted.sort(Comparator.<DeckCard>comparingInt(card -> card.cardId().length())
                .thenComparing(DeckCard::cardId));
        for (var listed : sorted) {
            var definition = library.find(listed.definition()).orElseThrow();
            var title = definition.title();
            boolean taken = byName.containsKey(key(title));
            var entry = new Entry(taken ? listed.cardId() : title, listed, definition);
            byName.putIfAbsent(key(title), entry);
            byName.put(key(listed.cardId()), entry);
        }
    }

    CardLibrary library() {
        return library;
    }

    /** All cards, by name. */
    List<Entry> all() {
        return byName.values().stream()
                .distinct()
                .sorted(Comparator.comparing(Entry::name, String.CASE_INSENSITIVE_ORDER))
                .toList();
    }

    /** The card with this title or id. */
    Optional<Entry> find(String name) {
        return Optional.ofNullable(byName.get(key(name)));
    }

    /** The card with this title or id; what is written at {@code where} otherwise is no card. */
    Entry get(String where, String name) {
        return find(name)
                .orElseThrow(() -> new LabProblem(
                        where,
                        "expected the title of a card, found '" + name + "'",
                        "Did you mean " + String.join(" or ", nearest(name)) + "?"));
    }

    private List<String> nearest(String name) {
        return byName.values().stream()
                .map(Entry::name)
                .distinct()
                .sorted(Comparator.<String>comparingInt(other -> distance(key(name), key(other)))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(SUGGESTIONS)
                .map(other -> "'" + other + "'")
                .toList();
    }

    /** How many letters have to be added, taken or changed to make one text from the other. */
    private static int distance(String one, String other) {
        var before = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            var now = new int[other.length() + 1];
            now[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int change = before[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                now[j] = Math.min(change, Math.min(before[j], now[j - 1]) + 1);
            }
            before = now;
        }
        return before[other.length()];
    }

    static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
