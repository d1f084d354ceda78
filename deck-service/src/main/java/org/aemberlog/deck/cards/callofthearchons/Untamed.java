package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.Zone.DISCARD;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Untamed in Call of the Archons. */
final class Untamed extends HousePage {

    Untamed() {
        super(CALL_OF_THE_ARCHONS, House.UNTAMED);
    }

    @Override
    protected void cards() {
        action(319, "Cooperative Hunting", COMMON)
                .play(divideDamage(perCard(each(friendly(creature()))), each(creature())));
        action(323, "Full Moon", COMMON).play(forRemainderOfTurn(eachTime(youPlay(creature()), gain(1))));
        action(324, "Grasping Vines", UNCOMMON).aember(1).play(toHand(upTo(3, artifact())));
        action(327, "Lost in the Woods", COMMON)
                .aember(1)
                .play(
                        remember("friends", choose(2, friendly(creature()))),
                        remember("enemies", choose(2, enemy(creature()))),
                        shuffleIntoDeck(remembered("friends")),
                        shuffleIntoDeck(remembered("enemies")));
        action(328, "Mimicry", UNCOMMON).copyOf(from(DISCARD, OPPONENT, actionCard(), Quantity.exactly(1)));
        action(332, "Regrowth", COMMON).aember(1).play(toHand(fromYourDiscard(creature())));
        creature(351, "Dust Pixie", COMMON, 1).traits("faerie").aember(2);
        creature(358, "Snufflegator", COMMON, 4).traits("beast").skirmish();
        creature(363, "Niffle Ape", COMMON, 3).traits("beast", "niffle").always(ignoresWhileAttacking(TAUNT, ELUSIVE));
        creature(364, "Niffle Queen", UNCOMMON, 6)
                .traits("beast", "niffle")
                .always(each(another(friendly(creature(trait("beast"))))), power(1))
                .always(each(another(friendly(creature(trait("niffle"))))), power(1));
        creature(367, "Hunting Witch", COMMON, 2)
                .traits("human", "witch")
                .eachTime(youPlay(another(creature())), gain(1));
        creature(368, "Witch of the Eye", COMMON, 3).traits("human", "witch").reap(toHand(fromYourDiscard(anyCard())));
    }
}
