package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.RemoveStun;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What cannot be done, what does not happen, and what is left out of a fight. */
class CannotRulingsTest {

    @Test
    @Ruling({"glossary/stun", "glossary/use", "glossary/cannot-vs-must-may"})
    void whatCannotBeUsedCannotShakeOffItsStunEither() {
        var s = table(
                "alice logos line [plain-wolf stunned, plain-herald]" + " hand [plain-prodding]",
                "bob artifacts [plain-shackles]");
        assertThat(s.rejected(new RemoveStun(Seat.A, s.card("plain-wolf")))).isInstanceOf(Rejection.CardForbids.class);
        assertThat(s.rejected(new UseOmni(Seat.A, s.card("plain-herald")))).isInstanceOf(Rejection.CardForbids.class);
        assertThat(s.rejected(new Reap(Seat.A, s.card("plain-herald")))).isInstanceOf(Rejection.CardForbids.class);
        s.plays("plain-prodding").settled();
        assertThat(s.permanent("plain-wolf").stunned()).isTrue();
        assertThat(s.permanent("plain-wolf").exhausted()).isFalse();
    }

    @Test
    @Ruling({"glossary/cannot-vs-must-may", "rules/forge-a-key"})
    void whoCannotForgeKeepsTheAember() {
        var s = table("alice logos artifacts [plain-edict]", "bob hand [plain-mouse] amber 6")
                .endsTurn();
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.bob().aember()).isEqualTo(6);
        s.choosesHouse(House.LOGOS).settled();
    }

    @Test
    @Ruling({"rules/choose-a-house", "glossary/house-choice"})
    void aMustForAHouseThatIsNotThereIsIgnored() {
        var s = table("alice logos hand [plain-mouse]", "bob artifacts [plain-zealots-bell--dis] line [dodger]")
                .endsTurn();
        assertThat(s.board().houses(Seat.B)).containsExactlyInAnyOrder(House.DIS, House.SHADOWS);
        s.choosesHouse(House.SHADOWS).settled();
    }

    @Test
    @Ruling({"glossary/control", "glossary/house-choice", "rules/choose-a-house"})
    void theHouseOfATakenArtifactMayBeChosenToo() {
        var s = table("alice logos hand [plain-seizing]", "bob artifacts [seeker-needle] line [valdr]")
                .plays("plain-seizing")
                .endsTurn()
                .choosesHouse(House.BROBNAR)
                .endsTurn();
        s.choosesHouse(House.SHADOWS).acts("seeker-needle");
    }

    @Test
    @Ruling({"rules/using-artifacts", "glossary/sacrifice"})
    void aSacrificeAsACostStillExhausts() {
        var s = table("alice dis artifacts [plain-engine, plain-engine exhausted]", "bob")
                .usesOmni("plain-engine")
                .included("card-exhausted plain-engine", "card-destroyed plain-engine")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.names(s.alice().discard())).containsExactly("plain-engine");
        assertThat(s.rejected(new UseOmni(Seat.A, s.card("plain-engine#2"))))
                .isInstanceOf(Rejection.CardIsExhausted.class);
    }

    @Test
    @Ruling("glossary/fight")
    void afterASkippedFightNoFightAbilityTriggers() {
        var s = table("alice logos line [plain-veteran with plain-fang]", "bob line [plain-wolf]")
                .fights("plain-veteran", "plain-wolf")
                .settled();
        assertThat(s.inPlay("plain-wolf")).isFalse();
        assertThat(s.alice().aember()).isZero();
        var fought = table("alice logos line [plain-veteran]", "bob line [plain-wolf]")
                .fights("plain-veteran", "plain-wolf")
                .settled();
        assertThat(fought.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/fight")
    void whatRefersToTheEndOfAFightNeedsASurvivor() {
        int[][] rows = {{3, 1}, {4, 0}, {5, 0}};
        for (var row : rows) {
            var enemy = switch (row[0]) {
                case 3 -> "plain-wolf";
                case 4 -> "plain-veteran";
                default -> "plain-bear";
            };
            var s = table("alice logos line [plain-victor]", "bob line [" + enemy + "]")
                    .fights("plain-victor", enemy)
                    .settled();
            assertThat(s.alice().aember()).as("against %s", row[0]).isEqualTo(row[1]);
        }
        var defends = table("alice logos line [plain-wolf]", "bob line [plain-victor]")
                .fights("plain-wolf", "plain-victor")
                .settled();
        assertThat(defends.bob().aember()).as("the defender, too").isEqualTo(1);
    }

    @Test
    @Ruling({"rules/fight", "rules/ready-and-exhausted"})
    void anExhaustedCreatureDefends() {
        var s = table("alice logos line [plain-elephant]", "bob line [plain-bear exhausted]")
                .fights("plain-elephant", "plain-bear")
                .settled();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(5);
        assertThat(s.inPlay("plain-bear")).isFalse();
    }

    @Test
    @Ruling("glossary/heal")
    void healingRemovesNoMoreThanThereIs() {
        var s = table("alice logos hand [plain-salve] line [plain-bear damage 1]", "bob")
                .plays("plain-salve")
                .included("damage-healed plain-bear 1")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/destroyed", "glossary/leaves-play", "timing/destroyed"})
    void thoseThatLeaveTogetherMissEachOther() {
        String[][] orders = {{"plain-mourner", "plain-mouse"}, {"plain-mouse", "plain-mourner"}};
        for (var order : orders) {
            var s = table("alice logos hand [plain-ruin] line [plain-mourner, plain-mouse]", "bob")
                    .plays("plain-ruin")
                    .chooses(order)
                    .settled();
            assertThat(s.alice().aember())
                    .as("the mourner is gone, in whatever order they lie (FAQ, Timing: Tolas)")
                    .isZero();
        }
        var survives = table("alice logos hand [plain-ruin] line [plain-mourner warded, plain-mouse]", "bob")
                .plays("plain-ruin")
                .settled();
        assertThat(survives.alice().aember()).as("it stays and sees").isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/leaves-play", "errata/magda-the-rat"})
    void aCardSeesItselfLeaveWithOthers() {
        var own = table("alice logos hand [plain-ruin] line [plain-leaver, plain-mouse]", "bob")
                .plays("plain-ruin");
        assertThat(Answers.all(own).alice().aember()).isEqualTo(1);
        var magda = table("alice shadows hand [magda-the-rat]", "bob amber 3 hand [plain-ruin] line [plain-mouse]")
                .plays("magda-the-rat")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .plays("plain-ruin");
        assertThat(Answers.all(magda).bob().aember()).as("Magda left").isEqualTo(3);
        assertThat(magda.alice().aember()).isZero();
    }

    @Test
    @Ruling({"glossary/gigantic", "glossary/bonus-icons"})
    void theIconsOfTheTopHalfResolve() {
        var s = table(
                        "alice logos hand [ultra-gravitron,"
                                + " ultra-gravitron-top icon aember icon aember] deck"
                                + " [plain-mouse]",
                        "bob")
                .plays("ultra-gravitron-top")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.line(s.alice())).containsExactly("ultra-gravitron");
    }
}
