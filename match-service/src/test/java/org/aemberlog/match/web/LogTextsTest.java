package org.aemberlog.match.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.json.WireName;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Spot;
import org.junit.jupiter.api.Test;

/**
 * What the log says of an event, a correction or a place has no place that nothing fills: each names
 * a component that is always there, or what `table/log-events.js` derives.
 */
class LogTextsTest {

    private static final Pattern SHOWN = Pattern.compile("\\{(\\w+)}");

    /** What is derived for every event: who is on turn. */
    private static final String PLAYER = "player";

    /** What is derived for some events beside, or instead of, their components. */
    private static final Map<String, Set<String>> DERIVED = Map.of(
            "match-created", Set.of("a", "b", "deckA", "deckB", "openHands"),
            "aember-stolen", Set.of("from"),
            "aember-captured", Set.of("from"),
            "counters-changed", Set.of("less"),
            "card-discarded", Set.of("owner"),
            "choice-made", Set.of("seat", "cards", "house", "no"),
            "time-added", Set.of("seconds"));

    private static final Map<String, Class<?>> SAID = Stream.of(
                    MatchEvent.class, Correction.class, Correction.Place.class, Spot.class)
            .flatMap(Texts::leaves)
            .collect(Collectors.toMap(LogTextsTest::wireName, Function.identity()));

    @Test
    void everyPlaceInATextIsFilled() throws IOException {
        var texts = aboutEvents();

        assertThat(texts).hasSizeGreaterThan(100);
        assertThat(texts).allSatisfy((key, text) -> {
            var event = event(key);
            var filled = filled(event);
            variant(key).ifPresent(filled::add);
            assertThat(shown(text)).as(key).isSubsetOf(filled);
        });
    }

    @Test
    void otherWordsAreForAComponentOrOneOfItsValues() throws IOException {
        assertThat(aboutEvents().keySet().stream().filter(key -> variant(key).isPresent()))
                .isNotEmpty()
                .allSatisfy(key ->
                        assertThat(cases(event(key))).contains(variant(key).get()));
    }

    /** The texts about events: all others of the log have no name on the wire. */
    private static Map<String, String> aboutEvents() throws IOException {
        return Texts.read().entrySet().stream()
                .filter(text -> text.getKey().startsWith("log."))
                .filter(text -> SAID.containsKey(event(text.getKey())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static String event(String key) {
        return key.split("\\.")[1];
    }

    private static Optional<String> variant(String key) {
        return Arrays.stream(key.split("\\.")).skip(2).findFirst();
    }

    private static List<String> shown(String text) {
        return SHOWN.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static Set<String> filled(String event) {
        var names = new TreeSet<>(DERIVED.getOrDefault(event, Set.of()));
        names.add(PLAYER);
        for (var component : SAID.get(event).getRecordComponents()) {
            // What a judge sets may be nothing, which is said.
            if (component.getType() != Optional.class || event.startsWith("set-")) {
                names.add(component.getName());
            }
        }
        if (names.contains("card")) {
            names.add("cards");
        }
        return names;
    }

    private static Set<String> cases(String event) {
        var cases = new TreeSet<>(DERIVED.getOrDefault(event, Set.of()));
        for (var component : SAID.get(event).getRecordComponents()) {
            cases.add(component.getName());
            cases.addAll(values(component));
        }
        return cases;
    }

    private static Collection<String> values(RecordComponent component) {
        return component.getType().isEnum()
                ? Arrays.stream(component.getType().getEnumConstants())
                        .map(value -> ((Enum<?>) value).name().toLowerCase().replace('_', '-'))
                        .toList()
                : List.of();
    }

    private static String wireName(Class<?> type) {
        var name = type.getAnnotation(WireName.class);
        return name == null
                ? Pattern.compile("(?<=[a-z])[A-Z]")
                        .matcher(type.getSimpleName())
                        .replaceAll((MatchResult found) -> "-" + found.group())
                        .toLowerCase()
                : name.value().replaceAll("\\.v\\d+$", "");
    }
}
