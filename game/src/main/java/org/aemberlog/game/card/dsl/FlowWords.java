package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Selector;

/** How instructions follow each other, and how long rules last. */
public abstract class FlowWords extends NumberWords {

    private static final Effect NOTHING = new Effect.Seq(List.of());

    /** One instruction after the other: {@code inOrder(gain(1), draw(1))}. */
    public static Effect inOrder(Effect... steps) {
        return steps.length == 1 ? steps[0] : new Effect.Seq(List.of(steps));
    }

    /** "You may ...": {@code may(archive(self()))}. */
    public static Effect may(Effect... steps) {
        return new Effect.May(inOrder(steps));
    }

    /** "If ..., ...": {@code onlyIf(tideIsHigh(), gain(1))}. */
    public static Effect onlyIf(Condition condition, Effect... steps) {
        return new Effect.If(condition, inOrder(steps), NOTHING);
    }

    /** "If ..., ...; otherwise ...": {@code either(none(pool(OPPONENT)), gain(2), steal(1))}. */
    public static Effect either(Condition condition, Effect then, Effect otherwise) {
        return new Effect.If(condition, then, otherwise);
    }

    /** "... If you do, ...": {@code ifDone(steal(1), draw(1))}. */
    public static Effect ifDone(Effect first, Effect... then) {
        return new Effect.IfDone(first, inOrder(then));
    }

    /** "Choose one: ...": {@code chooseOne(draw(1), stun(a(creature())))}. */
    public static Effect chooseOne(Effect... options) {
        return new Effect.OneOf(List.of(options));
    }

    /** So many times, each with its own choices: {@code forEach(forgedKeys(YOU), damage(1, a(creature())))}. */
    public static Effect forEach(Amount times, Effect... steps) {
        return new Effect.ForEach(times, inOrder(steps));
    }

    /** Once for each of the cards, under the name: {@code forEachCard(eachNeighbor(), "it", reapWith(it()))}. */
    public static Effect forEachCard(Selector cards, String name, Effect... steps) {
        return new Effect.ForEachCard(cards, name, inOrder(steps));
    }

    /** So many times, each with a different card as "it": {@code forDifferent(number(2), creature(), stun(it()))}. */
    public static Effect forDifferent(Amount times, Filter card, Effect... steps) {
        return new Effect.ForDifferent(times, false, a(card), TargetWords.IT, inOrder(steps));
    }

    /** Up to so many times, each with a different card as "it": {@code forUpTo(2, creature(), stun(it()))}. */
    public static Effect forUpTo(int times, Filter card, Effect... steps) {
        return new Effect.ForDifferent(number(times), true, a(card), TargetWords.IT, inOrder(steps));
    }

    /** For each player, the active one first, as "you": {@code eachPlayer(draw(1))}. */
    public static Effect eachPlayer(Effect... steps) {
        return new Effect.EachPlayer(inOrder(steps));
    }

    /** Your opponent does it, as "you": {@code opponentDoes(may(draw(1)))}. */
    public static Effect opponentDoes(Effect... steps) {
        return new Effect.OpponentDoes(inOrder(steps));
    }

    /** "... If ..., trigger this effect again": {@code againWhile(tideIsLow(), steal(1))}. */
    public static Effect againWhile(Condition again, Effect... steps) {
        return new Effect.Repeat(inOrder(steps), again, Effect.Repetition.MUST);
    }

    /** "... You may trigger this effect again if ...": {@code mayAgainWhile(thereIs(each(creature())), destroy(a(creature())))}. */
    public static Effect mayAgainWhile(Condition again, Effect... steps) {
        return new Effect.Repeat(inOrder(steps), again, Effect.Repetition.MAY);
    }

    /** Labels one effect, for "this way": {@code as("healed", heal(1, each(creature())))}. */
    public static Effect as(String label, Effect effect) {
        if (effect instanceof Effect.Seq) {
            throw new IllegalArgumentException(
                    "The label " + label + " is for one effect, not for several in order. Label each of them.");
        }
        return new Effect.As(label, effect);
    }

    /** The labelled effect was done completely: {@code onlyIf(done("stolen"), draw(1))}. */
    public static Condition done(String label) {
        return new Condition.Done(label);
    }

    /** The labelled effect destroyed a card: {@code onlyIf(destroyedBy("hit"), gain(1))}. */
    public static Condition destroyedBy(String label) {
        return new Condition.DestroyedBy(label);
    }

    /** Selects cards once and remembers them under a name: {@code remember("two", choose(2, creature()))}. */
    public static Effect remember(String name, Selector cards) {
        return new Effect.Let(name, cards);
    }

    /** Chooses one card of each house, power or type: {@code chooseOfEach(Quality.HOUSE, each(creature()))}. */
    public static Effect chooseOfEach(Effect.Quality quality, Selector from) {
        return new Effect.ChooseOfEach(quality, from, TargetWords.IT);
    }

    /** Selects cards once, for {@link TargetWords#it}: {@code inOrder(choose(a(creature())), stun(it()))}. */
    public static Effect choose(Selector cards) {
        return remember(TargetWords.IT, cards);
    }

    /** "For the remainder of the turn, ...": {@code forRemainderOfTurn(eachTime(youPlay(creature()), gain(1)))}. */
    public static Effect forRemainderOfTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.REMAINDER_OF_TURN, 0, rule);
    }

    /** "The next time ... this turn": {@code forRemainderOfTurn(1, eachTime(youPlay(creature()), gain(1)))}. */
    public static Effect forRemainderOfTurn(int uses, Ability rule) {
        return new Effect.Lasting(Effect.Duration.REMAINDER_OF_TURN, uses, rule);
    }

    /** "During your opponent's next turn": {@code duringOpponentsNextTurn(always(self(), keyCost(OPPONENT, 3)))}. */
    public static Effect duringOpponentsNextTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.OPPONENTS_NEXT_TURN, 0, rule);
    }

    /** "Until the start of your next turn, ...": {@code untilYourNextTurn(always(each(creature()), blank()))}. */
    public static Effect untilYourNextTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.UNTIL_START_OF_YOUR_NEXT_TURN, 0, rule);
    }

    /** "Until the end of your next turn, ...": {@code untilEndOfYourNextTurn(always(self(), handSize(1)))}. */
    public static Effect untilEndOfYourNextTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.UNTIL_END_OF_YOUR_NEXT_TURN, 0, rule);
    }

    /** "During its next 'ready cards' step": {@code untilReadyStepEnds(always(it(), doesNotReadyInStep()))}. */
    public static Effect untilReadyStepEnds(Ability rule) {
        return new Effect.Lasting(Effect.Duration.UNTIL_READY_STEP_ENDS, 0, rule);
    }

    /** "Until this card leaves play, ...": {@code whileThisIsInPlay(always(self(), keyCost(OPPONENT, 1)))}. */
    public static Effect whileThisIsInPlay(Ability rule) {
        return new Effect.Lasting(Effect.Duration.WHILE_THIS_IS_IN_PLAY, 0, rule);
    }

    /** "While under your control", for remembered cards: {@code whileUnderYourControl(always(it(), power(2)))}. */
    public static Effect whileUnderYourControl(Ability rule) {
        return new Effect.Lasting(Effect.Duration.WHILE_UNDER_YOUR_CONTROL, 0, rule);
    }

    /** "While in play", for remembered cards: {@code whileThoseAreInPlay(always(it(), power(2)))}. */
    public static Effect whileThoseAreInPlay(Ability rule) {
        return new Effect.Lasting(Effect.Duration.WHILE_THOSE_ARE_IN_PLAY, 0, rule);
    }
}
