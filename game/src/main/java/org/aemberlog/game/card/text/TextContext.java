package org.aemberlog.game.card.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** What the text of one ability has said so far, and can refer back to. */
final class TextContext {

    private final String self;
    private final String granter;
    private final CardType type;
    private final Map<String, Chosen> chosen = new LinkedHashMap<>();
    private final Map<String, LabelledEffect> deeds = new LinkedHashMap<>();
    private Optional<String> latest = Optional.empty();
    private Optional<TriggerEvent> happening = Optional.empty();
    private Noun that = Noun.ANY;
    private Naming players = new Naming("that player");
    private PlayerRef deciding = PlayerRef.YOU;

    /** Nothing yet; {@code self} is the title of the card that has the ability. */
    TextContext(String self, CardType type) {
        this(self, self, type);
    }

    private TextContext(String self, String granter, CardType type) {
        this.self = self;
        this.granter = granter;
        this.type = type;
    }

    /** For an ability that another card, called {@code other} in it, gains from this one. */
    TextContext gainedBy(String other) {
        var context = new TextContext(other, self, type);
        context.chosen.putAll(chosen);
        context.deeds.putAll(deeds);
        return context;
    }

    /** How the card speaks of itself. */
    String self() {
        return self;
    }

    /** The type of the card on which the text stands. */
    CardType type() {
        return type;
    }

    /** How the card speaks of the card that gave it the ability. */
    String granter() {
        return granter;
    }

    /** Cards were chosen and remembered. */
    void remember(String name, Selector cards) {
        chosen.put(name, Chosen.of(cards, this));
        latest = Optional.of(name);
    }

    /** The cards behind a name. */
    Optional<Chosen> chosen(String name) {
        return Optional.ofNullable(chosen.get(name));
    }

    /** All that was chosen, by name and in order. */
    Map<String, Chosen> chosen() {
        return chosen;
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
            unclear();
        }
    }

    /** "It" could be more than one thing from here on. */
    void unclear() {
        latest = Optional.empty();
    }

    /** An effect was given a label. */
    void label(String label, Effect effect) {
        deeds.put(label, LabelledEffect.of(effect, this));
    }

    /** The effect behind a label. */
    Optional<LabelledEffect> deed(String label) {
        return Optional.ofNullable(deeds.get(label));
    }

    /** Whether the text has only one thing to call "that creature". */
    boolean hasNamedOne() {
        return chosen.size() + deeds.size() == 1;
    }

    /** Something happened to such a card, after which a player decides what the ability asks. */
    void happened(TriggerEvent what, Noun noun, Naming naming, PlayerRef decides) {
        happening = Optional.of(what);
        deciding = decides;
        that = noun;
        players = naming;
    }

    /** What the ability reacts to, if it does. */
    Optional<TriggerEvent> happening() {
        return happening;
    }

    /** Who decides what the ability asks. */
    PlayerRef deciding() {
        return deciding;
    }

    /** How the players are called. */
    Naming players() {
        return players;
    }

    /** "that creature" */
    String that() {
        return that.proper() ? that.kind() : "that " + that.word();
    }
}
