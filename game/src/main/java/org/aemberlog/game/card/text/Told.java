package org.aemberlog.game.card.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Selector;

/** What the text of one ability has said so far, and can refer back to. */
final class Told {

    private final String self;
    private final String granter;
    private final Map<String, Selector> remembered = new LinkedHashMap<>();
    private final Map<String, Effect> labelled = new LinkedHashMap<>();
    private Optional<String> latest = Optional.empty();
    private Optional<Happening> happening = Optional.empty();
    private Noun that = Noun.ANY;

    /** Nothing yet; {@code self} is the title of the card that has the ability. */
    Told(String self) {
        this(self, self);
    }

    private Told(String self, String granter) {
        this.self = self;
        this.granter = granter;
    }

    /** For an ability that another card, called {@code self} in it, gains from this one. */
    Told gainedBy(String other) {
        var told = new Told(other, self);
        told.remembered.putAll(remembered);
        told.labelled.putAll(labelled);
        return told;
    }

    /** How the card speaks of itself. */
    String self() {
        return self;
    }

    /** How the card speaks of the card that gave it the ability. */
    String granter() {
        return granter;
    }

    /** Cards were chosen and remembered. */
    void remember(String name, Selector cards) {
        remembered.put(name, cards);
        latest = Optional.of(name);
    }

    /** The cards behind a name, as they were selected. */
    Optional<Selector> remembered(String name) {
        return Optional.ofNullable(remembered.get(name));
    }

    /** Whether "it" would be understood as the cards of this name. */
    boolean isLatest(String name) {
        return latest.equals(Optional.of(name));
    }

    /** Something was done to cards, so "it" may be another one now. */
    void mentioned(Selector cards) {
        if (cards instanceof Selector.Ref(String name)) {
            latest = Optional.of(name);
        } else if (!(cards instanceof Selector.Self)) {
            latest = Optional.empty();
        }
    }

    /** An effect was given a label. */
    void label(String label, Effect effect) {
        labelled.put(label, effect);
    }

    /** The effect behind a label. */
    Optional<Effect> labelled(String label) {
        return Optional.ofNullable(labelled.get(label));
    }

    /** Whether the text has only one thing to call "that creature". */
    boolean namedOne() {
        return remembered.size() + labelled.size() == 1;
    }

    /** Something happened to such a card. */
    void happened(Happening what, Noun noun) {
        happening = Optional.of(what);
        that = noun;
    }

    /** What the ability reacts to, if it does. */
    Optional<Happening> happening() {
        return happening;
    }

    /** "that creature" */
    String that() {
        return that.proper() ? that.kind() : "that " + that.word();
    }
}
