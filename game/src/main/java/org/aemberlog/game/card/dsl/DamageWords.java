package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;

/** Damage: dealt, healed, prevented, and destruction. */
public abstract class DamageWords extends AemberWords {

    /** Deals damage to each of the targets at once: {@code damage(3, a(creature()))}. */
    public static Effect damage(int amount, Selector targets) {
        return damage(number(amount), targets);
    }

    /** Deals damage to each of the targets at once: {@code damage(pool(YOU), a(creature()))}. */
    public static Effect damage(Amount amount, Selector targets) {
        return new Effect.DealDamage(targets, amount);
    }

    /** The same, "this damage cannot be prevented by armor": {@code damageDespiteArmor(3, each(creature()))}. */
    public static Effect damageDespiteArmor(int amount, Selector targets) {
        return new Effect.DealDamageDespiteArmor(targets, number(amount));
    }

    /** Another card deals the damage: {@code damageBy(fightOpponent(), number(2), self())}. */
    public static Effect damageBy(Selector dealer, Amount amount, Selector targets) {
        return new Effect.DealDamageBy(dealer, targets, amount);
    }

    /** Each of the targets, {@code it}, is dealt so much: {@code damageToEach(each(creature()), powerOf(it()))}. */
    public static Effect damageToEach(Selector targets, Amount amount) {
        return new Effect.DealDamageToEach(targets, TargetWords.IT, amount, new Selector.Self());
    }

    /** The same damage dealt by others: {@code damageToEachBy(each(creature()), neighborsOf(it()), number(1))}. */
    public static Effect damageToEachBy(Selector targets, Selector dealer, Amount amount) {
        return new Effect.DealDamageToEach(targets, TargetWords.IT, amount, dealer);
    }

    /** Deals damage one by one, all at once: {@code divideDamage(number(5), each(enemy(creature())))}. */
    public static Effect divideDamage(Amount amount, Selector among) {
        return new Effect.DivideDamage(among, amount);
    }

    /** Deals several portions at once: {@code damageTogether(damage(3, a(creature())), damage(1, self()))}. */
    public static Effect damageTogether(Effect... portions) {
        return together(portions);
    }

    private static Effect.DamageTogether together(Effect... portions) {
        return new Effect.DamageTogether(
                List.of(portions).stream().map(Effect.DamagePortion.class::cast).toList());
    }

    /** Each time "it" is chosen, all dealt at once: {@code damageForEach(pool(YOU), a(creature()), damage(2, it()))}. */
    public static Effect damageForEach(Amount times, Selector target, Effect... portions) {
        return new Effect.DamageForEach(times, TargetWords.IT, target, together(portions));
    }

    /** Deals this card's damage of the fight to the target instead: {@code dealFightDamageTo(aNeighbor())}. */
    public static Effect dealFightDamageTo(Selector target) {
        return new Effect.DealFightDamageTo(target);
    }

    /** Moves damage from one creature to another: {@code moveDamage(number(2), self(), a(enemy(creature())))}. */
    public static Effect moveDamage(Amount damage, Selector from, Selector to) {
        return new Effect.MoveDamage(from, to, damage);
    }

    /** Heals damage from each of the targets: {@code heal(2, each(creature()))}. */
    public static Effect heal(int damage, Selector targets) {
        return new Effect.Heal(targets, number(damage));
    }

    /** Heals damage from each of the targets: {@code heal(chosenNumber(), a(creature()))}. */
    public static Effect heal(Amount amount, Selector targets) {
        return new Effect.Heal(targets, amount);
    }

    /** Heals all damage from each of the targets: {@code fullyHeal(self())}. */
    public static Effect fullyHeal(Selector targets) {
        return new Effect.FullyHeal(targets);
    }

    /** With damage on it: {@code creature(damaged())}. */
    public static Filter damaged() {
        return new Filter.Damaged();
    }

    /** Destroys the targets together: {@code destroy(each(creature()))}. */
    public static Effect destroy(Selector targets) {
        return new Effect.Destroy(targets);
    }

    /** Sacrifices the targets: {@code sacrifice(a(friendly(creature())))}. */
    public static Effect sacrifice(Selector targets) {
        return new Effect.Sacrifice(targets);
    }

    /** "If ..., destroy this card", whenever that is so: {@code whilst(tideIsLow(), self(), doomed())}. */
    public static Modifier doomed() {
        return new Modifier.Doomed();
    }

    /** "Cannot be dealt damage": {@code always(self(), cannotBeDamaged())}. */
    public static Modifier cannotBeDamaged() {
        return new Modifier.CannotBeDamaged(new Filter.Any());
    }

    /** "Cannot be dealt damage by ...": {@code cannotBeDamagedBy(creature(onFlank()))}. */
    public static Modifier cannotBeDamagedBy(Filter by) {
        return new Modifier.CannotBeDamaged(by);
    }

    /** Takes the damage of such creatures in their stead: {@code takesDamageFor(creature(neighbor()))}. */
    public static Modifier takesDamageFor(Filter whom) {
        return new Modifier.TakesDamageFor(whom);
    }

    /** "Is dealt 2 more damage each time": {@code extraDamageTaken(2)}. */
    public static Modifier extraDamageTaken(int extra) {
        return new Modifier.ExtraDamageTaken(number(extra));
    }

    /** "All damage dealt to it is doubled": {@code always(self(), doubleDamageTaken())}. */
    public static Modifier doubleDamageTaken() {
        return new Modifier.DoubleDamageTaken();
    }

    /** "Only deals 2 damage when fighting", none when 0: {@code fightDamageOnly(2)}. */
    public static Modifier fightDamageOnly(int amount) {
        return new Modifier.FightDamageOnly(number(amount));
    }

    /** "Only deals 2 damage when attacked", none when 0: {@code attackedDamageOnly(0)}. */
    public static Modifier attackedDamageOnly(int amount) {
        return new Modifier.AttackedDamageOnly(number(amount));
    }

    /** "Deals +2 damage while attacking ...": {@code extraDamageAttacking(creature(onFlank()), 2)}. */
    public static Modifier extraDamageAttacking(Filter defender, int extra) {
        return new Modifier.ExtraDamageAttacking(defender, number(extra));
    }

    /** Fight damage to such creatures is dealt to this one, too: {@code sharesFightDamageOf(creature(neighbor()))}. */
    public static Modifier sharesFightDamageOf(Filter whom) {
        return new Modifier.SharesFightDamageOf(whom);
    }
}
