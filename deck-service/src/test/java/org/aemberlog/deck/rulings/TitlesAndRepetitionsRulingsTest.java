package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Whom a title in a text means, and how much of a text is repeated. */
class TitlesAndRepetitionsRulingsTest {

    @Test
    @Ruling("glossary/self-referential-text")
    void aCopysTextIsAboutTheCopy() {
        var s = table("alice logos hand [mimic-gel, plain-slaying]", "bob line [bad-penny]")
                .plays("mimic-gel")
                .plays("plain-slaying")
                .chooses("mimic-gel")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("mimic-gel");
        assertThat(s.line(s.bob())).containsExactly("bad-penny");
        assertThat(s.bob().hand()).isEmpty();
    }

    @Test
    @Ruling("glossary/self-referential-text")
    void aGainedTextIsAboutTheOneThatGainedItAndNoOtherCopy() {
        for (var creature : new String[] {"dust-pixie", "bad-penny"}) {
            var s = table(
                            "alice logos hand [bad-penny, plain-slaying, plain-coin]"
                                    + " artifacts [creed-of-nurture] line [%s, %s]".formatted(creature, creature),
                            "bob")
                    .usesOmni("creed-of-nurture");
            boolean same = creature.equals("bad-penny");
            s.chooses(creature + (same ? "#2" : "")).settled();
            s.plays("plain-slaying").chooses(creature + (same ? "#2" : ""));
            Answers.all(s);
            assertThat(s.line(s.alice())).containsExactly(creature + (same ? "#3" : "#2"));
            assertThat(s.names(s.alice().hand())).contains(creature + (same ? "#2" : ""));
        }
    }

    @Test
    @Ruling("glossary/self-referential-text")
    void aConstantAbilityAboutItsOwnTitleIsAboutThatCopyOnly() {
        var s = table("alice logos line [plain-boaster, plain-boaster]", "bob");
        s.usesOmni("plain-boaster").settled();
        assertThat(s.power("plain-boaster")).isEqualTo(5);
        assertThat(s.power("plain-boaster#2")).isEqualTo(3);
        var lost = table("alice logos hand [plain-slaying] line [plain-saint, plain-saint]", "bob");
        lost.plays("plain-slaying").chooses("plain-saint#2").offers("yes", "no");
        lost.chooses("no").settled();
        assertThat(lost.line(lost.alice())).containsExactly("plain-saint");
    }

    /** Choosing a creature and counting are part of what is repeated. */
    @Test
    @Ruling("glossary/preceding")
    void theWholeOfWhatPrecedesIsRepeated() {
        var position = "alice saurian hand [phalanx-strike] line [plain-wolf, plain-bear]"
                + " | bob line [plain-guard, plain-elephant]";
        var s = table(position).plays("phalanx-strike").chooses("plain-guard").chooses("yes");
        s.chooses("plain-wolf").chooses("plain-elephant").settled();
        assertThat(s.permanent("plain-guard").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        var fewer =
                table(position).plays("phalanx-strike").chooses("plain-wolf").chooses("yes");
        fewer.chooses("plain-bear").chooses("plain-elephant").settled();
        assertThat(fewer.permanent("plain-elephant").damage()).as("wolf lives").isEqualTo(2);
        var dead = table(
                "alice saurian hand [phalanx-strike] line [plain-mouse, plain-bear]" + " | bob line [plain-elephant]");
        dead.plays("phalanx-strike").chooses("plain-mouse").chooses("yes");
        dead.chooses("plain-elephant").settled();
        assertThat(dead.permanent("plain-elephant").damage()).as("counted anew").isEqualTo(1);
        assertThat(dead.permanent("plain-bear").aember()).as("asked for once").isEqualTo(1);
    }

    /** An action repeats while it is being played, more than six times if need be. */
    @Test
    @Ruling("glossary/repeat")
    void anActionRepeatsUntilItsConditionFails() {
        var copies = "plain-hunger, ".repeat(6) + "plain-hunger";
        var s = table("alice logos hand [" + copies + "]", "bob amber 20").plays("plain-hunger");
        assertThat(s.settled().alice().aember()).as("nine times two").isEqualTo(18);
        assertThat(s.bob().aember()).isEqualTo(2);
        for (int copy = 2; copy <= 6; copy++) {
            s.plays("plain-hunger#" + copy).settled();
        }
        assertThat(s.bob().aember()).isZero();
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-hunger#7"))))
                .as("playing counts")
                .isInstanceOf(Rejection.RuleOfSix.class);
    }
}
