package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from Mimic Gel to [REDACTED]. */
class FaqMToRRulingsTest {

    @Test
    @Ruling("faq/mimic-gel-counters")
    void mimicGelCopiesThePrintedCardOnly() {
        var s = table(
                        "alice logos hand [mimic-gel, plain-growing]",
                        "bob line [plain-wolf damage 1 warded with plain-mail" + " with plain-cloak]")
                .plays("plain-growing")
                .plays("mimic-gel");
        Answers.all(s);
        assertThat(s.power("plain-wolf")).isEqualTo(4);
        assertThat(s.power("mimic-gel")).isEqualTo(3);
        var gel = s.permanent("mimic-gel");
        assertThat(gel.damage()).isZero();
        assertThat(gel.warded()).isFalse();
        assertThat(s.board().armor(s.card("mimic-gel"))).isZero();
        assertThat(s.board().has(s.card("plain-wolf"), KeywordKind.ELUSIVE)).isTrue();
        assertThat(s.board().has(s.card("mimic-gel"), KeywordKind.ELUSIVE)).isFalse();
        assertThat(gel.upgrades()).isEmpty();
    }

    @Test
    @Ruling("faq/mimic-gel-crash-muldoon")
    void mimicGelEntersAsCrashMuldoonDoes() {
        var s = table("alice logos hand [mimic-gel]" + " line [plain-mouse, plain-wolf]", "bob line [crash-muldoon]")
                .plays("mimic-gel")
                .chooses("crash-muldoon")
                .chooses("position-1")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "mimic-gel", "plain-wolf");
        assertThat(s.permanent("mimic-gel").exhausted()).isFalse();
    }

    @Test
    @Ruling("faq/mimic-gel-auto-legionary")
    void mimicGelOfALegionaryIsOne() {
        var s = table(
                        "alice saurian artifacts [auto-legionary]" + " hand [mimic-gel--saurian, plain-mouse]",
                        "bob hand [plain-mouse]")
                .acts("auto-legionary")
                .plays("mimic-gel--saurian");
        Answers.all(s);
        assertThat(s.power("mimic-gel--saurian")).isEqualTo(5);
        assertThat(s.line(s.alice())).contains("mimic-gel--saurian", "auto-legionary");
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn().choosesHouse(House.LOGOS);
        s.reaps("mimic-gel--saurian").settled();
        assertThat(s.alice().aember()).as("in any house").isEqualTo(1);
    }

    @Test
    @Ruling("faq/moving-replicator-and-sanctum-guardian")
    void noCreatureCrossesOver() {
        var s = table("alice logos line [replicator, plain-mouse]", "bob line [sanctum-guardian, plain-wolf]")
                .reaps("replicator");
        while (s.state().pending().isPresent()) {
            var options = s.state().pending().orElseThrow().options().toString();
            if (options.contains(s.card("sanctum-guardian").toString())) {
                s.chooses("sanctum-guardian");
            } else {
                Answers.first(s);
            }
        }
        assertThat(s.line(s.alice())).containsExactly("replicator", "plain-mouse");
        assertThat(s.line(s.bob())).containsExactly("sanctum-guardian", "plain-wolf");
        assertThat(s.alice().aember()).isEqualTo(1);
        var own = table("alice logos line [replicator, sanctum-guardian, plain-wolf]", "bob")
                .reaps("replicator")
                .chooses("sanctum-guardian")
                .chooses("plain-wolf")
                .settled();
        assertThat(own.line(own.alice()))
                .as("her own guardian moves")
                .containsExactly("replicator", "plain-wolf", "sanctum-guardian");
    }

    @Test
    @Ruling({"faq/neutron-shark-gone", "glossary/repeat"})
    void neutronSharkDoesNotRepeatOnceGone() {
        var s = table("alice logos hand [neutron-shark] deck [dodger, mother]", "bob line [plain-mouse, plain-wolf]")
                .plays("neutron-shark")
                .chooses("plain-mouse");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.names(s.alice().deck())).containsExactly("mother");
    }

    @Test
    @Ruling("faq/pale-star-and-chonkers")
    void underThePaleStarEverybodyHasOnePower() {
        var s = table(
                "alice untamed hand [chonkers, plain-growing--untamed]"
                        + " artifacts [the-pale-star, dark-aember-vault]",
                "bob line [plain-tortoise, groggins]");
        Answers.all(s.plays("chonkers"));
        assertThat(s.power("chonkers")).isEqualTo(4);
        s.usesOmni("the-pale-star").settled();
        assertThat(s.power("chonkers")).isEqualTo(1);
        s.plays("plain-growing--untamed").chooses("chonkers").settled();
        assertThat(s.power("chonkers")).isEqualTo(1);
        assertThat(s.board().armor(s.card("plain-tortoise"))).isZero();
        assertThat(s.power("groggins")).isEqualTo(1);
        s.endsTurn();
        assertThat(s.power("chonkers")).isEqualTo(5);
        assertThat(s.power("groggins")).isEqualTo(8);
    }

    @Test
    @Ruling("faq/pale-star-and-chonkers")
    void chonkersGainsACounterInVainUnderThePaleStar() {
        var s = table(
                "alice untamed artifacts [the-pale-star, dark-aember-vault]" + " line [chonkers power 1]",
                "bob line [plain-bear]");
        assertThat(s.power("chonkers")).isEqualTo(4);
        s.usesOmni("the-pale-star").settled();
        s.fights("chonkers", "plain-bear")
                .included("counters-changed chonkers power 1")
                .settled();
        assertThat(s.inPlay("plain-bear")).as("of power 1").isFalse();
        assertThat(s.power("chonkers")).isEqualTo(1);
        s.endsTurn();
        assertThat(s.power("chonkers")).isEqualTo(5);
    }

    @Test
    @Ruling("faq/phase-shift-twice")
    void twoPhaseShiftsAllowTwoCards() {
        var s = table("alice logos" + " hand [phase-shift, phase-shift, dodger, valdr, urchin]", "bob")
                .plays("phase-shift")
                .plays("phase-shift#2")
                .plays("dodger")
                .plays("valdr")
                .chooses("left")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("valdr", "dodger");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("urchin")))).isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling("faq/phase-shift-and-mimicry")
    void mimicryUsesPhaseShiftUp() {
        var s = table(
                        "alice logos hand [phase-shift, mimicry, dodger]" + " line [plain-wolf]",
                        "bob discard [foggify] line [plain-bear]")
                .plays("phase-shift")
                .plays("mimicry");
        Answers.all(s);
        assertThat(s.names(s.alice().discard())).contains("mimicry");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("dodger")))).isInstanceOf(Rejection.HouseNotActive.class);
        s.endsTurn().choosesHouse(House.LOGOS);
        var fight = new Fight(Seat.B, s.card("plain-bear"), s.card("plain-wolf"));
        assertThat(s.rejected(fight)).as("Foggify").isInstanceOf(Rejection.CardForbids.class);
    }

    @Test
    @Ruling({"faq/pitlord-and-restringuntus", "glossary/house-choice"})
    void ofPitlordsOtherHousesAnyMayBeChosen() {
        var position = "alice logos hand [restringuntus--logos] | bob line [pitlord, dodger, mother]";
        for (var house : new House[] {House.SHADOWS, House.LOGOS}) {
            var s = table(position).plays("restringuntus--logos").chooses("dis").endsTurn();
            assertThat(s.rejected(new ChooseHouse(Seat.B, House.DIS)))
                    .as("cannot beats must")
                    .isInstanceOf(Rejection.HouseNotAvailable.class);
            s.choosesHouse(house).settled();
            assertThat(s.state().activeHouse()).contains(house);
        }
        var free = table("alice logos", "bob line [pitlord, dodger]").endsTurn();
        assertThat(free.rejected(new ChooseHouse(Seat.B, House.SHADOWS)))
                .as("Pitlord alone demands Dis")
                .isInstanceOf(Rejection.class);
        free.choosesHouse(House.DIS).settled();
    }

    @Test
    @Ruling("faq/pitlord-maverick")
    void aMaverickPitlordDemandsNothing() {
        var s = table("alice logos", "bob line [pitlord--logos, dodger]").endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.DIS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        s.choosesHouse(House.SHADOWS).settled();
        assertThat(s.state().activeHouse()).contains(House.SHADOWS);
    }

    @Test
    @Ruling("faq/redacted-fourth-aember")
    void aFourthAemberFromElsewhereForgesNothingUntilLogosIsChosenAgain() {
        for (var house : new House[] {House.LOGOS, House.SHADOWS}) {
            var s = table(
                            "alice logos amber 1 hand [plain-gilding]" + " artifacts [redacted amber 3] line [dodger]",
                            "bob line [plain-mouse]")
                    .plays("plain-gilding")
                    .settled();
            assertThat(s.permanent("redacted").aember()).isEqualTo(4);
            assertThat(s.alice().keys())
                    .as("although Logos is the active house")
                    .isEmpty();
            s.endsTurn().choosesHouse(House.LOGOS).endsTurn().choosesHouse(house);
            Answers.all(s);
            boolean logos = house == House.LOGOS;
            assertThat(s.alice().keys()).as(house.name()).hasSize(logos ? 1 : 0);
            assertThat(s.inPlay("redacted")).isEqualTo(!logos);
        }
    }

    @Test
    @Ruling("faq/redacted-fourth-aember")
    void redactedForgesOnlyWithinItsOwnAbility() {
        var s = table("alice dis", "bob artifacts [redacted amber 4] line [plain-mouse]");
        s.endsTurn();
        assertThat(s.bob().keys()).as("not by itself").isEmpty();
        var four = table("alice dis", "bob artifacts [redacted amber 3]" + " line [plain-mouse, dodger]")
                .endsTurn();
        four.choosesHouse(House.LOGOS);
        Answers.all(four);
        assertThat(four.bob().keys()).hasSize(1);
        assertThat(four.inPlay("redacted")).isFalse();
        var three = table("alice dis", "bob artifacts [redacted amber 2] line [plain-mouse]")
                .endsTurn();
        three.choosesHouse(House.LOGOS).settled();
        assertThat(three.bob().keys()).isEmpty();
        assertThat(three.permanent("redacted").aember()).isEqualTo(3);
        var otherHouse = table("alice dis", "bob artifacts [redacted amber 3] line [dodger]")
                .endsTurn();
        otherHouse.choosesHouse(House.SHADOWS).settled();
        assertThat(otherHouse.permanent("redacted").aember()).isEqualTo(3);
    }
}
