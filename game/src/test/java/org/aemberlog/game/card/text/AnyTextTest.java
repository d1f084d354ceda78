package org.aemberlog.game.card.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.wire.Samples;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Whatever the card language can say, however senseless, has words. */
class AnyTextTest {

    private static final int ABILITIES = 2_000;

    @RepeatedTest(2)
    void everyAbilityHasWordsAndNoneIsEmpty(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition() == 1 ? 1 : new Random().nextLong();
        System.out.println("Abilities with seed " + seed);
        var samples = new Samples(seed);
        for (int i = 0; i < ABILITIES; i++) {
            var ability = samples.of(Ability.class);
            assertThat(text(ability))
                    .as("%s%nseed %d, ability %d", ability, seed, i)
                    .isNotBlank()
                    .doesNotContain(
                            "  ", " .", " ,", "..", ",,", "null", "“”", "“.", ": .", ", .", "; .", ";;", " ;", "()")
                    .doesNotEndWith(" ")
                    .doesNotContainPattern(":$")
                    .matches("(?s).*[.”]");
        }
    }

    private static String text(Ability ability) {
        return RulesText.of(
                new CardDefinition("test", "Test", CardType.CREATURE, 3, 0, List.of(), List.of(), List.of(ability)));
    }
}
