package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Actions, artifacts and upgrades; creatures are in {@link BrobnarCreaturesTest}. */
class BrobnarTest {

    @Test
    void angerReadiesAndFights() {
        var s =
                table(
                                "alice brobnar hand [anger] line [headhunter exhausted] | bob line"
                                        + " [charette]")
                        .plays("anger")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("headhunter").damage()).isEqualTo(4);
        assertThat(s.alice().aember()).as("bonus and Headhunter's Fight").isEqualTo(2);
    }

    @Test
    void lootTheBodiesPaysForEnemiesOnly() {
        var s =
                table(
                                "alice brobnar hand [loot-the-bodies] line [smaaash damage 4]"
                                        + " | bob line [charette]")
                        .plays("loot-the-bodies")
                        .fights("smaaash", "charette")
                        .settled();
        assertThat(s.inPlay("smaaash")).isFalse();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void punchDealsThree() {
        var s =
                table(
                                "alice brobnar hand [punch] line [headhunter] | bob line [charette,"
                                        + " niffle-ape]")
                        .plays("punch")
                        .offers("headhunter", "charette", "niffle-ape")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("niffle-ape").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void punchDestroysPowerThree() {
        var s =
                table("alice brobnar hand [punch] | bob line [charette, niffle-ape]")
                        .plays("punch")
                        .chooses("niffle-ape");
        assertThat(s.inPlay("niffle-ape")).isFalse();
    }

    @Test
    void warsongPaysForEachFight() {
        var s =
                table("alice brobnar hand [warsong] line [smaaash, valdr] | bob line [shadow-self]")
                        .plays("warsong")
                        .fights("smaaash", "shadow-self")
                        .fights("valdr", "shadow-self")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void gauntletOfCommandReadiesAndFights() {
        var s =
                table(
                                "alice brobnar artifacts [gauntlet-of-command]"
                                        + " line [headhunter exhausted] | bob line [dust-pixie]")
                        .acts("gauntlet-of-command")
                        .settled();
        assertThat(s.inPlay("dust-pixie")).isFalse();
        assertThat(s.permanent("headhunter").exhausted()).isTrue();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void bloodOfTitansGivesFivePower() {
        var s =
                table("alice brobnar hand [blood-of-titans] line [headhunter, valdr] | bob")
                        .plays("blood-of-titans")
                        .chooses("headhunter")
                        .settled();
        assertThat(s.power("headhunter")).isEqualTo(10);
        assertThat(s.power("valdr")).isEqualTo(6);
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    /** FAQ, Stun: also without anybody to fight. */
    @Test
    void angerRemovesAStunInstead() {
        var s = table("alice brobnar hand [anger] line [headhunter stunned] | bob").plays("anger");
        assertThat(s.settled().permanent("headhunter").stunned()).isFalse();
        assertThat(s.permanent("headhunter").exhausted()).isTrue();
    }

    /** FAQ, Using Creatures. */
    @Test
    void angerReadiesAlsoWithoutAnybodyToFight() {
        var s =
                table("alice brobnar hand [anger] line [headhunter exhausted] | bob")
                        .plays("anger")
                        .settled();
        assertThat(s.permanent("headhunter").exhausted()).isFalse();
        s.reaps("headhunter").settled();
    }

    /** Rulebook, Resolve As Much As You Can: Snufflegator is ready, and of another house. */
    @Test
    void angerFightsWithAReadyCreatureOfAnyHouse() {
        var s =
                table("alice brobnar hand [anger] line [snufflegator] | bob line [charette]")
                        .plays("anger")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("snufflegator").damage()).isZero();
    }

    @Test
    void bannerOfBattleStrengthensFriendsOnly() {
        var s =
                table(
                        "alice brobnar artifacts [banner-of-battle] line [headhunter, urchin]"
                                + " | bob line [valdr]");
        assertThat(s.power("headhunter")).isEqualTo(6);
        assertThat(s.power("urchin")).isEqualTo(2);
        assertThat(s.power("valdr")).isEqualTo(6);
    }

    @Test
    void looterGoblinPaysForEnemiesAfterItReaped() {
        var s =
                table(
                        "alice brobnar line [looter-goblin, smaaash, valdr, headhunter damage 4]"
                                + " | bob line [dust-pixie, charette, tocsin]");
        s.fights("smaaash", "tocsin").reaps("looter-goblin");
        assertThat(s.alice().aember()).as("only for the reap").isEqualTo(1);
        s.fights("valdr", "dust-pixie");
        assertThat(s.alice().aember()).isEqualTo(2);
        s.fights("headhunter", "charette").settled();
        assertThat(s.inPlay("headhunter")).isFalse();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.alice().aember()).as("a friend's death pays nothing").isEqualTo(3);
        assertThat(s.endsTurn().state().lasting()).isEmpty();
    }

    @Test
    void phoenixHeartReturnsItsCreatureAndBurnsAll() {
        var s =
                table(
                                "alice brobnar line [valdr with phoenix-heart, headhunter]"
                                        + " | bob line [kelifi-dragon, tocsin, charette]")
                        .fights("valdr", "kelifi-dragon")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("valdr");
        assertThat(s.names(s.alice().discard())).containsExactly("phoenix-heart");
        assertThat(s.permanent("headhunter").damage()).isEqualTo(3);
        assertThat(s.permanent("kelifi-dragon").damage()).as("6, 2 and 3").isEqualTo(11);
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.names(s.bob().discard())).containsExactly("tocsin");
    }

    /** Glossary, Destroyed: the example of Marcus and Janelle. */
    @Test
    void phoenixHeartJoinsTheDestructionUnderWay() {
        var s =
                table(
                                "alice brobnar line [groggins with phoenix-heart] | bob line"
                                        + " [dust-imp with soulkeeper, drumble, shaffles]")
                        .fights("groggins", "dust-imp")
                        .chooses("dust-imp")
                        .offers("dust-imp", "drumble", "shaffles")
                        .chooses("shaffles", "dust-imp", "drumble")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.names(s.alice().hand())).containsExactly("groggins");
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.names(s.bob().discard()))
                .containsExactly("drumble", "dust-imp", "soulkeeper", "shaffles");
    }
}
