package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.text.RulesText;
import org.junit.jupiter.api.Test;

/**
 * What a player reads on each card of the pool, one line for each printing; " / " parts the lines
 * of the card. After a change of cards or words run
 *
 * <pre>
 * mvn -pl deck-service -am test -Dtest=CardTextTest -Dapprove -Dsurefire.failIfNoSpecifiedTests=false
 * </pre>
 *
 * and read what git says has changed before you commit it.
 */
class CardTextTest {

    private static final Path APPROVED = Path.of("src/test/resources/card-texts.txt");

    @Test
    void everyCardReadsAsApproved() throws IOException {
        var texts = CardPool.all().printings().stream().map(CardTextTest::line).toList();
        if (System.getProperty("approve") != null) {
            Files.write(APPROVED, texts);
        }
        assertThat(texts).isEqualTo(Files.readAllLines(APPROVED));
    }

    @Test
    void noCardSpeaksOfNothing() {
        for (var printing : CardPool.all().printings()) {
            var title = printing.card().title();
            assertThat(line(printing).replace(title, "Title"))
                    .as(title)
                    .doesNotContain("  ", " .", " ,", "..", "that card’s")
                    .doesNotEndWith(": ");
        }
    }

    private static String line(Printing p) {
        String text = RulesText.of(p.card());
        return "%s %s %s: %s"
                .formatted(
                        p.set().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
                        p.number(),
                        p.card().title(),
                        text.isEmpty() ? "(no text)" : String.join(" / ", List.of(text.split("\n"))));
    }
}
