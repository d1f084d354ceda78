package org.aemberlog.replay.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A spreadsheet reads what is meant, and nothing that runs. */
class RowsTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "=1+1,               '=1+1",
                "+1,                 '+1",
                "-1,                 '-1",
                "@SUM(A1),           '@SUM(A1)",
                "=HYPERLINK(\"x\"), \"'=HYPERLINK(\"\"x\"\")\"",
                "\uFF1D1,            '\uFF1D1",
                "plain,              plain",
                "a-b,                a-b"
            })
    void whatLooksLikeAFormulaIsNone(String name, String cell) {
        assertThat(new Rows(List.of(Map.of("deck", name))).csv()).isEqualTo("deck\r\n" + cell + "\r\n");
    }

    @Test
    void aCellThatBeginsWithATabOrALineEndIsNeutralToo() {
        for (var begin : List.of("\t", "\r", "\n")) {
            var csv = new Rows(List.of(Map.of("deck", begin + "=1"))).csv();
            assertThat(csv.substring("deck\r\n".length())).matches("(?s)\"?'.*");
        }
        assertThat(new Rows(List.of(Map.of("wins", -1L))).csv()).contains("\r\n-1\r\n");
    }
}
