package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Correction.MoveCard;
import org.aemberlog.game.state.Correction.Place.Line;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** If multiple effects take control of the same card, the most recent one takes precedence (glossary, Control). */
class ControlTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Leash").upgrade().thisCreature(youControl()),
                        card("Warden")
                                .creature(2)
                                .play(choose(a(enemy(creature()))), whileThisIsInPlay(always(it(), youControl()))),
                        card("Call").action().play(takesControl(YOU, a(enemy(creature())))),
                        card("Handover").action().play(attach(a(upgrade()), a(creature()))),
                        card("Recall").action().play(toHand(a(creature()))),
                        card("Strip").action().play(destroy(a(upgrade()))),
                        card("Slay").action().play(destroy(a(creature()))))
                .table("alice logos " + active, other);
    }

    @Test
    void whatATextLetsGoOfGoesBackToWhoeverHadItBefore() {
        var s = table("hand [warden, slay] line [mouse]", "bob line [bear of alice, wolf]")
                .plays("warden")
                .chooses("right")
                .chooses("bear")
                .chooses("left")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("bear", "mouse", "warden");
        s.plays("slay").chooses("warden").chooses("left").included("control-taken bear b 0");
        assertThat(s.line(s.bob())).containsExactly("bear", "wolf");
        assertThat(s.state().claims()).isEmpty();
    }

    @Test
    void whatAnotherTextStillHoldsStaysWhereItStands() {
        for (var end : List.of(List.of("slay", "warden"), List.of("strip", "leash"))) {
            var s = table("hand [warden, leash, slay, strip] line [mouse]", "bob line [bear]");
            s.plays("warden").chooses("right").chooses("left").plays("leash").chooses("bear");
            s.plays(end.getFirst());
            if (end.getFirst().equals("slay")) {
                s.chooses("warden");
            }
            s.settled();
            assertThat(s.line(s.alice())).startsWith("bear", "mouse");
            assertThat(s.line(s.bob())).isEmpty();
        }
    }

    @Test
    void whatIsTakenForGoodIsHeldByNoTextAnyMore() {
        var s = table("hand [leash, strip] line [bear]", "bob hand [call]")
                .plays("leash")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("bear");
        s.endsTurn().choosesHouse(House.LOGOS).plays("call").settled();
        assertThat(s.line(s.bob())).containsExactly("bear");
    }

    @Test
    void aTextThatMovesLetsGoOfOneCreatureAndTakesAnother() {
        var s = table("hand [leash, handover]", "bob line [bear, wolf]")
                .plays("leash")
                .chooses("bear")
                .plays("handover")
                .chooses("left")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("wolf");
        assertThat(s.line(s.bob())).containsExactly("bear");
    }

    @Test
    void whatReturnsFromElsewhereIsHeldNoMore() {
        var s = table("hand [warden, recall]", "bob line [bear]")
                .plays("warden")
                .chooses("left")
                .plays("recall")
                .chooses("bear")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bear");
        assertThat(s.state().claims()).isEmpty();
    }

    @Test
    void aJudgeHasTheLastWord() {
        var s = table("hand [leash, strip]", "bob line [bear, wolf]")
                .plays("leash")
                .chooses("bear");
        s.asks(new Correct("Judy", List.of(new MoveCard(s.card("bear"), new Line(Seat.B, Optional.of(1))))));
        assertThat(s.line(s.bob())).containsExactly("wolf", "bear");
        s.plays("strip").settled();
        assertThat(s.line(s.alice())).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("wolf", "bear");
    }
}
