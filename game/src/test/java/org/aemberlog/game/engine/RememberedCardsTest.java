package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** Effects that count over a turn see each card as it was when it happened. */
class RememberedCardsTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Banner")
                                .artifact()
                                .always(each(creature()), belongsTo(House.MARS), gainsTrait("knight"), power(4)),
                        card("Conscription").artifact().always(each(creature()), alsoBelongsTo(House.MARS)),
                        card("Ruin").action().play(destroy(each(creature()))),
                        card("Fall").action().play(destroy(each(artifact()))),
                        card("Squire").creature(2).traits("Knight"),
                        card("Obituary").action().play(gain(destroyed(house(House.MARS)))),
                        card("Logicians").action().play(gain(destroyed(house(House.LOGOS)))),
                        card("Elegy").action().play(gain(destroyed(trait("knight")))),
                        card("Giants").action().play(gain(destroyed(powerAtLeast(5)))),
                        card("Own").action().play(gain(destroyed(friendly(creature())))),
                        card("Harvest").action().play(gain(timesThisTurn(reaps(creature(house(House.MARS)))))),
                        card("Levy").action().play(gain(timesThisTurn(youPlay(creature(house(House.MARS)))))),
                        card("Muster").action().play(gain(timesThisTurn(youPlay(creature(trait("knight")))))),
                        card("Waste")
                                .action()
                                .play(gain(timesThisTurn(happens(TriggerEvent.DISCARDED, YOU, house(House.LOGOS))))),
                        card("Revival").action().play(putIntoPlay(fromYourDiscard(creature()))),
                        card("Theft").action().play(takesControl(YOU, a(enemy(creature())))))
                .table("alice logos " + active, other);
    }

    private static org.aemberlog.game.card.Amount destroyed(Filter what) {
        return timesThisTurn(isDestroyed(and(creature(), what)));
    }

    private static int aember(Scenario s) {
        return s.alice().aember();
    }

    @Test
    void aGainedHouseCountsAfterTheCreatureAndWhatGaveItAreGone() {
        var s = table("hand [ruin, fall, obituary, logicians] artifacts [banner] line [bear]", "bob line [mouse]");
        s.plays("ruin").plays("fall").plays("obituary").settled();
        assertThat(aember(s)).isEqualTo(2);
        s.plays("logicians").settled();
        assertThat(aember(s)).as("the house they had lost").isEqualTo(2);
    }

    @Test
    void aGainedTraitCountsAndOneThatCameTooLateDoesNot() {
        var s = table("hand [ruin, fall, elegy] artifacts [banner] line [squire]", "bob line [mouse]");
        s.plays("ruin").plays("fall").plays("elegy").settled();
        assertThat(aember(s)).isEqualTo(2);

        s = table("hand [ruin, banner, elegy] line [squire]", "bob line [mouse]");
        s.plays("ruin").plays("banner").plays("elegy").settled();
        assertThat(aember(s)).isEqualTo(1);
    }

    @Test
    void thePowerIsThatOfTheMoment() {
        var s = table("hand [ruin, fall, giants] artifacts [banner] line [mouse]", "bob line [wolf power 2]");
        s.plays("ruin").plays("fall").plays("giants").settled();
        assertThat(aember(s)).isEqualTo(2);

        s = table("hand [ruin, giants] line [wolf]", "bob line [wolf power 2]");
        s.plays("ruin").plays("giants").settled();
        assertThat(aember(s)).as("counters count").isEqualTo(1);
    }

    @Test
    void whoControlledItThenCounts() {
        var s = table("hand [theft, ruin, own]", "bob line [mouse, bear]");
        s.plays("theft").chooses("mouse").settled();
        s.plays("ruin").chooses("mouse", "bear").plays("own").settled();
        assertThat(aember(s)).isEqualTo(1);
    }

    @Test
    void aUseIsOfTheHouseOfItsMoment() {
        var s = table("hand [conscription, fall, harvest] line [mouse, bear]", "bob");
        s.reaps("bear").plays("conscription").reaps("mouse").plays("fall").plays("harvest");
        assertThat(aember(s.settled())).as("two by reaping").isEqualTo(2 + 1);
    }

    @Test
    void whatIsPlayedIsAsPrintedWhateverItBecomesInPlay() {
        var s = table("hand [mouse, squire, levy, muster] artifacts [banner]", "bob");
        s.plays("mouse").plays("squire").chooses("left").settled();
        s.plays("levy").settled();
        assertThat(aember(s)).isEqualTo(0);
        s.plays("muster").settled();
        assertThat(aember(s)).isEqualTo(1);
    }

    @Test
    void whatWasDiscardedIsAsPrintedAlsoOnceItIsInPlay() {
        var s = table("hand [mouse, revival, waste] artifacts [banner]", "bob");
        s.discards("mouse").plays("revival").plays("waste").settled();
        assertThat(aember(s)).isEqualTo(1);
    }

    @Test
    void whatNoTurnRemembersOfACardCannotBeAskedFor() {
        for (var filter : List.of(onFlank(), damaged(), exhausted(), has(Token.AEMBER), not(upgraded()))) {
            assertThatThrownBy(() -> timesThisTurn(isDestroyed(filter)))
                    .as("%s", filter)
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> noMoreThan(1, PlayerAction.USE, YOU, filter))
                    .as("%s", filter)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
