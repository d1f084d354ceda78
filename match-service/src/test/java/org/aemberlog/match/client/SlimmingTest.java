package org.aemberlog.match.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SlimmingTest {

    @Test
    void commentsOnLinesOfTheirOwnAndIndentationAreLeftOut() {
        var code =
                """
                /**
                 * What it does, with a * and a /.
                 */
                export function f() {
                  // Why.
                  return 1; // one

                  /* so */
                }
                """;

        assertThat(Slimming.slim(code)).isEqualTo("export function f() {\nreturn 1; // one\n}\n");
    }

    @Test
    void whatSharesItsLineWithACommentOrLooksLikeOneStays() {
        var code =
                """
                /* a */ .b { color: red } /* c */
                const url = 'https://x';
                const path = /^\\/table/;
                """;

        assertThat(Slimming.slim(code)).isEqualTo(code);
    }
}
