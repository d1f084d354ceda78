package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Zone;

/** How effects hang together. */
final class FlowExamples {

    private FlowExamples() {}

    static List<Example> all() {
        return List.of(
                example(Effect.Seq.class, "Gain 1 Æmber. Draw a card.", inOrder(gain(1), draw(1))),
                example(
                        Effect.Seq.class,
                        "Ready and fight with a creature.",
                        inOrder(choose(a(creature())), ready(it()), fightWith(it()))),
                example(
                        Effect.If.class,
                        "If your opponent has no Æmber, gain 2 Æmber. Otherwise, steal 1 Æmber.",
                        either(none(pool(OPPONENT)), gain(2), steal(1))),
                example(
                        Effect.If.class,
                        "If your opponent has no Æmber, your opponent loses 2 Æmber and" + " you draw a card.",
                        onlyIf(none(pool(OPPONENT)), opponentLoses(2), draw(1))),
                example(
                        Effect.If.class,
                        "For the remainder of the turn, each time a creature reaps, do"
                                + " this: “If the tide is high, gain 1 Æmber. Draw a card.”",
                        forRemainderOfTurn(eachTime(reaps(creature()), onlyIf(tideIsHigh(), gain(1)), draw(1)))),
                example(
                        Effect.IfDone.class,
                        "Steal 1 Æmber. If you do, deal 2 damage to a creature.",
                        ifDone(steal(1), damage(2, a(creature())))),
                example(Effect.May.class, "You may archive Test.", may(archive(self()))),
                example(
                        Effect.May.class,
                        "You may exalt Test; if you do, draw a card.",
                        may(ifDone(exalt(self()), draw(1)))),
                example(
                        Effect.May.class,
                        "You may have your opponent lose 1 Æmber and have a friendly" + " creature capture 1 Æmber.",
                        may(opponentLoses(1), capture(1, a(friendly(creature()))))),
                example(
                        Effect.May.class,
                        "You may do this: “Your opponent loses 1 Æmber. Draw a card.”",
                        may(opponentLoses(1), draw(1))),
                example(
                        Effect.OneOf.class,
                        "Either draw a card or stun a creature.",
                        chooseOne(draw(1), stun(a(creature())))),
                example(
                        Effect.OneOf.class,
                        "Stun either a friendly creature or each enemy creature.",
                        chooseOne(stun(a(friendly(creature()))), stun(each(enemy(creature()))))),
                example(
                        Effect.OneOf.class,
                        "Choose one: “Draw a card.”, “Steal 1 Æmber. If you do, draw a" + " card.” or “Gain 1 Æmber.”",
                        chooseOne(draw(1), ifDone(steal(1), draw(1)), gain(1))),
                example(
                        Effect.ForEach.class,
                        "For each friendly Shard card, deal 1 damage to an enemy creature.",
                        forEach(perCard(each(friendly(trait("shard")))), damage(1, a(enemy(creature()))))),
                example(
                        Effect.ForEachCard.class,
                        "One at a time, for each of the neighboring creatures, you may" + " reap with it.",
                        forEachCard(eachNeighbor(), "it", may(reapWith(it())))),
                example(
                        Effect.ForDifferent.class,
                        "Up to 3 times, each time choosing a different friendly creature, ready it and reap with it.",
                        forUpTo(3, friendly(creature()), ready(it()), reapWith(it()))),
                example(
                        Effect.ForDifferent.class,
                        "As many times as the number of friendly artifacts minus 1, each time choosing a different creature,"
                                + " stun it.",
                        forDifferent(minus(perCard(each(friendly(artifact()))), 1), creature(), stun(it()))),
                example(
                        Effect.ForDifferent.class,
                        "Choose as many enemy creatures as the number of keys you have forged. Destroy those creatures.",
                        inOrder(
                                as("chosen", forDifferent(forgedKeys(YOU), enemy(creature()))),
                                destroy(touched("chosen")))),
                example(
                        Effect.EachPlayer.class,
                        "Each player, beginning with the active player, does this:"
                                + " “Discard each card in your hand.”",
                        eachPlayer(discard(from(Zone.HAND, YOU, anyCard(), Quantity.ALL)))),
                example(
                        Effect.ChooseOfEach.class,
                        "Choose one of each power among the creatures. Ward them.",
                        inOrder(chooseOfEach(Effect.Quality.POWER, each(creature())), ward(it()))),
                example(
                        Effect.OpponentDoes.class,
                        "Your opponent does this: “Discard each card in your hand.”",
                        opponentDoes(discard(from(Zone.HAND, YOU, anyCard(), Quantity.ALL)))),
                example(
                        Effect.Repeat.class,
                        "Steal 1 Æmber. If the tide is low, trigger this effect again.",
                        againWhile(tideIsLow(), steal(1))),
                example(
                        Effect.Repeat.class,
                        "Steal 1 Æmber. If the tide is low, you may trigger this effect again.",
                        mayAgainWhile(tideIsLow(), steal(1))),
                example(
                        Effect.Repeat.class,
                        "Discard the top card of your deck. If it is not an action card and there is a card in your deck,"
                                + " do this again. Put it into your hand.",
                        inOrder(discardUntil(YOU, "last", actionCard()), toHand(remembered("last")))),
                example(
                        Effect.ChooseNumber.class,
                        "Choose a number up to 2. Heal that much damage from a creature.",
                        inOrder(chooseNumber(number(2)), heal(chosenNumber(), a(creature())))),
                example(
                        Effect.ChooseHouse.class,
                        "Choose a house on your opponent’s identity card. Stun each creature of the chosen house.",
                        inOrder(chooseHouseOf(OPPONENT), stun(each(creature(ofChosenHouse()))))),
                example(
                        Effect.ChooseHouse.class,
                        "Choose the house of Test. Stun each creature of the chosen house.",
                        inOrder(chooseHouseOf(self()), stun(each(creature(ofChosenHouse()))))),
                example(
                        Effect.ChooseHouse.class,
                        "Choose the active house. Stun each creature of the chosen house.",
                        inOrder(chooseActiveHouse(), stun(each(creature(ofChosenHouse()))))),
                example(
                        Effect.Let.class,
                        "Choose 2 friendly creatures.",
                        remember("friends", choose(2, friendly(creature())))),
                example(
                        Effect.Let.class,
                        "Choose a creature. Ward a neighbor of that creature.",
                        inOrder(
                                remember("one", a(creature())),
                                remember("other", aNeighborOf(remembered("one"), anyCard())),
                                ward(remembered("other")))),
                example(
                        Effect.ChooseHouse.class,
                        "Choose a house. Discard each card of the chosen house in your hand.",
                        inOrder(chooseHouse(), discard(from(Zone.HAND, YOU, ofChosenHouse(), Quantity.ALL)))),
                example(
                        Effect.ChooseTrait.class,
                        "Choose a trait. Destroy each card with the chosen trait.",
                        inOrder(chooseTrait(), destroy(each(ofChosenTrait())))),
                example(
                        Effect.NameCards.class,
                        "Name a card. Discard each card with the named title in your hand.",
                        inOrder(nameCard(), discard(from(Zone.HAND, YOU, withNamedTitle(), Quantity.ALL)))),
                example(
                        Effect.As.class,
                        "Heal 1 damage from each creature. Gain 1 Æmber for each" + " creature healed this way.",
                        inOrder(as("healed", heal(1, each(creature()))), gain(perCardOf("healed")))),
                example(
                        Effect.Lasting.class,
                        "For the remainder of the turn, each time you play a creature," + " gain 1 Æmber.",
                        forRemainderOfTurn(eachTime(youPlay(creature()), gain(1)))),
                example(
                        Effect.Lasting.class,
                        "Choose a creature. For the remainder of the turn, it gets +3"
                                + " power and gains skirmish and, “Reap: Draw a card.”",
                        inOrder(
                                choose(a(creature())),
                                forRemainderOfTurn(always(
                                        it(),
                                        power(3),
                                        gains(KeywordKind.SKIRMISH),
                                        gains(bold(Timing.REAP, draw(1))))))),
                example(
                        Effect.Lasting.class,
                        "For the remainder of the turn, the next time you play a" + " creature, ready that creature.",
                        forRemainderOfTurn(1, eachTime(youPlay(creature()), ready(thatCard())))),
                example(
                        Effect.Lasting.class,
                        "For the remainder of the turn, you may play a non-Logos card.",
                        forRemainderOfTurn(1, always(self(), mayPlay(not(house(House.LOGOS)))))),
                example(
                        Effect.Lasting.class,
                        "During your opponent’s next turn, your opponent cannot fight" + " with creatures.",
                        duringOpponentsNextTurn(always(self(), cannot(PlayerAction.FIGHT, OPPONENT, creature())))),
                example(
                        Effect.Lasting.class,
                        "Until the start of your next turn, each enemy creature counts"
                                + " as having a blank text box, except for its traits.",
                        untilYourNextTurn(always(each(enemy(creature())), blank()))),
                example(
                        Effect.Lasting.class,
                        "While Test is in play, your opponent’s keys cost +1 Æmber.",
                        whileThisIsInPlay(always(self(), keyCost(OPPONENT, 1)))),
                example(
                        Effect.Lasting.class,
                        "Until the end of your next turn, your opponent’s keys cost +1 Æmber.",
                        untilEndOfYourNextTurn(always(self(), keyCost(OPPONENT, 1)))),
                example(
                        Effect.Lasting.class,
                        "Take control of an enemy artifact. While under your control, it belongs"
                                + " to house Shadows instead of its original house.",
                        inOrder(
                                choose(a(enemy(artifact()))),
                                takesControl(YOU, it()),
                                whileUnderYourControl(always(it(), belongsTo(House.SHADOWS))))),
                example(
                        Effect.Lasting.class,
                        "Choose a creature. While in play, it gets +2 power.",
                        inOrder(choose(a(creature())), whileThoseAreInPlay(always(it(), power(2))))),
                example(Effect.Cancel.class, "It does not happen.", cancel()));
    }
}
