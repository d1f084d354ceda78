package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DISCARDED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.ENTERED;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Brobnar in Call of the Archons. */
final class Brobnar extends HousePage {

    Brobnar() {
        super(CALL_OF_THE_ARCHONS, House.BROBNAR);
    }

    @Override
    protected void cards() {
        action(1, "Anger", COMMON).aember(1).play(readyAndFightWith(a(friendly(creature()))));
        action(10, "Loot the Bodies", COMMON)
                .play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature())), gain(1))));
        action(12, "Punch", COMMON).aember(1).play(damage(3, a(creature())));
        action(18, "Warsong", COMMON).play(forRemainderOfTurn(eachTime(fights(friendly(creature())), gain(1))));
        artifact(20, "Banner of Battle", RARE).traits("item").always(each(friendly(creature())), power(1));
        artifact(22, "Gauntlet of Command", COMMON).traits("item").action(readyAndFightWith(a(friendly(creature()))));
        creature(29, "Valdr", COMMON, 6).traits("giant").always(extraDamageAttacking(enemy(creature(onFlank())), 2));
        creature(30, "Bumpsy", COMMON, 5).traits("giant").play(opponentLoses(1));
        creature(32, "Firespitter", COMMON, 5, 1).traits("giant").beforeFight(damage(1, each(enemy(creature()))));
        creature(33, "Ganger Chieftain", COMMON, 5).traits("giant").play(may(readyAndFightWith(aNeighbor())));
        creature(35, "Headhunter", COMMON, 5).traits("giant").fight(gain(1));
        creature(37, "Kelifi Dragon", RARE, 12)
                .traits("dragon")
                .playOnlyIf(atLeast(pool(YOU), 7))
                .fightReap(gain(1), damage(5, a(creature())));
        creature(38, "King of the Crag", RARE, 7)
                .traits("giant")
                .always(each(enemy(creature(house(House.BROBNAR)))), power(-2));
        creature(41, "Looter Goblin", RARE, 2)
                .traits("goblin")
                .elusive()
                .reap(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature())), gain(1))));
        creature(43, "Pingle Who Annoys", RARE, 2)
                .traits("goblin")
                .elusive()
                .eachTime(happens(ENTERED, EACH, enemy(creature())), damage(1, thatCard()));
        creature(44, "Rock-Hurling Giant", RARE, 6)
                .traits("giant")
                .eachTime(happens(DISCARDED, YOU, house(House.BROBNAR)), turnOf(YOU), may(damage(4, a(creature()))));
        creature(46, "Smaaash", COMMON, 5).traits("giant").play(stun(a(creature())));
        upgrade(50, "Blood of Titans", UNCOMMON).aember(1).thisCreature(power(5));
        upgrade(51, "Phoenix Heart", RARE)
                .thisCreature(gains(bold(DESTROYED, toHand(self()), damage(3, each(creature())))));
    }
}
