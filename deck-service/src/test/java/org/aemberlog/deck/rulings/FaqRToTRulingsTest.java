package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from replacement effects to the tide. */
class FaqRToTRulingsTest {

    @Test
    @Ruling("faq/replacement-nerve-blast-and-pos-pixies")
    void whatThePixiesReplaceWasStolenAllTheSame() {
        var s = table("alice shadows hand [nerve-blast]", "bob amber 2 line [pos-pixies, plain-bear]")
                .plays("nerve-blast")
                .chooses("plain-bear")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).as("from the supply").isEqualTo(2);
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/replacement-dimension-door-and-sir-marrows")
    void marrowsDoesNotSeeWhatWasStolen() {
        var s = table("alice logos hand [dimension-door] line [plain-wolf]", "bob amber 2 line [sir-marrows]")
                .plays("dimension-door")
                .reaps("plain-wolf")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("sir-marrows").aember()).isZero();
        var poor = table("alice logos amber 1 hand [dimension-door] line [plain-wolf]", "bob line [sir-marrows]")
                .plays("dimension-door")
                .reaps("plain-wolf")
                .settled();
        assertThat(poor.alice().aember()).as("nothing to steal, nothing gained").isEqualTo(1);
        assertThat(poor.permanent("sir-marrows").aember()).isZero();
        var without = table("alice logos line [plain-wolf]", "bob amber 2 line [sir-marrows]")
                .reaps("plain-wolf")
                .settled();
        assertThat(without.permanent("sir-marrows").aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/replacement-discombobulator-and-gargantodon")
    void whatCannotBeStolenIsNotCapturedEither() {
        var s = table(
                        "alice logos hand [plain-theft]" + " line [gargantodon, plain-mouse]",
                        "bob amber 3 line [plain-wolf with discombobulator]")
                .plays("plain-theft")
                .settled();
        assertThat(s.bob().aember()).isEqualTo(3);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.permanent("gargantodon").aember()).isZero();
        var without = table("alice logos hand [plain-theft] line [gargantodon]", "bob amber 3 line [plain-wolf]")
                .plays("plain-theft");
        Answers.all(without);
        assertThat(without.permanent("gargantodon").aember()).isEqualTo(2);
        assertThat(without.bob().aember()).isEqualTo(1);
        assertThat(without.alice().aember()).isZero();
    }

    @Test
    @Ruling("faq/replacement-pos-pixies-and-two-sir-marrows")
    void bothMarrowsCaptureFromTheSupply() {
        var s = table("alice untamed amber 2 line [pos-pixies]", "bob line [sir-marrows, sir-marrows]")
                .reaps("pos-pixies");
        Answers.all(s);
        assertThat(s.permanent("sir-marrows").aember()).isEqualTo(1);
        assertThat(s.permanent("sir-marrows#2").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(3);
    }

    @Test
    @Ruling("faq/two-sir-marrows")
    void onlyOneMarrowsCapturesTheOneGained() {
        var s = table("alice logos amber 2 line [plain-wolf]", "bob line [sir-marrows, plain-mouse, sir-marrows]")
                .reaps("plain-wolf");
        assertThat(s.state().toAct()).isEqualTo(Seat.A);
        s.chooses("sir-marrows#2").settled();
        assertThat(s.permanent("sir-marrows#2").aember()).isEqualTo(1);
        assertThat(s.permanent("sir-marrows").aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/restrictions-tantadlin-and-terrordactyl")
    void theSmallerLimitHolds() {
        var s = table(
                "alice untamed hand [terrordactyl]" + " artifacts [creed-of-nurture] line [tantadlin]",
                "bob line [plain-elephant]");
        s.usesOmni("creed-of-nurture").chooses("tantadlin").settled();
        s.fights("tantadlin", "plain-elephant");
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        var unlimited = table(
                "alice brobnar hand [terrordactyl]" + " artifacts [creed-of-nurture] line [valdr]",
                "bob line [plain-elephant]");
        unlimited.usesOmni("creed-of-nurture").chooses("valdr").settled();
        unlimited.fights("valdr", "plain-elephant");
        assertThat(unlimited.permanent("plain-elephant").damage())
                .as("Terrordactyl's limit alone")
                .isEqualTo(4);
    }

    @Test
    @Ruling({"faq/rule-of-six-mimicry", "rules/rule-of-six"})
    void mimicryCountsAsTheCardItCopies() {
        var s = table(
                "alice logos"
                        + " hand [plain-coin, plain-coin, plain-coin, plain-coin,"
                        + " plain-coin, mimicry--logos, plain-coin]",
                "bob discard [plain-coin]");
        s.plays("plain-coin");
        for (int copy = 2; copy <= 5; copy++) {
            s.plays("plain-coin#" + copy);
        }
        s.plays("mimicry--logos").settled();
        assertThat(s.alice().aember()).isEqualTo(6);
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-coin#6")))).isInstanceOf(Rejection.RuleOfSix.class);
    }

    @Test
    @Ruling("faq/shadow-of-dis-and-silvertooth")
    void silvertoothEntersReadyUnderShadowOfDis() {
        var s = underShadow("[silvertooth, plain-ghost--shadows]", House.SHADOWS)
                .plays("silvertooth")
                .settled();
        assertThat(s.permanent("silvertooth").exhausted()).isFalse();
        s.plays("plain-ghost--shadows").chooses("left").settled();
        assertThat(s.board().has(s.card("plain-ghost--shadows"), KeywordKind.ELUSIVE))
                .as("blank indeed")
                .isFalse();
    }

    @Test
    @Ruling({"faq/shadow-of-dis-and-glimmer", "glossary/alpha"})
    void alphaHoldsInHandUnderShadowOfDis() {
        var s = underShadow("[glimmer, glimmer]", House.UNTAMED)
                .plays("glimmer")
                .settled();
        assertThat(s.names(s.bob().hand())).as("its text is blank in play").hasSize(1);
        assertThat(s.rejected(new PlayCard(Seat.B, s.card("glimmer#2")))).isInstanceOf(Rejection.KeywordForbids.class);
    }

    @Test
    @Ruling({"faq/shadow-of-dis-and-duskwitch", "glossary/omega"})
    void omegaIsBlankUnderShadowOfDis() {
        var s = underShadow("[duskwitch, dust-pixie]", House.UNTAMED)
                .plays("duskwitch")
                .settled();
        assertThat(s.state().active()).isEqualTo(Seat.B);
        s.plays("dust-pixie").chooses("left").settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("dust-pixie").exhausted()).as("blank indeed").isTrue();
        var clear = table("alice untamed hand [duskwitch, dust-pixie]", "bob").plays("duskwitch");
        assertThat(clear.state().active()).as("omega ends the turn else").isEqualTo(Seat.B);
    }

    /** Bob's turn after Alice played Shadow of Dis. */
    private static Scenario underShadow(String hand, House house) {
        return table("alice dis hand [shadow-of-dis] | bob hand " + hand + " discard [plain-coin]")
                .plays("shadow-of-dis")
                .endsTurn()
                .choosesHouse(house);
    }

    @Test
    @Ruling("faq/shoulder-id-and-armor")
    void shoulderIdStealsWhateverWouldPreventTheDamage() {
        var s = table("alice logos amber 2" + " line [plain-tortoise with plain-plates]", "bob line [shoulder-id]")
                .fights("plain-tortoise", "shoulder-id")
                .settled();
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("plain-tortoise").damage()).isZero();
        assertThat(s.permanent("plain-tortoise").armorSpent())
                .as("nothing was dealt")
                .isZero();
        assertThat(s.permanent("shoulder-id").damage()).isEqualTo(3);
    }

    @Test
    @Ruling("faq/shoulder-id-and-skirmish")
    void shoulderIdGetsNothingFromASkirmisher() {
        var s = table("alice logos amber 2 line [plain-archer]", "bob line [shoulder-id]")
                .fights("plain-archer", "shoulder-id")
                .settled();
        assertThat(s.bob().aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("shoulder-id").damage()).isEqualTo(3);
    }

    @Test
    @Ruling("faq/survey-kept-card")
    void theCardKeptBySurveyStaysOnTop() {
        var s = table("alice star-alliance hand [survey]" + " deck [plain-mouse, plain-wolf, plain-bear]", "bob")
                .plays("survey")
                .offers("plain-mouse", "plain-wolf")
                .chooses("plain-mouse")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("plain-wolf", "plain-bear");
        assertThat(s.names(s.alice().discard())).containsExactly("survey", "plain-mouse");
    }

    @Test
    @Ruling("faq/the-chosen-one")
    void theChosenOneTakesItAllAndNobodyReadies() {
        var s = table(
                        "alice logos"
                                + " line [plain-mouse exhausted, plain-wolf exhausted,"
                                + " plain-bear exhausted, plain-guard exhausted,"
                                + " plain-ghost]",
                        "bob line [the-chosen-one damage 8, dodger]")
                .endsTurn();
        assertThat(s.line(s.bob())).containsExactly("dodger");
        for (var creature : new String[] {"plain-mouse", "plain-wolf", "plain-bear", "plain-guard"}) {
            assertThat(s.permanent(creature).exhausted()).as(creature).isTrue();
        }
        s.included("damage-dealt the-chosen-one 4");
    }

    @Test
    @Ruling({"faq/this-way-obsidian-forge-and-ward", "glossary/this-way"})
    void theWardedPaysNothingToTheForge() {
        var s = table("alice dis amber 11 artifacts [obsidian-forge]" + " line [plain-mouse warded, plain-wolf]", "bob")
                .acts("obsidian-forge")
                .chooses("plain-mouse", "plain-wolf")
                .chooses("yes");
        Answers.all(s);
        assertThat(s.alice().keys()).hasSize(1);
        assertThat(s.alice().aember()).as("6 and 6 less 1").isZero();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse");
        assertThat(s.permanent("plain-mouse").warded()).isFalse();
        assertThat(s.inPlay("obsidian-forge")).isFalse();
    }

    @Test
    @Ruling({"faq/this-way-saurian-egg-twins", "glossary/this-way"})
    void theEggHatchesTwins() {
        var s = table(
                        "alice saurian line [saurian-egg, plain-mouse] deck [senator-shrix, crassosaurus, plain-wolf]",
                        "bob")
                .usesOmni("saurian-egg");
        Answers.all(s);
        for (var twin : List.of("senator-shrix", "crassosaurus")) {
            assertThat(s.inPlay(twin)).as(twin).isTrue();
            assertThat(s.permanent(twin).tokens(Token.POWER)).as(twin).isEqualTo(3);
            assertThat(s.permanent(twin).exhausted()).as(twin).isFalse();
        }
        assertThat(s.names(s.alice().discard())).as("nobody is left behind").containsExactly("saurian-egg");
        assertThat(s.names(s.alice().deck())).containsExactly("plain-wolf");
    }

    @Test
    @Ruling({"faq/this-way-saurian-egg-twins", "glossary/this-way"})
    void ofTheDiscardedOnlyTheSaurianHatches() {
        var s = table(
                        "alice saurian line [saurian-egg] discard [crassosaurus]"
                                + " deck [plain-wolf, senator-shrix, plain-mouse]",
                        "bob")
                .usesOmni("saurian-egg");
        Answers.all(s);
        assertThat(s.line(s.alice())).as("the one discarded before stays").containsExactly("senator-shrix");
        assertThat(s.permanent("senator-shrix").tokens(Token.POWER)).isEqualTo(3);
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("saurian-egg", "crassosaurus", "plain-wolf");
    }

    @Test
    @Ruling("faq/tide-cross-porpoises-and-hydrocataloguer")
    void theTideThatIsHighIsNotRaised() {
        var s = table(
                        "alice untamed hand [cross-porpoises, cross-porpoises]"
                                + " artifacts [hydrocataloguer]"
                                + " deck [plain-mouse, plain-wolf]",
                        "bob")
                .plays("cross-porpoises")
                .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("plain-mouse");
        s.plays("cross-porpoises#2").settled();
        assertThat(s.names(s.alice().archives())).containsExactly("plain-mouse");
        assertThat(s.alice().chains()).isZero();
    }
}
