package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.Selector.Zone.DISCARD;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Untamed in Call of the Archons. */
public final class Untamed {

    private Untamed() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.UNTAMED)
                .common(
                        319,
                        card("Cooperative Hunting")
                                .action()
                                .play(divideDamage(perCard(each(friendly(creature()))), each(creature()))))
                .common(
                        323,
                        card("Full Moon").action().play(forRemainderOfTurn(eachTime(youPlay(creature()), gain(1)))))
                .uncommon(324, card("Grasping Vines").action().aember(1).play(toHand(upTo(3, artifact()))))
                .common(
                        327,
                        card("Lost in the Woods")
                                .action()
                                .aember(1)
                                .play(
                                        remember("friends", choose(2, friendly(creature()))),
                                        remember("enemies", choose(2, enemy(creature()))),
                                        shuffleIntoDeck(remembered("friends")),
                                        shuffleIntoDeck(remembered("enemies"))))
                .uncommon(
                        328,
                        card("Mimicry").action().copyOf(from(DISCARD, OPPONENT, actionCard(), Quantity.exactly(1))))
                .common(332, card("Regrowth").action().aember(1).play(toHand(fromYourDiscard(creature()))))
                .common(351, card("Dust Pixie").creature(1).traits("faerie").aember(2))
                .common(358, card("Snufflegator").creature(4).traits("beast").skirmish())
                .common(
                        363,
                        card("Niffle Ape")
                                .creature(3)
                                .traits("beast", "niffle")
                                .always(ignoresWhileAttacking(TAUNT, ELUSIVE)))
                .uncommon(
                        364,
                        card("Niffle Queen")
                                .creature(6)
                                .traits("beast", "niffle")
                                .always(each(another(friendly(creature(trait("beast"))))), power(1))
                                .always(each(another(friendly(creature(trait("niffle"))))), power(1)))
                .common(
                        367,
                        card("Hunting Witch")
                                .creature(2)
                                .traits("human", "witch")
                                .eachTime(youPlay(another(creature())), gain(1)))
                .common(
                        368,
                        card("Witch of the Eye")
                                .creature(3)
                                .traits("human", "witch")
                                .reap(toHand(fromYourDiscard(anyCard()))))
                .printings();
    }
}
