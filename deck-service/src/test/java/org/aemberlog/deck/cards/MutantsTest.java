package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.notation.Case;
import org.aemberlog.game.scenario.CaseRunner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Shows which wrong texts the cases of a card would not notice. It fails with all of them and is not run with the
 * others, because some are no mistakes: "each friendly creature you control" means no more than "each friendly
 * creature". Run
 *
 * <pre>
 * mvn -pl deck-service -am test -Dtest=MutantsTest -Dcards=anger,punch -DexcludedGroups= \
 *     -Dsurefire.failIfNoSpecifiedTests=false
 * </pre>
 *
 * with ids of cards or a set and house, such as {@code age-of-ascension/dis}.
 */
@Tag("mutants")
class MutantsTest {

    @Test
    void theCasesOfACardNoticeEveryWrongText() {
        var cases = CaseFiles.byWord();
        var unnoticed = new ArrayList<String>();
        for (var card : asked()) {
            var about = cases.getOrDefault(card.id(), List.of());
            var mutants = Mutants.of(card);
            var survivors = mutants.entrySet().stream()
                    .filter(mutant -> about.stream().allMatch(it -> holds(it, mutant.getValue())))
                    .map(mutant -> card.id() + ": " + mutant.getKey().replace("\n", " / "))
                    .toList();
            System.out.printf(
                    "%s: %d cases, %d wrong texts, %d not noticed%n",
                    card.id(), about.size(), mutants.size(), survivors.size());
            survivors.forEach(it -> System.out.println("  " + it));
            unnoticed.addAll(survivors);
        }
        assertThat(unnoticed)
                .as("wrong texts that no case notices; all are printed above")
                .isEmpty();
    }

    private static List<CardDefinition> asked() {
        return Arrays.stream(System.getProperty("cards").split(","))
                .flatMap(it -> named(it).stream())
                .distinct()
                .toList();
    }

    /** A card by its id, or those of a house that a set prints. */
    private static List<CardDefinition> named(String name) {
        var pool = CardPool.all();
        var one = pool.card(name);
        if (one.isPresent()) {
            return List.of(one.get());
        }
        var found = pool.printings().stream()
                .filter(it -> name.equalsIgnoreCase(
                        (it.set() + "/" + it.house().map(House::name).orElse("anomalies")).replace('_', '-')))
                .map(it -> it.card())
                .distinct()
                .toList();
        assertThat(found)
                .as("cards of %s; expected an id, or a set and a house or anomalies", name)
                .isNotEmpty();
        return found;
    }

    private static boolean holds(Case tested, CardDefinition mutant) {
        try {
            CaseRunner.run(
                    tested,
                    Table::card,
                    pinned -> Table.definition(pinned).map(card -> card.id().equals(mutant.id()) ? mutant : card));
            return true;
        } catch (AssertionError | RuntimeException | StackOverflowError e) {
            return false;
        }
    }
}
