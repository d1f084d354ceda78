package org.aemberlog.game.card.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** docs/card-language.md says what the examples say. */
class CardLanguageTest {

    static final String COMMAND = "mvn -pl game test -Dtest=CardLanguageTest -Dapprove";

    private static final Path PAGE = Path.of("../docs/card-language.md");

    @Test
    void thePageIsMadeOfTheExamples() throws IOException {
        if (System.getProperty("approve") != null) {
            Files.writeString(PAGE, CardLanguage.page());
        }
        assertThat(Files.readString(PAGE)).as("Run %s", COMMAND).isEqualTo(CardLanguage.page());
    }
}
