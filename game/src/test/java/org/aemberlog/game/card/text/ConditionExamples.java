package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Token;

/** What has to be so. */
final class ConditionExamples {

    private ConditionExamples() {}

    static List<Example> all() {
        return List.of(
                example(Condition.Always.class, "Draw a card.", new Condition.Always()),
                example(
                        Condition.Compare.class,
                        "If your opponent has 7 or more Æmber, draw a card.",
                        atLeast(pool(OPPONENT), 7)),
                example(
                        Condition.Compare.class,
                        "If your opponent has more Æmber than you, draw a card.",
                        moreThan(pool(OPPONENT), pool(YOU))),
                example(
                        Condition.Compare.class,
                        "If you control a Velum, draw a card.",
                        thereIs(each(friendly(named("Velum"))))),
                example(
                        Condition.Compare.class,
                        "If your opponent controls 3 or more creatures, draw a card.",
                        atLeast(perCard(each(enemy(creature()))), 3)),
                example(Condition.Compare.class, "If you have no forged keys, draw a card.", none(forgedKeys(YOU))),
                example(
                        Condition.Compare.class,
                        "If there are 10 or more cards in your discard pile, draw a card.",
                        haunted(YOU)),
                example(
                        Condition.Compare.class,
                        "If Test has 4 or more Æmber on it, draw a card.",
                        atLeast(tokens(Token.AEMBER, self()), 4)),
                example(
                        Condition.Compare.class,
                        "If the power of Test is 5 or higher, draw a card.",
                        atLeast(powerOf(self()), 5)),
                example(
                        Condition.Compare.class,
                        "If a friendly creature was destroyed this turn, draw a card.",
                        atLeast(timesThisTurn(isDestroyed(friendly(creature()))), 1)),
                example(
                        Condition.Compare.class,
                        "If your opponent stole 3 or more Æmber on the previous turn, draw a card.",
                        atLeast(aemberLastTurn(AemberDeed.STOLEN, OPPONENT), 3)),
                example(
                        Condition.Compare.class,
                        "If you lost Æmber this turn, draw a card.",
                        atLeast(aemberThisTurn(AemberDeed.LOST, YOU), 1)),
                example(Condition.Matches.class, "If Test is damaged, draw a card.", selfIs(damaged())),
                example(
                        Condition.Matches.class,
                        "If at least one of the neighboring creatures is a Knight card," + " draw a card.",
                        areLike(eachNeighbor(), trait("knight"))),
                example(
                        Condition.DestroyedBy.class,
                        "Deal 2 damage to a creature. If that creature is destroyed" + " this way, gain 1 Æmber.",
                        inOrder(as("hit", damage(2, a(creature()))), onlyIf(destroyedBy("hit"), gain(1)))),
                example(
                        Condition.Done.class,
                        "You may forge a key at current cost. If you forge a key this" + " way, destroy Test.",
                        inOrder(as("key", may(forgeKey(YOU))), onlyIf(done("key"), destroy(self())))),
                example(
                        Condition.ActiveHouse.class,
                        "If Logos is the active house, draw a card.",
                        activeHouse(House.LOGOS)),
                example(Condition.TideIs.class, "If the tide is high, draw a card.", tideIsHigh()),
                example(Condition.Attacking.class, "If Test is attacking, draw a card.", attacking()),
                example(
                        Condition.ChosenHouseIsActive.class,
                        "If the chosen house is the active house, draw a card.",
                        chosenHouseIsActive()),
                example(Condition.Fighting.class, "If Test is fighting, draw a card.", fighting()),
                example(Condition.Even.class, "If your opponent’s Æmber is even, draw a card.", isEven(pool(OPPONENT))),
                example(
                        Condition.KeyForged.class,
                        "If your opponent’s red key is forged, draw a card.",
                        keyForged(KeyColor.RED, OPPONENT)),
                example(Condition.TurnOf.class, "If it is your opponent’s turn, draw a card.", turnOf(OPPONENT)),
                example(
                        Condition.ShareHouse.class,
                        "If the neighboring creatures share a house, draw a card.",
                        shareAHouse(eachNeighbor())),
                example(
                        Condition.AreNamed.class,
                        "If the neighboring creatures are the named cards, draw a card.",
                        areNamed(eachNeighbor())),
                example(Condition.InBattleline.class, "If Test is in a battleline, draw a card.", inBattleline()),
                example(Condition.Survives.class, "If Test survives, draw a card.", survives(self())),
                example(
                        Condition.AsItHappened.class,
                        "If there were exactly 6 cards you played this turn, draw a card.",
                        asItHappened(exactly(timesThisTurn(youPlay(anyCard())), 6))),
                example(Condition.Not.class, "If it is not your turn, draw a card.", not(turnOf(YOU))),
                example(
                        Condition.AllOf.class,
                        "If the tide is low and Test is on a flank, draw a card.",
                        new Condition.AllOf(List.of(tideIsLow(), selfIs(onFlank())))));
    }
}
