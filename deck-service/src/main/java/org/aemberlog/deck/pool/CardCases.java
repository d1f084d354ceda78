package org.aemberlog.deck.pool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.notation.Case;
import org.aemberlog.game.notation.CaseFile;

/**
 * The cases that hold what each card does, by their titles: sentences that say what happens when. The tests run them;
 * players read them.
 */
public final class CardCases {

    private final Map<String, List<String>> byOpening = new HashMap<>();

    /** The cases with these titles, as far as they are about cards of the pool. */
    CardCases(CardPool pool, Stream<String> titles) {
        pool.printings().forEach(it -> byOpening.putIfAbsent(opening(it.card()), new ArrayList<>()));
        titles.map(CardCases::unnumbered)
                .distinct()
                .forEach(title -> about(title).ifPresent(cases -> cases.add(title)));
    }

    /** All cases of the cards of a pool. */
    public static CardCases of(CardPool pool) {
        var files = pool.printings().stream().map(CardCases::file).distinct();
        return new CardCases(pool, files.flatMap(CardCases::titles));
    }

    /** The titles of a card's cases, each once; both cards of a gigantic creature have the same. */
    public List<String> of(CardDefinition card) {
        return List.copyOf(byOpening.getOrDefault(opening(card), List.of()));
    }

    /** The cases of the card whose title this one begins with; of several, the longest is meant. */
    private Optional<List<String>> about(String title) {
        var text = plain(title);
        return IntStream.iterate(text.length(), end -> end > 0, end -> end - 1)
                .mapToObj(end -> byOpening.get(text.substring(0, end)))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** How the titles of a card's cases begin. */
    private static String opening(CardDefinition card) {
        return plain(card.title()) + (card.isEvilTwin() ? "'s evil twin" : "");
    }

    /** A title without the number that tells cases of one title apart. */
    private static String unnumbered(String title) {
        return title.replaceFirst(" \\(\\d\\)$", "");
    }

    private static String plain(String text) {
        return text.replace('’', '\'');
    }

    /** The file of the set and house of a printing. */
    private static String file(Printing printing) {
        return "/cases/%s/%s.cases".formatted(folder(printing.set()), page(printing));
    }

    private static String folder(CardSet set) {
        return set.name().replace("_", "").toLowerCase(Locale.ROOT);
    }

    private static String page(Printing printing) {
        return printing.house()
                .map(house -> (String) Plain.of(house))
                .orElse(printing.isReference() ? "reference" : "anomalies");
    }

    private static Stream<String> titles(String file) {
        try (var in = CardCases.class.getResourceAsStream(file)) {
            return in == null
                    ? Stream.empty()
                    : CaseFile.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)).stream()
                            .map(Case::title);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
