package org.aemberlog.deck.cards;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.text.RulesText;

/**
 * Cards that are wrong in one place: a number is one off, an instruction or a condition is missing, two instructions
 * are in the wrong order, a player, a timing or another named value is a different one.
 */
final class Mutants {

    private Mutants() {}

    /** The mutants of a card that read differently, by their texts. What no player could build is left out. */
    static Map<String, CardDefinition> of(CardDefinition card) {
        var found = new LinkedHashMap<String, CardDefinition>();
        for (var abilities : ofList(card.abilities())) {
            built(() -> card.withAbilities(cast(abilities)))
                    .ifPresent(mutant -> text(mutant).ifPresent(text -> found.putIfAbsent(text, mutant)));
        }
        text(card).ifPresent(found::remove);
        return found;
    }

    private static Optional<String> text(CardDefinition card) {
        return built(() -> RulesText.of(card));
    }

    /** Some mutants break the rules of their records, or of the language. */
    private static <T> Optional<T> built(Supplier<T> made) {
        try {
            return Optional.of(made.get());
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    private static List<Object> of(Object part) {
        return switch (part) {
            case Integer n -> n == 0 ? List.of(1) : List.of(n + 1, n - 1);
            case Boolean b -> List.of(!b);
            case Enum<?> e -> others(e);
            case List<?> list -> ofList(list);
            case Optional<?> some -> some.map(Mutants::ofSome).orElse(List.of());
            case Record r -> ofRecord(r);
            default -> List.of();
        };
    }

    /** The active player is left out: mostly "you", and the same in most cases. */
    private static List<Object> others(Enum<?> value) {
        return Arrays.stream(value.getDeclaringClass().getEnumConstants())
                .filter(it -> it != value && it != PlayerRef.ACTIVE)
                .map(Object.class::cast)
                .toList();
    }

    private static List<Object> ofSome(Object part) {
        var found = new ArrayList<Object>(List.of(Optional.empty()));
        of(part).forEach(it -> found.add(Optional.of(it)));
        return found;
    }

    private static List<Object> ofList(List<?> list) {
        var found = new ArrayList<Object>();
        for (int i = 0; i < list.size(); i++) {
            int at = i;
            of(list.get(i)).forEach(part -> found.add(changed(list, it -> it.set(at, part))));
            found.add(changed(list, it -> it.remove(at)));
            if (i > 0 && !(list.get(i) instanceof Ability)) {
                found.add(changed(list, it -> it.add(at - 1, it.remove(at))));
            }
        }
        return found;
    }

    private static List<Object> changed(List<?> list, Consumer<List<Object>> change) {
        var copy = new ArrayList<Object>(list);
        change.accept(copy);
        return copy;
    }

    /** With one component changed, or without what is around a component: an effect without its condition. */
    private static List<Object> ofRecord(Record whole) {
        var found = new ArrayList<Object>();
        var components = whole.getClass().getRecordComponents();
        var values = Arrays.stream(components).map(it -> value(whole, it)).toList();
        for (int i = 0; i < components.length; i++) {
            int at = i;
            for (var part : of(values.get(i))) {
                built(() -> with(whole, components, values, at, part)).ifPresent(found::add);
            }
            if (replaces(whole, values.get(i))) {
                found.add(values.get(i));
            }
        }
        return found;
    }

    /** Whether both are of one family of the language, such as two effects. */
    private static boolean replaces(Record whole, Object part) {
        return part instanceof Record
                && families(part).anyMatch(it -> families(whole).anyMatch(it::equals));
    }

    private static Stream<Class<?>> families(Object part) {
        return Stream.iterate(List.<Class<?>>of(part.getClass()), it -> !it.isEmpty(), Mutants::above)
                .flatMap(List::stream)
                .filter(Class::isSealed);
    }

    private static List<Class<?>> above(List<Class<?>> types) {
        return types.stream().flatMap(it -> Arrays.stream(it.getInterfaces())).toList();
    }

    private static Object value(Record whole, RecordComponent component) {
        return reflecting(() -> component.getAccessor().invoke(whole));
    }

    private static Object with(Record whole, RecordComponent[] components, List<Object> values, int at, Object part) {
        var changed = new ArrayList<>(values);
        changed.set(at, part);
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return reflecting(() -> whole.getClass().getDeclaredConstructor(types).newInstance(changed.toArray()));
    }

    private static <T> T reflecting(Callable<T> call) {
        try {
            return call.call();
        } catch (Exception e) {
            throw new IllegalArgumentException(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> cast(Object list) {
        return (List<T>) list;
    }
}
