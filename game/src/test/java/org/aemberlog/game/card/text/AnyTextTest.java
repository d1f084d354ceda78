package org.aemberlog.game.card.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.Seeds;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.json.Samples;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Whatever the card language can say, however senseless, has words. */
class AnyTextTest {

    private static final int ABILITIES = 2_000;

    @RepeatedTest(2)
    void everyAbilityHasWordsAndNoneIsEmpty(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition() == 1 ? 1 : Seeds.next();
        System.out.println("Abilities with seed " + seed);
        var samples = new Samples(seed);
        for (int i = 0; i < ABILITIES; i++) {
            var ability = samples.of(Ability.class);
            assertThat(RulesText.of(ability, "Test", CardType.CREATURE))
                    .as("%s%nseed %d, ability %d", ability, seed, i)
                    .isNotBlank()
                    .doesNotContain(
                            "  ", " .", " ,", "..", ",,", "null", "“”", "“.", ": .", ", .", "; .", ";;", " ;", "()")
                    .doesNotEndWith(" ")
                    .doesNotContainPattern(":$")
                    .matches("(?s).*[.”]");
        }
    }
}
