package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Conditions, choices, repetitions and lasting effects. */
class EffectRulingsTest {

    @Test
    @Ruling({"glossary/for-each", "example/shard-of-pain"})
    void shardOfPainMayHitSeveral() {
        var s = table(
                        "alice dis artifacts [shard-of-pain, shard-of-greed]",
                        "bob line [plain-bear, plain-wolf]" + " artifacts [shard-of-pain]")
                .acts("shard-of-pain")
                .chooses("plain-bear", "plain-wolf")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/for-each", "example/red-planet-ray-gun"})
    void redPlanetRayGunHitsOne() {
        var s = table(
                        "alice mars line [mindwarper with red-planet-ray-gun," + " yxilo-bolter]",
                        "bob line [plain-elephant, plain-bear, john-smyth]")
                .reaps("mindwarper")
                .chooses("plain-elephant")
                .settled();
        assertThat(s.permanent("plain-elephant").damage())
                .as("of three Martians")
                .isEqualTo(3);
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling("glossary/if-you-do")
    void whatFollowsIfYouDoNeedsAllThatPrecedes() {
        var none = table("alice shadows hand [nerve-blast]", "bob line [plain-bear]")
                .plays("nerve-blast")
                .settled();
        assertThat(none.permanent("plain-bear").damage()).isZero();
        var one = table("alice shadows hand [nerve-blast]", "bob amber 1 line [plain-bear]")
                .plays("nerve-blast")
                .settled();
        assertThat(one.permanent("plain-bear").damage()).isEqualTo(2);
        assertThat(one.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/may")
    void aMayCanBeDeclined() {
        var position = "alice brobnar hand [ganger-chieftain] line [headhunter exhausted]"
                + " | bob line [plain-mouse, plain-bear]";
        var no = table(position)
                .plays("ganger-chieftain")
                .chooses("left")
                .chooses("no")
                .settled();
        assertThat(no.permanent("headhunter").exhausted()).isTrue();
        assertThat(no.inPlay("plain-mouse")).isTrue();
        var yes = table(position).plays("ganger-chieftain").chooses("left").chooses("yes");
        yes.chooses("plain-mouse").settled();
        assertThat(yes.inPlay("plain-mouse")).isFalse();
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void lastingEffectsTakeInWhatComesLaterAndEndWithTheirTime() {
        var s = table("alice logos hand [plain-fog, plain-mouse]", "bob line [plain-wolf]")
                .plays("plain-fog");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-fog");
        assertThat(s.power("plain-wolf")).isEqualTo(4);
        s.plays("plain-mouse").settled();
        assertThat(s.power("plain-mouse")).as("it came later").isEqualTo(2);
        s.endsTurn();
        assertThat(s.power("plain-mouse")).isEqualTo(1);
        assertThat(s.power("plain-wolf")).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/play")
    void playAbilitiesWorkFromAnywhereButNotForWhatIsPutIntoPlay() {
        var played = table("alice logos hand [wild-wormhole] deck [urchin]", "bob amber 2")
                .plays("wild-wormhole")
                .settled();
        assertThat(played.alice().aember()).as("bonus and theft").isEqualTo(2);
        var put = table("alice logos hand [plain-raising] discard [urchin]", "bob amber 2")
                .plays("plain-raising")
                .settled();
        assertThat(put.line(put.alice())).containsExactly("urchin");
        assertThat(put.alice().aember()).isZero();
        assertThat(put.bob().aember()).isEqualTo(2);
    }

    @Test
    @Ruling({"glossary/as-if-it-were-yours"})
    void aCardUsedAsIfYoursServesYouAndStaysTheirs() {
        var s = table("alice shadows line [nexus]", "bob amber 3 artifacts [library-of-babble]" + " deck [plain-mouse]")
                .reaps("nexus")
                .settled();
        assertThat(s.bob().artifacts()).hasSize(1);
        assertThat(s.permanent("library-of-babble").exhausted()).isTrue();
        assertThat(s.bob().hand()).as("Alice draws").isEmpty();
        assertThat(s.bob().deck()).hasSize(1);
    }

    @Test
    @Ruling({"glossary/as-if-it-were-yours", "glossary/sacrifice"})
    void aSacrificeIsPaidAsIfTheCardWereYours() {
        var s = table("alice shadows line [nexus, mindwarper]", "bob artifacts [combat-pheromones] line [dodger]")
                .reaps("nexus")
                .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("combat-pheromones");
        s.reaps("mindwarper").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/preceding")
    void onlyWhatPrecedesIsRepeatedOnce() {
        var s = table("alice shadows hand [bait-and-switch]", "bob amber 9")
                .plays("bait-and-switch")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(7);
    }

    /** The sixth copy still repeats, the seventh cannot be played: only playing counts. */
    @Test
    @Ruling("glossary/preceding")
    void theRuleOfSixDoesNotCountWhatIsRepeated() {
        var s = table(
                "alice shadows hand [bait-and-switch, bait-and-switch, bait-and-switch,"
                        + " bait-and-switch, bait-and-switch, bait-and-switch,"
                        + " bait-and-switch]",
                "bob amber 60");
        s.plays("bait-and-switch");
        for (int copy = 2; copy <= 6; copy++) {
            s.plays("bait-and-switch#" + copy).settled();
        }
        assertThat(s.alice().aember()).isEqualTo(12);
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("bait-and-switch#7"))))
                .isInstanceOf(Rejection.RuleOfSix.class);
    }

    /** Nine times in one use, and another copy can still be used. */
    @Test
    @Ruling("glossary/repeat")
    void theRuleOfSixDoesNotCountTriggeringAgain() {
        var s = table("alice logos line [plain-leech, plain-leech]", "bob amber 10")
                .reaps("plain-leech")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1 + 10);
        s.reaps("plain-leech#2").settled();
        assertThat(s.alice().aember()).isEqualTo(12);
    }

    @Test
    @Ruling("glossary/repeat")
    void theWholeEffectRepeatsWhileItsCardStays() {
        var s = table(
                        "alice logos line [neutron-shark]"
                                + " artifacts [library-of-babble, plain-bell, plain-tax]"
                                + " deck [dodger, urchin, mother]",
                        "bob line [plain-mouse, plain-wolf, plain-bear," + " plain-elephant]")
                .reaps("neutron-shark");
        s.chooses("plain-mouse").chooses("library-of-babble");
        s.chooses("plain-wolf").chooses("plain-bell");
        s.chooses("plain-bear").chooses("plain-tax").settled();
        assertThat(s.line(s.bob())).as("Mother is of Logos").containsExactly("plain-elephant");
        assertThat(s.alice().artifacts()).isEmpty();
        assertThat(s.line(s.alice())).containsExactly("neutron-shark");
        assertThat(s.alice().deck()).isEmpty();
    }

    @Test
    @Ruling({"glossary/x", "example/picaroon-under-shadow-of-dis"})
    void picaroonUnderShadowOfDisHasNoPower() {
        var s = table("alice dis hand [shadow-of-dis]", "bob line [plain-mouse, picaroon, plain-bear]");
        assertThat(s.power("picaroon")).isEqualTo(6);
        s.plays("shadow-of-dis").settled();
        assertThat(s.inPlay("picaroon")).as("power 0 is no power to live on").isFalse();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse", "plain-bear");
    }

    @Test
    @Ruling({"glossary/other-counters", "glossary/counter-types"})
    void countersMeanWhatTheirCardSays() {
        for (var kind : PlainCards.COUNTERS) {
            var keeper = "plain-keeper-of-" + kind.name().toLowerCase(Locale.ROOT);
            var s = table("alice logos line [" + keeper + ", plain-mouse] | bob");
            assertThat(s.power(keeper)).isEqualTo(1);
            s.usesOmni(keeper).settled();
            assertThat(s.power(keeper)).as("%s", kind).isEqualTo(3);
            assertThat(s.power("plain-mouse")).isEqualTo(1);
        }
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void aLastingEffectOutlivesTheCardThatMadeIt() {
        var s = table(
                        "alice brobnar hand [plain-recall--brobnar, punch]" + " line [looter-goblin]",
                        "bob line [plain-wolf]")
                .reaps("looter-goblin")
                .plays("plain-recall--brobnar")
                .chooses("looter-goblin")
                .plays("punch")
                .settled();
        assertThat(s.inPlay("plain-wolf")).isFalse();
        assertThat(s.alice().aember()).as("reaping, bonus and the goblin's").isEqualTo(3);
    }

    @Test
    @Ruling("glossary/play")
    void anEmptyDeckHasNoTopCardToPlay() {
        var s = table("alice logos hand [wild-wormhole] discard [plain-mouse]", "bob")
                .plays("wild-wormhole")
                .without("discard-pile-recycled")
                .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/lasting-effects", "glossary/house-choice"})
    void restringuntusForbidsWhileItIsInPlay() {
        var s = table("alice dis hand [restringuntus]", "bob hand [plain-recall, dodger] line [valdr]")
                .plays("restringuntus")
                .chooses("shadows")
                .endsTurn();
        assertThat(s.board().houses(Seat.B)).doesNotContain(House.SHADOWS);
        s.choosesHouse(House.LOGOS)
                .plays("plain-recall")
                .chooses("restringuntus")
                .endsTurn();
        s.choosesHouse(House.DIS).endsTurn();
        assertThat(s.board().houses(Seat.B)).contains(House.SHADOWS);
        s.choosesHouse(House.SHADOWS).settled();
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void foggifyLastsForTheOpponentsNextTurnOnly() {
        var s = table("alice logos hand [foggify] line [plain-wolf]", "bob line [plain-bear]")
                .plays("foggify")
                .fights("plain-wolf", "plain-bear")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).as("her own turn").isEqualTo(3);
        var next = table("alice logos hand [foggify] line [plain-wolf]", "bob line [plain-bear]")
                .plays("foggify")
                .endsTurn()
                .choosesHouse(House.LOGOS);
        assertThat(next.legal()).noneMatch(Fight.class::isInstance);
        next.endsTurn().choosesHouse(House.LOGOS).endsTurn().choosesHouse(House.LOGOS);
        assertThat(next.legal()).anyMatch(Fight.class::isInstance);
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void shadowOfDisEndsAtTheStartOfTheNextTurn() {
        var s = table("alice dis hand [shadow-of-dis] line [plain-squire]", "bob line [plain-mouse, plain-squire]")
                .plays("shadow-of-dis");
        assertThat(s.board().armor(s.card("plain-mouse"))).isZero();
        s.endsTurn().choosesHouse(House.LOGOS);
        assertThat(s.board().armor(s.card("plain-mouse"))).isZero();
        s.endsTurn();
        assertThat(s.board().armor(s.card("plain-mouse"))).isEqualTo(2);
    }
}
