package org.aemberlog.deck.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.aemberlog.deck.cards.CaseFiles;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.notation.Case;
import org.junit.jupiter.api.Test;

class RulingsTableTest {

    private static final Path PAGE = Path.of("../docs/rulings.md");
    private static final String REWRITE = "mvn -q -pl deck-service -am test -Dtest=RulingsTableTest"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Drulings.write=true";

    private final List<Chapter> chapters = Chapter.all();
    private final RulingsTable table = new RulingsTable(chapters, Citations.byId());

    private List<Entry> entries() {
        return chapters.stream().flatMap(chapter -> chapter.entries().stream()).toList();
    }

    @Test
    void everyEntryHasAnIdOfItsOwn() {
        assertThat(entries()).extracting(Entry::id).doesNotHaveDuplicates();
    }

    @Test
    void everyCitedEntryExists() {
        assertThat(entries()).extracting(Entry::id).containsAll(Citations.byId().keySet());
    }

    @Test
    void everyCaseOfTheRulingsCitesAnEntry() {
        var cases = CaseFiles.ofRulings().values().stream().flatMap(List::stream);
        assertThat(cases.filter(it -> it.rulings().isEmpty()))
                .extracting(Case::title)
                .isEmpty();
    }

    @Test
    void everyEntryIsTested() {
        assertThat(table.open()).as("entries without a test").isEmpty();
    }

    @Test
    void everyCardOfAnEntryIsInThePool() {
        var missing = entries().stream()
                .flatMap(entry -> entry.cards().stream())
                .distinct()
                .filter(title -> CardPool.all().card(CardTitle.idOf(title)).isEmpty());
        assertThat(missing).isEmpty();
    }

    @Test
    void testsElsewhereExist() throws IOException {
        for (var test :
                entries().stream().flatMap(entry -> entry.elsewhere().stream()).toList()) {
            var parts = test.split("#", 2);
            assertThat(Files.readString(Path.of("..", parts[0]))).as(test).contains("void " + parts[1] + "(");
        }
    }

    @Test
    void thePageIsWhatTheTestsSay() throws IOException {
        if (Boolean.getBoolean("rulings.write")) {
            Files.writeString(PAGE, table.markdown());
        }
        assertThat(Files.readString(PAGE))
                .as("docs/rulings.md; to write it anew: %s", REWRITE)
                .isEqualTo(table.markdown());
    }
}
