package org.aemberlog.game.card.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Selector;

/** What the text of one ability has said so far, and can refer back to. */
final class Told {

    private final String self;
    private final Map<String, Selector> remembered = new LinkedHashMap<>();
    private final Map<String, Effect> labelled = new LinkedHashMap<>();
    private Noun that = Noun.of(new Filter.Any());

    /** Nothing yet; {@code self} is the title of the card that has the ability. */
    Told(String self) {
        this.self = self;
    }

    /** How the card speaks of itself. */
    String self() {
        return self;
    }

    /** Cards were chosen and remembered. */
    void remember(String name, Selector cards) {
        remembered.put(name, cards);
    }

    /** The cards behind a name, as they were selected. */
    Optional<Selector> remembered(String name) {
        return Optional.ofNullable(remembered.get(name));
    }

    /** Whether only one group of cards was chosen, so that a pronoun is clear. */
    boolean rememberedOne() {
        return remembered.size() == 1;
    }

    /** An effect was given a label. */
    void label(String label, Effect effect) {
        labelled.put(label, effect);
    }

    /** The effect behind a label. */
    Optional<Effect> labelled(String label) {
        return Optional.ofNullable(labelled.get(label));
    }

    /** Something happened to such a card. */
    void happenedTo(Noun noun) {
        that = noun;
    }

    /** "that creature" */
    String that() {
        return "that " + that.word();
    }
}
