package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Timing;

/** What constant abilities change about players. */
final class PlayerModifierExamples {

    private PlayerModifierExamples() {}

    static List<Example> all() {
        return List.of(
                example(
                        Modifier.Forbid.class,
                        "Your opponent cannot play artifacts.",
                        cannot(PlayerAction.PLAY, OPPONENT, artifact())),
                example(
                        Modifier.Forbid.class,
                        "Your opponent cannot play more than 2 cards each turn.",
                        noMoreThan(2, PlayerAction.PLAY, OPPONENT, anyCard())),
                example(Modifier.Forbid.class, "Test cannot fight.", cannot(PlayerAction.FIGHT, EACH, isSelf())),
                example(
                        Modifier.Forbid.class,
                        "Your opponent cannot reap with creatures.",
                        cannot(PlayerAction.REAP, OPPONENT, creature())),
                example(
                        Modifier.Forbid.class,
                        "Players cannot use artifacts more than once each turn.",
                        noMoreThan(1, PlayerAction.USE, EACH, artifact())),
                example(
                        Modifier.Forbid.class,
                        "Your opponent cannot forge keys.",
                        cannot(PlayerAction.FORGE, OPPONENT, anyCard())),
                example(
                        Modifier.Forbid.class,
                        "Your opponent cannot raise the tide.",
                        cannot(PlayerAction.RAISE_TIDE, OPPONENT, anyCard())),
                example(
                        Modifier.Forbid.class,
                        "Your opponent cannot resolve bonus icons.",
                        cannot(PlayerAction.RESOLVE_ICONS, OPPONENT, anyCard())),
                example(
                        Modifier.Forbid.class,
                        "Your Æmber cannot be stolen.",
                        cannot(PlayerAction.BE_STOLEN_FROM, YOU, anyCard())),
                example(
                        Modifier.CannotChooseHouse.class,
                        "Your opponent cannot choose the chosen house as their active house.",
                        cannotChooseThatHouse(OPPONENT)),
                example(
                        Modifier.CannotRepeatHouse.class,
                        "Your opponent cannot choose the house that they chose on their previous turn as their active"
                                + " house.",
                        cannotRepeatHouse(OPPONENT)),
                example(
                        Modifier.MustChooseThatHouse.class,
                        "Your opponent must choose the chosen house as their active house.",
                        mustChooseThatHouse(OPPONENT)),
                example(
                        Modifier.Toll.class,
                        "Your opponent must pay you 1 Æmber in order to play an artifact.",
                        toll(PlayerAction.PLAY, OPPONENT, artifact(), 1)),
                example(
                        Modifier.MustChooseHouse.class,
                        "You must choose Dis as your active house.",
                        mustChoose(House.DIS)),
                example(Modifier.Permit.class, "You may play Mars creatures.", mayPlay(creature(house(House.MARS)))),
                example(
                        Modifier.Permit.class,
                        "You may play upgrades as if they belonged to the active house.",
                        playableAsActiveHouse(upgrade())),
                example(
                        Modifier.Permit.class,
                        "You may use action cards as if they belonged to the active house.",
                        mayUse(actionCard())),
                example(
                        Modifier.Permit.class,
                        "You may play or use Dis cards as if they belonged to the active house.",
                        mayPlayOrUse(house(House.DIS))),
                example(
                        Modifier.Permit.class,
                        "You may fight with friendly creatures as if they belonged to the active house.",
                        mayFight(friendly(creature()))),
                example(
                        Modifier.PermitEachTurn.class,
                        "You may play 1 Untamed card each turn as if it belonged to the active house.",
                        mayPlayEachTurn(1, house(House.UNTAMED))),
                example(
                        Modifier.PlaysReady.class,
                        "Each Mars creature you play enters play ready.",
                        playsReady(creature(house(House.MARS)))),
                example(
                        Modifier.PlaysReady.class,
                        "For the remainder of the turn, the next creature you play enters play ready.",
                        forRemainderOfTurn(1, always(self(), playsReady(creature())))),
                example(
                        Modifier.PlaysWith.class,
                        "For the remainder of the turn, each creature you play gains, “Play: Draw a card.”",
                        forRemainderOfTurn(always(self(), playsWith(creature(), bold(Timing.PLAY, draw(1)))))),
                example(
                        Modifier.FirstPlayedReady.class,
                        "The first creature played each turn enters play ready.",
                        firstPlayedReady(EACH, creature())),
                example(
                        Modifier.FirstPlayedReady.class,
                        "The first Mars creature you play each turn enters play ready.",
                        firstPlayedReady(YOU, creature(house(House.MARS)))),
                example(
                        Modifier.ModHandSize.class,
                        "You refill your hand in your “draw cards” step to 1 additional card.",
                        handSize(1)),
                example(
                        Modifier.ModHandSize.class,
                        "You refill your hand in your “draw cards” step to 1 additional"
                                + " card for each friendly Sin card.",
                        handSize(perCard(each(friendly(trait("sin")))))),
                example(Modifier.ModKeyCost.class, "Your opponent’s keys cost +1 Æmber.", keyCost(OPPONENT, 1)),
                example(Modifier.ModKeyCost.class, "Your keys cost –2 Æmber.", keyCost(YOU, -2)),
                example(
                        Modifier.SkipsForgeStep.class,
                        "Your opponent skips their “forge a key” step.",
                        skipsForgeStep(OPPONENT)),
                example(
                        Modifier.GetsSpentAember.class,
                        "You get all Æmber that your opponent spends when forging keys.",
                        getsSpentAember()),
                example(
                        Modifier.TakenFromSupply.class,
                        "Æmber that would be stolen or captured from your pool comes"
                                + " from the common supply instead.",
                        takenFromSupply()),
                example(
                        Modifier.ExtraIcons.class,
                        "Each bonus icon of each card you play resolves 1 additional time.",
                        extraIcons(1)));
    }
}
