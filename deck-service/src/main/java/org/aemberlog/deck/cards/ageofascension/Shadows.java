package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.EventPattern.Happening.TURN_ENDED;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Shadows in Age of Ascension. */
public final class Shadows {

    private Shadows() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.SHADOWS)
                .common(
                        273,
                        card("Life for a Life")
                                .action()
                                .aember(1)
                                .play(ifDone(destroy(a(friendly(creature()))), damage(6, a(creature())))))
                .common(
                        276,
                        card("Ronnie Wristclocks")
                                .creature(2)
                                .traits("elf", "thief")
                                .play(either(atLeast(pool(OPPONENT), 7), steal(2), steal(1))))
                .uncommon(
                        289,
                        card("Little Niff")
                                .creature(2)
                                .traits("elf", "thief")
                                .keyword(OMEGA)
                                .keyword(DEPLOY)
                                .elusive()
                                .eachTime(fights(neighbor()), steal(1)))
                .rare(
                        305,
                        card("Lethal Distraction")
                                .action()
                                .aember(1)
                                .play(choose(a(creature())), forRemainderOfTurn(always(it(), extraDamageTaken(2)))))
                .rare(312, card("Sack of Coins").action().aember(1).play(divideDamage(pool(YOU), each(creature()))))
                .rare(
                        313,
                        card("Scowly Caper")
                                .creature(2)
                                .traits("elf", "thief")
                                .skirmish()
                                .always(entersUnderOpponentsControl(), usableAsActiveHouse())
                                .eachTime(happens(TURN_ENDED, YOU), destroy(aNeighbor())))
                .rare(
                        315,
                        card("Shard of Greed")
                                .artifact()
                                .traits("item", "shard")
                                .action(gain(perCard(each(friendly(trait("shard")))))))
                .printings();
    }
}
