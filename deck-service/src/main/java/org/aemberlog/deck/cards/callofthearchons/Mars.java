package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.OWN_SIDE;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Timing.REAP;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Mars in Call of the Archons. */
final class Mars extends HousePage {

    Mars() {
        super(CALL_OF_THE_ARCHONS, House.MARS);
    }

    @Override
    protected void cards() {
        action(175, "Sample Collection", UNCOMMON)
                .play(forEach(forgedKeys(OPPONENT), archiveInYours(a(enemy(creature())))));
        artifact(180, "Combat Pheromones", UNCOMMON)
                .traits("item")
                .aember(1)
                .omni(sacrifice(self()), forRemainderOfTurn(2, always(self(), mayUse(another(house(House.MARS))))));
        artifact(183, "Custom Virus", RARE)
                .traits("weapon")
                .aember(1)
                .omni(
                        destroy(self()),
                        may(ifDone(
                                as("purged", purge(fromYourHand(creature()))),
                                destroy(each(creature(sharesTrait(touched("purged"))))))));
        artifact(186, "Incubation Chamber", RARE)
                .traits("location")
                .omni(may(choose(fromYourHand(creature(house(House.MARS)))), reveal(it()), archive(it())));
        creature(195, "“John Smyth”", COMMON, 2)
                .traits("agent", "martian")
                .elusive()
                .fightReap(ready(a(creature(house(House.MARS), not(trait("agent"))))));
        creature(196, "Mindwarper", COMMON, 2)
                .traits("martian", "scientist")
                .elusive()
                .action(capture(number(1), a(enemy(creature())), OWN_SIDE));
        creature(204, "Yxilo Bolter", COMMON, 3)
                .traits("martian", "soldier")
                .fightReap(choose(a(creature())), as("hit", damage(2, it())), onlyIf(destroyedBy("hit"), purge(it())));
        upgrade(208, "Biomatrix Backup", COMMON).aember(1).thisCreature(gains(bold(DESTROYED, putInArchives(self()))));
        upgrade(211, "Red Planet Ray Gun", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(
                        REAP, choose(a(creature())), damage(perCard(each(creature(house(House.MARS)))), it()))));
    }
}
