package org.aemberlog.game.card;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.aemberlog.game.json.Plain;

/**
 * Rejects an {@link EventWord} that stands where nothing gives it a meaning.
 *
 * @param place the ability that is read, and those around it
 * @param given the words that have a meaning in it
 */
record EventWords(String title, Supplier<String> place, Predicate<EventWord> given) {

    private static final Predicate<EventWord> NOTHING = _ -> false;

    /**
     * Checks all abilities of a card.
     *
     * @throws IllegalArgumentException says which word stands in which ability, and where it may stand
     */
    static void check(String title, List<Ability> abilities) {
        for (int i = 0; i < abilities.size(); i++) {
            var place = "ability " + (i + 1);
            new EventWords(title, () -> place, NOTHING).read(", ", abilities.get(i));
        }
    }

    private void read(String separator, Ability ability) {
        var inside =
                new EventWords(title, () -> place.get() + separator + name(ability), word -> word.isGivenBy(ability));
        switch (ability) {
            case Ability.OnEvent a -> inside.readPattern(a.on());
            case Ability.Replacement a -> inside.readPattern(a.would());
            case Ability.Triggered _, Ability.Activated _, Ability.Static _, Ability.Keyword _ -> {}
            case Ability.Requirement _, Ability.PlayCost _, Ability.AsUpgrade _, Ability.CopyOf _ -> {}
            case Ability.Gigantic _, Ability.Enhance _, Ability.InDiscardPile _ -> {}
        }
        for (var part : Plain.components((Record) ability)) {
            if (!(part instanceof EventPattern)) {
                inside.walk(part);
            }
        }
    }

    /** Who does it is what gives "that player", and cannot ask for it. */
    private void readPattern(EventPattern pattern) {
        new EventWords(title, place, NOTHING).walk(pattern.actor());
        walk(pattern.subject());
    }

    private void walk(Object part) {
        EventWord.of(part).filter(word -> !given.test(word)).ifPresent(this::reject);
        switch (part) {
            case Effect.Lasting lasting -> readLasting(lasting.rule());
            case Ability ability -> read(" › ", ability);
            case Record whole -> Plain.components(whole).forEach(this::walk);
            case Collection<?> all -> all.forEach(this::walk);
            default -> {}
        }
    }

    /** A lasting effect copies the text of a card that is looked up when it begins. */
    private void readLasting(Ability rule) {
        if (rule instanceof Ability.Static(var whilst, var scope, var modifiers)) {
            var parts = modifiers.stream()
                    .collect(Collectors.partitioningBy(
                            it -> it instanceof Modifier.GainTextOf || it instanceof Modifier.TakesAfter));
            walk(parts.get(true));
            walk(new Ability.Static(whilst, scope, parts.get(false)));
        } else {
            walk(rule);
        }
    }

    private void reject(EventWord word) {
        throw new IllegalArgumentException("%s: nothing gives “%s” a meaning in %s. It may stand only in %s."
                .formatted(title, word.text(), place.get(), word.places()));
    }

    private static String name(Ability ability) {
        return switch (ability) {
            case Ability.Triggered a -> a.on().stream().map(Enum::name).collect(Collectors.joining("/"));
            case Ability.Activated a -> a.kind().name();
            case Ability.OnEvent a -> "after " + a.on().what();
            case Ability.Replacement a ->
                (a.mode() == Ability.Mode.FIRST ? "before " : "instead of ")
                        + a.would().what();
            case Ability.InDiscardPile _ -> "in the discard pile";
            case Ability.Static _ -> "constant";
            case Ability.Keyword a -> a.kind().name();
            case Ability.Requirement _ -> "requirement";
            case Ability.PlayCost _ -> "cost";
            case Ability.AsUpgrade _ -> "as an upgrade";
            case Ability.CopyOf _ -> "copy";
            case Ability.Gigantic _ -> "gigantic";
            case Ability.Enhance _ -> "enhance";
        };
    }
}
