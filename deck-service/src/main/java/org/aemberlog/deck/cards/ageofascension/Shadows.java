package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Shadows in Age of Ascension. */
final class Shadows extends HousePage {

    Shadows() {
        super(AGE_OF_ASCENSION, House.SHADOWS);
    }

    @Override
    protected void cards() {
        action(273, "Life for a Life", COMMON)
                .aember(1)
                .play(ifDone(destroy(a(friendly(creature()))), damage(6, a(creature()))));
        creature(276, "Ronnie Wristclocks", COMMON, 2)
                .traits("elf", "thief")
                .play(either(atLeast(pool(OPPONENT), 7), steal(2), steal(1)));
        creature(289, "Little Niff", UNCOMMON, 2)
                .traits("elf", "thief")
                .keyword(OMEGA)
                .keyword(DEPLOY)
                .elusive()
                .eachTime(fights(neighbor()), steal(1));
        action(305, "Lethal Distraction", RARE)
                .aember(1)
                .play(choose(a(creature())), forRemainderOfTurn(always(it(), extraDamageTaken(2))));
        action(312, "Sack of Coins", RARE).aember(1).play(divideDamage(pool(YOU), each(creature())));
        creature(313, "Scowly Caper", RARE, 2)
                .traits("elf", "thief")
                .skirmish()
                .always(entersUnderOpponentsControl(), usableAsActiveHouse())
                .eachTime(happens(TURN_ENDED, YOU), destroy(aNeighbor()));
        artifact(315, "Shard of Greed", RARE)
                .traits("item", "shard")
                .action(gain(perCard(each(friendly(trait("shard"))))));
    }
}
