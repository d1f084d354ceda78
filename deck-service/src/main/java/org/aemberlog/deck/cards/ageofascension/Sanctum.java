package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.AEMBER_GAINED_BY_REAPING;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.ARMOR_PREVENTED;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Sanctum in Age of Ascension. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(AGE_OF_ASCENSION, House.SANCTUM);
    }

    @Override
    protected void cards() {
        artifact(218, "Hallowed Shield", COMMON)
                .traits("item")
                .action(choose(a(creature())), forRemainderOfTurn(always(it(), cannotBeDamaged())));
        creature(220, "Maruck the Marked", COMMON, 5, 1)
                .traits("spirit", "knight")
                .eachTime(happens(ARMOR_PREVENTED, EACH, isSelf()), capture(thatMuch(), self()));
        creature(223, "Sir Marrows", COMMON, 4, 2)
                .traits("human", "knight")
                .eachTime(happens(AEMBER_GAINED_BY_REAPING, OPPONENT), capture(thatMuch(), self(), THAT_AEMBER));
        action(224, "Smite", COMMON)
                .play(
                        choose(a(friendly(creature()))),
                        ready(it()),
                        as("fight", fightWith(it())),
                        damage(2, neighborsOf(touched("fight"))));
        creature(260, "Opal Knight", RARE, 5).traits("spirit", "knight").play(destroy(each(creature(evenPower()))));
    }
}
