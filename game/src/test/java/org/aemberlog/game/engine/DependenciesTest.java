package org.aemberlog.game.engine;

import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.SKIRMISH;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.scenario.MadeUp;
import org.junit.jupiter.api.Test;

/** Constant abilities whose conditions ask for what others give. */
class DependenciesTest {

    private static Condition thereIsOne(KeywordKind kind) {
        return thereIs(each(creature(hasKeyword(kind))));
    }

    /** How many creatures have skirmish; a guard has taunt because of a scout or of an artifact. */
    private static int skirmishers(String position) {
        return MadeUp.cards(
                        card("Guard")
                                .creature(1)
                                .whilst(thereIs(each(or(creature(hasKeyword(ELUSIVE)), artifact()))), gains(TAUNT)),
                        card("Scout").creature(1).whilst(thereIsOne(TAUNT), gains(ELUSIVE)),
                        card("Hero").creature(1).whilst(and(thereIsOne(TAUNT), thereIsOne(ELUSIVE)), gains(SKIRMISH)),
                        card("Twin")
                                .creature(1)
                                .whilst(thereIs(each(another(creature(hasKeyword(SKIRMISH))))), gains(SKIRMISH)),
                        card("Muster").action().play(gain(perCard(each(creature(hasKeyword(SKIRMISH)))))))
                .table("alice logos hand [muster] " + position, "bob")
                .plays("muster")
                .settled()
                .alice()
                .aember();
    }

    @Test
    void abilitiesWithoutAnotherReasonThanEachOtherDoNotHold() {
        assertThat(skirmishers("line [hero, guard, scout]")).isZero();
        assertThat(skirmishers("line [twin, twin, twin]")).isZero();
    }

    @Test
    void whatAnAbilityGivesCountsForTheOneThatWasAskedBeforeItWasKnownToHold() {
        assertThat(skirmishers("line [hero, guard, scout] artifacts [stone]")).isEqualTo(1);
        assertThat(skirmishers("line [hero, scout, guard] artifacts [stone]")).isEqualTo(1);
    }

    @Test
    void twelveThatAskEachOtherAreAnswered() {
        var twins = String.join(", ", Collections.nCopies(12, "twin"));
        assertThat(skirmishers("line [" + twins + "]")).isZero();
        assertThat(skirmishers("line [" + twins + ", hero, scout, guard] artifacts [stone]"))
                .isEqualTo(13);
    }
}
