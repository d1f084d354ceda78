package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Permanent;
import org.junit.jupiter.api.Test;

/**
 * "When this creature would deal damage, steal 1 instead", and it would damage several creatures.
 *
 * <p>The damage of a single effect is dealt simultaneously (glossary, Damage), so it is one event,
 * and a replacement happens in place of the event that it replaces (glossary, Replacement Effects):
 * once, as the text names no single creature. Where instructions deal damage one after the other,
 * as "for each" does (glossary, For Each), each is an event of its own.
 */
class ReplacedDamageRulingsTest {

    @Test
    @Ruling({"glossary/damage", "glossary/replacement-effects", "faq/shoulder-id-and-armor"})
    void damageToSeveralCreaturesAtOnceIsReplacedOnce() {
        var s = reaping("plain-storm");
        assertThat(s.alice().aember()).as("reaped 1, stole 1").isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(4);
        assertThat(s.bob().battleline()).extracting(Permanent::damage).containsOnly(0);
    }

    @Test
    @Ruling({"glossary/damage", "glossary/replacement-effects"})
    void dividedDamageIsReplacedOnce() {
        var s = reaping("plain-hail");
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().battleline()).extracting(Permanent::damage).containsOnly(0);
    }

    @Test
    @Ruling({"glossary/for-each", "glossary/replacement-effects"})
    void damageDealtOneAfterTheOtherIsReplacedEachTime() {
        var s = reaping("plain-volley");
        assertThat(s.alice().aember()).as("reaped 1, stole 3").isEqualTo(4);
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    /** Shoulder Id reaps with an upgrade that deals damage, and Bob has 5 Æmber. */
    private static Scenario reaping(String upgrade) {
        var s = table(
                        "alice shadows line [shoulder-id with %s]".formatted(upgrade),
                        "bob amber 5 line [plain-mouse, plain-wolf, plain-bear]")
                .reaps("shoulder-id");
        return Answers.all(s);
    }
}
