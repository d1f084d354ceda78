package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** How long lasting effects last. */
class DurationTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Loan")
                                .action()
                                .play(
                                        choose(a(enemy(creatureOrArtifact()))),
                                        takesControl(YOU, it()),
                                        whileUnderYourControl(always(it(), belongsTo(House.SHADOWS)))),
                        card("Claim")
                                .action()
                                .play(
                                        choose(a(creatureOrArtifact())),
                                        whileUnderYourControl(always(it(), belongsTo(House.SHADOWS)))),
                        card("Seizing").action().play(takesControl(YOU, a(enemy(creatureOrArtifact())))),
                        card("Retreat").action().play(toHand(each(creature()))),
                        card("Blessing")
                                .action()
                                .play(choose(a(creature())), whileThoseAreInPlay(always(it(), power(2)))),
                        card("Discount").action().play(untilEndOfYourNextTurn(always(self(), keyCost(EACH, -2)))),
                        card("Puppeteer")
                                .creature(4)
                                .play(
                                        choose(a(enemy(creature()))),
                                        takesControl(YOU, it()),
                                        whileThisIsInPlay(eachTime(
                                                happens(TriggerEvent.LEFT_PLAY, EACH, isSelf()),
                                                takesControl(OPPONENT, it())))),
                        card("Execution").action().play(destroy(a(creature(powerAtLeast(4))))),
                        card("Bounty").action().play(forRemainderOfTurn(1, eachTime(isDestroyed(creature()), gain(1)))),
                        card("Ruin").action().play(destroy(each(creature()))))
                .table("alice logos " + active, other);
    }

    private static House house(Scenario s, String card) {
        return s.board().housesOf(s.card(card)).getFirst();
    }

    private static void nextTurn(Scenario s) {
        s.endsTurn().choosesHouse(House.LOGOS);
    }

    @Test
    void itHoldsWhileTheCardIsUnderControlHoweverManyTurns() {
        var s = table("hand [loan]", "bob artifacts [stone]").plays("loan").settled();
        for (int turn = 0; turn < 4; turn++) {
            assertThat(house(s, "stone")).as("after %d turns", turn).isEqualTo(House.SHADOWS);
            s.endsTurn().choosesHouse(House.LOGOS);
        }
    }

    @Test
    void itIsOverWithTheControlAndComesBackWithIt() {
        var s = table("hand [loan, seizing]", "bob line [mouse] hand [seizing]");
        s.plays("loan").settled();
        nextTurn(s);
        s.plays("seizing#2").settled();
        assertThat(house(s, "mouse")).isEqualTo(House.LOGOS);
        nextTurn(s);
        s.plays("seizing").settled();
        assertThat(house(s, "mouse")).isEqualTo(House.SHADOWS);
    }

    @Test
    void itIsOverWhenTheCardLeavesPlay() {
        var s = table("hand [loan, retreat]", "bob line [mouse]").plays("loan").settled();
        s.plays("retreat").settled();
        assertThat(s.state().lasting()).isEmpty();
    }

    @Test
    void itDoesNotBeginForWhatIsNotUnderControl() {
        var s = table("hand [claim]", "bob line [mouse]").plays("claim").settled();
        assertThat(s.state().lasting()).isEmpty();
        s = table("hand [loan]", "bob").plays("loan").settled();
        assertThat(s.state().lasting()).isEmpty();
    }

    @Test
    void whatLastsWhileACardIsInPlayStaysWithItWhoeverControlsIt() {
        var s = table("hand [blessing, seizing, retreat]", "bob line [mouse]");
        s.plays("blessing").plays("seizing").settled();
        nextTurn(s);
        nextTurn(s);
        assertThat(s.power("mouse")).isEqualTo(3);
        s.plays("retreat").settled();
        assertThat(s.state().lasting()).isEmpty();
    }

    @Test
    void untilTheEndOfYourNextTurnIsOneTurnLongerThanUntilItsStart() {
        var s = table("hand [discount]", "bob hand [mouse]").plays("discount").settled();
        for (var cost : new int[] {4, 4, 4, 6}) {
            assertThat(s.board().keyCost(s.state().active())).isEqualTo(cost);
            nextTurn(s);
        }
    }

    @Test
    void controlThatEndsWhenACardLeavesPlayGoesBack() {
        var s = table("hand [puppeteer, execution]", "bob line [mouse, wolf]");
        s.plays("puppeteer").chooses("mouse").chooses("left").settled();
        assertThat(s.line(s.bob())).containsExactly("wolf");
        s.plays("execution").chooses("right").settled();
        assertThat(s.line(s.bob())).containsExactly("wolf", "mouse");
    }

    @Test
    void whatTheNextTimeBringsComesOnceWhenTwoThingsHappenAtOnce() {
        var s = table("hand [bounty, ruin] line [mouse]", "bob line [wolf]");
        s.plays("bounty").settled();
        s.plays("ruin").picks(1).settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
