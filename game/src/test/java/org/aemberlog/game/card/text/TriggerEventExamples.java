package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** What abilities wait for. */
final class TriggerEventExamples {

    private TriggerEventExamples() {}

    static List<Example> all() {
        return List.of(
                example(
                        TriggerEvent.TURN_STARTED,
                        "At the start of your turn, draw a card.",
                        happens(TriggerEvent.TURN_STARTED, YOU)),
                example(
                        TriggerEvent.TURN_ENDED,
                        "At the end of each turn, draw a card.",
                        happens(TriggerEvent.TURN_ENDED, EACH)),
                example(
                        TriggerEvent.HOUSE_CHOSEN,
                        "Each time your opponent chooses an active house, draw a card.",
                        happens(TriggerEvent.HOUSE_CHOSEN, OPPONENT)),
                example(
                        TriggerEvent.HOUSE_CHOSEN,
                        "After you choose Sanctum as your active house, gain 2 Æmber.",
                        eachTime(happens(TriggerEvent.HOUSE_CHOSEN, YOU), activeHouse(House.SANCTUM), gain(2))),
                example(TriggerEvent.KEY_FORGED, "Each time a player forges a key, draw a card.", forges(EACH)),
                example(
                        TriggerEvent.KEY_FORGED,
                        "Each time your opponent forges a key, put a +1 power counter on Test for each Æmber spent on it.",
                        eachTime(forges(OPPONENT), addCounters(Token.POWER, thatMuch(), self()))),
                example(
                        TriggerEvent.CREATURES_READIED,
                        "Each time your opponent would ready their creatures during the"
                                + " “ready cards” step, deal 1 damage to Test for each exhausted enemy"
                                + " creature instead.",
                        insteadOf(
                                happens(TriggerEvent.CREATURES_READIED, OPPONENT),
                                damage(perCard(each(enemy(creature(exhausted())))), self()))),
                example(
                        TriggerEvent.TIDE_RAISED,
                        "Each time your opponent raises the tide, draw a card.",
                        happens(TriggerEvent.TIDE_RAISED, OPPONENT)),
                example(
                        TriggerEvent.PLAYED,
                        "Each time your opponent plays an upgrade, draw a card.",
                        plays(OPPONENT, upgrade())),
                example(
                        TriggerEvent.PLAYED_BEFORE_EFFECT,
                        "Each time a player plays an action card, before its play" + " effects resolve, draw a card.",
                        happens(TriggerEvent.PLAYED_BEFORE_EFFECT, EACH, actionCard())),
                example(
                        TriggerEvent.ENTERED,
                        "Each time an enemy creature enters play, draw a card.",
                        happens(TriggerEvent.ENTERED, EACH, enemy(creature()))),
                example(
                        TriggerEvent.LEFT_PLAY,
                        "After Test leaves play, draw a card.",
                        happens(TriggerEvent.LEFT_PLAY, EACH, isSelf())),
                example(
                        TriggerEvent.DISCARDED,
                        "Each time you discard a Brobnar card from your hand, draw a card.",
                        happens(TriggerEvent.DISCARDED, YOU, house(House.BROBNAR))),
                example(
                        TriggerEvent.DISCARDED_ANYWHERE,
                        "Each time you discard a card from anywhere, draw a card.",
                        happens(TriggerEvent.DISCARDED_ANYWHERE, YOU)),
                example(
                        TriggerEvent.ARCHIVED,
                        "Each time you archive a creature, draw a card.",
                        happens(TriggerEvent.ARCHIVED, YOU, creature())),
                example(
                        TriggerEvent.FOUGHT,
                        "Each time a neighboring creature fights, draw a card.",
                        fights(creature(neighbor()))),
                example(TriggerEvent.REAPED, "Each time a creature reaps, draw a card.", reaps(creature())),
                example(
                        TriggerEvent.USED,
                        "Each time a player uses an artifact, draw a card.",
                        happens(TriggerEvent.USED, EACH, artifact())),
                example(
                        TriggerEvent.DESTROYED,
                        "Each time a creature is destroyed, its controller’s opponent" + " gains 1 Æmber.",
                        eachTime(isDestroyed(creature()), gains(THAT_PLAYERS_OPPONENT, number(1)))),
                example(
                        TriggerEvent.DESTROYED,
                        "Each time an enemy creature is destroyed, draw a card.",
                        happens(TriggerEvent.DESTROYED, OPPONENT, creature())),
                example(
                        TriggerEvent.DESTROYED_IN_FIGHT,
                        "Play: Gain 1 Æmber for each enemy creature destroyed in a fight this turn.",
                        bold(Timing.PLAY, gain(timesThisTurn(isDestroyedInFight(enemy(creature())))))),
                example(
                        TriggerEvent.DESTROYED_IN_FIGHT,
                        "Each time an enemy creature is destroyed in a fight, draw a card.",
                        isDestroyedInFight(enemy(creature()))),
                example(
                        TriggerEvent.DESTROYED_FIGHTING,
                        "Each time an enemy creature is destroyed while fighting, draw a card.",
                        isDestroyedFighting(enemy(creature()))),
                example(
                        TriggerEvent.DESTROYED_FIGHTING_THIS,
                        "After an enemy creature is destroyed fighting Test, draw a card.",
                        isDestroyedFightingThis(enemy(creature()))),
                example(
                        TriggerEvent.DESTROYED_ATTACKED_BY_THIS,
                        "After Test attacks and destroys a creature, draw a card.",
                        thisAttacksAndDestroys(creature())),
                example(
                        TriggerEvent.READY_STEP_ENDED,
                        "At the end of the “ready cards” step of your turn, draw a card.",
                        happens(TriggerEvent.READY_STEP_ENDED, YOU)),
                example(
                        TriggerEvent.HOUSE_STEP_ENDED,
                        "At the end of the “choose a house” step of your opponent’s turn, draw a card.",
                        happens(TriggerEvent.HOUSE_STEP_ENDED, OPPONENT)),
                example(
                        TriggerEvent.ATTACHED,
                        "Each time you attach an upgrade to a creature, draw a card.",
                        happens(TriggerEvent.ATTACHED, YOU, upgrade())),
                example(
                        TriggerEvent.ATTACHED,
                        "Each time a player attaches a card to any of Test and the neighboring creatures, draw a card.",
                        happens(TriggerEvent.ATTACHED, EACH, attachedTo(allOf(self(), eachNeighbor())))),
                example(
                        TriggerEvent.DESTROYED_BY_ASSAULT,
                        "After an enemy creature is destroyed by the assault damage of Test, draw a card.",
                        isDestroyedByAssault(enemy(creature()))),
                example(
                        TriggerEvent.AEMBER_GAINED_BY_REAPING,
                        "Each time your opponent gains Æmber by reaping, Test captures" + " that Æmber.",
                        eachTime(
                                happens(TriggerEvent.AEMBER_GAINED_BY_REAPING, OPPONENT),
                                capture(thatMuch(), self(), CaptureFrom.THAT_AEMBER))),
                example(
                        TriggerEvent.AEMBER_STOLEN,
                        "Each time your opponent steals Æmber, draw a card.",
                        happens(TriggerEvent.AEMBER_STOLEN, OPPONENT)),
                example(
                        TriggerEvent.AEMBER_ADDED,
                        "Each time Æmber would be added to your opponent’s pool, Test captures that Æmber instead.",
                        insteadOf(addedToPool(OPPONENT), capture(thatMuch(), self(), CaptureFrom.THAT_AEMBER))),
                example(
                        TriggerEvent.DISCARDED_FROM_PLAY,
                        "Each time a creature would be put into a discard pile from play, purge that creature instead.",
                        insteadOf(happens(TriggerEvent.DISCARDED_FROM_PLAY, EACH, creature()), purge(thatCard()))),
                example(
                        TriggerEvent.DISCARDED_AFTER_PLAY,
                        "Each time an action card that you played would be put into a discard pile after resolving,"
                                + " return that action card to its owner’s hand instead.",
                        insteadOf(happens(TriggerEvent.DISCARDED_AFTER_PLAY, YOU, actionCard()), toHand(thatCard()))),
                example(
                        TriggerEvent.DAMAGE_DEALT,
                        "Each time Test is dealt damage, draw a card.",
                        happens(TriggerEvent.DAMAGE_DEALT, EACH, isSelf())),
                example(
                        TriggerEvent.DAMAGE_DEALT_BY_ICON,
                        "Each time an enemy creature is dealt damage by a damage bonus" + " icon, draw a card.",
                        happens(TriggerEvent.DAMAGE_DEALT_BY_ICON, EACH, enemy(creature()))),
                example(
                        TriggerEvent.DEALS_DAMAGE,
                        "Each time Test would deal damage, steal 1 Æmber instead.",
                        insteadOf(happens(TriggerEvent.DEALS_DAMAGE, EACH, isSelf()), steal(1))),
                example(
                        TriggerEvent.ARMOR_PREVENTED,
                        "Each time the armor of Test prevents damage, draw a card.",
                        happens(TriggerEvent.ARMOR_PREVENTED, EACH, isSelf())),
                example(
                        TriggerEvent.ICON_RESOLVED,
                        "Each time you would resolve a bonus icon, you may resolve a" + " capture bonus icon instead.",
                        maybeInsteadOf(happens(TriggerEvent.ICON_RESOLVED, YOU), resolveIcon(BonusIcon.CAPTURE))),
                example(
                        TriggerEvent.CAPTURE_ICON_RESOLVED,
                        "Each time you resolve a capture bonus icon, draw a card.",
                        happens(TriggerEvent.CAPTURE_ICON_RESOLVED, YOU)),
                example(
                        TriggerEvent.DRAW_ICON_RESOLVED,
                        "Each time you resolve a draw bonus icon, draw a card.",
                        happens(TriggerEvent.DRAW_ICON_RESOLVED, YOU)));
    }
}
