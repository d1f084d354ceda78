package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Dis in Age of Ascension. */
public final class Dis {

    private Dis() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.DIS)
                .common(
                        53,
                        card("Æmber Imp")
                                .creature(2)
                                .traits("imp")
                                .elusive()
                                .eachTime(reaps(creature()), stun(thatCard())))
                .common(
                        59,
                        card("Exhume")
                                .action()
                                .aember(1)
                                .play(choose(fromYourDiscard(creature())), may(playCard(it()))))
                .common(67, card("Unlocked Gateway").action().keyword(OMEGA).play(destroy(each(creature()))))
                .uncommon(
                        78,
                        card("Pain Reaction")
                                .action()
                                .aember(1)
                                .play(
                                        choose(a(enemy(creature()))),
                                        as("hit", damage(2, it())),
                                        onlyIf(destroyedBy("hit"), damage(2, neighborsOf(it())))))
                .uncommon(
                        83,
                        card("Soulkeeper")
                                .upgrade()
                                .aember(1)
                                .thisCreature(gains(bold(DESTROYED, destroy(mostPowerful(1, enemy(creature())))))))
                .rare(
                        103,
                        card("Shadow of Dis")
                                .action()
                                .aember(1)
                                .play(untilYourNextTurn(always(each(enemy(creature())), blank()))))
                .rare(
                        104,
                        card("Shard of Pain")
                                .artifact()
                                .traits("item", "shard")
                                .action(divideDamage(perCard(each(friendly(trait("shard")))), each(enemy(creature())))))
                .printings();
    }
}
