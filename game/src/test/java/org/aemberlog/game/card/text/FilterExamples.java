package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Token;

/** What cards are like. */
final class FilterExamples {

    private FilterExamples() {}

    static List<Example> all() {
        return List.of(
                example(Filter.Any.class, "Exhaust a card.", anyCard()),
                example(Filter.Friendly.class, "Exhaust a friendly creature.", friendly(creature())),
                example(Filter.Enemy.class, "Exhaust an enemy creature or artifact.", enemy(creatureOrArtifact())),
                example(
                        Filter.ControlledBy.class,
                        "Exhaust a creature controlled by the active player.",
                        creature(controlledBy(ACTIVE))),
                example(Filter.OfType.class, "Exhaust an artifact.", artifact()),
                example(
                        Filter.OfHouse.class,
                        "Exhaust a Star Alliance creature.",
                        creature(house(House.STAR_ALLIANCE))),
                example(
                        Filter.OfChosenHouse.class,
                        "Exhaust a creature of the chosen house.",
                        creature(ofChosenHouse())),
                example(
                        Filter.OfActiveHouse.class,
                        "Exhaust a creature of the active house.",
                        creature(ofActiveHouse())),
                example(
                        Filter.OfIdentityHouse.class,
                        "Exhaust an artifact of a house on your identity card.",
                        artifact(ofIdentityHouse())),
                example(Filter.OfTrait.class, "Exhaust a friendly Knight card.", friendly(trait("knight"))),
                example(Filter.Named.class, "Exhaust a friendly Bad Penny.", friendly(named("Bad Penny"))),
                example(
                        Filter.WithNamedTitle.class,
                        "Exhaust a creature with the named title.",
                        creature(withNamedTitle())),
                example(
                        Filter.OfChosenTrait.class,
                        "Exhaust a creature with the chosen trait.",
                        creature(ofChosenTrait())),
                example(Filter.IsSelf.class, "Exhaust Test.", isSelf()),
                example(
                        Filter.IsAmong.class,
                        "Exhaust a creature that is not this creature.",
                        creature(not(among(host())))),
                example(Filter.NeighborOfSelf.class, "Exhaust a neighboring creature.", creature(neighbor())),
                example(Filter.OnFlank.class, "Exhaust a creature on a flank.", creature(onFlank())),
                example(
                        Filter.Or.class,
                        "Exhaust a creature between Test and a friendly Valdr.",
                        creature(or(
                                and(toTheRight(), toTheLeftOf(each(friendly(creature(named("Valdr")))))),
                                and(toTheLeft(), toTheRightOf(each(friendly(creature(named("Valdr"))))))))),
                example(Filter.LeftOf.class, "Exhaust a creature to the left of Test.", creature(toTheLeft())),
                example(Filter.RightOf.class, "Exhaust a creature to the right of Test.", creature(toTheRight())),
                example(Filter.OnLeftFlank.class, "Exhaust a creature on a left flank.", creature(onLeftFlank())),
                example(Filter.OnRightFlank.class, "Exhaust a creature on a right flank.", creature(onRightFlank())),
                example(
                        Filter.InCenter.class,
                        "Exhaust a creature in the center of its battleline.",
                        creature(inCenter())),
                example(Filter.Damaged.class, "Exhaust a damaged creature.", creature(damaged())),
                example(Filter.Has.class, "Exhaust a creature with Æmber on it.", creature(has(Token.AEMBER))),
                example(
                        Filter.Has.class,
                        "Exhaust a creature with no doom counters on it.",
                        creature(not(has(Token.DOOM)))),
                example(
                        Filter.HasStatus.class,
                        "Exhaust a stunned enemy creature.",
                        enemy(creature(hasStatus(Effect.Status.STUN)))),
                example(Filter.Upgraded.class, "Exhaust a creature with an upgrade.", creature(upgraded())),
                example(
                        Filter.WithBonusIcon.class,
                        "Exhaust a creature with a bonus icon.",
                        creature(new Filter.WithBonusIcon())),
                example(
                        Filter.HasKeyword.class,
                        "Exhaust a creature with taunt.",
                        creature(hasKeyword(KeywordKind.TAUNT))),
                example(Filter.Stat.class, "Exhaust a creature with power 3 or lower.", creature(powerAtMost(3))),
                example(
                        Filter.Stat.class,
                        "Exhaust a creature with power no lower than your Æmber.",
                        creature(new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_LEAST, pool(YOU)))),
                example(
                        Filter.HalfOfGigantic.class,
                        "Exhaust a creature that is half of a gigantic creature.",
                        creature(halfOfGigantic())),
                example(Filter.EvenPower.class, "Exhaust a creature with odd power.", creature(not(evenPower()))),
                example(Filter.Exhausted.class, "Exhaust an exhausted creature.", creature(exhausted())),
                example(
                        Filter.SharesTrait.class,
                        "Exhaust a creature that shares a trait with Test.",
                        creature(sharesTrait(self()))),
                example(
                        Filter.SharesTraitWithAnother.class,
                        "Exhaust a creature that shares no trait with another creature in its controller’s battleline.",
                        creature(not(sharesTraitWithAnother()))),
                example(
                        Filter.OfCommonHouse.class,
                        "Exhaust a creature of the house with the most creatures in play.",
                        creature(ofHouseWithMostCreatures())),
                example(
                        Filter.OfCommonHouse.class,
                        "Exhaust a creature of a house with 3 or more creatures in play.",
                        creature(ofHouseWithCreatures(3))),
                example(Filter.AttachedTo.class, "Exhaust an upgrade attached to Test.", upgrade(attachedTo(self()))),
                example(
                        Filter.SharesHouseWithNeighbors.class,
                        "Exhaust a creature that shares a house with 2 neighbors of it.",
                        creature(sharesHouseWithNeighbors(2))),
                example(Filter.SharesType.class, "Exhaust a card of the same type as Test.", sharesType(self())),
                example(
                        Filter.SharesTitle.class,
                        "Exhaust a creature with another title than Test.",
                        creature(not(sharesTitle(self())))),
                example(
                        Filter.SharesHouse.class,
                        "Exhaust a creature that shares a house with any of the" + " neighboring creatures.",
                        creature(sharesHouse(eachNeighbor()))),
                example(
                        Filter.Not.class,
                        "Exhaust an undamaged non-Mars creature.",
                        creature(not(house(House.MARS)), not(damaged()))),
                example(
                        Filter.And.class,
                        "Exhaust a damaged creature on a flank.",
                        and(creature(onFlank()), damaged())),
                example(
                        Filter.Or.class,
                        "Exhaust a creature that is damaged or on a flank.",
                        creature(or(damaged(), onFlank()))),
                example(
                        Filter.Or.class,
                        "Exhaust a Mutant creature or a creature with power 5 or higher.",
                        or(creature(trait("mutant")), creature(powerAtLeast(5)))));
    }
}
