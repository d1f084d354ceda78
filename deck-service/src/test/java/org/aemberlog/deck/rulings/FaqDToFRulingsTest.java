package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from "do as much as you can" to "for each". */
class FaqDToFRulingsTest {

    @Test
    @Ruling("faq/do-as-much-poltergeist-and-banner")
    void poltergeistDestroysWhatItCannotUse() {
        var s = table("alice dis hand [poltergeist] artifacts [plain-bell]", "bob artifacts [banner-of-battle]")
                .plays("poltergeist")
                .chooses("banner-of-battle")
                .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("banner-of-battle");
        assertThat(s.inPlay("plain-bell")).isTrue();
        var used = table("alice dis hand [poltergeist]", "bob artifacts [plain-bell]")
                .plays("poltergeist")
                .settled();
        assertThat(used.alice().aember()).as("bonus and bell").isEqualTo(2);
    }

    @Test
    @Ruling("faq/do-as-much-lost-in-the-woods")
    void lostInTheWoodsWithoutFriends() {
        var s = table("alice untamed hand [lost-in-the-woods]", "bob line [valdr, plain-mouse, plain-bear]")
                .plays("lost-in-the-woods")
                .chooses("valdr", "plain-bear")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse");
        assertThat(s.names(s.bob().deck())).containsExactlyInAnyOrder("valdr", "plain-bear");
        assertThat(s.alice().deck()).isEmpty();
    }

    @Test
    @Ruling("faq/do-as-much-crassosaurus")
    void crassosaurusHasToTakeAllTen() {
        var s = table("alice saurian amber 4 hand [crassosaurus]", "bob amber 6")
                .plays("crassosaurus");
        Answers.all(s);
        assertThat(s.permanent("crassosaurus").aember()).isEqualTo(10);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
        var nine = table("alice saurian amber 4 hand [crassosaurus]", "bob amber 5")
                .plays("crassosaurus");
        Answers.all(nine);
        assertThat(nine.names(nine.alice().purged())).containsExactly("crassosaurus");
        assertThat(nine.bob().aember()).as("its Æmber goes to the opponent").isEqualTo(9);
    }

    @Test
    @Ruling("faq/drecker-neighbors")
    void bothDreckersTakeTheDamageOnce() {
        var s = table("alice logos line [plain-ghost]", "bob line [drecker, drecker, plain-mouse]")
                .fights("plain-ghost", "drecker")
                .included("damage-dealt drecker 2", "damage-dealt drecker#2 2")
                .settled();
        assertThat(s.permanent("drecker").damage()).isEqualTo(2);
        assertThat(s.permanent("drecker#2").damage()).isEqualTo(2);
        assertThat(s.inPlay("plain-mouse")).isTrue();
        assertThat(s.inPlay("plain-ghost")).isFalse();
    }

    @Test
    @Ruling("faq/elusive-gabos-hits-an-elusive-bystander")
    void elusiveDoesNotHelpABystander() {
        var s = table("alice dis line [gabos-longarms]", "bob line [plain-wolf, plain-ghost]")
                .fights("gabos-longarms", "plain-wolf")
                .chooses("plain-ghost")
                .settled();
        assertThat(s.inPlay("plain-ghost")).isFalse();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        assertThat(s.permanent("gabos-longarms").damage()).isEqualTo(3);
    }

    @Test
    @Ruling({"faq/elusive-gabos-attacks-aember-imp", "glossary/elusive"})
    void gabosHitsAnotherWhileAttackingTheElusive() {
        var s = table("alice dis line [gabos-longarms]", "bob line [aember-imp, plain-bear]")
                .fights("gabos-longarms", "aember-imp")
                .chooses("plain-bear");
        assertThat(s.inPlay("plain-bear")).as("5 damage").isFalse();
        assertThat(s.permanent("aember-imp").damage()).isZero();
        assertThat(s.permanent("gabos-longarms").damage()).isZero();
    }

    @Test
    @Ruling("faq/enrage-ghosthawk")
    void ghosthawkHasTheEnragedReap() {
        var s = table("alice untamed hand [ghosthawk]" + " line [plain-wolf enraged]", "bob line [plain-mouse]")
                .plays("ghosthawk");
        while (s.state().pending().isPresent()) {
            var yes = s.state().pending().orElseThrow().options().toString().contains("Yes");
            if (yes) {
                s.chooses("yes");
            } else {
                Answers.first(s);
            }
        }
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").exhausted()).isTrue();
        assertThat(s.permanent("plain-wolf").enraged()).isTrue();
        assertThat(s.inPlay("plain-mouse")).as("nobody fought").isTrue();
    }

    @Test
    @Ruling("faq/explo-rover-exhumed")
    void anExhumedExploRoverComesEitherWay() {
        var position = "alice dis hand [exhume] discard [explo-rover] line [plain-mouse] | bob";
        var creature = table(position).plays("exhume").chooses("yes").chooses("creature");
        Answers.all(creature);
        assertThat(creature.line(creature.alice())).containsExactlyInAnyOrder("plain-mouse", "explo-rover");
        var upgrade = table(position).plays("exhume").chooses("yes").chooses("upgrade");
        Answers.all(upgrade);
        assertThat(upgrade.upgrades("plain-mouse")).containsExactly("explo-rover");
    }

    @Test
    @Ruling("faq/faygin-and-the-opponents-urchin")
    void fayginSendsUrchinToItsOwner() {
        var s = table("alice shadows line [faygin]", "bob line [urchin, plain-mouse]")
                .reaps("faygin")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("urchin");
        assertThat(s.alice().hand()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse");
    }

    @Test
    @Ruling({"faq/first-turn-phase-shift", "rules/first-turn-rule"})
    void phaseShiftAllowsAnotherCardOnTheFirstTurn() {
        var s = table("alice logos turn 1" + " hand [phase-shift, dodger, plain-mouse]", "bob")
                .plays("phase-shift");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-mouse"))))
                .as("it permits a card that is not of Logos")
                .isInstanceOf(Rejection.FirstTurnLimit.class);
        s.plays("dodger").settled();
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-mouse"))))
                .isInstanceOf(Rejection.FirstTurnLimit.class);
    }

    @Test
    @Ruling({"faq/first-turn-wild-wormhole", "rules/first-turn-rule"})
    void wildWormholePlaysFromTheDeckOnTheFirstTurn() {
        var s = table("alice logos turn 1 hand [wild-wormhole, plain-mouse]" + " deck [dodger]", "bob")
                .plays("wild-wormhole")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-mouse"))))
                .isInstanceOf(Rejection.FirstTurnLimit.class);
    }

    @Test
    @Ruling("faq/flank-spectral-tunneler-and-positron-bolt")
    void positronBoltFromTheMiddle() {
        var s = table(
                        "alice logos hand [positron-bolt]" + " artifacts [spectral-tunneler]",
                        "bob line [valdr, plain-elephant, plain-bear, dodger," + " groggins]")
                .acts("spectral-tunneler")
                .chooses("plain-bear")
                .plays("positron-bolt")
                .offers("valdr", "plain-bear", "groggins")
                .chooses("plain-bear")
                .chooses("plain-elephant")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(3);
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        assertThat(s.permanent("valdr").damage()).isEqualTo(1);
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.permanent("groggins").damage()).isZero();
    }

    @Test
    @Ruling({"faq/flank-sinestra-and-dexus", "glossary/flank"})
    void theFirstCreatureIsOnBothFlanks() {
        var s = table("alice logos amber 5 hand [plain-mouse, plain-wolf]", "bob line [sinestra, dexus]")
                .plays("plain-mouse");
        Answers.all(s);
        assertThat(s.alice().aember()).isEqualTo(3);
        s.plays("plain-wolf").chooses("left");
        Answers.all(s);
        assertThat(s.alice().aember()).as("the left flank only").isEqualTo(2);
    }

    @Test
    @Ruling({"faq/for-each-sack-of-coins", "glossary/for-each"})
    void sackOfCoinsIsDivided() {
        var s = table("alice shadows amber 2 hand [sack-of-coins]", "bob line [plain-mouse, plain-wolf, plain-bear]")
                .plays("sack-of-coins")
                .chooses("plain-mouse", "plain-wolf", "plain-wolf")
                .settled();
        assertThat(s.inPlay("plain-mouse")).isFalse();
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }
}
