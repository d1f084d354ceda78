package org.aemberlog.game.card;

import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SelectorTest {

    @Test
    void allOfSeveralSelectionsLeavesNothingToChoose() {
        assertThat(allOf(each(artifact()), self())).isNotNull();
        assertThatThrownBy(() -> allOf(each(artifact()), a(creature())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("one of them is a choice")
                .hasMessageContaining("Choose first");
    }

    @Test
    void oneOfSeveralSelectionsMayBeOneOfEach() {
        assertThat(oneOf(a(creature()), a(artifact()))).isNotNull();
    }
}
