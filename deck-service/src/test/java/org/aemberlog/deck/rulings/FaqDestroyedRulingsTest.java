package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** The FAQ about the source of damage and "Destroyed:" effects. */
class FaqDestroyedRulingsTest {

    @Test
    @Ruling("faq/source-rock-hurling-giant")
    void theGiantItselfIsTheSource() {
        var s = table("alice brobnar hand [punch] line [rock-hurling-giant]", "bob line [ardent-hero, plain-bear]")
                .discards("punch")
                .chooses("yes")
                .chooses("ardent-hero")
                .settled();
        assertThat(s.permanent("ardent-hero").damage()).isZero();
        var other = table("alice brobnar hand [punch] line [rock-hurling-giant]", "bob line [ardent-hero, plain-bear]")
                .discards("punch")
                .chooses("yes")
                .chooses("plain-bear")
                .settled();
        assertThat(other.permanent("plain-bear").damage()).isEqualTo(4);
    }

    @Test
    @Ruling("faq/source-rock-hurling-giant")
    void whoDealsTheDamageIsItsSourceSaveForIcons() {
        var giant = "rock-hurling-giant";
        var fought = table("alice brobnar line [" + giant + "]", "bob line [ardent-hero]");
        fought.fights(giant, "ardent-hero").settled();
        assertThat(fought.permanent("ardent-hero").damage()).as("its power").isZero();
        assertThat(fought.permanent(giant).damage()).isEqualTo(4);
        var weak = table("alice logos line [plain-wolf]", "bob line [ardent-hero]");
        weak.fights("plain-wolf", "ardent-hero").settled();
        assertThat(weak.permanent("ardent-hero").damage()).as("a weaker source").isEqualTo(3);
        var action = table("alice logos hand [plain-spark] line [plain-elephant]", "bob line [ardent-hero]");
        action.plays("plain-spark").chooses("ardent-hero").settled();
        assertThat(action.permanent("ardent-hero").damage()).as("no creature").isEqualTo(1);
        var icon = table("alice brobnar hand [" + giant + " icon damage]", "bob line [ardent-hero]");
        icon.plays(giant).chooses("ardent-hero").settled();
        assertThat(icon.permanent("ardent-hero").damage())
                .as("the icon is no card")
                .isEqualTo(1);
    }

    @Test
    @Ruling("faq/source-rock-hurling-giant")
    void theGiantIsTheSourceWithWhateverPowerItHas() {
        for (var power : new int[] {3, 6}) {
            var upgrade = power == 3 ? " with plain-withering" : "";
            var s = table(
                            "alice brobnar hand [punch] line [rock-hurling-giant%s]".formatted(upgrade),
                            "bob line [ardent-hero, plain-bear]")
                    .discards("punch")
                    .chooses("yes")
                    .chooses("ardent-hero");
            Answers.all(s);
            assertThat(s.inPlay("ardent-hero")).as("by power " + power).isEqualTo(power == 6);
        }
    }

    @Test
    @Ruling({"faq/destroyed-yxilo-bolter-and-bad-penny", "glossary/leaves-play"})
    void badPennyIsInHandBeforeItCanBePurged() {
        var s = table("alice mars line [yxilo-bolter]", "bob line [bad-penny, plain-bear]")
                .reaps("yxilo-bolter")
                .chooses("bad-penny")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
        assertThat(s.bob().purged()).isEmpty();
        var other = table("alice mars line [yxilo-bolter]", "bob line [plain-mouse, plain-bear]")
                .reaps("yxilo-bolter")
                .chooses("plain-mouse")
                .settled();
        assertThat(other.names(other.bob().purged())).containsExactly("plain-mouse");
    }

    @Test
    @Ruling("faq/destroyed-stealer-of-souls-and-valdr")
    void stealerOfSoulsHasToSurvive() {
        var s = table("alice dis line [stealer-of-souls]", "bob line [valdr, plain-mouse]")
                .fights("stealer-of-souls", "valdr")
                .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.names(s.bob().discard())).containsExactly("valdr");
        assertThat(s.bob().purged()).isEmpty();
        assertThat(s.alice().aember()).isZero();
        var survives = table("alice dis line [stealer-of-souls]", "bob line [plain-wolf, plain-mouse]")
                .fights("stealer-of-souls", "plain-wolf")
                .settled();
        assertThat(survives.names(survives.bob().purged())).containsExactly("plain-wolf");
        assertThat(survives.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/destroyed-tolas-and-bad-penny")
    void badPennyWasDestroyedThoughItIsInHand() {
        var s = table("alice dis line [tolas, plain-bear--dis]", "bob line [bad-penny]")
                .fights("plain-bear--dis", "bad-penny")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
        assertThat(s.alice().aember())
                .as("the opponent of its controller gains")
                .isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    @Ruling({"faq/destroyed-jargogle-and-omega", "glossary/omega"})
    void omegaByJargogleEndsTheMainStep() {
        var s = table("alice logos" + " hand [jargogle, plain-last, plain-slaying, plain-coin]", "bob");
        s.plays("jargogle").chooses("plain-last").settled();
        s.plays("plain-slaying").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.state().active()).as("the step and so the turn is over").isEqualTo(Seat.B);
        assertThat(s.names(s.alice().hand())).contains("plain-coin");
    }

    @Test
    @Ruling("faq/destroyed-jargogle-and-omega")
    void omegaInTheForgeStepEndsOnlyThatStep() {
        var s = table(
                        "alice logos amber 6"
                                + " hand [jargogle, plain-last, plain-coin]"
                                + " artifacts [strange-gizmo]",
                        "bob hand [plain-mouse]")
                .plays("jargogle")
                .chooses("plain-last")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .endsTurn()
                .chooses("red");
        Answers.all(s);
        assertThat(s.alice().keys()).containsExactly(KeyColor.RED);
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.state().step()).isEqualTo(Step.HOUSE);
        s.choosesHouse(House.LOGOS).plays("plain-coin").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/destroyed-soulkeeper-and-opal-knight")
    void soulkeeperNamesTheTaggedSix() {
        var s = table(
                        "alice sanctum hand [opal-knight]" + " line [plain-ghost with soulkeeper]",
                        "bob line [valdr, dodger]")
                .plays("opal-knight")
                .chooses("right");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("dodger");
        assertThat(s.line(s.alice())).containsExactly("opal-knight");
        var alone = table(
                        "alice sanctum hand [opal-knight]" + " line [plain-ghost with soulkeeper]",
                        "bob line [plain-wolf, dodger]")
                .plays("opal-knight")
                .chooses("right");
        Answers.all(alone);
        assertThat(alone.line(alone.bob()))
                .as("it names the 5 when no 6 is there")
                .containsExactly("plain-wolf");
    }

    @Test
    @Ruling("faq/destroyed-optio-gorkus-and-imperial-scutum")
    void theActivePlayerOrdersGorkusAndScutum() {
        var gorkus = "line [plain-mouse amber 2, optio-gorkus amber 1 with imperial-scutum," + " plain-wolf amber 3]";
        var mine = table("alice logos hand [plain-ruin] " + gorkus + " | bob").plays("plain-ruin");
        mine.chooses("plain-mouse").chooses("plain-wolf");
        Answers.all(mine);
        assertThat(mine.bob().aember()).as("all of it went to the supply").isZero();
        var theirs = table("alice logos hand [plain-ruin] | bob " + gorkus).plays("plain-ruin");
        theirs.chooses("optio-gorkus");
        Answers.all(theirs);
        assertThat(theirs.alice().aember()).as("moved onto Gorkus after").isEqualTo(5);
    }

    @Test
    @Ruling("faq/destroyed-jargogle-and-omega")
    void onTheOpponentsTurnJargogleArchives() {
        var s = table("alice logos hand [jargogle, plain-last]", "bob line [plain-bear] hand [plain-slaying]")
                .plays("jargogle")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .plays("plain-slaying")
                .chooses("jargogle")
                .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("plain-last");
        assertThat(s.state().active()).isEqualTo(Seat.B);
        assertThat(s.alice().aember()).isZero();
    }
}
