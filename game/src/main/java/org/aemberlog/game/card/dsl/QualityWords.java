package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Trait;

/** What a card is like: power, armor, keywords, traits, text. */
public abstract class QualityWords extends UseWords {

    /** "Gets +1 power": {@code always(self(), power(1))}. */
    public static Modifier power(int delta) {
        return new Modifier.ModStat(Modifier.Stat.POWER, number(delta));
    }

    /** "Gets +1 power for each ...": {@code power(forgedKeys(YOU))}. */
    public static Modifier power(Amount delta) {
        return new Modifier.ModStat(Modifier.Stat.POWER, delta);
    }

    /** "Gets +1 armor": {@code always(self(), armor(1))}. */
    public static Modifier armor(int delta) {
        return new Modifier.ModStat(Modifier.Stat.ARMOR, number(delta));
    }

    /** "Gets +1 armor for each ...": {@code armor(perCard(eachNeighbor()))}. */
    public static Modifier armor(Amount delta) {
        return new Modifier.ModStat(Modifier.Stat.ARMOR, delta);
    }

    /** "Is considered to have 1 power": {@code setPower(1)}. */
    public static Modifier setPower(int value) {
        return new Modifier.SetStat(Modifier.Stat.POWER, number(value));
    }

    /** "Is considered to have 0 armor": {@code setArmor(0)}. */
    public static Modifier setArmor(int value) {
        return new Modifier.SetStat(Modifier.Stat.ARMOR, number(value));
    }

    /** "Switch power and armor": {@code switchStats()}. */
    public static Modifier switchStats() {
        return new Modifier.SwitchStats();
    }

    /** The power of the cards together: {@code gain(powerOf(it()))}. */
    public static Amount powerOf(Selector of) {
        return new Amount.StatOf(Modifier.Stat.POWER, of);
    }

    /** The armor of the cards together: {@code gain(armorOf(self()))}. */
    public static Amount armorOf(Selector of) {
        return new Amount.StatOf(Modifier.Stat.ARMOR, of);
    }

    /** One for each different power of the cards: {@code gain(differentPowers(each(creature())))}. */
    public static Amount differentPowers(Selector of) {
        return new Amount.DifferentPowers(of);
    }

    /** The highest power among the cards: {@code creature(powerExactly(highestPower(each(creature()))))}. */
    public static Amount highestPower(Selector of) {
        return new Amount.ExtremeStat(Modifier.Stat.POWER, true, of);
    }

    /** The lowest power among the cards: {@code creature(powerExactly(lowestPower(each(creature()))))}. */
    public static Amount lowestPower(Selector of) {
        return new Amount.ExtremeStat(Modifier.Stat.POWER, false, of);
    }

    /** Each of the targets loses all of its armor until the end of the turn: {@code loseArmor(each(enemy(creature())))}. */
    public static Effect loseArmor(Selector targets) {
        return new Effect.LoseArmor(targets);
    }

    /** The armor that a card lost by that: {@code damageToEach(each(creature()), armorLost(it()))}. */
    public static Amount armorLost(Selector of) {
        return new Amount.ArmorLost(of);
    }

    /** With this much power or more: {@code creature(powerAtLeast(5))}. */
    public static Filter powerAtLeast(int power) {
        return new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_LEAST, number(power));
    }

    /** With this much armor or more: {@code creature(armorAtLeast(1))}. */
    public static Filter armorAtLeast(int armor) {
        return new Filter.Stat(Modifier.Stat.ARMOR, Comparison.AT_LEAST, number(armor));
    }

    /** With just this power: {@code creature(powerExactly(1))}. */
    public static Filter powerExactly(int power) {
        return powerExactly(number(power));
    }

    /** With just this power: {@code creature(powerExactly(perCard(each(friendly(creature())))))}. */
    public static Filter powerExactly(Amount power) {
        return new Filter.Stat(Modifier.Stat.POWER, Comparison.EQUAL, power);
    }

    /** With this much power or less: {@code creature(powerAtMost(3))}. */
    public static Filter powerAtMost(int power) {
        return new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_MOST, number(power));
    }

    /** With a bonus icon, printed or received: {@code creature(withBonusIcon())}. */
    public static Filter withBonusIcon() {
        return new Filter.WithBonusIcon();
    }

    /** A card of a gigantic creature: {@code from(Zone.DISCARD, YOU, halfOfGigantic(), Quantity.ALL)}. */
    public static Filter halfOfGigantic() {
        return new Filter.HalfOfGigantic();
    }

    /** With no more power than this: {@code creature(powerAtMost(pool(YOU)))}. */
    public static Filter powerAtMost(Amount power) {
        return new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_MOST, power);
    }

    /** With an even power: {@code creature(evenPower())}. */
    public static Filter evenPower() {
        return new Filter.EvenPower();
    }

    /** With this keyword: {@code creature(hasKeyword(KeywordKind.TAUNT))}. */
    public static Filter hasKeyword(KeywordKind kind) {
        return new Filter.HasKeyword(kind);
    }

    /** "Gains taunt": {@code gains(KeywordKind.TAUNT)}. */
    public static Modifier gains(KeywordKind keyword) {
        return gains(keyword, 0);
    }

    /** "Gains hazardous 2": {@code gains(KeywordKind.HAZARDOUS, 2)}. */
    public static Modifier gains(KeywordKind keyword, int value) {
        return gains(keyword, new Amount.Const(value));
    }

    /** "Gains assault X, where X is ...": {@code gains(KeywordKind.ASSAULT, forgedKeys(OPPONENT))}. */
    public static Modifier gains(KeywordKind keyword, Amount value) {
        return new Modifier.GainKeyword(keyword, value);
    }

    /** "Its play effect is a play/reap effect": {@code alsoOn(Timing.PLAY, Timing.REAP)}. */
    public static Modifier alsoOn(Timing of, Timing on) {
        return new Modifier.AlsoOn(of, on);
    }

    /** "Destroyed: abilities cannot trigger", of the cards in scope: {@code cannotTrigger(Timing.DESTROYED)}. */
    public static Modifier cannotTrigger(Timing timing) {
        return new Modifier.CannotTrigger(timing);
    }

    /** Gains an ability: {@code gains(bold(Timing.REAP, draw(1)))}. */
    public static Modifier gains(Ability ability) {
        return new Modifier.GainAbility(ability);
    }

    /** "Loses elusive": {@code loses(KeywordKind.ELUSIVE)}. */
    public static Modifier loses(KeywordKind... keywords) {
        return new Modifier.LoseKeywords(List.of(keywords));
    }

    /** "While attacking, ignore ...": {@code ignoresWhileAttacking(KeywordKind.TAUNT)}. */
    public static Modifier ignoresWhileAttacking(KeywordKind... keywords) {
        return new Modifier.IgnoreKeywordsWhileAttacking(List.of(keywords));
    }

    /** "Gains the Knight trait": {@code gainsTrait("knight")}. */
    public static Modifier gainsTrait(String name) {
        return new Modifier.GainTrait(new Trait(name));
    }

    /** Gains the text box of a card: {@code gainsTextOf(a(enemy(creature())))}. */
    public static Modifier gainsTextOf(Selector card) {
        return new Modifier.GainTextOf(card);
    }

    /** "Its text box is considered blank": {@code always(each(enemy(creature())), blank())}. */
    public static Modifier blank() {
        return new Modifier.Blank();
    }

    /** "Is considered a creature with 5 power": {@code becomesCreature(5)}. */
    public static Modifier becomesCreature(int power) {
        return becomesCreature(power, 0);
    }

    /** "Is considered a creature with 5 power and 3 armor": {@code becomesCreature(5, 3)}. */
    public static Modifier becomesCreature(int power, int armor) {
        return new Modifier.BecomesCreature(power, armor);
    }

    /** Has the power and gains armor, keywords and traits of a card: {@code whileThisIsInPlay(always(self(), takesAfter(it())))}. */
    public static Modifier takesAfter(Selector card) {
        return new Modifier.TakesAfter(card);
    }

    /** "Its taunt also applies to its neighbors' neighbors": {@code always(self(), widensTaunt())}. */
    public static Modifier widensTaunt() {
        return new Modifier.WidensTaunt();
    }

    /** "Is considered a flank creature": {@code countsAsFlank()}. */
    public static Modifier countsAsFlank() {
        return new Modifier.CountsAsFlank();
    }
}
