package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.dsl.AemberWords;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** When there is too little for all, the active player says who gets it (Active Player). */
class SharingTest {

    private static Scenario capturing(int each, String active, String other) {
        return MadeUp.cards(
                        card("Net").action().play(capture(each, each(friendly(creature())))),
                        card("Pixie").creature(1).always(AemberWords.takenFromSupply()))
                .table("alice logos hand [net] " + active, other)
                .plays("net");
    }

    @Test
    void theActivePlayerSaysWhichCreatureCapturesTheLastAember() {
        var s = capturing(1, "line [mouse, wolf, bear]", "bob amber 1");
        s.offers("0", "1").chooses("0").offers("0", "1").chooses("0").settled();
        assertThat(s.permanent("bear").aember()).isEqualTo(1);
        assertThat(s.permanent("mouse").aember()).isZero();
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void anyDivisionAmongCaptorsIsPossibleAndAllThatThereIsIsCaptured() {
        var s = capturing(2, "line [mouse, wolf]", "bob amber 3");
        s.offers("1", "2").chooses("1").settled();
        assertThat(s.permanent("mouse").aember()).isEqualTo(1);
        assertThat(s.permanent("wolf").aember()).isEqualTo(2);
        var even =
                capturing(2, "line [mouse, wolf]", "bob amber 2").chooses("1").settled();
        assertThat(even.permanent("mouse").aember()).isEqualTo(1);
        assertThat(even.permanent("wolf").aember()).isEqualTo(1);
    }

    @Test
    void nobodyIsAskedWhenThereIsEnoughOrNothing() {
        var enough = capturing(1, "line [mouse, wolf]", "bob amber 2").settled();
        assertThat(enough.permanent("mouse").aember()).isEqualTo(1);
        assertThat(enough.permanent("wolf").aember()).isEqualTo(1);
        capturing(1, "line [mouse, wolf]", "bob").settled();
    }

    @Test
    void whatComesFromTheSupplyIsEnoughForAll() {
        var s = capturing(1, "line [mouse, wolf]", "bob amber 1 line [pixie]").settled();
        assertThat(s.permanent("mouse").aember()).isEqualTo(1);
        assertThat(s.permanent("wolf").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    /** Each creature captures from its own opponent: both pools are shared by themselves. */
    @Test
    void eachPoolIsSharedByThoseWhoCaptureFromIt() {
        var s = MadeUp.cards(card("Riot").action().play(capture(1, each(creature()))))
                .table("alice logos amber 1 hand [riot] line [mouse]", "bob amber 1 line [wolf, bear]")
                .plays("riot");
        s.offers("0", "1").chooses("0").settled();
        assertThat(s.permanent("mouse").aember()).isEqualTo(1);
        assertThat(s.permanent("wolf").aember()).isZero();
        assertThat(s.permanent("bear").aember()).isEqualTo(1);
    }

    @Test
    void capturingFromBothPoolsIsSharedToo() {
        var s = MadeUp.cards(card("Sweep")
                        .action()
                        .play(capture(number(2), each(friendly(creature())), CaptureFrom.ANYWHERE)))
                .table("alice logos amber 1 hand [sweep] line [mouse, wolf]", "bob amber 1")
                .plays("sweep");
        s.offers("0", "1", "2").chooses("0").settled();
        assertThat(s.permanent("mouse").aember()).isZero();
        assertThat(s.permanent("wolf").aember()).isEqualTo(2);
    }

    private static Scenario moving(String active) {
        return MadeUp.cards(
                        card("Spilling")
                                .action()
                                .play(moveAember(number(2), poolOf(YOU), on(each(friendly(creature()))))),
                        card("Gathering")
                                .action()
                                .play(moveAember(number(1), on(each(friendly(creature()))), poolOf(YOU))),
                        card("Spreading")
                                .action()
                                .play(moveDamage(number(2), a(enemy(creature())), each(friendly(creature())))),
                        card("Soothing")
                                .action()
                                .play(moveDamage(number(1), each(friendly(creature())), a(enemy(creature())))))
                .table(
                        "alice logos hand [spilling, gathering, spreading, soothing] " + active,
                        "bob line [wolf damage 2]");
    }

    @Test
    void aemberMovedToSeveralCardsIsSharedAmongThem() {
        var s = moving("amber 3 line [mouse, bear]").plays("spilling");
        s.offers("1", "2").chooses("2").settled();
        assertThat(s.permanent("mouse").aember()).isEqualTo(2);
        assertThat(s.permanent("bear").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void aemberIsMovedFromEachOfSeveralCards() {
        var s = moving("line [mouse amber 2, bear amber 1]").plays("gathering").settled();
        assertThat(s.permanent("mouse").aember()).isEqualTo(1);
        assertThat(s.permanent("bear").aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void damageMovedToSeveralCreaturesIsSharedAmongThem() {
        var s = moving("line [bear, bear]").plays("spreading");
        s.offers("0", "1", "2").chooses("1").settled();
        assertThat(s.permanent("bear").damage()).isEqualTo(1);
        assertThat(s.permanent("bear#2").damage()).isEqualTo(1);
        assertThat(s.permanent("wolf").damage()).isZero();
    }

    @Test
    void damageIsMovedFromEachOfSeveralCreatures() {
        var s = moving("line [bear damage 2, bear damage 1]").plays("soothing").settled();
        assertThat(s.permanent("bear").damage()).isEqualTo(1);
        assertThat(s.permanent("bear#2").damage()).isZero();
        assertThat(s.inPlay("wolf")).as("2 damage and 2 more are lethal").isFalse();
    }

    /** It is moved to the others (glossary, Move): what stays where it is was not moved. */
    @Test
    void nothingIsMovedFromACardToItself() {
        var cards = MadeUp.cards(
                card("Swarm").action().play(ifDone(moveDamage(number(1), a(creature()), each(creature())), gain(1))),
                card("Dole")
                        .action()
                        .play(ifDone(
                                moveAember(number(1), on(a(creature())), on(each(friendly(creature())))), gain(1))));
        var s = cards.table("alice logos hand [swarm] line [bear damage 2, bear, bear]", "bob");
        s.plays("swarm").settled();
        assertThat(s.permanent("bear").damage()).isZero();
        assertThat(s.permanent("bear#2").damage()).isEqualTo(1);
        assertThat(s.permanent("bear#3").damage()).isEqualTo(1);
        assertThat(s.alice().aember()).as("all of it").isEqualTo(1);
        var m = cards.table("alice logos hand [dole] line [bear amber 2, bear, bear]", "bob");
        m.plays("dole").settled();
        assertThat(m.permanent("bear").aember()).isZero();
        assertThat(m.permanent("bear#3").aember()).isEqualTo(1);
        assertThat(m.alice().aember()).as("all of it").isEqualTo(1);
    }

    /** "This way" are only those that something was captured by (glossary, This Way). */
    @Test
    void whoCapturesNothingDidNotCaptureThisWay() {
        var s = MadeUp.cards(card("Net")
                        .action()
                        .play(as("net", capture(1, each(friendly(creature())))), gain(perCardOf("net"))))
                .table("alice logos hand [net] line [mouse, wolf, bear]", "bob amber 1")
                .plays("net")
                .chooses("1")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
