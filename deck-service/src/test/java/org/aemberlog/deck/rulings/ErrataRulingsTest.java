package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The cards that the errata correct. */
class ErrataRulingsTest {

    @Test
    @Ruling("errata/library-access")
    void libraryAccessDrawsForOtherCardsAndPurgesItself() {
        var s = table(
                        "alice logos"
                                + " hand [library-access, plain-mouse, plain-coin]"
                                + " deck [plain-wolf, plain-bear, plain-guard]",
                        "bob")
                .plays("library-access");
        assertThat(s.names(s.alice().purged())).containsExactly("library-access");
        assertThat(s.alice().discard()).isEmpty();
        assertThat(s.alice().deck()).as("not for itself").hasSize(3);
        s.plays("plain-mouse").plays("plain-coin").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("plain-wolf", "plain-bear");
    }

    @Test
    @Ruling("errata/biomatrix-backup")
    void biomatrixBackupArchivesForTheOwner() {
        var s = table("alice logos line [plain-bear]", "bob" + " line [plain-mouse with biomatrix-backup, plain-wolf]")
                .fights("plain-bear", "plain-mouse")
                .settled();
        assertThat(s.names(s.bob().archives())).containsExactly("plain-mouse");
        assertThat(s.names(s.bob().discard())).containsExactly("biomatrix-backup");
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        var lent = table("alice logos line [plain-bear]", "bob line [plain-mouse of alice with biomatrix-backup]")
                .fights("plain-bear", "plain-mouse")
                .settled();
        assertThat(lent.names(lent.alice().archives())).as("its owner's").hasSize(1);
        assertThat(lent.bob().archives()).isEmpty();
    }

    @Test
    @Ruling("errata/bait-and-switch")
    void baitAndSwitchStealsWhileBehindTwiceAtMost() {
        int[][] rows = {{3, 3, 0}, {3, 4, 1}, {3, 5, 1}, {3, 6, 2}, {0, 9, 2}};
        for (var row : rows) {
            var s = table("alice shadows hand [bait-and-switch] amber %s | bob amber %s".formatted(row[0], row[1]))
                    .plays("bait-and-switch")
                    .settled();
            assertThat(s.alice().aember()).as("%s to %s", row[0], row[1]).isEqualTo(row[0] + row[2]);
            assertThat(s.bob().aember()).isEqualTo(row[1] - row[2]);
        }
    }

    @Test
    @Ruling("errata/drummernaut")
    void drummernautReturnsAnotherGiant() {
        var s = table("alice brobnar hand [drummernaut]" + " line [plain-mouse, valdr]", "bob line [headhunter]")
                .plays("drummernaut")
                .chooses("left")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("valdr");
        assertThat(s.line(s.alice())).containsExactly("drummernaut", "plain-mouse");
        var alone =
                table("alice brobnar line [drummernaut, plain-mouse]", "bob").reaps("drummernaut");
        assertThat(alone.settled().inPlay("drummernaut")).as("never itself").isTrue();
        assertThat(alone.alice().hand()).isEmpty();
    }

    @Test
    @Ruling("errata/drummernaut")
    void drummernautReturnsAGiantHoweverItIsUsed() {
        var position = "alice brobnar %s [drummernaut%s] %s | bob line [plain-mouse, headhunter]";
        for (var way : new String[] {"play", "fight", "reap"}) {
            boolean played = way.equals("play");
            var s = table(
                    played
                            ? position.formatted("hand", "", "line [valdr, smaaash, dodger]")
                            : position.formatted("line", ", valdr, smaaash, dodger", ""));
            switch (way) {
                case "play" -> s.plays("drummernaut").chooses("right");
                case "fight" -> s.fights("drummernaut", "plain-mouse");
                default -> s.reaps("drummernaut");
            }
            s.offers("valdr", "smaaash").chooses("smaaash").settled();
            assertThat(s.names(s.alice().hand())).as(way).containsExactly("smaaash");
            assertThat(s.line(s.alice())).containsExactlyInAnyOrder("drummernaut", "valdr", "dodger");
        }
        var lost = table("alice brobnar line [drummernaut, valdr]", "bob line [plain-elephant]")
                .fights("drummernaut", "plain-elephant")
                .settled();
        assertThat(lost.alice().hand()).as("it has to survive the fight").isEmpty();
    }

    @Test
    @Ruling("errata/magda-the-rat")
    void magdaStealsTwoAndGivesThemBack() {
        var s = table(
                        "alice shadows hand [magda-the-rat] amber 1",
                        "bob amber 3 hand [plain-recall] line [plain-mouse]")
                .plays("magda-the-rat")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(3);
        assertThat(s.bob().aember()).isEqualTo(1);
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-recall").chooses("magda-the-rat");
        s.settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(3);
        assertThat(s.names(s.alice().hand())).contains("magda-the-rat");
    }

    @Test
    @Ruling("errata/yzphyz-knowdrone")
    void knowdroneArchivesThenMayPurgeAndStun() {
        var position = "alice mars hand [yzphyz-knowdrone, plain-mouse] | bob line [plain-wolf]";
        var yes = table(position).plays("yzphyz-knowdrone").chooses("yes").chooses("effect-1");
        yes.offers("yzphyz-knowdrone", "plain-wolf").chooses("plain-wolf").settled();
        assertThat(yes.names(yes.alice().purged())).containsExactly("plain-mouse");
        assertThat(yes.permanent("plain-wolf").stunned()).isTrue();
        var no = table(position).plays("yzphyz-knowdrone").chooses("no").settled();
        assertThat(no.names(no.alice().archives())).containsExactly("plain-mouse");
        assertThat(no.permanent("plain-wolf").stunned()).isFalse();
    }

    @Test
    @Ruling("errata/life-for-a-life")
    void lifeForALifeNeedsALife() {
        var s = table(
                        "alice shadows hand [life-for-a-life]" + " line [plain-mouse]",
                        "bob line [plain-elephant, plain-bear]")
                .plays("life-for-a-life")
                .chooses("plain-elephant")
                .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(6);
        var warded = table(
                        "alice shadows hand [life-for-a-life]" + " line [plain-mouse warded]",
                        "bob line [plain-elephant]")
                .plays("life-for-a-life")
                .settled();
        assertThat(warded.inPlay("plain-mouse")).isTrue();
        assertThat(warded.permanent("plain-elephant").damage()).isZero();
    }

    @Test
    @Ruling("errata/auto-legionary")
    void autoLegionaryJoinsTheLine() {
        var s = table("alice saurian artifacts [auto-legionary]" + " line [plain-mouse, plain-wolf]", "bob")
                .acts("auto-legionary")
                .offers("left", "right")
                .chooses("right")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "plain-wolf", "auto-legionary");
        assertThat(s.power("auto-legionary")).isEqualTo(5);
        var other = table("alice saurian artifacts [auto-legionary]", "bob line [plain-wolf]")
                .acts("auto-legionary")
                .settled()
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .endsTurn();
        other.choosesHouse(House.SAURIAN).fights("auto-legionary", "plain-wolf").settled();
        assertThat(other.inPlay("plain-wolf")).isFalse();
        assertThat(other.permanent("auto-legionary").damage()).isEqualTo(3);
    }

    @Test
    @Ruling("errata/auto-legionary")
    void autoLegionaryServesAnyHouse() {
        var s = table("alice saurian artifacts [auto-legionary]" + " hand [plain-mouse]", "bob")
                .acts("auto-legionary")
                .endsTurn();
        s.asks(new org.aemberlog.game.intent.Intent.EndTurn(s.state().active()));
        s.choosesHouse(House.LOGOS).reaps("auto-legionary").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("errata/experimental-therapy")
    void experimentalTherapyStunsExhaustsAndServesAnyHouse() {
        var s = table("alice logos hand [experimental-therapy] line [dodger]", "bob line [plain-mouse]")
                .plays("experimental-therapy")
                .chooses("dodger")
                .settled();
        assertThat(s.permanent("dodger").stunned()).isTrue();
        assertThat(s.permanent("dodger").exhausted()).isTrue();
        var later = table("alice logos" + " line [dodger with experimental-therapy, valdr]", "bob")
                .reaps("dodger")
                .settled();
        assertThat(later.alice().aember()).isEqualTo(1);
        assertThat(later.rejected(new Reap(Seat.A, later.card("valdr")))).isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling({"errata/pain-reaction", "faq/timing-pain-reaction-neighbors"})
    void painReactionHurtsTheNeighborsOfTheDead() {
        var s = table(
                        "alice dis hand [pain-reaction] line [plain-elephant]",
                        "bob" + " line [dodger, plain-bear, plain-ghost, plain-wolf," + " valdr]")
                .plays("pain-reaction")
                .chooses("plain-ghost")
                .settled();
        assertThat(s.inPlay("plain-ghost")).isFalse();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.permanent("valdr").damage()).isZero();
        s.included("card-discarded plain-ghost in-play", "damage-dealt plain-bear 2");
        var lives = table("alice dis hand [pain-reaction]", "bob line [plain-mouse, plain-wolf]")
                .plays("pain-reaction")
                .chooses("plain-wolf")
                .settled();
        assertThat(lives.inPlay("plain-mouse")).isTrue();
    }

    @Test
    @Ruling("errata/tendrils-of-pain")
    void tendrilsHurtMoreAfterAKey() {
        var s = table("alice dis hand [tendrils-of-pain] line [plain-bear]", "bob line [plain-bear]")
                .plays("tendrils-of-pain")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-bear#2").damage()).isEqualTo(1);
        var forged = table("alice logos hand [tendrils-of-pain] line [plain-bear]", "bob amber 6 line [plain-bear]")
                .endsTurn()
                .chooses("red")
                .choosesHouse(House.LOGOS)
                .endsTurn()
                .choosesHouse(House.DIS)
                .plays("tendrils-of-pain")
                .settled();
        assertThat(forged.permanent("plain-bear").damage()).isEqualTo(4);
        assertThat(forged.permanent("plain-bear#2").damage()).isEqualTo(4);
    }

    @Test
    @Ruling("errata/custom-virus")
    void customVirusKillsWhatSharesATrait() {
        var s = table(
                "alice dis artifacts [custom-virus]" + " hand [plain-mouse, plain-coin] line [plain-wolf]",
                "bob line [plain-bear, plain-guard]");
        s.usesOmni("custom-virus").chooses("yes");
        assertThat(s.names(s.alice().purged())).containsExactly("plain-mouse");
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("plain-guard");
        assertThat(s.names(s.alice().discard())).contains("custom-virus");
        var no = table("alice dis artifacts [custom-virus] hand [plain-mouse]" + " line [plain-wolf]", "bob");
        no.usesOmni("custom-virus").chooses("no").settled();
        assertThat(no.inPlay("plain-wolf")).isTrue();
        assertThat(no.inPlay("custom-virus")).isFalse();
    }

    @Test
    @Ruling("errata/keyforgery")
    void keyforgeryStopsAKeyOnAWrongGuess() {
        var position = "alice shadows artifacts [keyforgery] hand [urchin, dodger, urchin, dodger, urchin,"
                + " dodger] | bob amber 6 hand [plain-mouse]";
        var wrong = table(position).endsTurn();
        assertThat(wrong.state().toAct()).as("the forging player names").isEqualTo(Seat.B);
        wrong.chooses("logos").settled();
        assertThat(wrong.bob().keys()).isEmpty();
        assertThat(wrong.bob().aember()).as("nothing is spent").isEqualTo(6);
        assertThat(wrong.inPlay("keyforgery")).isFalse();
        var right = table(position).endsTurn().chooses("shadows").chooses("red").settled();
        assertThat(right.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(right.inPlay("keyforgery")).isTrue();
    }

    @Test
    @Ruling("errata/incubation-chamber")
    void incubationChamberArchivesARevealedMartian() {
        var position =
                "alice dis artifacts [incubation-chamber] hand [mindwarper, yxilo-bolter," + " plain-mouse] | bob";
        var s = table(position);
        s.usesOmni("incubation-chamber").chooses("yes");
        s.offers("mindwarper", "yxilo-bolter").chooses("mindwarper").settled();
        assertThat(s.names(s.alice().archives())).containsExactly("mindwarper");
        var no = table(position);
        no.usesOmni("incubation-chamber").chooses("no").settled();
        assertThat(no.alice().archives()).isEmpty();
        assertThat(no.alice().hand()).hasSize(3);
    }

    @Test
    @Ruling("errata/magda-the-rat")
    void magdaIsElusive() {
        var s = table("alice logos line [plain-bear]", "bob line [magda-the-rat, dodger]");
        assertThat(s.legal()).anyMatch(Fight.class::isInstance);
        s.fights("plain-bear", "magda-the-rat").settled();
        assertThat(s.permanent("magda-the-rat").damage()).isZero();
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }
}
