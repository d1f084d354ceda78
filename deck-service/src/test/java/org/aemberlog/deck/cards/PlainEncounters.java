package org.aemberlog.deck.cards;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.HAND;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;

import java.util.List;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.card.dsl.Card;

/** Made-up cards for what only happens when two rules meet. */
final class PlainEncounters {

    private PlainEncounters() {}

    static List<Card> creatures() {
        return List.of(
                card("Plain Boaster").creature(3).omni(forRemainderOfTurn(always(self(), power(2)))),
                card("Plain Spite")
                        .creature(1)
                        .destroyed(duringOpponentsNextTurn(always(self(), keyCost(OPPONENT, 2)))),
                card("Plain Grudge")
                        .creature(1)
                        .destroyed(untilYourNextTurn(always(each(enemy(creature())), power(1)))),
                card("Plain Raider").creature(3).beforeFight(toHand(a(friendly(creature())))),
                card("Plain Rouser").creature(2).triggered(List.of(Timing.BEFORE_REAP), draw(1)),
                card("Plain Vanisher").creature(2).triggered(List.of(Timing.BEFORE_REAP), toHand(self())),
                card("Plain Avenger").creature(1).destroyed(destroy(a(creature()))),
                card("Plain Leveller").creature(9).destroyed(destroy(mostPowerful(1, creature()))),
                card("Plain Twin").creature(1).destroyed(damage(1, a(creature()))),
                card("Plain Reckoner")
                        .creature(1)
                        .destroyed(as("gone", destroy(each(enemy(creature())))), gain(perCardDestroyedBy("gone"))),
                card("Plain Saint").creature(1).rule(maybeInsteadOf(isDestroyed(isSelf()), fullyHeal(self()))),
                card("Plain Homer").creature(1).destroyed(toHand(self())),
                card("Plain Summoner").creature(1).destroyed(putIntoPlay(fromYourHand(creature()))),
                card("Plain Veteran").creature(4).fight(gain(1)),
                card("Plain Victor").creature(4).eachTime(isDestroyedFightingThis(creature()), gain(1)),
                card("Plain Mourner")
                        .creature(1)
                        .eachTime(happens(TriggerEvent.LEFT_PLAY, EACH, another(creature())), gain(1)),
                card("Plain Leaver").creature(1).eachTime(happens(TriggerEvent.LEFT_PLAY, EACH, isSelf()), gain(1)),
                card("Plain Reaper").creature(2).eachTime(reaps(another(creature())), gain(1)),
                card("Plain Usher").creature(2).eachTime(youPlay(creature()), gain(1)),
                card("Plain Principal").creature(2).play(toHand(a(another(friendly(creature()))))),
                card("Plain Returner").creature(2).reap(toHand(self())),
                card("Plain Greeter").creature(2).play(draw(1)),
                card("Plain Feather").creature(1).keyword(KeywordKind.POISON).skirmish(),
                card("Plain Imp").creature(0, 1),
                card("Plain Colossus").creature(3, 2).keyword(KeywordKind.INVULNERABLE));
    }

    static List<Card> actions() {
        return List.of(
                card("Plain Shifting")
                        .action()
                        .play(
                                remember("hurt", a(creature(damaged()))),
                                moveDamage(number(9), remembered("hurt"), a(creature()))),
                card("Plain Waning").action().play(forRemainderOfTurn(always(each(creature()), power(-3)))),
                card("Plain Retreat").action().play(toHand(each(creature()))),
                card("Plain Shuffling").action().play(shuffleIntoDeck(a(creature()))),
                card("Plain Strongest Two").action().play(destroy(mostPowerful(2, creature()))),
                card("Plain Prodding").action().play(use(a(friendly(creature())))),
                card("Plain Drill").action().play(remember("it", a(friendly(creature()))), ready(it()), reapWith(it())),
                card("Plain Gift").action().play(forgeKey(OPPONENT)),
                card("Plain Rummaging").action().play(search(creature(), Quantity.upTo(1), Zone.DISCARD), toHand(it())),
                card("Plain Captors").action().play(capture(2, each(friendly(creature())))),
                card("Plain Reading").action().play(draw(3)),
                card("Plain Piracy").action().play(playCard(topOfDeck(OPPONENT))),
                card("Plain Seizing").action().play(takesControl(YOU, a(enemy(artifact())))),
                card("Plain Uprising").action().play(putIntoPlay(from(Zone.DISCARD, YOU, creature(), Quantity.ALL))),
                card("Plain Weighing").action().play(choose(a(creature())), toHand(it()), gain(powerOf(it()))),
                card("Plain Gilding").action().play(moveAember(number(1), poolOf(YOU), on(a(friendly(artifact()))))),
                card("Plain Mourning").action().play(gain(timesThisTurn(isDestroyed(friendly(creature()))))),
                card("Plain Tally")
                        .action()
                        .play(as("hit", damage(1, each(enemy(creature())))), gain(perCardOf("hit"))),
                card("Plain Toll").action().play(as("gone", destroy(each(creature()))), gain(perCardOf("gone"))),
                card("Plain Fire Sale")
                        .action()
                        .play(as("sold", eachPlayer(discard(randomFrom(HAND, YOU)))), gain(perCardOf("sold"))),
                card("Plain Roll").action().play(gain(timesThisTurn(isDestroyed(creature(trait("beast")))))),
                card("Plain Erasing").action().play(choose(a(creature())), destroy(it()), purge(it())),
                card("Plain Vanishing").action().play(choose(a(creature())), toHand(it()), purge(it())),
                card("Plain Filing Away").action().play(choose(a(creature())), archive(it()), purge(it())),
                card("Plain Losing").action().play(choose(a(creature())), shuffleIntoDeck(it()), purge(it())),
                card("Plain Hunger").action().play(againWhile(atLeast(pool(OPPONENT), 3), steal(2))),
                card("Plain Two Thefts").action().play(steal(2), steal(2)),
                card("Plain Feast").action().play(eachPlayer(sacrifice(a(creature(controlledBy(YOU)))))),
                card("Plain Price").action().play(ifDone(steal(2), draw(1))),
                card("Plain Flaying")
                        .action()
                        .play(
                                choose(a(creature())),
                                forRemainderOfTurn(always(it(), loses(KeywordKind.INVULNERABLE)))));
    }

    static List<Card> others() {
        return List.of(
                card("Plain Shackles").artifact().always(cannot(PlayerAction.USE, OPPONENT, creature())),
                card("Plain Edict").artifact().always(cannot(PlayerAction.FORGE, OPPONENT, anyCard())),
                card("Plain Engine").artifact().omni(sacrifice(self()), gain(2)),
                card("Plain Pit").artifact().omni(graft(a(creature()))),
                card("Plain Lever").artifact().action(gain(1)),
                card("Plain Charm").upgrade().play(gain(1)),
                card("Plain Venom").upgrade().thisCreature(gains(KeywordKind.POISON)),
                card("Plain Fang").upgrade().thisCreature(gains(KeywordKind.ASSAULT, 9)),
                card("Plain Thorn").upgrade().thisCreature(gains(KeywordKind.HAZARDOUS, 9)),
                card("Plain Storm")
                        .upgrade()
                        .thisCreature(gains(bold(Timing.REAP, damage(2, each(enemy(creature())))))),
                card("Plain Volley")
                        .upgrade()
                        .thisCreature(gains(bold(Timing.REAP, forEach(number(3), damage(1, a(enemy(creature()))))))),
                card("Plain Hail")
                        .upgrade()
                        .thisCreature(gains(bold(Timing.REAP, divideDamage(number(3), each(enemy(creature())))))),
                card("Plain Badge").upgrade().thisCreature(gains(bold(Timing.REAP, gain(1)))));
    }
}
