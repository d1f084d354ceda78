package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.notation.Case;
import org.aemberlog.game.scenario.CaseRunner;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What every card does and every ruling says, in the cases of {@code src/main/resources/cases}. */
class CardCasesTest {

    @TestFactory
    Stream<DynamicContainer> everyCaseHolds() {
        return CaseFiles.all().entrySet().stream()
                .map(file -> DynamicContainer.dynamicContainer(
                        file.getKey().toString(),
                        file.getKey().toUri(),
                        file.getValue().stream().map(it -> test(file.getKey(), it))));
    }

    @Test
    void aBlankTextBreaksACaseOfEachCard() {
        var cases = CaseFiles.byWord();
        var unproven = new ArrayList<String>();
        var first = new LinkedHashMap<String, Printing>();
        CardPool.all().printings().forEach(it -> first.putIfAbsent(it.card().id(), it));
        // What a reference card says is a rule of the game.
        first.values().removeIf(printing -> !CaseFiles.isAsked(printing) || printing.isReference());
        for (var id : first.keySet()) {
            var about = cases.getOrDefault(id, List.of());
            var blank = blank(id);
            if (about.isEmpty() || hasText(id) && about.stream().allMatch(it -> holds(it, blank))) {
                unproven.add(id);
            }
        }
        assertThat(unproven).as("cards whose text no case needs").isEmpty();
    }

    private static DynamicTest test(Path file, Case tested) {
        return DynamicTest.dynamicTest(
                tested.title(),
                URI.create(file.toUri() + "?line=" + tested.line()),
                () -> CaseRunner.run(tested, Table::card, Table::definition));
    }

    private static boolean holds(Case tested, CardLibrary library) {
        try {
            CaseRunner.run(tested, Table::card, library);
            return true;
        } catch (AssertionError | RuntimeException e) {
            return false;
        }
    }

    /** The pool, in which one card has no text. */
    private static CardLibrary blank(String id) {
        return pinned -> CardPool.all().find(pinned).map(card -> card.id().equals(id) ? blank(card) : card);
    }

    private static CardDefinition blank(CardDefinition card) {
        var structure = card.abilities().stream()
                .filter(it -> it instanceof Ability.Gigantic || it instanceof Ability.Enhance)
                .toList();
        return card.withAbilities(structure);
    }

    private static boolean hasText(String id) {
        return CardPool.all().card(id).map(card -> !blank(card).equals(card)).orElseThrow();
    }
}
