package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.ANYWHERE;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.AEMBER_STOLEN;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** House Saurian in Worlds Collide. */
final class Saurian extends HousePage {

    Saurian() {
        super(WORLDS_COLLIDE, House.SAURIAN);
    }

    @Override
    protected void cards() {
        upgrade(185, "Imperial Scutum", COMMON)
                .aember(1)
                .thisCreature(
                        armor(2),
                        gains(bold(DESTROYED, moveAember(tokens(Token.AEMBER, self()), on(self()), supply()))));
        action(189, "Phalanx Strike", COMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        damage(perCard(each(friendly(creature()))), it()),
                        may(ifDone(
                                exalt(a(friendly(creature()))),
                                remember("again", a(creature())),
                                damage(perCard(each(friendly(creature()))), remembered("again")))));
        creature(193, "Senator Shrix", COMMON, 4, 1)
                .traits("dinosaur", "politician")
                .always(spendableAember())
                .triggered(List.of(Timing.PLAY, Timing.REAP), may(exalt(self())));
        creature(203, "Gargantodon", UNCOMMON, 16)
                .traits("beast")
                .always(entersStunned())
                .always(fightDamageOnly(4))
                .rule(insteadOf(
                        happens(AEMBER_STOLEN, EACH),
                        forEach(thatMuch(), capture(number(1), a(creature(controlledBy(ACTIVE))), THAT_AEMBER))));
        creature(211, "Terrordactyl", UNCOMMON, 12)
                .traits("beast")
                .always(entersStunned())
                .always(fightDamageOnly(4))
                .beforeFight(damage(4, neighborsOf(fightOpponent())));
        artifact(214, "Auto-Legionary", RARE)
                .traits("robot", "ally")
                .action(moveToFlank(self()))
                .whilst(inBattleline(), becomesCreature(5), usableAsActiveHouse());
        creature(217, "Crassosaurus", RARE, 4, 2)
                .traits("dinosaur", "politician")
                .elusive()
                .play(
                        capture(number(10), self(), ANYWHERE),
                        onlyIf(atMost(tokens(Token.AEMBER, self()), 9), purge(self())));
    }
}
