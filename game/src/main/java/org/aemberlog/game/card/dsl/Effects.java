package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/** What happens: the instructions of an ability. "You" is always the player with the ability. */
public final class Effects {

    private static final Effect NOTHING = new Effect.Seq(List.of());

    private Effects() {}

    // Control flow

    /** One after the other; a single step stands for itself. */
    public static Effect inOrder(Effect... steps) {
        return steps.length == 1 ? steps[0] : new Effect.Seq(List.of(steps));
    }

    /** "You may ..." */
    public static Effect may(Effect... steps) {
        return new Effect.May(inOrder(steps));
    }

    /** "If ..., ..." */
    public static Effect onlyIf(Condition condition, Effect... steps) {
        return new Effect.If(condition, inOrder(steps), NOTHING);
    }

    /** "... If you do, ..." */
    public static Effect ifDone(Effect first, Effect... then) {
        return new Effect.IfDone(first, inOrder(then));
    }

    /** Remembers what an effect did under a label, for "this way". */
    public static Effect as(String label, Effect effect) {
        return new Effect.As(label, effect);
    }

    /** Selects cards once and remembers them under a name. */
    public static Effect remember(String name, Selector cards) {
        return new Effect.Let(name, cards);
    }

    /** Selects cards once; {@link Cards#it} are these cards from here on. */
    public static Effect choose(Selector cards) {
        return remember("it", cards);
    }

    /** "For the remainder of the turn, ..." */
    public static Effect forRemainderOfTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.REMAINDER_OF_TURN, rule);
    }

    // Æmber

    /** "Gain 1 Æ." */
    public static Effect gain(int aember) {
        return gain(Numbers.number(aember));
    }

    /** You gain so much Æmber. */
    public static Effect gain(Amount aember) {
        return new Effect.GainAember(YOU, aember);
    }

    /** "Your opponent loses 1 Æ." */
    public static Effect opponentLoses(int aember) {
        return new Effect.LoseAember(OPPONENT, Numbers.number(aember));
    }

    /** "Steal 1 Æ." */
    public static Effect steal(int aember) {
        return steal(Numbers.number(aember));
    }

    /** You steal so much Æmber. */
    public static Effect steal(Amount aember) {
        return new Effect.Steal(aember);
    }

    /** "Capture 1 Æ": the card with the ability captures. */
    public static Effect capture(int aember) {
        return capture(aember, Cards.self());
    }

    /** Each of the creatures captures so much. */
    public static Effect capture(int aember, Selector by) {
        return new Effect.Capture(by, Numbers.number(aember));
    }

    // Damage and card state

    /** Deals damage to each of the targets at once. */
    public static Effect damage(int amount, Selector targets) {
        return damage(Numbers.number(amount), targets);
    }

    /** Deals damage to each of the targets at once. */
    public static Effect damage(Amount amount, Selector targets) {
        return new Effect.DealDamage(targets, amount);
    }

    /** Deals damage one by one among the targets, all at once. */
    public static Effect divideDamage(Amount amount, Selector among) {
        return new Effect.DivideDamage(among, amount);
    }

    /** Removes up to so much damage from each of the targets. */
    public static Effect heal(int damage, Selector targets) {
        return new Effect.Heal(targets, Numbers.number(damage));
    }

    /** Stuns each of the targets. */
    public static Effect stun(Selector targets) {
        return new Effect.AddStatus(Effect.Status.STUN, targets);
    }

    /** Wards each of the targets. */
    public static Effect ward(Selector targets) {
        return new Effect.AddStatus(Effect.Status.WARD, targets);
    }

    /** Enrages each of the targets. */
    public static Effect enrage(Selector targets) {
        return new Effect.AddStatus(Effect.Status.ENRAGE, targets);
    }

    /** Readies each of the targets. */
    public static Effect ready(Selector targets) {
        return new Effect.Ready(targets);
    }

    /** Exhausts each of the targets. */
    public static Effect exhaust(Selector targets) {
        return new Effect.Exhaust(targets);
    }

    // Zone changes

    /** Destroys the targets together. */
    public static Effect destroy(Selector targets) {
        return new Effect.Destroy(targets);
    }

    /** Purges the targets. */
    public static Effect purge(Selector targets) {
        return new Effect.Purge(targets);
    }

    /** Returns the targets to their owners' hands. */
    public static Effect toHand(Selector targets) {
        return new Effect.ToHand(targets);
    }

    /** Archives the targets. */
    public static Effect archive(Selector targets) {
        return new Effect.Archive(targets);
    }

    /** Discards the targets. */
    public static Effect discard(Selector targets) {
        return new Effect.Discard(targets);
    }

    /** "Draw a card." */
    public static Effect draw(int cards) {
        return new Effect.Draw(YOU, Numbers.number(cards));
    }

    /** Shuffles the targets into their owners' decks. */
    public static Effect shuffleIntoDeck(Selector targets) {
        return new Effect.PutInDeck(targets, Effect.DeckPlace.SHUFFLED);
    }

    // Agency

    /** Plays the card from where it is. */
    public static Effect playCard(Selector card) {
        return new Effect.PlayCard(card);
    }

    /** "Use ...": in any way the card can be used. */
    public static Effect use(Selector card) {
        return new Effect.UseCard(card, Effect.UseMode.ANY);
    }

    /** "Fight with ..." */
    public static Effect fightWith(Selector creature) {
        return new Effect.UseCard(creature, Effect.UseMode.FIGHT);
    }

    /** "Ready and fight with ...": chosen once for both. */
    public static Effect readyAndFightWith(Selector creature) {
        return inOrder(choose(creature), ready(Cards.it()), fightWith(Cards.it()));
    }
}
