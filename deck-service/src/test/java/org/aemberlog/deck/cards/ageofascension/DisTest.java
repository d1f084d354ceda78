package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.UseAction;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class DisTest {

    @Test
    void aemberImpStunsWhateverReaps() {
        var enemy = table("alice dis line [charette, tocsin] | bob line [aember-imp, shooler]");
        enemy.reaps("charette").settled();
        assertThat(enemy.permanent("charette").stunned()).isTrue();
        assertThat(enemy.permanent("tocsin").stunned()).isFalse();
        assertThat(enemy.permanent("shooler").stunned()).isFalse();
        assertThat(enemy.alice().aember()).isEqualTo(1);
        var itself = table("alice dis line [aember-imp, charette] | bob").reaps("aember-imp");
        assertThat(itself.settled().permanent("aember-imp").stunned()).isTrue();
    }

    @Test
    void aemberImpLetsFightersBe() {
        var s =
                table("alice dis line [charette] | bob line [aember-imp, tocsin]")
                        .fights("charette", "tocsin")
                        .settled();
        assertThat(s.permanent("charette").stunned()).isFalse();
    }

    @Test
    void exhumePlaysACreatureOfTheDiscardPile() {
        var position =
                "alice dis hand [exhume] discard [charette, anger, headhunter]"
                        + " | bob amber 2 discard [tocsin]";
        var s =
                table(position)
                        .plays("exhume")
                        .offers("charette", "headhunter")
                        .chooses("charette")
                        .chooses("yes")
                        .settled();
        assertThat(s.permanent("charette").aember()).as("it was played").isEqualTo(2);
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.names(s.alice().discard())).containsExactly("exhume", "anger", "headhunter");
        var no = table(position).plays("exhume").chooses("headhunter").chooses("no").settled();
        assertThat(no.alice().battleline()).isEmpty();
    }

    /** FAQ, Explo-rover. */
    @Test
    void exhumePlaysExploRoverAsAnUpgrade() {
        var s =
                table("alice dis hand [exhume] discard [explo-rover] line [tocsin] | bob")
                        .plays("exhume")
                        .chooses("yes")
                        .chooses("upgrade")
                        .settled();
        assertThat(s.upgrades("tocsin")).containsExactly("explo-rover");
    }

    @Test
    void exhumeObservesWhatTheCreatureRequires() {
        var poor =
                table("alice dis amber 5 hand [exhume] discard [kelifi-dragon] | bob")
                        .plays("exhume")
                        .settled();
        assertThat(poor.names(poor.alice().discard())).containsExactly("exhume", "kelifi-dragon");
        var rich =
                table("alice dis amber 6 hand [exhume] discard [kelifi-dragon] | bob")
                        .plays("exhume")
                        .chooses("yes")
                        .settled();
        assertThat(rich.inPlay("kelifi-dragon")).as("with the bonus").isTrue();
    }

    @Test
    void unlockedGatewayDestroysAllAndEndsTheStep() {
        var s =
                table(
                                "alice dis hand [unlocked-gateway, fear] artifacts [shard-of-pain]"
                                        + " line [tocsin exhausted] | bob line [charette]")
                        .plays("unlocked-gateway")
                        .settled();
        assertThat(s.line(s.alice())).isEmpty();
        assertThat(s.line(s.bob())).isEmpty();
        assertThat(s.inPlay("shard-of-pain")).isTrue();
        assertThat(s.state().active()).isEqualTo(Seat.B);
        assertThat(s.names(s.alice().hand())).contains("fear");
    }

    /** FAQ, Timing: what is pending still resolves, and what enters then survives. */
    @Test
    void unlockedGatewayWaitsForJargogle() {
        var s =
                table(
                                "alice dis hand [unlocked-gateway]"
                                        + " line [jargogle over wild-wormhole] deck [charette]"
                                        + " | bob amber 3 line [dodger]")
                        .plays("unlocked-gateway")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("charette");
        assertThat(s.permanent("charette").aember()).isEqualTo(3);
        assertThat(s.line(s.bob())).isEmpty();
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    /** FAQ, Timing: the neighbors are those it had just before it left play. */
    @Test
    void painReactionSpreadsFromWhatItDestroys() {
        var s =
                table(
                                "alice dis hand [pain-reaction] line [tocsin]"
                                        + " | bob line [charette, dust-imp, dodger, headhunter]")
                        .plays("pain-reaction")
                        .offers("charette", "dust-imp", "dodger", "headhunter")
                        .chooses("dust-imp")
                        .settled();
        assertThat(s.inPlay("dust-imp")).isFalse();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isEqualTo(2);
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("tocsin").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void painReactionSpreadsFromBadPennyToo() {
        var s =
                table(
                                "alice dis hand [pain-reaction]"
                                        + " | bob line [charette, bad-penny, dodger]")
                        .plays("pain-reaction")
                        .chooses("bad-penny")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isEqualTo(2);
    }

    @Test
    void painReactionStopsAtASurvivor() {
        for (var survivor : new String[] {"tocsin", "dust-imp with armageddon-cloak"}) {
            var s =
                    table("alice dis hand [pain-reaction] | bob line [charette, " + survivor + "]")
                            .plays("pain-reaction")
                            .chooses(survivor.split(" ")[0])
                            .settled();
            assertThat(s.permanent("charette").damage()).as(survivor).isZero();
            assertThat(s.inPlay(survivor.split(" ")[0])).isTrue();
        }
    }

    @Test
    void soulkeeperTakesTheMostPowerfulEnemyAlong() {
        var s =
                table(
                                "alice dis line [tocsin with soulkeeper, kelifi-dragon]"
                                        + " | bob line [charette, dodger, headhunter, urchin]")
                        .fights("tocsin", "charette")
                        .offers("dodger", "headhunter")
                        .chooses("headhunter")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("charette", "dodger", "urchin");
        assertThat(s.line(s.alice())).containsExactly("kelifi-dragon");
    }

    @Test
    void soulkeeperMayFindNobody() {
        var s =
                table("alice dis hand [three-fates] line [tocsin with soulkeeper] | bob")
                        .plays("three-fates")
                        .settled();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("three-fates", "tocsin", "soulkeeper");
    }

    /** FAQ, "Destroyed:" Effects: the 6-power creature is tagged already. */
    @Test
    void soulkeeperIsWastedOnWhatIsTagged() {
        var s =
                table(
                                "alice sanctum hand [opal-knight] line [charette with soulkeeper]"
                                        + " | bob line [stealer-of-souls, dodger]")
                        .plays("opal-knight")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("dodger");
        assertThat(s.line(s.alice())).containsExactly("opal-knight");
    }

    /** Glossary, Destroyed: players cannot choose what is tagged, so that a tie is none. */
    @Test
    void soulkeeperCannotChooseATaggedCreatureOfATie() {
        var s =
                table(
                                "alice shadows hand [poison-wave] line [dust-imp with soulkeeper]"
                                        + " | bob line [tocsin damage 1, tocsin]")
                        .plays("poison-wave")
                        .chooses("dust-imp")
                        .chooses("tocsin", "tocsin#2")
                        .settled();
        assertThat(s.bob().battleline()).isEmpty();
    }

    @Test
    void shadowOfDisBlanksEnemiesUntilTheNextTurn() {
        var s =
                table(
                                "alice dis hand [shadow-of-dis] line [shooler, dust-imp]"
                                        + " | bob line [pitlord, dust-imp, headhunter]")
                        .plays("shadow-of-dis")
                        .fights("shooler", "dust-imp#2");
        assertThat(s.bob().aember()).as("nothing for the blank imp").isZero();
        assertThat(s.power("pitlord")).isEqualTo(9);
        s.endsTurn().choosesHouse(House.BROBNAR).fights("headhunter", "dust-imp");
        assertThat(s.alice().aember()).as("a bonus and a friendly imp").isEqualTo(3);
        assertThat(s.bob().aember()).as("nothing for the blank headhunter").isZero();
        s.endsTurn();
        assertThat(s.state().lasting()).isEmpty();
        s.choosesHouse(House.DIS).endsTurn();
        assertThat(s.refused(new ChooseHouse(Seat.B, House.BROBNAR)))
                .isInstanceOf(Refusal.HouseNotAvailable.class);
    }

    /** FAQ, Shadow of Dis: entering ready, alpha, and omega. */
    @Test
    void shadowOfDisBlanksOnlyWhatIsInPlay() {
        var s =
                table(
                                "alice dis hand [shadow-of-dis]"
                                        + " | bob hand [silvertooth, bad-penny] discard [fear]")
                        .plays("shadow-of-dis")
                        .endsTurn()
                        .choosesHouse(House.SHADOWS)
                        .plays("silvertooth")
                        .settled();
        assertThat(s.permanent("silvertooth").exhausted()).isFalse();
        var alpha =
                table("alice dis hand [shadow-of-dis] | bob hand [glimmer, glimmer] discard [fear]")
                        .plays("shadow-of-dis")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("glimmer")
                        .settled();
        assertThat(alpha.names(alpha.bob().discard())).containsExactly("fear");
        assertThat(alpha.refused(new PlayCard(Seat.B, alpha.card("glimmer#2"))))
                .isInstanceOf(Refusal.KeywordForbids.class);
        var omega =
                table("alice dis hand [shadow-of-dis] | bob hand [duskwitch, dust-pixie]")
                        .plays("shadow-of-dis")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("duskwitch")
                        .plays("dust-pixie")
                        .chooses("left")
                        .settled();
        assertThat(omega.permanent("dust-pixie").exhausted()).isTrue();
    }

    /** Glossary, "For Each": the damage may be divided. */
    @Test
    void shardOfPainCountsFriendlyShards() {
        var position =
                "alice dis artifacts [shard-of-pain, shard-of-greed] line [tocsin]"
                        + " | bob artifacts [shard-of-greed] line [charette, dodger, urchin]";
        var divided =
                table(position)
                        .acts("shard-of-pain")
                        .offers("charette", "dodger", "urchin")
                        .chooses("charette", "urchin")
                        .settled();
        assertThat(divided.permanent("charette").damage()).isEqualTo(1);
        assertThat(divided.line(divided.bob())).containsExactly("charette", "dodger");
        var together = table(position).acts("shard-of-pain").chooses("dodger", "dodger").settled();
        assertThat(together.permanent("dodger").damage()).isEqualTo(2);
        assertThat(together.permanent("tocsin").damage()).isZero();
        var nobody = table("alice dis artifacts [shard-of-pain] line [urchin] | bob");
        assertThat(nobody.acts("shard-of-pain").settled().inPlay("urchin")).isTrue();
    }

    @Test
    void soulkeeperTurnsOnTheControllerOfItsCreaturesEnemies() {
        var s =
                table(
                                "alice dis hand [soulkeeper] line [shooler, tocsin]"
                                        + " | bob line [dust-imp, kelifi-dragon]")
                        .plays("soulkeeper")
                        .offers("shooler", "tocsin", "dust-imp", "kelifi-dragon")
                        .chooses("dust-imp")
                        .fights("tocsin", "dust-imp")
                        .chooses("dust-imp")
                        .settled();
        assertThat(s.alice().aember()).as("the bonus").isEqualTo(1);
        assertThat(s.line(s.alice())).containsExactly("tocsin");
        assertThat(s.line(s.bob())).containsExactly("kelifi-dragon");
    }

    @Test
    void aemberImpAndReapAbilitiesComeInAnyOrder() {
        var s =
                table("alice dis line [tocsin] | bob hand [fear, anger] line [aember-imp]")
                        .reaps("tocsin")
                        .offers("tocsin reap", "aember-imp reaped")
                        .chooses("aember-imp")
                        .settled();
        assertThat(s.permanent("tocsin").stunned()).isTrue();
        assertThat(s.bob().hand()).hasSize(1);
    }

    /** It is the text box of creatures, not of their upgrades and of artifacts. */
    @Test
    void shadowOfDisLeavesUpgradesAndArtifactsAlone() {
        var s =
                table(
                                "alice dis hand [shadow-of-dis] line [shooler, tocsin] | bob"
                                        + " artifacts [banner-of-battle] line [tolas with"
                                        + " protect-the-weak, archimedes, charette]")
                        .plays("shadow-of-dis");
        assertThat(s.power("charette")).isEqualTo(5);
        assertThat(s.board().armor(s.card("tolas"))).isEqualTo(1);
        assertThat(s.refused(new Fight(Seat.A, s.card("shooler"), s.card("archimedes"))))
                .isInstanceOf(Refusal.ProtectedByTaunt.class);
        s.fights("shooler", "tolas").settled();
        assertThat(s.names(s.bob().discard()))
                .as("neither elusive nor archived")
                .containsExactlyInAnyOrder("tolas", "protect-the-weak");
    }

    @Test
    void nothingIsPlayedAfterUnlockedGateway() {
        var s = table("alice dis hand [unlocked-gateway, fear] | bob line [charette]");
        s.plays("unlocked-gateway");
        assertThat(s.refused(new PlayCard(Seat.A, s.card("fear"))))
                .isInstanceOf(Refusal.NotYourTurn.class);
    }

    @Test
    void shardOfPainNeedsItsHouse() {
        var s = table("alice shadows artifacts [shard-of-pain] | bob line [charette]");
        assertThat(s.refused(new UseAction(Seat.A, s.card("shard-of-pain"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    /** Glossary, Elusive: the first attack in a turn does nothing to either. */
    @Test
    void aemberImpEludesTheFirstAttackOfATurn() {
        var elusive = "aember-imp";
        var s =
                table("alice dis line [charette, shooler] | bob line [" + elusive + "]")
                        .fights("charette", elusive)
                        .settled();
        assertThat(s.permanent(elusive).damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.fights("shooler", elusive).settled().inPlay(elusive)).isFalse();
    }
}
