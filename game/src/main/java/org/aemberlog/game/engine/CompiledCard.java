package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Activated;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Ability.AsUpgrade;
import org.aemberlog.game.card.Ability.CopyOf;
import org.aemberlog.game.card.Ability.Enhance;
import org.aemberlog.game.card.Ability.Gigantic;
import org.aemberlog.game.card.Ability.InDiscardPile;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.Ability.PlayCost;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Ability.Requirement;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;

/** A definition with its abilities sorted by kind, so that the engine finds them at once. */
final class CompiledCard {

    final CardDefinition definition;
    final List<Static> statics = new ArrayList<>();
    final List<OnEvent> events = new ArrayList<>();
    final List<OnEvent> inDiscardPile = new ArrayList<>();
    final List<Replacement> replacements = new ArrayList<>();
    final List<Requirement> requirements = new ArrayList<>();
    private final Map<Timing, List<Triggered>> triggered = new EnumMap<>(Timing.class);
    private final Map<ActivatedKind, List<Activated>> activated = new EnumMap<>(ActivatedKind.class);
    private final Map<KeywordKind, Integer> keywords = new EnumMap<>(KeywordKind.class);
    private Optional<CopyOf> copy = Optional.empty();
    private Optional<Gigantic> gigantic = Optional.empty();
    private Optional<CompiledCard> upgradeForm = Optional.empty();
    private final List<CardType> forms;
    private int cost;
    private volatile CompiledCard blank;
    private volatile CardFeatures mentions;

    /** Sorts a definition; one that refers to what nothing in it gives is rejected. */
    CompiledCard(CardDefinition definition) {
        var dangling = CardFeatures.dangling(definition.abilities());
        if (!dangling.isEmpty()) {
            throw new IllegalArgumentException(
                    definition.title() + " refers to " + dangling + ", which nothing in it gives.");
        }
        this.definition = definition;
        definition.abilities().forEach(this::sort);
        this.forms =
                upgradeForm.isPresent() ? List.of(definition.type(), CardType.UPGRADE) : List.of(definition.type());
    }

    private void sort(Ability ability) {
        switch (ability) {
            case Keyword a -> keywords.merge(a.kind(), a.value(), Integer::sum);
            case Triggered a ->
                a.on().forEach(t ->
                        triggered.computeIfAbsent(t, x -> new ArrayList<>()).add(a));
            case Activated a ->
                activated.computeIfAbsent(a.kind(), x -> new ArrayList<>()).add(a);
            case OnEvent a -> events.add(a);
            case Static a -> statics.add(a);
            case Replacement a -> replacements.add(a);
            case Requirement a -> requirements.add(a);
            case PlayCost a -> cost += a.aember();
            case AsUpgrade a -> upgradeForm = Optional.of(asUpgrade(a));
            case CopyOf a -> copy = Optional.of(a);
            case Gigantic a -> gigantic = Optional.of(a);
            case InDiscardPile a -> inDiscardPile.add(a.ability());
            case Enhance _ -> {}
        }
    }

    private CompiledCard asUpgrade(AsUpgrade form) {
        return new CompiledCard(new CardDefinition(
                definition.id(),
                definition.title(),
                CardType.UPGRADE,
                0,
                0,
                definition.traits(),
                definition.bonus(),
                form.text()));
    }

    /** What the card's abilities mention. */
    CardFeatures mentions() {
        var found = mentions;
        if (found == null) {
            found = CardFeatures.in(definition.abilities());
            mentions = found;
        }
        return found;
    }

    boolean is(CardType type) {
        return definition.type() == type;
    }

    /** How much Æmber its player loses in order to play it. */
    int cost() {
        return cost;
    }

    List<Triggered> triggered(Timing timing) {
        return triggered.getOrDefault(timing, List.of());
    }

    List<Activated> activated(ActivatedKind kind) {
        return activated.getOrDefault(kind, List.of());
    }

    boolean hasKeyword(KeywordKind kind) {
        return keywords.containsKey(kind);
    }

    Map<KeywordKind, Integer> keywords() {
        return keywords;
    }

    Optional<CopyOf> copy() {
        return copy;
    }

    Optional<Gigantic> gigantic() {
        return gigantic;
    }

    /** All forms in which the card can be played, the printed one first. */
    List<CardType> forms() {
        return forms;
    }

    /** The card as it is when played as an upgrade, if it can be. */
    Optional<CompiledCard> upgradeForm() {
        return upgradeForm;
    }

    /** The card with a blank text box; the traits stay. */
    CompiledCard blank() {
        if (blank == null) {
            blank = new CompiledCard(definition.withAbilities(List.of()));
        }
        return blank;
    }
}
