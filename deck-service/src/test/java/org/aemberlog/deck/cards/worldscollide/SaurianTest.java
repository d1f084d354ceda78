package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

class SaurianTest {

    @Test
    void imperialScutumArmorsItsCreature() {
        var s =
                table(
                        "alice brobnar line [headhunter, smaaash]"
                                + " | bob line [dodger with imperial-scutum, charette]");
        assertThat(s.board().armor(s.card("dodger"))).isEqualTo(2);
        assertThat(s.board().armor(s.card("charette"))).isZero();
        s.fights("headhunter", "dodger").settled();
        assertThat(s.permanent("dodger").damage()).isEqualTo(3);
    }

    @Test
    void imperialScutumSendsAemberToTheSupply() {
        var s =
                table(
                                "alice shadows hand [poison-wave] | bob line [urchin amber 3 damage"
                                        + " 0 with imperial-scutum, batdrone amber 2] amber 1")
                        .plays("poison-wave")
                        .settled();
        assertThat(s.permanent("urchin").aember()).as("2 damage is absorbed").isEqualTo(3);
        assertThat(s.alice().aember()).as("the icon and 2 of Batdrone").isEqualTo(3);
        var destroyed =
                table(
                                "alice dis hand [hand-of-dis] | bob line [dodger, urchin amber 3"
                                        + " with imperial-scutum, dodger]")
                        .plays("hand-of-dis")
                        .settled();
        assertThat(destroyed.inPlay("urchin")).isFalse();
        assertThat(destroyed.alice().aember()).isZero();
        assertThat(destroyed.bob().aember()).isZero();
    }

    @Test
    void phalanxStrikeDealsOneForEachFriend() {
        var s =
                table(
                                "alice saurian hand [phalanx-strike] line [dodger, urchin]"
                                        + " | bob line [charette, valdr, smaaash]")
                        .plays("phalanx-strike")
                        .chooses("charette")
                        .chooses("no")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.permanent("valdr").damage()).isZero();
        assertThat(s.permanent("dodger").aember()).isZero();
    }

    /** FAQ, Timing: the repetition deals its damage after the first has taken the ward. */
    @Test
    void phalanxStrikeRepeatsForAnExaltation() {
        var s =
                table(
                                "alice saurian hand [phalanx-strike] line [dodger, urchin]"
                                        + " | bob line [charette warded, valdr]")
                        .plays("phalanx-strike")
                        .chooses("charette")
                        .chooses("yes")
                        .chooses("urchin")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").warded()).isFalse();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.permanent("urchin").aember()).isEqualTo(1);
    }

    @Test
    void phalanxStrikeNeedsAFriend() {
        var s =
                table("alice saurian hand [phalanx-strike] | bob line [charette]")
                        .plays("phalanx-strike")
                        .settled();
        assertThat(s.permanent("charette").damage()).isZero();
    }

    @Test
    void gargantodonEntersStunnedAndDealsFour() {
        var s = table("alice saurian hand [gargantodon] | bob").plays("gargantodon").settled();
        assertThat(s.permanent("gargantodon").stunned()).isTrue();
        var fight =
                table("alice saurian line [gargantodon] | bob line [dodger]")
                        .fights("gargantodon", "dodger")
                        .settled();
        assertThat(fight.permanent("dodger").damage()).isEqualTo(4);
        assertThat(fight.permanent("gargantodon").damage()).isEqualTo(5);
    }

    @Test
    void gargantodonLetsTheActivePlayersCreaturesCaptureInstead() {
        var s =
                table(
                                "alice shadows hand [magda-the-rat] line [dodger]"
                                        + " | bob amber 3 line [gargantodon, charette]")
                        .plays("magda-the-rat")
                        .chooses("left")
                        .chooses("dodger")
                        .chooses("magda-the-rat")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("dodger").aember()).isEqualTo(1);
        assertThat(s.permanent("magda-the-rat").aember()).isEqualTo(1);
        assertThat(s.permanent("gargantodon").aember()).isZero();
    }

    @Test
    void gargantodonStopsBothPlayersFromStealing() {
        var s =
                table("alice shadows line [noddy-the-thief, gargantodon] | bob amber 1")
                        .acts("noddy-the-thief")
                        .chooses("gargantodon")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
        assertThat(s.permanent("gargantodon").aember()).isEqualTo(1);
    }

    @Test
    void withoutACreatureOfTheActivePlayerNothingIsCapturedOrStolen() {
        var s =
                table("alice shadows hand [nerve-blast] | bob amber 2 line [gargantodon]")
                        .plays("nerve-blast")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("gargantodon").damage()).as("nothing was stolen").isZero();
    }

    /** Errata, Magda the Rat: it is the opponent who would steal, on the active player's turn. */
    @Test
    void whatMagdasOpponentWouldStealIsCapturedByTheActivePlayer() {
        var s =
                table(
                                "alice shadows amber 1 hand [magda-the-rat, life-for-a-life]"
                                        + " line [dodger] | bob line [gargantodon]")
                        .plays("magda-the-rat")
                        .chooses("left")
                        .plays("life-for-a-life")
                        .chooses("magda-the-rat")
                        .chooses("gargantodon")
                        .settled();
        assertThat(s.permanent("dodger").aember()).isEqualTo(2);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
    }

    /** FAQ, Replacement Effects: what cannot be stolen cannot be captured instead. */
    @Test
    void gargantodonHasNothingToReplaceBesideDiscombobulator() {
        var s =
                table(
                                "alice shadows hand [urchin] line [gargantodon]"
                                        + " | bob amber 2 line [dodger with discombobulator]")
                        .plays("urchin")
                        .chooses("left")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("gargantodon").aember()).isZero();
    }

    @Test
    void gargantodonAndPosPixiesCaptureFromTheSupply() {
        var s =
                table(
                                "alice shadows hand [urchin]"
                                        + " | bob amber 2 line [gargantodon, pos-pixies]")
                        .plays("urchin")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("urchin").aember()).isEqualTo(1);
    }

    @Test
    void terrordactylHurtsTheNeighborsBeforeItFights() {
        var s =
                table(
                                "alice saurian line [terrordactyl, urchin]"
                                        + " | bob line [charette, valdr, headhunter, smaaash]")
                        .fights("terrordactyl", "valdr")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("headhunter").damage()).isEqualTo(4);
        assertThat(s.permanent("valdr").damage()).isEqualTo(4);
        assertThat(s.permanent("smaaash").damage()).isZero();
        assertThat(s.permanent("terrordactyl").damage()).isEqualTo(6);
    }

    @Test
    void terrordactylHurtsNoNeighborsWhenAttacked() {
        var s =
                table(
                                "alice brobnar line [headhunter, smaaash, valdr]"
                                        + " | bob line [terrordactyl]")
                        .fights("smaaash", "terrordactyl")
                        .settled();
        assertThat(s.permanent("smaaash").damage()).isEqualTo(4);
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("valdr").damage()).isZero();
    }

    @Test
    void terrordactylEntersStunned() {
        var s =
                table("alice saurian hand [terrordactyl] line [dodger] | bob")
                        .plays("terrordactyl")
                        .chooses("left");
        assertThat(s.permanent("terrordactyl").stunned()).isTrue();
        s.endsTurn().endsTurn().choosesHouse(House.SAURIAN).removesStun("terrordactyl").settled();
        assertThat(s.permanent("terrordactyl").stunned()).isFalse();
    }

    /** FAQ, Do As Much As You Can. */
    @Test
    void crassosaurusCapturesTenIfThereAreTen() {
        var s = crassosaurus(4, 6);
        assertThat(s.settled().permanent("crassosaurus").aember()).isEqualTo(10);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void crassosaurusChoosesFromWhom() {
        var s = crassosaurus(4, 8).offers("2", "3", "4").chooses("3").settled();
        assertThat(s.permanent("crassosaurus").aember()).isEqualTo(10);
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void crassosaurusIsPurgedWithFewerThanTen() {
        var s = crassosaurus(4, 5).settled();
        assertThat(s.inPlay("crassosaurus")).isFalse();
        assertThat(s.names(s.alice().purged())).containsExactly("crassosaurus");
        assertThat(s.bob().aember()).as("what was on it").isEqualTo(9);
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void crassosaurusCapturesFromTheSupplyBesidePosPixies() {
        var s =
                table(
                                "alice saurian amber 5 hand [crassosaurus]"
                                        + " | bob amber 5 line [pos-pixies]")
                        .plays("crassosaurus")
                        .settled();
        assertThat(s.permanent("crassosaurus").aember()).isEqualTo(10);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(5);
    }

    private static Scenario crassosaurus(int own, int other) {
        return table("alice saurian amber " + own + " hand [crassosaurus] | bob amber " + other)
                .plays("crassosaurus");
    }
}
