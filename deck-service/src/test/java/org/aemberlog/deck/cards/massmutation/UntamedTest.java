package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

class UntamedTest {

    @Test
    void keyfrogForgesAtCurrentCostWhenDestroyed() {
        var six =
                table("alice dis hand [gateway-to-dis] | bob amber 6 line [keyfrog, dodger]")
                        .plays("gateway-to-dis")
                        .chooses("red")
                        .chooses("keyfrog", "dodger")
                        .settled();
        assertThat(six.bob().keys()).hasSize(1);
        assertThat(six.bob().aember()).isZero();
        assertThat(six.names(six.bob().discard())).containsExactlyInAnyOrder("keyfrog", "dodger");
        var five =
                table("alice dis hand [gateway-to-dis] amber 9 | bob amber 5 line [keyfrog]")
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(five.bob().keys()).isEmpty();
        assertThat(five.alice().keys()).isEmpty();
        assertThat(five.bob().aember()).isEqualTo(5);
    }

    @Test
    void keyfrogCanForgeTheLastKey() {
        var s =
                table(
                                "alice shadows hand [life-for-a-life] line [keyfrog] amber 5"
                                        + " keys [red, blue] | bob line [charette]")
                        .plays("life-for-a-life");
        assertThat(s.state().step()).isEqualTo(Step.FINISHED);
        assertThat(s.alice().keys()).hasSize(3);
    }

    @Test
    void reclaimedByNaturePurgesAndResolvesTheIcons() {
        var s =
                table(
                                "alice untamed hand [reclaimed-by-nature] deck [urchin, dodger]"
                                        + " | bob artifacts [masterplan icon draw over punch,"
                                        + " seeker-needle]")
                        .plays("reclaimed-by-nature")
                        .chooses("masterplan")
                        .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("masterplan");
        assertThat(s.names(s.bob().discard())).containsExactly("punch");
        assertThat(s.alice().aember()).as("its own icon and that of Masterplan").isEqualTo(2);
        assertThat(s.alice().hand()).hasSize(1);
        assertThat(s.inPlay("seeker-needle")).isTrue();
    }

    @Test
    void reclaimedByNatureFindsNoArtifact() {
        var s =
                table("alice untamed hand [reclaimed-by-nature] | bob line [dust-pixie]")
                        .plays("reclaimed-by-nature")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.inPlay("dust-pixie")).isTrue();
    }

    /** FAQ, Bonus Icons: Master of the Grey stops these icons, too. */
    @Test
    void masterOfTheGreyStopsTheIconsOfReclaimedByNature() {
        var s =
                table(
                                "alice untamed hand [reclaimed-by-nature] artifacts [masterplan]"
                                        + " | bob line [master-of-the-grey]")
                        .plays("reclaimed-by-nature")
                        .settled();
        assertThat(s.names(s.alice().purged())).containsExactly("masterplan");
        assertThat(s.alice().aember()).isZero();
    }

    /** FAQ, Bonus Icons: printed and added icons alike, each once more. */
    @Test
    void wildBountyResolvesEachIconOfTheNextCardAgain() {
        var s =
                table(
                                "alice untamed hand [wild-bounty, dust-pixie icon draw, dust-pixie]"
                                        + " deck [urchin, dodger, valdr] | bob")
                        .plays("wild-bounty")
                        .plays("dust-pixie")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(4);
        assertThat(s.names(s.alice().hand())).containsExactly("dust-pixie#2", "urchin", "dodger");
        s.plays("dust-pixie#2").chooses("left").settled();
        assertThat(s.alice().aember()).as("only the next card").isEqualTo(6);
    }

    @Test
    void wildBountyResolvesTheIconsOfACopyAgain() {
        var s =
                table(
                                "alice untamed hand [wild-bounty, mimicry]"
                                        + " | bob amber 9 discard [too-much-to-protect]")
                        .plays("wild-bounty")
                        .plays("mimicry")
                        .settled();
        assertThat(s.alice().aember()).as("2 of the icon, 3 stolen").isEqualTo(5);
    }

    @Test
    void wildBountyIsUsedUpByACardWithoutIcons() {
        var s =
                table("alice untamed hand [wild-bounty, snufflegator, dust-pixie] | bob")
                        .plays("wild-bounty")
                        .plays("snufflegator")
                        .plays("dust-pixie")
                        .chooses("left")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void twoWildBountiesAddUpForOneCardOnly() {
        var s =
                table("alice untamed hand [wild-bounty, wild-bounty, dust-pixie] | bob")
                        .plays("wild-bounty")
                        .plays("wild-bounty#2")
                        .plays("dust-pixie")
                        .settled();
        assertThat(s.alice().aember())
                .as("the second was the next card after the first")
                .isEqualTo(4);
    }

    @Test
    void wildBountyIsOverWithTheTurn() {
        var s =
                table("alice untamed hand [wild-bounty, dust-pixie] | bob hand [dust-pixie]")
                        .plays("wild-bounty")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("dust-pixie#2")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        s.endsTurn().choosesHouse(House.UNTAMED).plays("dust-pixie").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    /** FAQ, Bonus Icons, about Fission Bloom: "as if you had played it" counts as playing. */
    @Test
    void wildBountyHelpsOnlyTheCardThatIsPlayed() {
        var s =
                table(
                                "alice untamed hand [wild-bounty, reclaimed-by-nature]"
                                        + " artifacts [masterplan] | bob")
                        .plays("wild-bounty")
                        .plays("reclaimed-by-nature")
                        .settled();
        assertThat(s.alice().aember()).as("2 of its own, 1 of Masterplan").isEqualTo(3);
    }

    @Test
    void chonkersGetsACounterWhenPlayed() {
        var s = table("alice untamed hand [chonkers] | bob").plays("chonkers").settled();
        assertThat(s.permanent("chonkers").tokens(Token.POWER)).isEqualTo(1);
        assertThat(s.power("chonkers")).isEqualTo(2);
    }

    @Test
    void chonkersDoublesAfterAKill() {
        var s =
                table("alice untamed line [chonkers power 3] | bob line [charette, valdr]")
                        .fights("chonkers", "charette")
                        .settled();
        assertThat(s.permanent("chonkers").tokens(Token.POWER)).isEqualTo(6);
        assertThat(s.permanent("chonkers").damage()).as("skirmish").isZero();
        var survived =
                table("alice untamed line [chonkers power 2] | bob line [charette]")
                        .fights("chonkers", "charette")
                        .settled();
        assertThat(survived.permanent("chonkers").tokens(Token.POWER)).isEqualTo(2);
    }

    @Test
    void chonkersDoublesWhenAttackedToo() {
        var s =
                table(
                                "alice shadows hand [life-for-a-life] line [urchin, silvertooth]"
                                        + " | bob line [chonkers power 4]")
                        .fights("silvertooth", "chonkers")
                        .settled();
        assertThat(s.permanent("chonkers").tokens(Token.POWER)).isEqualTo(8);
        s.plays("life-for-a-life").settled();
        assertThat(s.permanent("chonkers").tokens(Token.POWER))
                .as("not destroyed fighting it")
                .isEqualTo(8);
    }
}
