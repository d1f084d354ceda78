package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.HOUSE_CHOSEN;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;

/** House Sanctum in Call of the Archons. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(CALL_OF_THE_ARCHONS, House.SANCTUM);
    }

    @Override
    protected void cards() {
        action(215, "Cleansing Wave", COMMON).play(as("healed", heal(1, each(creature()))), gain(perCardOf("healed")));
        action(221, "Mighty Lance", RARE)
                .play(
                        remember("first", a(creature())),
                        remember("second", aNeighborOf(remembered("first"), anyCard())),
                        damageTogether(damage(3, remembered("first")), damage(3, remembered("second"))));
        action(225, "Shield of Justice", COMMON)
                .aember(1)
                .play(forRemainderOfTurn(always(each(friendly(creature())), cannotBeDamaged())));
        action(227, "Terms of Redress", COMMON).aember(1).play(capture(2, a(friendly(creature()))));
        artifact(233, "Hallowed Blaster", COMMON).traits("weapon").action(heal(3, a(creature())));
        creature(239, "Champion Anaphiel", COMMON, 6, 1)
                .traits("knight", "spirit")
                .taunt();
        creature(241, "Commander Remiel", COMMON, 3)
                .traits("human", "knight")
                .reap(use(a(friendly(creature(not(house(House.SANCTUM)))))));
        creature(242, "Duma the Martyr", RARE, 3)
                .traits("human")
                .destroyed(fullyHeal(each(another(friendly(creature())))), draw(2));
        creature(250, "Jehu the Bureaucrat", RARE, 3)
                .traits("human")
                .eachTime(happens(HOUSE_CHOSEN, YOU), activeHouse(House.SANCTUM), gain(2));
        creature(251, "Lady Maxena", UNCOMMON, 5, 2)
                .traits("knight", "spirit")
                .play(stun(a(creature())))
                .action(toHand(self()));
        creature(255, "Raiding Knight", COMMON, 4, 2).traits("human", "knight").play(capture(1));
        creature(256, "Sanctum Guardian", RARE, 6, 1)
                .traits("knight", "spirit")
                .taunt()
                .fightReap(swap(self(), a(another(friendly(creature())))));
        creature(257, "Sequis", COMMON, 4, 2).traits("human", "knight").reap(capture(1));
        creature(258, "Sergeant Zakiel", COMMON, 4, 1)
                .traits("human", "knight")
                .play(may(readyAndFightWith(aNeighbor())));
        creature(259, "Staunch Knight", COMMON, 4, 2).traits("human", "knight").whilst(selfIs(onFlank()), power(2));
        upgrade(263, "Armageddon Cloak", RARE)
                .aember(1)
                .thisCreature(
                        gains(HAZARDOUS, 2),
                        gains(insteadOf(
                                happens(TriggerEvent.DESTROYED, EACH, isSelf()),
                                fullyHeal(self()),
                                destroy(granter()))));
        upgrade(265, "Protect the Weak", COMMON).aember(1).thisCreature(armor(1), gains(TAUNT));
    }
}
