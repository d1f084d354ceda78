package org.aemberlog.game.card;

import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** What a label can stand for. */
class LabelTest {

    @Test
    void aLabelIsForOneEffect() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> as("both", inOrder(draw(1), gain(1))))
                .withMessage("The label both is for one effect, not for several in order. Label each of them.");
    }
}
