package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.junit.jupiter.api.Test;

class StarAllianceTest {

    @Test
    void exploRoverIsACreatureWhenThereIsNoneToAttachItTo() {
        var s =
                table("alice star-alliance hand [explo-rover] | bob")
                        .plays("explo-rover")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("explo-rover");
        assertThat(s.power("explo-rover")).isEqualTo(3);
    }

    @Test
    void exploRoverMayBeACreatureWithSkirmish() {
        var s =
                table("alice star-alliance hand [explo-rover] line [mother] | bob line [valdr]")
                        .plays("explo-rover")
                        .offers("creature", "upgrade")
                        .chooses("creature")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mother", "explo-rover");
        assertThat(s.board().has(s.card("explo-rover"), KeywordKind.SKIRMISH)).isTrue();
    }

    @Test
    void exploRoverMayGiveSkirmishAsAnUpgrade() {
        var s =
                table(
                                "alice star-alliance hand [explo-rover] line [crash-muldoon,"
                                        + " mother] | bob line [valdr]")
                        .plays("explo-rover")
                        .chooses("upgrade")
                        .offers("crash-muldoon", "mother", "valdr")
                        .chooses("crash-muldoon")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("crash-muldoon", "mother");
        assertThat(s.permanent("crash-muldoon").upgrades()).hasSize(1);
        assertThat(s.board().has(s.card("mother"), KeywordKind.SKIRMISH)).isFalse();
        s.fights("crash-muldoon", "valdr").settled();
        assertThat(s.permanent("crash-muldoon").damage()).isZero();
        assertThat(s.permanent("valdr").damage()).isEqualTo(3);
    }

    @Test
    void exploRoverIsDiscardedWithItsHost() {
        var s =
                table(
                                "alice star-alliance hand [explo-rover] line [mother]"
                                        + " | bob line [valdr]")
                        .plays("explo-rover")
                        .chooses("upgrade")
                        .chooses("mother")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .fights("valdr", "mother")
                        .settled();
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("mother", "explo-rover");
        assertThat(s.permanent("valdr").damage()).isEqualTo(5);
    }

    /** FAQ, Explo-rover: Exhume only says which card is chosen. */
    @Test
    void exploRoverMayBeExhumedAsAnUpgrade() {
        var s =
                table("alice dis hand [exhume] discard [explo-rover] line [the-terror] | bob")
                        .plays("exhume")
                        .chooses("yes")
                        .chooses("upgrade")
                        .settled();
        assertThat(s.permanent("the-terror").upgrades()).hasSize(1);
    }

    @Test
    void crashMuldoonEntersReadyAnywhere() {
        var s =
                table(
                                "alice star-alliance hand [crash-muldoon] line [mother,"
                                        + " noddy-the-thief] | bob amber 1 line [urchin]")
                        .plays("crash-muldoon")
                        .chooses("position-1")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mother", "crash-muldoon", "noddy-the-thief");
        assertThat(s.permanent("crash-muldoon").exhausted()).isFalse();
        s.acts("crash-muldoon")
                .offers("mother", "noddy-the-thief")
                .chooses("noddy-the-thief")
                .offers("reap", "fight", "action")
                .chooses("action")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("mother").exhausted()).isFalse();
    }

    @Test
    void crashMuldoonUsesNoCrewOfHisOwnAndNobodyFurtherAway() {
        var s =
                table(
                                "alice star-alliance line [explo-rover, crash-muldoon,"
                                        + " ensign-el-samra, dodger] | bob")
                        .acts("crash-muldoon")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.permanent("dodger").exhausted()).isFalse();
        assertThat(s.permanent("crash-muldoon").exhausted()).isTrue();
    }

    @Test
    void crashMuldoonUnstunsAStunnedNeighborAndCannotUseAnExhaustedOne() {
        var stunned =
                table("alice star-alliance line [crash-muldoon, dodger stunned] | bob")
                        .acts("crash-muldoon")
                        .settled();
        assertThat(stunned.permanent("dodger").stunned()).isFalse();
        assertThat(stunned.permanent("dodger").exhausted()).isTrue();
        assertThat(stunned.alice().aember()).isZero();
        var exhausted =
                table("alice star-alliance line [crash-muldoon, dodger exhausted] | bob")
                        .acts("crash-muldoon")
                        .settled();
        assertThat(exhausted.alice().aember()).isZero();
    }

    /** FAQ, Timing: after the bonus icons, before the action's "Play:" ability. */
    @Test
    void encounterSuitWardsBeforeTheActionResolves() {
        var s =
                table(
                                "alice shadows hand [poison-wave icon damage]"
                                        + " | bob line [mother with encounter-suit, valdr]")
                        .plays("poison-wave")
                        .chooses("mother")
                        .settled();
        assertThat(s.permanent("mother").damage()).as("the icon's").isEqualTo(1);
        assertThat(s.permanent("mother").warded()).as("used up by the wave").isFalse();
        assertThat(s.permanent("valdr").damage()).isEqualTo(2);
    }

    @Test
    void encounterSuitWardsForItsOwnSidesActionsToo() {
        var s =
                table(
                                "alice logos hand [eureka] line [mother with encounter-suit,"
                                        + " batdrone] | bob")
                        .plays("eureka")
                        .settled();
        assertThat(s.permanent("mother").warded()).isTrue();
        assertThat(s.permanent("batdrone").warded()).isFalse();
    }

    @Test
    void encounterSuitDoesNotMindCreatures() {
        var s =
                table("alice logos hand [batdrone] line [mother with encounter-suit] | bob")
                        .plays("batdrone")
                        .chooses("left")
                        .settled();
        assertThat(s.permanent("mother").warded()).isFalse();
    }
}
