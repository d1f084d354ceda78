package org.aemberlog.game.bot.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.json.Plain;

/** Walks through abilities, as they are written, down to their single instructions. */
public final class Reading {

    private final List<Effect> all = new ArrayList<>();
    private final List<Effect> leaves = new ArrayList<>();
    private final Map<String, Selector> names = new LinkedHashMap<>();

    private Reading() {}

    /** All that a card says, granted abilities too. */
    public static Reading of(List<CardDefinition> cards) {
        var reading = new Reading();
        cards.forEach(card -> card.abilities().forEach(reading::read));
        return reading;
    }

    /** All that an instruction says. */
    public static Reading of(Effect effect) {
        var reading = new Reading();
        reading.read(effect);
        return reading;
    }

    /** Every instruction of a kind, those within others too, in the order written. */
    public <T extends Effect> List<T> all(Class<T> kind) {
        return all.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The instructions that are not about other instructions, in the order written. */
    public List<Effect> leaves() {
        return leaves;
    }

    /** What remembered and labelled cards are selected by. */
    public Map<String, Selector> names() {
        return names;
    }

    private void read(Ability ability) {
        switch (ability) {
            case Ability.Triggered a -> read(a.run());
            case Ability.Activated a -> read(a.run());
            case Ability.OnEvent a -> read(a.run());
            case Ability.InDiscardPile a -> read(a.ability());
            case Ability.Replacement a -> read(a.with());
            case Ability.Static a -> a.modifiers().forEach(this::read);
            case Ability.AsUpgrade a -> a.text().forEach(this::read);
            case Ability.Keyword _, Ability.Requirement _, Ability.PlayCost _, Ability.CopyOf _ -> {}
            case Ability.Gigantic _, Ability.Enhance _ -> {}
        }
    }

    private void read(Modifier modifier) {
        if (modifier instanceof Modifier.GainAbility gained) {
            read(gained.ability());
        } else if (modifier instanceof Modifier.PlaysWith played) {
            read(played.ability());
        }
    }

    private void read(Effect effect) {
        all.add(effect);
        parts(effect).forEach(this::read);
        switch (effect) {
            case Effect.Let e -> names.put(e.name(), e.cards());
            case Effect.ChooseOfEach e -> names.put(e.name(), e.from());
            case Effect.ForEachCard e -> names.put(e.name(), e.cards());
            case Effect.ForDifferent e -> names.put(e.name(), e.from());
            case Effect.Search e -> {
                names.put(e.name(), searched(e));
                leaves.add(e);
            }
            case Effect.RevealUntil e -> {
                names.put(e.name(), e.cards());
                leaves.add(e);
            }
            case Effect.As e ->
                of(e.effect()).leaves.stream()
                        .flatMap(leaf -> Touching.by(leaf).stream())
                        .findFirst()
                        .ifPresent(it -> names.put(e.label(), it.cards()));
            case Effect.Lasting e -> {
                leaves.add(e);
                read(e.rule());
            }
            case Effect.FlowEffect _, Effect.AemberEffect _, Effect.DamageEffect _, Effect.StatusEffect _ ->
                leaf(effect);
            case Effect.ZoneEffect _, Effect.ControlEffect _, Effect.InformationEffect _ -> leaf(effect);
            case Effect.AgencyEffect _, Effect.PlayerEffect _ -> leaf(effect);
        }
    }

    private void leaf(Effect effect) {
        if (parts(effect).isEmpty()) {
            leaves.add(effect);
        }
    }

    /** The cards among which a search looks. */
    static Selector searched(Effect.Search search) {
        return new Selector.AnyOf(
                search.zones().stream()
                        .<Selector>map(zone -> new Selector.Select(
                                zone, PlayerRef.YOU, search.card(), search.quantity(), Selector.Pick.CHOSEN))
                        .toList(),
                search.quantity());
    }

    /** The instructions that an instruction is about; none for all others. */
    static List<Effect> parts(Effect effect) {
        return Plain.components((Record) effect).stream()
                .flatMap(part -> part instanceof Collection<?> all ? all.stream() : Stream.of(part))
                .filter(Effect.class::isInstance)
                .map(Effect.class::cast)
                .toList();
    }
}
