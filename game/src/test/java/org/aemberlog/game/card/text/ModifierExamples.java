package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Timing;

/** What constant abilities change about cards. */
final class ModifierExamples {

    private ModifierExamples() {}

    static List<Example> all() {
        return List.of(
                example(Modifier.ModStat.class, "Test gets +2 power.", power(2)),
                example(
                        Modifier.ModStat.class,
                        "Test gets +2 armor for each neighboring creature.",
                        armor(times(2, perCard(eachNeighbor())))),
                example(
                        Modifier.BasePower.class,
                        "Test has a power of 4 instead of the printed one.",
                        new Modifier.BasePower(4)),
                example(Modifier.SetStat.class, "Test is considered to have 1 power.", setPower(1)),
                example(Modifier.SwitchStats.class, "Test switches its power and armor.", switchStats()),
                example(Modifier.GainKeyword.class, "Test gains hazardous 2.", gains(KeywordKind.HAZARDOUS, 2)),
                example(
                        Modifier.GainKeyword.class,
                        "Test gains assault X, where X is the number of keys your opponent has forged.",
                        gains(KeywordKind.ASSAULT, forgedKeys(OPPONENT))),
                example(
                        Modifier.LoseKeywords.class,
                        "Test loses taunt and elusive.",
                        loses(KeywordKind.TAUNT, KeywordKind.ELUSIVE)),
                example(
                        Modifier.GainAbility.class,
                        "This creature gains, “Reap: Draw a card.”",
                        always(host(), gains(bold(Timing.REAP, draw(1))))),
                example(
                        Modifier.GainAbility.class,
                        "This creature gains taunt and, “Destroyed: Return this"
                                + " creature to its owner’s hand. Destroy Test.”",
                        always(
                                host(),
                                gains(KeywordKind.TAUNT),
                                gains(bold(Timing.DESTROYED, toHand(self()), destroy(granter()))))),
                example(
                        Modifier.AlsoOn.class,
                        "Each friendly creature has “Play:” abilities that are also “Reap:” abilities.",
                        always(each(friendly(creature())), alsoOn(Timing.PLAY, Timing.REAP))),
                example(Modifier.GainTrait.class, "Test gains the Knight trait.", gainsTrait("knight")),
                example(
                        Modifier.GainTextOf.class,
                        "Test gains the text box of another creature.",
                        gainsTextOf(a(another(creature())))),
                example(
                        Modifier.Blank.class,
                        "Test counts as having a blank text box, except for its traits.",
                        blank()),
                example(
                        Modifier.BecomesCreature.class,
                        "Test is considered a creature with 5 power.",
                        becomesCreature(5)),
                example(
                        Modifier.BecomesCreature.class,
                        "Test is considered a creature with 5 power and 3 armor.",
                        becomesCreature(5, 3)),
                example(
                        Modifier.TakesAfter.class,
                        "Each friendly creature has the power of another creature and gains its armor, keywords and"
                                + " traits.",
                        always(each(friendly(creature())), takesAfter(a(another(creature()))))),
                example(
                        Modifier.WidensTaunt.class,
                        "Test has taunt that applies to the neighbors of its neighbors, too.",
                        widensTaunt()),
                example(
                        Modifier.ArchivedFaceup.class,
                        "Test is archived faceup when you archive it.",
                        archivedFaceup()),
                example(
                        Modifier.ArchivesInPart.class,
                        "You may take any number of your archives instead of all while Test is among them.",
                        archivesInPart()),
                example(Modifier.CountsAsFlank.class, "Test is considered a flank creature.", countsAsFlank()),
                example(Modifier.Controlled.class, "You control this creature.", always(host(), youControl())),
                example(Modifier.EntersReady.class, "Test enters play ready.", entersReady()),
                example(Modifier.CannotReady.class, "Test is unable to ready.", cannotReady()),
                example(
                        Modifier.CannotTrigger.class,
                        "Test is unable to trigger “Destroyed:” abilities.",
                        cannotTrigger(Timing.DESTROYED)),
                example(Modifier.EntersEnraged.class, "Test enters play enraged.", entersEnraged()),
                example(Modifier.EntersStunned.class, "Test enters play stunned.", entersStunned()),
                example(
                        Modifier.EntersUnderOpponentsControl.class,
                        "Test enters play under your opponent’s control.",
                        entersUnderOpponentsControl()),
                example(
                        Modifier.Doomed.class,
                        "While your opponent controls no creatures, Test is destroyed at once.",
                        whilst(none(perCard(each(enemy(creature())))), self(), doomed())),
                example(
                        Modifier.IgnoreKeywordsWhileAttacking.class,
                        "Test ignores taunt and elusive while attacking.",
                        ignoresWhileAttacking(KeywordKind.TAUNT, KeywordKind.ELUSIVE)),
                example(
                        Modifier.AttacksOnly.class,
                        "Test can only fight creatures on a flank.",
                        attacksOnly(creature(onFlank()))),
                example(
                        Modifier.MustFight.class,
                        "Each creature must fight when used, if able.",
                        always(each(creature()), mustFight())),
                example(
                        Modifier.FightsOnly.class,
                        "Each friendly creature may be used as if it belonged to the active house and can only fight.",
                        always(each(friendly(creature())), usableAsActiveHouse(), fightsOnly())),
                example(
                        Modifier.CannotBeDamaged.class,
                        "Test cannot be dealt damage by creatures with power 5 or higher.",
                        cannotBeDamagedBy(creature(powerAtLeast(5)))),
                example(
                        Modifier.ExtraDamageAttacking.class,
                        "Test deals +2 damage while attacking a damaged creature.",
                        extraDamageAttacking(creature(damaged()), 2)),
                example(
                        Modifier.ExtraDamageTaken.class,
                        "Test is dealt +2 damage each time it is dealt damage.",
                        extraDamageTaken(2)),
                example(
                        Modifier.DoubleDamageTaken.class,
                        "Test is dealt twice the damage each time it is dealt damage.",
                        doubleDamageTaken()),
                example(Modifier.FightDamageOnly.class, "Test deals no damage when fighting.", fightDamageOnly(0)),
                example(
                        Modifier.AttackedDamageOnly.class,
                        "Test deals no damage when attacked.",
                        attackedDamageOnly(0)),
                example(
                        Modifier.TakesDamageFor.class,
                        "Test takes all damage that would be dealt to neighboring creatures.",
                        takesDamageFor(creature(neighbor()))),
                example(
                        Modifier.SharesFightDamageOf.class,
                        "Test is also dealt the damage that is dealt in a fight to" + " neighboring creatures.",
                        sharesFightDamageOf(creature(neighbor()))),
                example(
                        Modifier.BelongsTo.class,
                        "Test belongs to house Dis in addition to its other houses.",
                        alsoBelongsTo(House.DIS)),
                example(
                        Modifier.BelongsTo.class,
                        "Each creature belongs to house Star Alliance instead of its original" + " house.",
                        always(each(creature()), belongsTo(House.STAR_ALLIANCE))),
                example(
                        Modifier.BelongsToChosenHouse.class,
                        "Test belongs to the chosen house in addition to its other houses.",
                        alsoBelongsToChosenHouse()),
                example(
                        Modifier.BelongsToActiveHouse.class,
                        "Test belongs to the active house instead of its original house.",
                        belongsToActiveHouse()),
                example(
                        Modifier.UsableAsActiveHouse.class,
                        "Test may be used as if it belonged to the active house.",
                        usableAsActiveHouse()),
                example(
                        Modifier.SpendableAember.class,
                        "The Æmber on Test may be spent as if it were in your pool.",
                        spendableAember()),
                example(
                        Modifier.SpendableByOpponent.class,
                        "The Æmber on Test may be spent by your opponent as if it were in their pool.",
                        spendableByOpponent()),
                example(
                        Modifier.SpendableOnKeys.class,
                        "The Æmber on Test may be spent when you forge keys.",
                        spendableOnKeys()));
    }
}
