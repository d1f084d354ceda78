package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.PlayerRef.YOU;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/** What players have: keys, chains, the tide, a hand, a turn. */
public abstract class PlayerWords extends HouseWords {

    /** A player forges a key at current cost: {@code forgeKey(YOU)}. */
    public static Effect forgeKey(PlayerRef who) {
        return forgeKey(who, number(0));
    }

    /** A player forges a key at so much more than current cost: {@code forgeKey(YOU, number(6))}. */
    public static Effect forgeKey(PlayerRef who, Amount more) {
        return new Effect.ForgeKey(who, more);
    }

    /** A player forges a key at no cost: {@code forgeKeyFree(YOU)}. */
    public static Effect forgeKeyFree(PlayerRef who) {
        return new Effect.ForgeKeyFree(who);
    }

    /** Unforges one of a player's keys: {@code unforgeKey(OPPONENT, WhichKey.ANY)}. */
    public static Effect unforgeKey(PlayerRef who, Effect.WhichKey which) {
        return new Effect.UnforgeKey(who, which);
    }

    /** One for each key the player has forged: {@code gain(forgedKeys(OPPONENT))}. */
    public static Amount forgedKeys(PlayerRef whose) {
        return new Amount.ForgedKeys(whose);
    }

    /** A player's keys cost so much more, or less when negative: {@code always(self(), keyCost(OPPONENT, 1))}. */
    public static Modifier keyCost(PlayerRef whose, int delta) {
        return new Modifier.ModKeyCost(whose, number(delta));
    }

    /** A player's keys cost so much more: {@code keyCost(OPPONENT, perCard(each(friendly(creature()))))}. */
    public static Modifier keyCost(PlayerRef whose, Amount delta) {
        return new Modifier.ModKeyCost(whose, delta);
    }

    /** A player skips the "forge a key" step: {@code always(self(), skipsForgeStep(YOU))}. */
    public static Modifier skipsForgeStep(PlayerRef who) {
        return new Modifier.SkipsForgeStep(who);
    }

    /** You gain chains: {@code gainChains(3)}. */
    public static Effect gainChains(int chains) {
        return gainsChains(YOU, chains);
    }

    /** A player gains chains: {@code gainsChains(OPPONENT, 3)}. */
    public static Effect gainsChains(PlayerRef who, int chains) {
        return new Effect.GainChains(who, number(chains));
    }

    /** Raises the tide: {@code raiseTide()}. */
    public static Effect raiseTide() {
        return new Effect.RaiseTide(YOU);
    }

    /** A player raises the tide: {@code raisesTide(OPPONENT)}. */
    public static Effect raisesTide(PlayerRef who) {
        return new Effect.RaiseTide(who);
    }

    /** The tide becomes neutral, high and low for nobody: {@code resetTide()}. */
    public static Effect resetTide() {
        return new Effect.ResetTide();
    }

    /** The tide is high for you: {@code onlyIf(tideIsHigh(), gain(1))}. */
    public static Condition tideIsHigh() {
        return tideIsHigh(YOU);
    }

    /** The tide is high for a player: {@code onlyIf(tideIsHigh(OPPONENT), gain(1))}. */
    public static Condition tideIsHigh(PlayerRef who) {
        return new Condition.TideIs(Condition.Tide.HIGH, who);
    }

    /** The tide is low for you: {@code onlyIf(tideIsLow(), raiseTide())}. */
    public static Condition tideIsLow() {
        return new Condition.TideIs(Condition.Tide.LOW, YOU);
    }

    /** "End your turn", without the steps that are left: {@code endTurn()}. */
    public static Effect endTurn() {
        return new Effect.EndTurn();
    }

    /** You draw cards: {@code draw(2)}. */
    public static Effect draw(int cards) {
        return draw(number(cards));
    }

    /** You draw cards: {@code draw(perCard(each(friendly(creature()))))}. */
    public static Effect draw(Amount cards) {
        return new Effect.Draw(YOU, cards);
    }

    /** You refill your hand as in the "draw cards" step: {@code eachPlayer(refillHand())}. */
    public static Effect refillHand() {
        return new Effect.RefillHand(YOU);
    }

    /** "Refill your hand to 1 additional card": {@code always(self(), handSize(1))}. */
    public static Modifier handSize(int delta) {
        return new Modifier.ModHandSize(PlayerRef.YOU, number(delta));
    }

    /** The same of a player's hand: {@code handSize(OPPONENT, -1)}. */
    public static Modifier handSize(PlayerRef whose, int delta) {
        return new Modifier.ModHandSize(whose, number(delta));
    }

    /** "Refill your hand to 1 additional card for each ...": {@code handSize(forgedKeys(YOU))}. */
    public static Modifier handSize(Amount delta) {
        return new Modifier.ModHandSize(PlayerRef.YOU, delta);
    }

    /** It is the player's turn: {@code onlyIf(turnOf(YOU), draw(1))}. */
    public static Condition turnOf(PlayerRef who) {
        return new Condition.TurnOf(who);
    }

    /** The player's key of a color is forged: {@code onlyIf(keyForged(KeyColor.RED, YOU), gain(1))}. */
    public static Condition keyForged(KeyColor color, PlayerRef whose) {
        return new Condition.KeyForged(color, whose);
    }

    /** The player has ten or more cards in the discard pile: {@code onlyIf(haunted(YOU), gain(1))}. */
    public static Condition haunted(PlayerRef who) {
        return atLeast(new Amount.Count(from(Zone.DISCARD, who, new Filter.Any(), Quantity.ALL)), 10);
    }
}
