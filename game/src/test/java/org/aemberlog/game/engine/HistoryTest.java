package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.dsl.QualityWords;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What a turn is remembered by, and what an effect is said to have done. */
class HistoryTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Theft").action().play(steal(2)),
                        card("Grudge")
                                .action()
                                .play(gain(timesLastTurn(happens(TriggerEvent.AEMBER_STOLEN, OPPONENT)))),
                        card("Boast").action().play(gain(timesThisTurn(happens(TriggerEvent.AEMBER_STOLEN, YOU)))),
                        card("Revenge").action().play(gain(aemberLastTurn(AemberDeed.STOLEN, OPPONENT))),
                        card("Account")
                                .action()
                                .play(
                                        onlyIf(atLeast(aemberThisTurn(AemberDeed.GAINED, YOU), 4), draw(1)),
                                        onlyIf(atLeast(aemberThisTurn(AemberDeed.LOST, EACH), 3), draw(1)),
                                        onlyIf(atLeast(aemberThisTurn(AemberDeed.CAPTURED, YOU), 3), draw(1))),
                        card("Income").action().play(gain(2)),
                        card("Tax").action().play(loses(EACH, number(2))),
                        card("Seizure").action().play(capture(3, a(friendly(creature())))),
                        card("Busy").action().play(gain(timesThisTurn(happens(TriggerEvent.USED, YOU, creature())))),
                        card("Watch").artifact().eachTime(happens(TriggerEvent.USED, EACH, anyCard()), draw(1)),
                        card("Lever").artifact().action(exhaust(self())),
                        card("Rover").creature(2).asUpgrade(QualityWords.power(2)),
                        card("Census")
                                .action()
                                .play(gain(timesThisTurn(happens(TriggerEvent.DISCARDED_ANYWHERE, YOU)))),
                        card("Milling").action().play(discard(topOfDeck(YOU))),
                        card("Slaughter").action().play(destroy(each(creature()))),
                        card("Herd").action().play(gain(timesThisTurn(youPlay(creature())))),
                        card("Stripping")
                                .action()
                                .play(
                                        as("gone", removeCounters(Token.GLORY, number(3), each(creature()))),
                                        gain(amountOf("gone"))),
                        card("Drawing").action().play(as("drawn", draw(3)), gain(amountOf("drawn"))),
                        card("Ending").action().play(as("sent", toHand(each(creature()))), gain(amountOf("sent"))))
                .table("alice logos " + active, other);
    }

    @Test
    void whatIsPlayedOrDestroyedIsNotDiscarded() {
        var s = table("hand [slaughter, lever, milling, census] deck [tax] line [rover]", "bob");
        s.plays("slaughter").discards("lever").plays("milling").plays("census").settled();
        assertThat(s.alice().aember()).as("one from hand, one from the deck").isEqualTo(2);
    }

    @Test
    void theftsAreRememberedThisTurnAndTheNext() {
        var s = table("hand [theft, theft, boast]", "bob amber 9 hand [grudge, boast]");
        s.plays("theft").plays("theft#2").plays("boast").settled();
        assertThat(s.alice().aember()).as("two thefts").isEqualTo(4 + 2);
        s.endsTurn().choosesHouse(House.LOGOS);
        s.plays("grudge").plays("boast#2").settled();
        assertThat(s.bob().aember()).isEqualTo(5 + 2);
    }

    @Test
    void howMuchWasStolenCountsAndNotHowOften() {
        var s = table("hand [theft, theft]", "bob amber 5 hand [revenge, revenge]");
        s.plays("theft").plays("theft#2").settled();
        s.endsTurn().choosesHouse(House.LOGOS).plays("revenge").settled();
        assertThat(s.bob().aember()).isEqualTo(1 + 4);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn().choosesHouse(House.LOGOS);
        s.plays("revenge#2").settled();
        assertThat(s.bob().aember()).as("the turn before last does not count").isEqualTo(5);
    }

    @Test
    void onlyWhatWasReallyStolenCounts() {
        var s = table("hand [theft, theft]", "bob amber 3 hand [revenge]");
        s.plays("theft").plays("theft#2").endsTurn().choosesHouse(House.LOGOS);
        s.plays("revenge").settled();
        assertThat(s.bob().aember()).isEqualTo(3);
    }

    /** Stealing is no gain and no loss, capturing is no theft (glossary, Capture, Steal). */
    @Test
    void whatIsGainedLostStolenAndCapturedIsToldApart() {
        assertThat(drawn("amber 0", 0, "income", "income")).isEqualTo(1);
        assertThat(drawn("amber 0", 9, "theft", "theft")).isZero();
        assertThat(drawn("amber 1", 9, "tax", "tax")).isEqualTo(1);
        assertThat(drawn("amber 0", 2, "tax")).isZero();
        assertThat(drawn("line [mouse]", 3, "seizure")).isEqualTo(1);
        assertThat(drawn("line [mouse]", 2, "seizure")).isZero();
    }

    /** How many of the three questions of Account are answered with yes after such plays. */
    private static int drawn(String active, int other, String... plays) {
        var hand = List.of(plays);
        var s = table(
                active + " deck [blank, blank, blank] hand [" + String.join(", ", hand) + ", account]",
                "bob amber " + other);
        for (int i = 0; i < plays.length; i++) {
            s.plays(hand.indexOf(plays[i]) == i ? plays[i] : plays[i] + "#2");
        }
        return s.plays("account").settled().alice().hand().size();
    }

    @Test
    void allUsesOfCreaturesAreCountedAndThoseOfArtifactsAreNot() {
        var s = table("hand [busy] line [bear, wolf, mouse stunned] artifacts [lever]", "bob line [mouse]");
        s.reaps("wolf")
                .fights("bear", "mouse#2")
                .removesStun("mouse")
                .acts("lever")
                .plays("busy");
        assertThat(s.alice().aember()).isEqualTo(1 + 3);
    }

    @Test
    void everyUseIsAwaited() {
        var s = table(
                "line [bear, wolf, mouse stunned] artifacts [lever, watch]" + " deck [blank, blank, blank, blank]",
                "bob line [mouse]");
        s.reaps("wolf").fights("bear", "mouse#2").removesStun("mouse").acts("lever");
        assertThat(s.alice().hand()).hasSize(4);
    }

    @Test
    void aCreaturePlayedAsAnUpgradeIsNoCreaturePlayedThisTurn() {
        var s = table("hand [rover, rover, herd] line [mouse]", "bob");
        s.plays("rover").chooses("upgrade").settled();
        s.plays("rover#2").chooses("creature").chooses("left").settled();
        s.plays("herd").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void removedCountersCount() {
        var s = table("hand [stripping] line [mouse glory 1, bear glory 4]", "bob");
        s.plays("stripping").settled();
        assertThat(s.alice().aember()).isEqualTo(1 + 3);
    }

    @Test
    void onlyCardsThatWereDrawnCount() {
        var s = table("hand [drawing] deck [mouse]", "bob").plays("drawing").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void theAmountOfAnEffectOnCardsIsTheirNumber() {
        var s = table("hand [ending] line [mouse, bear]", "bob line [wolf]")
                .plays("ending")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(3);
    }

    @Test
    void whatNoTurnRemembersCannotBeAskedFor() {
        for (var happening : TriggerEvent.values()) {
            if (!happening.isRemembered()) {
                assertThatThrownBy(() -> timesThisTurn(happens(happening, YOU)))
                        .as("%s", happening)
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining(happening.name());
            }
        }
    }

    @Test
    void whatNothingWaitsForReplacesOrCountsIsRejectedToo() {
        assertThatThrownBy(() -> insteadOf(happens(TriggerEvent.PLAYED, YOU), gain(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> eachTime(happens(TriggerEvent.DEALS_DAMAGE, YOU), gain(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> noMoreThan(1, PlayerAction.BE_STOLEN_FROM, YOU, anyCard()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatRefersToNothingIsRejectedWhenTheCardIsLoaded() {
        for (var effect : List.of(
                gain(amountOf("nothing")),
                gain(perCardOf("nothing")),
                onlyIf(done("nothing"), gain(1)),
                ready(remembered("nobody")),
                ready(touched("nothing")))) {
            var broken = card("Broken").action().play(effect).build();
            assertThatThrownBy(() -> new CompiledCard(broken))
                    .as("%s", effect)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("Broken");
        }
    }
}
