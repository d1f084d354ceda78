package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.THAT_PLAYERS_OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.House;

/** What abilities wait for. */
final class HappeningExamples {

    private HappeningExamples() {}

    static List<Example> all() {
        return List.of(
                example(
                        Happening.TURN_STARTED,
                        "At the start of your turn, draw a card.",
                        happens(Happening.TURN_STARTED, YOU)),
                example(
                        Happening.TURN_ENDED,
                        "At the end of each turn, draw a card.",
                        happens(Happening.TURN_ENDED, EACH)),
                example(
                        Happening.HOUSE_CHOSEN,
                        "Each time your opponent chooses an active house, draw a card.",
                        happens(Happening.HOUSE_CHOSEN, OPPONENT)),
                example(
                        Happening.HOUSE_CHOSEN,
                        "After you choose Sanctum as your active house, gain 2 Æmber.",
                        eachTime(happens(Happening.HOUSE_CHOSEN, YOU), activeHouse(House.SANCTUM), gain(2))),
                example(Happening.KEY_FORGED, "Each time a player forges a key, draw a card.", forges(EACH)),
                example(
                        Happening.CREATURES_READIED,
                        "Each time your opponent would ready their creatures during the"
                                + " “ready cards” step, deal 1 damage to Test for each of those"
                                + " creatures instead.",
                        insteadOf(happens(Happening.CREATURES_READIED, OPPONENT), damage(thatMuch(), self()))),
                example(
                        Happening.TIDE_RAISED,
                        "Each time your opponent raises the tide, draw a card.",
                        happens(Happening.TIDE_RAISED, OPPONENT)),
                example(
                        Happening.PLAYED,
                        "Each time your opponent plays an upgrade, draw a card.",
                        plays(OPPONENT, upgrade())),
                example(
                        Happening.PLAYED_BEFORE_EFFECT,
                        "Each time a player plays an action card, before its play" + " effects resolve, draw a card.",
                        happens(Happening.PLAYED_BEFORE_EFFECT, EACH, actionCard())),
                example(
                        Happening.ENTERED,
                        "Each time an enemy creature enters play, draw a card.",
                        happens(Happening.ENTERED, EACH, enemy(creature()))),
                example(
                        Happening.LEFT_PLAY,
                        "After Test leaves play, draw a card.",
                        happens(Happening.LEFT_PLAY, EACH, isSelf())),
                example(
                        Happening.DISCARDED,
                        "Each time you discard a Brobnar card from your hand, draw a card.",
                        happens(Happening.DISCARDED, YOU, house(House.BROBNAR))),
                example(
                        Happening.ARCHIVED,
                        "Each time you archive a creature, draw a card.",
                        happens(Happening.ARCHIVED, YOU, creature())),
                example(
                        Happening.FOUGHT,
                        "Each time a neighboring creature fights, draw a card.",
                        fights(creature(neighbor()))),
                example(Happening.REAPED, "Each time a creature reaps, draw a card.", reaps(creature())),
                example(
                        Happening.USED,
                        "Each time a player uses an artifact, draw a card.",
                        happens(Happening.USED, EACH, artifact())),
                example(
                        Happening.DESTROYED,
                        "Each time a creature is destroyed, its controller’s opponent" + " gains 1 Æmber.",
                        eachTime(isDestroyed(creature()), gains(THAT_PLAYERS_OPPONENT, number(1)))),
                example(
                        Happening.DESTROYED,
                        "Each time an enemy creature is destroyed, draw a card.",
                        happens(Happening.DESTROYED, OPPONENT, creature())),
                example(
                        Happening.DESTROYED_FIGHTING_THIS,
                        "After an enemy creature is destroyed fighting Test, draw a card.",
                        isDestroyedFightingThis(enemy(creature()))),
                example(
                        Happening.AEMBER_GAINED_BY_REAPING,
                        "Each time your opponent gains Æmber by reaping, Test captures" + " that Æmber.",
                        eachTime(
                                happens(Happening.AEMBER_GAINED_BY_REAPING, OPPONENT),
                                capture(thatMuch(), self(), CaptureFrom.THAT_AEMBER))),
                example(
                        Happening.AEMBER_STOLEN,
                        "Each time your opponent steals Æmber, draw a card.",
                        happens(Happening.AEMBER_STOLEN, OPPONENT)),
                example(
                        Happening.DAMAGE_DEALT,
                        "Each time Test is dealt damage, draw a card.",
                        happens(Happening.DAMAGE_DEALT, EACH, isSelf())),
                example(
                        Happening.DAMAGE_DEALT_BY_ICON,
                        "Each time an enemy creature is dealt damage by a damage bonus" + " icon, draw a card.",
                        happens(Happening.DAMAGE_DEALT_BY_ICON, EACH, enemy(creature()))),
                example(
                        Happening.DEALS_DAMAGE,
                        "Each time Test would deal damage, steal 1 Æmber instead.",
                        insteadOf(happens(Happening.DEALS_DAMAGE, EACH, isSelf()), steal(1))),
                example(
                        Happening.ARMOR_PREVENTED,
                        "Each time the armor of Test prevents damage, draw a card.",
                        happens(Happening.ARMOR_PREVENTED, EACH, isSelf())),
                example(
                        Happening.ICON_RESOLVED,
                        "Each time you would resolve a bonus icon, you may resolve a" + " capture bonus icon instead.",
                        maybeInsteadOf(happens(Happening.ICON_RESOLVED, YOU), resolveIcon(BonusIcon.CAPTURE))),
                example(
                        Happening.CAPTURE_ICON_RESOLVED,
                        "Each time you resolve a capture bonus icon, draw a card.",
                        happens(Happening.CAPTURE_ICON_RESOLVED, YOU)));
    }
}
