package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Cards.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;

/** House Untamed in Call of the Archons. */
public final class Untamed {

    private Untamed() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.UNTAMED)
                .common(
                        319,
                        action("Cooperative Hunting")
                                .play(divideDamage(count(creature(friendly())), creature())))
                .common(
                        323,
                        action("Full Moon").play(thisTurn(eachTimeYouPlay(creature(), gain(1)))))
                .common(
                        327,
                        action("Lost in the Woods")
                                .aember(1)
                                .play(
                                        let("friends", chosen(2, creature(friendly()))),
                                        let("enemies", chosen(2, creature(enemy()))),
                                        shuffleIntoDeck(the("friends")),
                                        shuffleIntoDeck(the("enemies"))))
                .common(332, action("Regrowth").aember(1).play(toHand(inYourDiscard(creature()))))
                .common(351, creature("Dust Pixie", 1).traits("faerie").aember(2))
                .common(358, creature("Snufflegator", 4).traits("beast").skirmish())
                .common(
                        363,
                        creature("Niffle Ape", 3)
                                .traits("beast", "niffle")
                                .with(
                                        itself(
                                                ignoresWhileAttacking(
                                                        KeywordKind.TAUNT, KeywordKind.ELUSIVE))))
                .uncommon(
                        364,
                        creature("Niffle Queen", 6)
                                .traits("beast", "niffle")
                                .with(eachHas(friendlyOther("beast"), power(1)))
                                .with(eachHas(friendlyOther("niffle"), power(1))))
                .common(
                        367,
                        creature("Hunting Witch", 2)
                                .traits("human", "witch")
                                .with(eachTimeYouPlay(creature(other()), gain(1))))
                .common(
                        368,
                        creature("Witch of the Eye", 3)
                                .traits("human", "witch")
                                .reap(toHand(inYourDiscard(anyCard()))))
                .printings();
    }

    private static Filter friendlyOther(String trait) {
        return creature(friendly(), other(), trait(trait));
    }
}
