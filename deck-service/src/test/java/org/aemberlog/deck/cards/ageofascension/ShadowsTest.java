package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class ShadowsTest {

    /** Errata, Life for a Life. */
    @Test
    void lifeForALifeTakesALifeOnlyForALife() {
        var paid =
                table(
                                "alice shadows hand [life-for-a-life] line [urchin, dodger]"
                                        + " | bob line [valdr, smaaash]")
                        .plays("life-for-a-life")
                        .offers("urchin", "dodger")
                        .chooses("urchin")
                        .chooses("valdr")
                        .settled();
        assertThat(paid.line(paid.alice())).containsExactly("dodger");
        assertThat(paid.line(paid.bob())).containsExactly("smaaash");
        var unpaid =
                table("alice shadows hand [life-for-a-life] | bob line [urchin]")
                        .plays("life-for-a-life")
                        .settled();
        assertThat(unpaid.inPlay("urchin")).isTrue();
    }

    /** Glossary, Ward: a warded creature is not destroyed, so nothing was done. */
    @Test
    void lifeForALifeDoesNotTakeAWard() {
        var s =
                table(
                                "alice shadows hand [life-for-a-life] line [urchin warded]"
                                        + " | bob line [dodger]")
                        .plays("life-for-a-life")
                        .settled();
        assertThat(s.permanent("urchin").warded()).isFalse();
        assertThat(s.permanent("dodger").damage()).isZero();
    }

    @Test
    void ronnieWristclocksStealsTwoFromSeven() {
        assertThat(stolenByRonnie(8)).isEqualTo(2);
        assertThat(stolenByRonnie(7)).isEqualTo(2);
        assertThat(stolenByRonnie(6)).isEqualTo(1);
        assertThat(stolenByRonnie(0)).isZero();
    }

    private static int stolenByRonnie(int aember) {
        var s =
                table("alice shadows hand [ronnie-wristclocks] | bob amber " + aember)
                        .plays("ronnie-wristclocks")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(aember - s.alice().aember());
        return s.alice().aember();
    }

    @Test
    void littleNiffStealsAfterANeighborFights() {
        var s =
                table(
                        "alice shadows line [dodger, little-niff, silvertooth, noddy-the-thief]"
                                + " | bob amber 5 line [shadow-self, urchin, shadow-self]");
        s.fights("silvertooth", "shadow-self").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        s.fights("dodger", "shadow-self").chooses("dodger").settled();
        assertThat(s.alice().aember()).as("Dodger steals, too").isEqualTo(3);
        s.fights("noddy-the-thief", "shadow-self#2").settled();
        s.fights("little-niff", "shadow-self#2").settled();
        assertThat(s.alice().aember()).as("neither is its neighbor").isEqualTo(3);
    }

    /** FAQ, Little Niff. */
    @Test
    void littleNiffStealsForANeighborThatFell() {
        var s =
                table(
                                "alice shadows line [ronnie-wristclocks, little-niff]"
                                        + " | bob amber 1 line [dodger]")
                        .fights("ronnie-wristclocks", "dodger")
                        .settled();
        assertThat(s.inPlay("ronnie-wristclocks")).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void littleNiffEntersAnywhereAndEndsTheStep() {
        var s =
                table("alice shadows hand [little-niff, urchin] line [dodger, silvertooth] | bob")
                        .plays("little-niff")
                        .offers("position-0", "position-1", "position-2")
                        .chooses("position-1")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger", "little-niff", "silvertooth");
        assertThat(s.names(s.alice().hand())).contains("urchin");
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    /** FAQ, Lethal Distraction: each copy adds 2 once to the damage. */
    @Test
    void lethalDistractionsAddUp() {
        var s =
                table(
                                "alice shadows hand [lethal-distraction, lethal-distraction]"
                                        + " artifacts [seeker-needle] | bob line [shadow-self,"
                                        + " shadow-self]")
                        .plays("lethal-distraction")
                        .chooses("shadow-self")
                        .plays("lethal-distraction#2")
                        .chooses("shadow-self")
                        .acts("seeker-needle")
                        .chooses("shadow-self")
                        .settled();
        assertThat(s.permanent("shadow-self").damage()).isEqualTo(5);
        assertThat(s.permanent("shadow-self#2").damage()).isZero();
    }

    @Test
    void lethalDistractionIsOverWithTheTurn() {
        var s =
                table(
                                "alice shadows hand [lethal-distraction]"
                                        + " | bob hand [punch, punch] line [valdr]")
                        .plays("lethal-distraction")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .plays("punch")
                        .settled();
        assertThat(s.permanent("valdr").damage()).isEqualTo(3);
    }

    @Test
    void lethalDistractionAddsToEveryDamageOfTheTurn() {
        var s =
                table(
                                "alice shadows hand [lethal-distraction, poison-wave]"
                                        + " line [silvertooth, dodger] | bob line [shadow-self]")
                        .plays("lethal-distraction")
                        .chooses("shadow-self")
                        .fights("silvertooth", "shadow-self")
                        .settled();
        assertThat(s.permanent("shadow-self").damage()).isEqualTo(4);
        s.plays("poison-wave").settled();
        assertThat(s.permanent("shadow-self").damage()).isEqualTo(8);
        assertThat(s.permanent("dodger").damage()).isEqualTo(2);
    }

    /** Who takes the damage takes the additional damage, too. */
    @Test
    void lethalDistractionIsForWhoTakesTheDamageInTheEnd() {
        var position =
                "alice shadows hand [lethal-distraction] artifacts [seeker-needle]"
                        + " | bob line [dodger, shadow-self]";
        var protector =
                table(position)
                        .plays("lethal-distraction")
                        .chooses("shadow-self")
                        .acts("seeker-needle")
                        .chooses("dodger")
                        .settled();
        assertThat(protector.permanent("shadow-self").damage()).isEqualTo(3);
        var sheltered =
                table(position)
                        .plays("lethal-distraction")
                        .chooses("dodger")
                        .acts("seeker-needle")
                        .chooses("dodger")
                        .settled();
        assertThat(sheltered.permanent("shadow-self").damage()).isEqualTo(1);
        assertThat(sheltered.permanent("dodger").damage()).isZero();
    }

    @Test
    void aWardPreventsLethalDistractionsDamageToo() {
        var s =
                table(
                                "alice shadows hand [lethal-distraction] artifacts [seeker-needle]"
                                        + " | bob line [dodger warded]")
                        .plays("lethal-distraction")
                        .acts("seeker-needle")
                        .settled();
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.permanent("dodger").warded()).isFalse();
    }

    /** FAQ, "For Each": the damage can be divided. */
    @Test
    void sackOfCoinsDealsOneForEachAemberInThePool() {
        var s =
                table(
                                "alice shadows amber 2 hand [sack-of-coins] line [dodger]"
                                        + " | bob amber 5 line [batdrone, charette]")
                        .plays("sack-of-coins")
                        .chooses("batdrone", "batdrone", "charette")
                        .settled();
        assertThat(s.inPlay("batdrone")).isFalse();
        assertThat(s.permanent("charette").damage()).isEqualTo(1);
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.alice().aember()).as("its own icon counts, none is spent").isEqualTo(3);
    }

    @Test
    void shardOfGreedGainsForEachFriendlyShard() {
        var s =
                table(
                                "alice shadows artifacts [shard-of-greed, shard-of-pain,"
                                        + " seeker-needle] | bob artifacts [shard-of-greed]")
                        .acts("shard-of-greed")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
    }
}
