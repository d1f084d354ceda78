package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrobnarCreaturesTest {

    @Test
    void valdrHitsTheFlankHarder() {
        var flank =
                table("alice brobnar line [valdr] | bob line [shadow-self, dodger]")
                        .fights("valdr", "shadow-self");
        assertThat(flank.permanent("shadow-self").damage()).isEqualTo(8);
        var middle =
                table("alice brobnar line [valdr] | bob line [dodger, shadow-self, urchin]")
                        .fights("valdr", "shadow-self");
        assertThat(middle.permanent("shadow-self").damage()).isEqualTo(6);
    }

    @Test
    void gangerChieftainMayReadyANeighbor() {
        var position =
                "alice brobnar hand [ganger-chieftain] line [headhunter exhausted]"
                        + " | bob line [dust-pixie]";
        var yes =
                table(position).plays("ganger-chieftain").chooses("left").chooses("yes").settled();
        assertThat(yes.inPlay("dust-pixie")).isFalse();
        assertThat(yes.permanent("headhunter").exhausted()).isTrue();
        var no = table(position).plays("ganger-chieftain").chooses("left").chooses("no").settled();
        assertThat(no.inPlay("dust-pixie")).isTrue();
    }

    @Test
    void smaaashStunsOneCreature() {
        var s =
                table("alice brobnar hand [smaaash] | bob line [charette, dodger]")
                        .plays("smaaash")
                        .offers("smaaash", "charette", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(s.permanent("dodger").stunned()).isTrue();
        assertThat(s.permanent("charette").stunned()).isFalse();
    }

    /** FAQ, Stun: nobody has to stun Smaaash itself. */
    @Test
    void smaaashMayChooseAStunnedCreature() {
        var s =
                table("alice brobnar hand [smaaash] | bob line [charette stunned]")
                        .plays("smaaash")
                        .offers("smaaash", "charette")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("smaaash").stunned()).isFalse();
    }

    @Test
    void firespitterBurnsBeforeTheFight() {
        var s =
                table(
                                "alice brobnar line [firespitter, headhunter]"
                                        + " | bob line [dust-pixie, kelifi-dragon, dodger]")
                        .fights("firespitter", "dodger")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("kelifi-dragon");
        assertThat(s.permanent("kelifi-dragon").damage()).isEqualTo(1);
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("firespitter").damage()).as("5 less 1 armor").isEqualTo(4);
    }

    /** Glossary, Fight: when the defender dies before the fight, there is none. */
    @Test
    void firespitterIsNotHitByWhatItBurnt() {
        var s =
                table("alice brobnar line [firespitter] | bob line [dust-pixie]")
                        .fights("firespitter", "dust-pixie")
                        .without("armor-spent")
                        .settled();
        assertThat(s.permanent("firespitter").damage()).isZero();
    }

    @Test
    void kelifiDragonNeedsSeven() {
        var six = table("alice brobnar amber 6 hand [kelifi-dragon] | bob");
        assertThat(six.refused(new PlayCard(Seat.A, six.card("kelifi-dragon"))))
                .isInstanceOf(Refusal.RequirementNotMet.class);
        for (int enough : new int[] {7, 8}) {
            var s =
                    table("alice brobnar amber " + enough + " hand [kelifi-dragon] | bob amber 9")
                            .plays("kelifi-dragon")
                            .settled();
            assertThat(s.inPlay("kelifi-dragon")).isTrue();
            assertThat(s.alice().aember()).as("nothing is spent").isEqualTo(enough);
        }
    }

    @Test
    void kelifiDragonGainsAndBurnsWhenItReapsOrFights() {
        var position = "alice brobnar line [kelifi-dragon] | bob line [dodger, stealer-of-souls]";
        var reaps =
                table(position)
                        .reaps("kelifi-dragon")
                        .offers("kelifi-dragon", "dodger", "stealer-of-souls")
                        .chooses("dodger")
                        .settled();
        assertThat(reaps.alice().aember()).isEqualTo(2);
        assertThat(reaps.line(reaps.bob())).containsExactly("stealer-of-souls");
        var fights =
                table(position)
                        .fights("kelifi-dragon", "dodger")
                        .chooses("stealer-of-souls")
                        .settled();
        assertThat(fights.alice().aember()).isEqualTo(1);
        assertThat(fights.permanent("stealer-of-souls").damage()).isEqualTo(5);
    }

    /** FAQ, Wild Wormhole; Kelifi Dragon. */
    @Test
    void kelifiDragonStaysOnTheDeckOfThePoor() {
        var poor =
                table("alice logos amber 5 hand [wild-wormhole] deck [kelifi-dragon, urchin] | bob")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(poor.names(poor.alice().deck())).containsExactly("kelifi-dragon", "urchin");
        assertThat(poor.alice().aember()).isEqualTo(6);
        var rich =
                table("alice logos amber 6 hand [wild-wormhole] deck [kelifi-dragon] | bob")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(rich.inPlay("kelifi-dragon")).as("with the bonus of Wild Wormhole").isTrue();
    }

    @Test
    void kingOfTheCragWeakensEnemyBrobnar() {
        var s =
                table(
                                "alice brobnar hand [king-of-the-crag] line [headhunter]"
                                        + " | bob line [smaaash, valdr damage 4, charette]")
                        .plays("king-of-the-crag")
                        .chooses("left")
                        .settled();
        assertThat(s.power("smaaash")).isEqualTo(3);
        assertThat(s.inPlay("valdr")).as("4 damage and power 4").isFalse();
        assertThat(s.power("charette")).isEqualTo(4);
        assertThat(s.power("headhunter")).isEqualTo(5);
        assertThat(s.power("king-of-the-crag")).isEqualTo(7);
    }

    /** FAQ, 0-Power Creatures, and Timing: Pingle is gone before it can react. */
    @Test
    void kingOfTheCragDestroysPowerTwo() {
        var s =
                table(
                                "alice brobnar hand [king-of-the-crag]"
                                        + " | bob line [looter-goblin, pingle-who-annoys, urchin]")
                        .plays("king-of-the-crag")
                        .chooses("looter-goblin", "pingle-who-annoys")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("urchin");
        assertThat(s.permanent("king-of-the-crag").damage()).isZero();
    }

    @Test
    void pingleAnnoysEnemiesThatEnter() {
        var s =
                table(
                                "alice dis hand [tocsin, tolas] line [charette]"
                                        + " | bob line [pingle-who-annoys]")
                        .plays("tocsin")
                        .chooses("left")
                        .plays("tolas")
                        .chooses("left")
                        .settled();
        assertThat(s.permanent("tocsin").damage()).isEqualTo(1);
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.inPlay("tolas")).isFalse();
        var friend =
                table("alice brobnar hand [valdr] line [pingle-who-annoys] | bob")
                        .plays("valdr")
                        .chooses("left")
                        .settled();
        assertThat(friend.permanent("valdr").damage()).isZero();
    }

    @Test
    void rockHurlingGiantThrowsForEachDiscard() {
        var position =
                "alice brobnar hand [anger, punch] line [rock-hurling-giant]"
                        + " | bob line [charette, dodger]";
        var s =
                table(position)
                        .discards("anger")
                        .chooses("yes")
                        .offers("rock-hurling-giant", "charette", "dodger")
                        .chooses("charette")
                        .discards("punch")
                        .chooses("yes")
                        .chooses("dodger")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("dodger").damage()).isEqualTo(4);
        var no = table(position).discards("anger").chooses("no").settled();
        assertThat(no.permanent("charette").damage()).isZero();
    }

    @Test
    void rockHurlingGiantMindsItsOwnTurnAndHandOnly() {
        var own =
                table(
                                "alice dis hand [mind-barb]"
                                        + " | bob hand [anger] line [rock-hurling-giant, dodger]")
                        .plays("mind-barb")
                        .settled();
        assertThat(own.names(own.bob().discard())).containsExactly("anger");
        var otherHouse =
                table("alice dis hand [fear] line [rock-hurling-giant] | bob line [dodger]")
                        .discards("fear")
                        .settled();
        assertThat(otherHouse.permanent("dodger").damage()).isZero();
    }

    /** FAQ, Damage, Source of: it is the giant of power 6 that deals it. */
    @Test
    void rockHurlingGiantCannotHurtArdentHero() {
        var s =
                table(
                                "alice brobnar hand [anger] line [rock-hurling-giant]"
                                        + " | bob line [ardent-hero]")
                        .discards("anger")
                        .chooses("yes")
                        .chooses("ardent-hero")
                        .settled();
        assertThat(s.permanent("ardent-hero").damage()).isZero();
    }

    @Test
    void bumpsyCostsTheOpponentOne() {
        for (int aember : new int[] {0, 1, 2}) {
            var s = table("alice brobnar amber 2 hand [bumpsy] | bob amber " + aember);
            assertThat(s.plays("bumpsy").settled().bob().aember())
                    .isEqualTo(Math.max(0, aember - 1));
            assertThat(s.alice().aember()).isEqualTo(2);
        }
    }

    /** Glossary, Elusive: the first attack in a turn does nothing to either. */
    @ParameterizedTest
    @ValueSource(strings = {"looter-goblin", "pingle-who-annoys"})
    void eludesTheFirstAttackOfATurn(String elusive) {
        var s =
                table("alice dis line [charette, shooler] | bob line [" + elusive + "]")
                        .fights("charette", elusive)
                        .settled();
        assertThat(s.permanent(elusive).damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.fights("shooler", elusive).settled().inPlay(elusive)).isFalse();
    }
}
