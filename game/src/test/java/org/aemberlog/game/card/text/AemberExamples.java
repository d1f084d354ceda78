package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.Token;

/** Æmber, keys and what else players have. */
final class AemberExamples {

    private AemberExamples() {}

    static List<Example> all() {
        return List.of(
                example(Effect.GainAember.class, "Gain 2 Æmber.", gain(2)),
                example(Effect.GainAember.class, "Your opponent gains 1 Æmber.", gains(OPPONENT, number(1))),
                example(
                        Effect.GainAember.class,
                        "Each player, beginning with the active player, does this:"
                                + " “Gain Æmber equal to the Æmber in both pools.”",
                        eachPlayer(gain(pool(EACH)))),
                example(Effect.LoseAember.class, "Your opponent loses 1 Æmber.", opponentLoses(1)),
                example(
                        Effect.LoseAember.class,
                        "Destroy a creature. Its controller loses 1 Æmber.",
                        inOrder(choose(a(creature())), destroy(it()), loses(ITS_CONTROLLER, number(1)))),
                example(
                        Effect.LoseAember.class,
                        "Your opponent loses half of their Æmber (rounded up).",
                        loses(OPPONENT, new Amount.Arith(Amount.Operator.DIVIDED_UP, pool(OPPONENT), number(2)))),
                example(Effect.LoseAember.class, "Each player loses 1 Æmber.", loses(EACH, number(1))),
                example(
                        Effect.LoseAember.class,
                        "Your opponent loses all but 5 of their Æmber.",
                        loses(OPPONENT, minus(pool(OPPONENT), 5))),
                example(Effect.Steal.class, "Steal 1 Æmber.", steal(1)),
                example(Effect.Steal.class, "Your opponent steals 2 Æmber.", steals(OPPONENT, 2)),
                example(Effect.Capture.class, "Capture 1 Æmber.", capture(1)),
                example(Effect.Capture.class, "Capture all of your opponent’s Æmber.", capture(pool(OPPONENT), self())),
                example(
                        Effect.Capture.class,
                        "Each friendly creature captures 1 Æmber.",
                        capture(1, each(friendly(creature())))),
                example(
                        Effect.Capture.class,
                        "2 enemy creatures each capture 1 Æmber from their controllers’ pools.",
                        capture(number(1), choose(2, enemy(creature())), CaptureFrom.OWN_SIDE)),
                example(
                        Effect.Capture.class,
                        "Capture 10 Æmber from the players’ pools in any combination.",
                        capture(number(10), self(), CaptureFrom.ANYWHERE)),
                example(Effect.Exalt.class, "Exalt a friendly creature.", exalt(a(friendly(creature())))),
                example(Effect.Exalt.class, "Exalt Test 2 times.", new Effect.Exalt(self(), number(2))),
                example(
                        Effect.MoveAember.class,
                        "Move 1 Æmber from Test to your pool.",
                        moveAember(number(1), on(self()), poolOf(YOU))),
                example(
                        AemberPlace.PoolOf.class,
                        "Move 1 Æmber from your opponent’s pool to Test.",
                        moveAember(number(1), poolOf(OPPONENT), on(self()))),
                example(
                        AemberPlace.On.class,
                        "Move all of the Æmber from Test to the common supply.",
                        moveAember(tokens(Token.AEMBER, self()), on(self()), supply())),
                example(
                        AemberPlace.Supply.class,
                        "Put 1 Æmber from the common supply on Test.",
                        moveAember(number(1), supply(), on(self()))),
                example(Effect.Draw.class, "Draw 2 cards.", draw(2)),
                example(Effect.Draw.class, "Each player draws a card.", new Effect.Draw(EACH, number(1))),
                example(Effect.RefillHand.class, "Refill your hand as in the “draw cards” step.", refillHand()),
                example(Effect.ForgeKey.class, "Forge a key at current cost.", forgeKey(YOU)),
                example(
                        Effect.ForgeKey.class,
                        "You may forge a key at +6 Æmber current cost, reduced by 1"
                                + " Æmber for each friendly creature.",
                        may(forgeKey(YOU, minus(number(6), perCard(each(friendly(creature()))))))),
                example(Effect.ForgeKeyFree.class, "Forge a key at no cost.", forgeKeyFree(YOU)),
                example(
                        Effect.UnforgeKey.class,
                        "Unforge one of your opponent’s keys.",
                        unforgeKey(OPPONENT, Effect.WhichKey.ANY)),
                example(Effect.GainChains.class, "Gain 3 chains.", gainChains(3)),
                example(
                        Effect.ChosenHouseBecomesActive.class,
                        "Choose a house. The chosen house becomes the active house.",
                        inOrder(chooseHouse(), chosenHouseBecomesActive())),
                example(Effect.ResetTide.class, "The tide becomes neutral.", resetTide()),
                example(Effect.EndTurn.class, "The turn ends.", endTurn()),
                example(Effect.RaiseTide.class, "Raise the tide.", raiseTide()));
    }
}
