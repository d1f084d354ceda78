package org.aemberlog.deck.cards;

import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;

import java.util.List;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.dsl.Card;

/** Made-up upgrades, and cards that look for upgrades. */
final class PlainUpgrades {

    private PlainUpgrades() {}

    static List<Card> all() {
        return List.of(
                card("Plain Levy")
                        .upgrade()
                        .always(keyCost(OPPONENT, tokens(Token.DISRUPTION, self())))
                        .thisCreature(gains(bold(Timing.REAP, addCounters(Token.DISRUPTION, number(1), granter())))),
                card("Plain Tithe").upgrade().thisCreature(gains(always(self(), keyCost(OPPONENT, 1)))),
                card("Plain Granary")
                        .artifact()
                        .omni(addCounters(Token.GROWTH, number(2), self()))
                        .always(keyCost(OPPONENT, tokens(Token.GROWTH, self()))),
                card("Plain Pruning")
                        .action()
                        .play(
                                removeCounters(Token.GROWTH, number(1), each(counted())),
                                removeCounters(Token.DISRUPTION, number(1), each(counted()))),
                card("Plain Still Air").action().play(forRemainderOfTurn(always(each(artifact()), blank()))),
                card("Plain Dullness").action().play(forRemainderOfTurn(always(each(upgrade()), blank()))),
                card("Plain Numbness").action().play(forRemainderOfTurn(always(each(creature()), blank()))),
                card("Plain Knighthood").upgrade().thisCreature(gainsTrait("knight")),
                card("Plain Pennant").upgrade().thisCreature(alsoBelongsTo(House.SHADOWS)),
                card("Plain Schooling").upgrade().thisCreature(belongsTo(House.SHADOWS)),
                card("Plain Dirge").artifact().eachTime(isDestroyed(creature(house(House.SHADOWS))), gain(1)),
                card("Plain Muster").action().play(ward(each(creature(trait("knight"))))),
                card("Plain Kinship").action().play(choose(a(creature())), exhaust(each(creature(sharesTrait(it()))))),
                card("Plain Stripping").action().play(destroy(each(friendly(upgrade())))),
                card("Plain Baring Them").action().play(destroy(each(enemy(upgrade())))));
    }

    private static Filter counted() {
        return or(has(Token.DISRUPTION), has(Token.GROWTH));
    }
}
