package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.Timing.DESTROYED;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Dis in Age of Ascension. */
final class Dis extends HousePage {

    Dis() {
        super(AGE_OF_ASCENSION, House.DIS);
    }

    @Override
    protected void cards() {
        creature(53, "Æmber Imp", COMMON, 2).traits("imp").elusive().eachTime(reaps(creature()), stun(thatCard()));
        reprint(56, "Charette", COMMON);
        reprint(58, "Dust Imp", COMMON);
        action(59, "Exhume", COMMON).aember(1).play(choose(fromYourDiscard(creature())), may(playCard(it())));
        reprint(64, "Shooler", COMMON);
        action(67, "Unlocked Gateway", COMMON).keyword(OMEGA).play(destroy(each(creature())));
        action(78, "Pain Reaction", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(enemy(creature()))),
                        as("hit", damage(2, it())),
                        onlyIf(destroyedBy("hit"), damage(2, neighborsOf(it()))));
        reprint(80, "Poltergeist", UNCOMMON);
        upgrade(83, "Soulkeeper", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(DESTROYED, destroy(mostPowerful(1, enemy(creature()))))));
        reprint(86, "Three Fates", UNCOMMON);
        reprint(99, "Overlord Greking", RARE);
        reprint(100, "Pitlord", RARE);
        reprint(102, "Restringuntus", RARE);
        action(103, "Shadow of Dis", RARE).aember(1).play(untilYourNextTurn(always(each(enemy(creature())), blank())));
        artifact(104, "Shard of Pain", RARE)
                .traits("item", "shard")
                .action(divideDamage(perCard(each(friendly(trait("shard")))), each(enemy(creature()))));
        reprint(106, "Tolas", RARE);
    }
}
