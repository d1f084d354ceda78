package org.aemberlog.game.lab;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.state.CardId;

/** What the cards of a position are called: by title, with {@code #2} for a second copy. */
final class Names {

    private final CardIndex index;
    private final Map<String, CardId> cards;
    private final Map<CardId, String> names;

    Names(CardIndex index) {
        this(index, new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    private Names(CardIndex index, Map<String, CardId> cards, Map<CardId, String> names) {
        this.index = index;
        this.cards = cards;
        this.names = names;
    }

    /** The name that the next copy of a card gets. */
    String next(CardIndex.Entry entry) {
        var name = entry.name();
        for (int copy = 2; cards.containsKey(CardIndex.key(name)); copy++) {
            name = entry.name() + "#" + copy;
        }
        return name;
    }

    void add(String name, CardId card) {
        cards.put(CardIndex.key(name), card);
        names.put(card, name);
    }

    /** All cards, in the order in which the position named them. */
    List<CardId> all() {
        return List.copyOf(cards.values());
    }

    /** The same without cards that are out of the game, which can be told of but not named. */
    Names without(Collection<CardId> out) {
        var rest = new LinkedHashMap<>(cards);
        rest.values().removeAll(out);
        return new Names(index, rest, names);
    }

    String of(CardId card) {
        return names.getOrDefault(card, card.toString());
    }

    /** The card in the position that is called so at {@code where} in the command. */
    CardId get(String where, String name) {
        var card = cards.get(CardIndex.key(canonical(where, name)));
        if (card == null) {
            throw new LabProblem(
                    where,
                    "expected a card of this position, found '" + name + "'",
                    "There are " + all().stream().map(this::of).toList() + "; setup lays out other cards.");
        }
        return card;
    }

    /** The name in the form that the lab itself uses. */
    String canonical(String where, String name) {
        int hash = name.lastIndexOf('#');
        var title = hash < 0 ? name : name.substring(0, hash);
        var copy = hash < 0 ? "1" : name.substring(hash + 1).strip();
        if (!copy.matches("[1-9][0-9]{0,2}")) {
            throw new LabProblem(
                    where,
                    "expected the number of a copy after '#', found '" + copy + "'",
                    "Write 'Troll#2' for the second Troll.");
        }
        var entry = index.get(where, title);
        return copy.equals("1") ? entry.name() : entry.name() + "#" + copy;
    }
}
