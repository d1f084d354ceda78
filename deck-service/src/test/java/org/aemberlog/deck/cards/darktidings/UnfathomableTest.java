package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

class UnfathomableTest {

    @Test
    void theChosenOneTakesDamageInsteadOfEnemyCreaturesReadying() {
        var s =
                table(
                                "alice brobnar line [smaaash exhausted, valdr exhausted,"
                                        + " headhunter] artifacts [gauntlet-of-command exhausted] | bob"
                                        + " line [the-chosen-one, dodger]")
                        .endsTurn();
        assertThat(s.permanent("the-chosen-one").damage()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.permanent("smaaash").exhausted()).isTrue();
        assertThat(s.permanent("valdr").exhausted()).isTrue();
        assertThat(s.permanent("gauntlet-of-command").exhausted()).as("no creature").isFalse();
    }

    /** FAQ, The Chosen One: all the damage is simultaneous, so no creature is readied. */
    @Test
    void theChosenOneKeepsThemExhaustedEvenWhenItFalls() {
        var s =
                table(
                                "alice brobnar line [smaaash exhausted, valdr exhausted,"
                                        + " headhunter exhausted, groggins exhausted]"
                                        + " | bob line [the-chosen-one damage 8]")
                        .endsTurn();
        assertThat(s.inPlay("the-chosen-one")).isFalse();
        assertThat(s.alice().battleline()).allSatisfy(p -> assertThat(p.exhausted()).isTrue());
        s.choosesHouse(House.UNFATHOMABLE).endsTurn();
        s.choosesHouse(House.BROBNAR).endsTurn();
        assertThat(s.alice().battleline()).allSatisfy(p -> assertThat(p.exhausted()).isFalse());
    }

    @Test
    void theChosenOneDoesNotMindReadyCreatures() {
        var s = table("alice brobnar line [smaaash, valdr] | bob line [the-chosen-one]").endsTurn();
        assertThat(s.permanent("the-chosen-one").damage()).isZero();
    }

    @Test
    void theChosenOnesOwnSideReadies() {
        var s =
                table(
                                "alice unfathomable line [the-chosen-one exhausted, dodger"
                                        + " exhausted] | bob line [valdr exhausted]")
                        .endsTurn();
        assertThat(s.permanent("the-chosen-one").damage()).isZero();
        assertThat(s.alice().battleline()).allSatisfy(p -> assertThat(p.exhausted()).isFalse());
    }

    @Test
    void aWardProtectsTheChosenOneAndReadiesNobody() {
        var s =
                table("alice brobnar line [smaaash exhausted] | bob line [the-chosen-one warded]")
                        .endsTurn();
        assertThat(s.permanent("the-chosen-one").damage()).isZero();
        assertThat(s.permanent("the-chosen-one").warded()).isFalse();
        assertThat(s.permanent("smaaash").exhausted()).isTrue();
    }

    /** Glossary, Replacement Effects: what is replaced does not occur, so it is replaced once. */
    @Test
    void onlyOneOfTwoChosenOnesTakesTheDamage() {
        var s =
                table(
                                "alice brobnar line [smaaash exhausted]"
                                        + " | bob line [the-chosen-one, the-chosen-one]")
                        .endsTurn()
                        .chooses("the-chosen-one#2");
        assertThat(s.permanent("the-chosen-one#2").damage()).isEqualTo(1);
        assertThat(s.permanent("the-chosen-one").damage()).isZero();
    }

    @Test
    void effectsStillReadyCreatures() {
        var s =
                table(
                                "alice brobnar hand [anger] line [smaaash exhausted]"
                                        + " | bob line [the-chosen-one]")
                        .plays("anger")
                        .settled();
        assertThat(s.permanent("the-chosen-one").damage()).isEqualTo(5);
    }
}
