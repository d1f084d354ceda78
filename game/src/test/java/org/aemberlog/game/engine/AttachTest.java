package org.aemberlog.game.engine;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Upgrades that are attached to another creature while they are in play. */
class AttachTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Crown").upgrade().play(gain(1)).thisCreature(power(2)),
                        card("Hat").upgrade().thisCreature(power(1)),
                        card("Blaster")
                                .upgrade()
                                .thisCreature(gains(bold(Timing.REAP, attach(granter(), a(creature()))))),
                        card("Handover").action().play(attach(a(upgrade()), a(creature()))),
                        card("Homage")
                                .action()
                                .play(
                                        addCounters(Token.GROWTH, number(2), each(upgrade())),
                                        attach(a(upgrade()), a(enemy(creature())))),
                        card("Polish").action().play(ifDone(attach(a(upgrade()), a(friendly(creature()))), gain(3))),
                        card("Upgrade Bell").artifact().eachTime(youPlay(upgrade()), gain(1)))
                .table("alice logos " + active, other);
    }

    @Test
    void theUpgradeIsMovedToAnotherCreatureAndIsNotPlayed() {
        var s = table(
                        "hand [handover] line [mouse with crown, wolf]" + " artifacts [upgrade-bell]",
                        "bob line [bear with hat]")
                .plays("handover")
                .chooses("crown");
        s.offers("wolf", "bear").chooses("bear").included("upgrade-attached a crown bear");
        s.settled();
        assertThat(s.upgrades("mouse")).isEmpty();
        assertThat(s.upgrades("wolf")).isEmpty();
        assertThat(s.upgrades("bear")).containsExactly("hat", "crown");
        assertThat(s.power("mouse")).isEqualTo(1);
        assertThat(s.power("bear")).isEqualTo(8);
        assertThat(s.alice().aember()).as("neither played nor seen to be").isZero();
    }

    @Test
    void theUpgradeKeepsItsControllerAndItsCounters() {
        var s = table("hand [homage] line [mouse with crown]", "bob line [wolf, bear]")
                .plays("homage")
                .chooses("wolf")
                .settled();
        var crown = s.permanent("wolf").upgrade(s.card("crown")).orElseThrow();
        assertThat(crown.controller()).isEqualTo(Seat.A);
        assertThat(crown.tokens(Token.GROWTH)).isEqualTo(2);
        assertThat(s.upgrades("bear")).isEmpty();
        s.endsTurn();
        assertThat(s.permanent("wolf").upgrade(s.card("crown"))).contains(crown);
    }

    @Test
    void anUpgradeMovesItselfFromItsHost() {
        var s = table("line [mouse with blaster, wolf]", "bob line [bear]").reaps("mouse");
        s.offers("wolf", "bear").chooses("wolf").settled();
        assertThat(s.upgrades("mouse")).isEmpty();
        assertThat(s.upgrades("wolf")).containsExactly("blaster");
        s.reaps("wolf").chooses("mouse").settled();
        assertThat(s.upgrades("mouse")).containsExactly("blaster");
    }

    @Test
    void theOnlyOtherCreatureIsNotAskedFor() {
        var s = table("hand [handover] line [mouse with hat]", "bob line [bear]");
        s.plays("handover").settled();
        assertThat(s.upgrades("bear")).containsExactly("hat");
    }

    @Test
    void anUpgradeWithoutAnotherCreatureStaysWhereItIs() {
        for (var bob : new String[] {"bob", "bob line [bear]"}) {
            var s = table("hand [polish] line [mouse with hat]", bob)
                    .plays("polish")
                    .settled();
            assertThat(s.upgrades("mouse")).containsExactly("hat");
            assertThat(s.alice().aember()).as("not done").isZero();
        }
        var moved = table("hand [polish] line [mouse with hat, wolf]", "bob line [bear]");
        moved.plays("polish").settled();
        assertThat(moved.upgrades("wolf")).containsExactly("hat");
        assertThat(moved.alice().aember()).as("done").isEqualTo(3);
    }

    @Test
    void aCreatureThatLivedByTheUpgradeIsDestroyed() {
        var s = table("hand [handover] line [mouse with crown damage 2]", "bob line [bear]");
        s.plays("handover").settled();
        assertThat(s.inPlay("mouse")).isFalse();
        assertThat(s.names(s.alice().discard())).contains("mouse").doesNotContain("crown");
        assertThat(s.upgrades("bear")).containsExactly("crown");
    }
}
