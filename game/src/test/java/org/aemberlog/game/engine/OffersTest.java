package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What is offered when some of it would do nothing; the principle stands in Feasibility. */
class OffersTest {

    private static Scenario playing(Effect effect, String active, String other) {
        return MadeUp.cards(card("Test").action().play(effect))
                .table("alice logos hand [test] " + active, other)
                .plays("test");
    }

    @Test
    void allEffectsOfChooseOneAreOffered() {
        var one = chooseOne(destroy(a(enemy(creature()))), gain(1));
        playing(one, "", "bob")
                .offers("effect-1", "effect-2")
                .chooses("effect-1")
                .settled();
        var none = chooseOne(destroy(a(enemy(creature()))), stun(a(enemy(creature()))));
        playing(none, "", "bob").offers("effect-1", "effect-2");
    }

    @Test
    void onlyWhatCanBeUsedIsChosenToBeUsed() {
        var line = "line [mouse exhausted, wolf, bear]";
        playing(use(a(friendly(creature()))), line, "bob").offers("wolf", "bear");
        playing(reapWith(a(creature())), line, "bob line [mouse]").offers("wolf", "bear");
        playing(fightWith(a(friendly(creature()))), line, "bob").settled();
        playing(use(a(friendly(creature()))), "line [mouse exhausted]", "bob").settled();
    }

    /** FAQ, Anger: what is to be readied and then fought with may be exhausted or idle. */
    @Test
    void whatIsReadiedAndThenUsedIsAnyCreature() {
        playing(readyAndFightWith(a(friendly(creature()))), "line [mouse exhausted, wolf]", "bob line [bear]")
                .offers("mouse", "wolf");
    }

    @Test
    void aemberAndDamageAreMovedOnlyOffCardsThatHaveSome() {
        var line = "line [mouse amber 1, wolf, bear amber 2]";
        playing(moveAember(number(1), on(a(creature())), poolOf(YOU)), line, "bob")
                .offers("mouse", "bear");
        var hurt = "line [bear, bear damage 1, wolf damage 1]";
        playing(moveDamage(number(1), a(friendly(creature())), a(enemy(creature()))), hurt, "bob line [bear]")
                .offers("bear#2", "wolf");
    }

    /** Glossary, Heal; FAQ, Smaaash. */
    @Test
    void undamagedAndStunnedCreaturesCanBeChosen() {
        var line = "line [mouse, wolf stunned damage 1, bear warded]";
        for (var effect : List.of(
                heal(1, a(creature())),
                stun(a(creature())),
                ward(a(creature())),
                ready(a(creature())),
                exhaust(a(creature())))) {
            playing(effect, line, "bob").offers("mouse", "wolf", "bear");
        }
    }

    @Test
    void aMayThatCouldDoNothingIsNotAsked() {
        for (var effect : List.of(
                steal(1),
                opponentLoses(1),
                capture(1, a(friendly(creature()))),
                destroy(a(enemy(creature()))),
                heal(2, a(creature())),
                ready(a(creature())),
                use(a(enemy(creature()))),
                gain(perCard(each(enemy(creature())))),
                moveAember(number(1), on(a(creature())), poolOf(YOU)),
                inOrder(choose(a(enemy(creature()))), ready(it()), stun(it())),
                inOrder(choose(a(friendly(creature()))), heal(1, it())),
                ifDone(destroy(a(enemy(creature()))), gain(1)),
                draw(1))) {
            playing(may(effect), "line [mouse]", "bob").settled();
        }
    }

    @Test
    void aMayThatCouldDoSomethingIsAsked() {
        for (var effect : List.of(
                gain(1),
                steal(1),
                loses(OPPONENT, number(1)),
                capture(1, a(friendly(creature()))),
                stun(a(friendly(creature()))),
                reapWith(a(friendly(creature()))),
                inOrder(destroy(a(enemy(artifact()))), gain(1)),
                inOrder(choose(a(friendly(creature()))), stun(it())),
                inOrder(choose(a(friendly(creature()))), choose(it()), heal(1, it())),
                draw(1))) {
            playing(may(effect), "line [mouse] deck [wolf]", "bob amber 1").offers("yes", "no");
        }
    }

    /** The question does not tell the opponent what is in a hand. */
    @Test
    void aMayAboutHiddenCardsIsAskedWhateverTheyAre() {
        var effect = may(playCard(fromYourHand(creature())));
        var with = MadeUp.cards(card("Test").action().play(effect))
                .table("alice logos hand [test, wolf]", "bob")
                .plays("test");
        var without = MadeUp.cards(card("Test").action().play(effect))
                .table("alice logos hand [test, blank]", "bob")
                .plays("test");
        with.offers("yes", "no");
        without.offers("yes", "no").chooses("yes").settled();
        assertThat(without.names(without.alice().hand())).containsExactly("blank");
    }

    /** The first of several may make the next one usable. */
    @Test
    void whereSeveralAreUsedAnyCanBeChosen() {
        playing(use(upTo(2, friendly(creature()))), "line [mouse exhausted, wolf]", "bob")
                .offers("mouse", "wolf");
    }

    /** What is chosen from a hand before it, and that nothing could be, is not told either. */
    @Test
    void aMayAboutWhatWasChosenFromAHandIsAskedWhateverItIs() {
        var effect = inOrder(choose(fromYourHand(creature())), may(playCard(it())));
        for (var hand : List.of("wolf", "blank")) {
            MadeUp.cards(card("Test").action().play(effect))
                    .table("alice logos hand [test, %s]".formatted(hand), "bob")
                    .plays("test")
                    .offers("yes", "no");
        }
        var counted = may(gain(perCard(fromYourHand(creature()))));
        playing(counted, "", "bob").offers("yes", "no");
    }

    /** "If you do" does not follow from losing none where none was to be lost. */
    @Test
    void aMayThatWouldDoSomethingNoTimesIsNotAsked() {
        var none = perCard(each(enemy(creature())));
        for (var effect : List.of(
                loses(YOU, none),
                capture(none, each(friendly(creature()))),
                damage(none, each(friendly(creature()))),
                new Effect.Exalt(each(friendly(creature())), none))) {
            var s = playing(ifDone(may(effect), gain(1)), "amber 2 line [mouse]", "bob amber 2");
            assertThat(s.settled().alice().aember()).as("%s", effect).isEqualTo(2);
        }
    }
}
