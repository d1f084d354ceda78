package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** How much. */
final class AmountExamples {

    private AmountExamples() {}

    static List<Example> all() {
        return List.of(
                example(Amount.Const.class, "Gain 3 Æmber.", number(3)),
                example(
                        Amount.Count.class,
                        "Gain 1 Æmber for each other friendly creature.",
                        perCard(each(another(friendly(creature()))))),
                example(
                        Amount.Count.class,
                        "Gain 1 Æmber for each Knight card in your hand.",
                        perCard(from(Zone.HAND, YOU, trait("knight"), Quantity.ALL))),
                example(Amount.Pool.class, "Gain Æmber equal to your opponent’s Æmber.", pool(OPPONENT)),
                example(
                        Amount.Pool.class,
                        "Deal damage equal to your Æmber to a creature.",
                        damage(pool(YOU), a(creature()))),
                example(
                        Amount.ForgedKeys.class,
                        "Gain 1 Æmber for each key your opponent has forged.",
                        forgedKeys(OPPONENT)),
                example(Amount.Tokens.class, "Gain 1 Æmber for each Æmber on Test.", tokens(Token.AEMBER, self())),
                example(
                        Amount.BonusIcons.class,
                        "Gain 1 Æmber for each Æmber bonus icon on Test.",
                        bonusIcons(BonusIcon.AEMBER, self())),
                example(
                        Amount.ExtremeStat.class,
                        "Gain Æmber equal to the highest power among the enemy creatures.",
                        highestPower(each(enemy(creature())))),
                example(
                        Amount.ExtremeStat.class,
                        "Gain Æmber equal to the lowest power among the enemy creatures.",
                        lowestPower(each(enemy(creature())))),
                example(
                        Amount.ArmorLost.class,
                        "Take all armor off each creature until the end of the turn. Deal 1 damage to each creature for"
                                + " each point of armor that it lost this way.",
                        inOrder(loseArmor(each(creature())), damageToEach(each(creature()), armorLost(it())))),
                example(Amount.Traits.class, "Gain 1 Æmber for each trait of Test.", traitsOf(self())),
                example(
                        Amount.ChosenNumber.class,
                        "Choose a number up to 3. Gain that much Æmber.",
                        inOrder(chooseNumber(number(3)), gain(chosenNumber()))),
                example(Amount.StatOf.class, "Gain Æmber equal to the power of a creature.", powerOf(a(creature()))),
                example(
                        Amount.Houses.class,
                        "Gain 1 Æmber for each house among the friendly creatures.",
                        housesAmong(each(friendly(creature())))),
                example(
                        Amount.Houses.class,
                        "Gain 1 Æmber for each house other than Sanctum among the cards in play.",
                        housesAmong(each(anyCard()), House.SANCTUM)),
                example(
                        Amount.History.class,
                        "Gain 1 Æmber for each creature you played this turn.",
                        timesThisTurn(youPlay(creature()))),
                example(
                        Amount.History.class,
                        "Gain 1 Æmber for each friendly creature destroyed this turn.",
                        timesThisTurn(isDestroyed(friendly(creature())))),
                example(
                        Amount.History.class,
                        "Gain 1 Æmber for each key your opponent forged on the previous turn.",
                        timesLastTurn(forges(OPPONENT))),
                example(
                        Amount.DifferentCards.class,
                        "Gain 1 Æmber for each creature you used this turn.",
                        cardsThisTurn(happens(TriggerEvent.USED, YOU, creature()))),
                example(
                        Amount.DifferentCards.class,
                        "Gain 1 Æmber for each friendly creature that reaped this turn.",
                        cardsThisTurn(reaps(friendly(creature())))),
                example(
                        Amount.AemberHistory.class,
                        "Gain 1 Æmber for each Æmber your opponent stole on the previous turn.",
                        aemberLastTurn(AemberDeed.STOLEN, OPPONENT)),
                example(
                        Amount.AemberHistory.class,
                        "Deal damage equal to the Æmber you captured this turn to a creature.",
                        damage(aemberThisTurn(AemberDeed.CAPTURED, YOU), a(creature()))),
                example(Amount.BonusIcons.class, "Gain 1 Æmber for each bonus icon on Test.", gain(bonusIcons(self()))),
                example(
                        Amount.DifferentPowers.class,
                        "Gain 1 Æmber for each different power among the friendly creatures.",
                        gain(differentPowers(each(friendly(creature()))))),
                example(
                        Amount.CardsOf.class,
                        "Stun up to 2 creatures. Draw a card. Gain 1 Æmber for each" + " creature stunned this way.",
                        inOrder(as("stunned", stun(upTo(2, creature()))), draw(1), gain(perCardOf("stunned")))),
                example(
                        Amount.DestroyedBy.class,
                        "Deal 1 damage to each creature. Gain 1 Æmber for each creature" + " destroyed this way.",
                        inOrder(as("hit", damage(1, each(creature()))), gain(perCardDestroyedBy("hit")))),
                example(
                        Amount.DestroyedBy.class,
                        "Destroy each creature. Gain 1 Æmber for each creature destroyed this way that your opponent"
                                + " controlled.",
                        inOrder(as("gone", destroy(each(creature()))), gain(perCardDestroyedBy("gone", OPPONENT)))),
                example(
                        Amount.AmountOf.class,
                        "Steal 2 Æmber. Deal damage equal to the Æmber stolen this way to a creature.",
                        inOrder(as("stolen", steal(2)), damage(amountOf("stolen"), a(creature())))),
                example(
                        Amount.ThatMuch.class,
                        "Each time you would gain Æmber by reaping, steal that much" + " Æmber instead.",
                        insteadOf(youGainByReaping(), steal(thatMuch()))),
                example(Amount.Arith.class, "Gain 2 Æmber for each key you have forged.", times(2, forgedKeys(YOU))),
                example(Amount.Arith.class, "Gain Æmber equal to your Æmber plus 2.", plus(pool(YOU), number(2))),
                example(
                        Amount.Arith.class,
                        "Gain Æmber equal to the lower of 3 and your opponent’s Æmber.",
                        new Amount.Arith(Amount.Operator.MIN, number(3), pool(OPPONENT))),
                example(
                        Amount.Arith.class,
                        "Gain Æmber equal to half of your opponent’s Æmber (rounded down).",
                        new Amount.Arith(Amount.Operator.DIVIDED_DOWN, pool(OPPONENT), number(2))));
    }
}
