package org.aemberlog.game.engine;

import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.KeywordKind.POISON;
import static org.aemberlog.game.card.KeywordKind.SKIRMISH;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.scenario.MadeUp;
import org.junit.jupiter.api.Test;

/** Constant abilities whose conditions ask for what others give. */
class DependenciesTest {

    private static Condition thereIsOne(KeywordKind kind) {
        return thereIs(each(creature(hasKeyword(kind))));
    }

    private static Condition thereIsOneOr(KeywordKind kind, Filter other) {
        return thereIs(each(or(creature(hasKeyword(kind)), other)));
    }

    /** How many creatures have skirmish. */
    private static int skirmishers(String position) {
        return MadeUp.cards(
                        card("Guard").creature(1).whilst(thereIsOneOr(ELUSIVE, artifact()), gains(TAUNT)),
                        card("Scout").creature(1).whilst(thereIsOne(TAUNT), gains(ELUSIVE)),
                        card("Hero").creature(1).whilst(and(thereIsOne(TAUNT), thereIsOne(ELUSIVE)), gains(SKIRMISH)),
                        card("Loner")
                                .creature(1)
                                .whilst(
                                        and(thereIsOne(TAUNT), none(perCard(each(creature(hasKeyword(ELUSIVE)))))),
                                        gains(SKIRMISH)),
                        card("Nurse").creature(1).whilst(thereIsOne(ELUSIVE), gains(HAZARDOUS, 1)),
                        card("Snake").creature(1).whilst(and(thereIsOne(HAZARDOUS), thereIsOne(TAUNT)), gains(POISON)),
                        card("Chief").creature(1).whilst(and(thereIsOne(TAUNT), thereIsOne(POISON)), gains(SKIRMISH)),
                        card("Moody")
                                .creature(1)
                                .whilst(none(perCard(each(creature(hasKeyword(SKIRMISH))))), gains(SKIRMISH)),
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
        assertThat(skirmishers("line [chief, guard, scout, nurse, snake] artifacts [stone]"))
                .isEqualTo(1);
    }

    @Test
    void whatHoldsBecauseAnotherDoesNotWaitsUntilThatIsCertain() {
        assertThat(skirmishers("line [loner, guard, scout] artifacts [stone]")).isZero();
        assertThat(skirmishers("line [loner, guard] artifacts [stone]")).isEqualTo(1);
    }

    @Test
    void whatHoldsOnlyIfItDoesNotDoesNot() {
        assertThat(skirmishers("line [moody]")).isZero();
        assertThat(skirmishers("line [moody, twin]")).isZero();
    }

    @Test
    void twelveThatAskEachOtherAreAnswered() {
        var twins = String.join(", ", Collections.nCopies(12, "twin"));
        assertThat(skirmishers("line [" + twins + "]")).isZero();
        assertThat(skirmishers("line [" + twins + ", hero, scout, guard] artifacts [stone]"))
                .isEqualTo(13);
    }
}
