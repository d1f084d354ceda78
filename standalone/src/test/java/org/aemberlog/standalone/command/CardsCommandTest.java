package org.aemberlog.standalone.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckDraft;
import org.aemberlog.deck.library.DeckReader;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.standalone.cli.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code cards} and {@code deck}. */
class CardsCommandTest {

    @TempDir
    private Path cases;

    @Test
    void casesAreCountedByTheTitleTheyBeginWith() throws Exception {
        var set = Files.createDirectories(cases.resolve("set"));
        Files.writeString(set.resolve("a.cases"), "# Fear returns\n# Fear’s edge\n> play fear\n# Fearless\n");
        Files.createDirectories(cases.resolve("rulings"));
        Files.writeString(cases.resolve("rulings/b.cases"), "# Fear in a ruling\n");
        var counts = CaseCounts.read(cases);
        assertThat(counts.of("Fear")).isEqualTo(2);
        assertThat(counts.of("Fearless")).isEqualTo(1);
        assertThat(counts.of("Anger")).isZero();
        assertThat(CaseCounts.read(cases.resolve("nowhere")).titles()).isEmpty();
    }

    @Test
    void theTableSaysWhatIsThereTestedAndMissing() {
        var counts = new CaseCounts(List.of("Anger readies"));
        var lines = new CardsCommand(counts)
                .table(List.of(CardSet.WORLDS_COLLIDE))
                .lines()
                .toList();
        assertThat(lines.getFirst()).isEqualTo("worlds-collide");
        assertThat(lines).anySatisfy(line -> assertThat(line).matches("  no house +\\d+ of  10, .*"));
        assertThat(new CardsCommand(counts).table(List.of(CardSet.CALL_OF_THE_ARCHONS)))
                .containsPattern("brobnar +\\d+ of  52,   1 tested");
    }

    @Test
    void allPrintingsAreThereForPrograms() {
        assertThat(new CardsCommand(new CaseCounts(List.of("Anger readies")))
                        .json(List.of(CardSet.CALL_OF_THE_ARCHONS)))
                .startsWith("{\"printings\":[{\"cases\":1,\"face\":{")
                .contains("\"number\":\"001\"");
    }

    @ParameterizedTest
    @EnumSource
    void aRandomDeckIsAListThatCanBeImported(CardSet set) {
        var list = DeckCommand.list(set, 7);
        var deck = new DeckReader(CardPool.all()).read(DeckDraft.read(list));
        assertThat(list).startsWith("name: " + deck.name()).isEqualTo(DeckCommand.list(set, 7));
    }

    @Test
    void aSetThatIsNoneIsRejected() {
        assertThatThrownBy(() -> DeckCommand.run(List.of("--set", "first")))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("call-of-the-archons")
                .hasMessageContaining("found 'first'");
        assertThatThrownBy(() -> CardsCommand.run(List.of("--jsn"))).hasMessageContaining("[--json, --set]");
    }
}
