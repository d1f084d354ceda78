package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Token;

/** Damage and the state of cards. */
final class CreatureExamples {

    private CreatureExamples() {}

    static List<Example> all() {
        return List.of(
                example(
                        Effect.DealDamage.class,
                        "Deal 2 damage to each of 2 creatures.",
                        damage(2, choose(2, creature()))),
                example(
                        Effect.DealDamage.class,
                        "Deal damage equal to the number of friendly creatures to a creature.",
                        damage(perCard(each(friendly(creature()))), a(creature()))),
                example(
                        Effect.DealDamageDespiteArmor.class,
                        "Deal 3 damage to each enemy creature, which armor cannot prevent.",
                        damageDespiteArmor(3, each(enemy(creature())))),
                example(
                        Effect.DealDamageBy.class,
                        "A friendly creature deals 2 damage to an enemy creature.",
                        damageBy(a(friendly(creature())), number(2), a(enemy(creature())))),
                example(
                        Effect.DealDamageToEach.class,
                        "Deal 1 damage to each enemy creature for each Æmber on it.",
                        damageToEach(each(enemy(creature())), tokens(Token.AEMBER, it()))),
                example(
                        Effect.LoseArmor.class,
                        "Take all armor off a creature until the end of the turn.",
                        loseArmor(a(creature()))),
                example(
                        Effect.DamageTogether.class,
                        "Deal 3 damage to a creature and 1 damage to Test.",
                        damageTogether(damage(3, a(creature())), damage(1, self()))),
                example(
                        Effect.DamageTogether.class,
                        "A creature deals 2 damage to Test and Test deals 1 damage to a creature, all of it at once.",
                        damageTogether(
                                damageBy(a(creature()), number(2), self()),
                                damageBy(self(), number(1), a(creature())))),
                example(
                        Effect.DamageForEach.class,
                        "For each friendly creature, deal 2 damage to a creature, all of it at once.",
                        damageForEach(perCard(each(friendly(creature()))), a(creature()), damage(2, it()))),
                example(
                        Effect.DamageForEach.class,
                        "For each friendly artifact, choose a creature and deal 2 damage to it and 1 damage to each"
                                + " neighbor of that creature, all of it at once.",
                        damageForEach(
                                perCard(each(friendly(artifact()))),
                                a(creature()),
                                damage(2, it()),
                                damage(1, neighborsOf(it())))),
                example(
                        Effect.DivideDamage.class,
                        "Deal 5 damage, divided as you choose among any number of enemy" + " creatures.",
                        divideDamage(number(5), each(enemy(creature())))),
                example(
                        Effect.DealFightDamageTo.class,
                        "Test deals its fight damage to an enemy creature instead of to" + " the creature it fights.",
                        dealFightDamageTo(a(enemy(creature())))),
                example(Effect.Heal.class, "Heal 3 damage from a creature.", heal(3, a(creature()))),
                example(
                        Effect.FullyHeal.class,
                        "Fully heal each friendly creature.",
                        fullyHeal(each(friendly(creature())))),
                example(
                        Effect.MoveDamage.class,
                        "Move 1 damage from Test to an enemy creature.",
                        moveDamage(number(1), self(), a(enemy(creature())))),
                example(Effect.AddStatus.class, "Stun a creature.", stun(a(creature()))),
                example(Effect.AddStatus.class, "Ward up to 2 creatures.", ward(upTo(2, creature()))),
                example(Effect.AddStatus.class, "Enrage each enemy creature.", enrage(each(enemy(creature())))),
                example(
                        Effect.RemoveStatus.class,
                        "Unstun each friendly creature.",
                        unstun(each(friendly(creature())))),
                example(
                        Effect.AddCounters.class,
                        "Put 2 +1 power counters on each of 2 creatures.",
                        addCounters(Token.POWER, number(2), choose(2, creature()))),
                example(
                        Effect.RemoveCounters.class,
                        "Remove a doom counter from Test.",
                        removeCounters(Token.DOOM, number(1), self())),
                example(
                        Effect.RemoveCounters.class,
                        "Remove each doom counter from Test.",
                        removeCounters(Token.DOOM, tokens(Token.DOOM, self()), self())),
                example(
                        Effect.Redistribute.class,
                        "Redistribute the Æmber on each friendly creature among them.",
                        redistribute(Token.AEMBER, each(friendly(creature())))),
                example(
                        Effect.Redistribute.class,
                        "Redistribute the damage on each enemy creature among them.",
                        redistribute(Token.DAMAGE, each(enemy(creature())))),
                example(
                        Effect.Ready.class,
                        "Ready any number of friendly creatures.",
                        ready(anyNumber(friendly(creature())))),
                example(Effect.Exhaust.class, "Exhaust a creature or artifact.", exhaust(a(creatureOrArtifact()))));
    }
}
