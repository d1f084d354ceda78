package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.Effect.CaptureFrom.OWN_SIDE;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Timing.REAP;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Mars in Call of the Archons. */
public final class Mars {

    private Mars() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.MARS)
                .uncommon(
                        175,
                        card("Sample Collection")
                                .action()
                                .play(forEach(forgedKeys(OPPONENT), archiveInYours(a(enemy(creature()))))))
                .uncommon(
                        180,
                        card("Combat Pheromones")
                                .artifact()
                                .traits("item")
                                .aember(1)
                                .omni(
                                        sacrifice(self()),
                                        forRemainderOfTurn(2, always(self(), mayUse(another(house(House.MARS)))))))
                .rare(
                        183,
                        card("Custom Virus")
                                .artifact()
                                .traits("weapon")
                                .aember(1)
                                .omni(
                                        destroy(self()),
                                        may(ifDone(
                                                as("purged", purge(fromYourHand(creature()))),
                                                destroy(each(creature(sharesTrait(touched("purged")))))))))
                .rare(
                        186,
                        card("Incubation Chamber")
                                .artifact()
                                .traits("location")
                                .omni(may(
                                        choose(fromYourHand(creature(house(House.MARS)))),
                                        reveal(it()),
                                        archive(it()))))
                .common(
                        195,
                        card("“John Smyth”")
                                .creature(2)
                                .traits("agent", "martian")
                                .elusive()
                                .fightReap(ready(a(creature(house(House.MARS), not(trait("agent")))))))
                .common(
                        196,
                        card("Mindwarper")
                                .creature(2)
                                .traits("martian", "scientist")
                                .elusive()
                                .action(capture(number(1), a(enemy(creature())), OWN_SIDE)))
                .common(
                        204,
                        card("Yxilo Bolter")
                                .creature(3)
                                .traits("martian", "soldier")
                                .fightReap(
                                        choose(a(creature())),
                                        as("hit", damage(2, it())),
                                        onlyIf(destroyedBy("hit"), purge(it()))))
                .common(
                        208,
                        card("Biomatrix Backup")
                                .upgrade()
                                .aember(1)
                                .thisCreature(gains(bold(DESTROYED, archive(self())))))
                .uncommon(
                        211,
                        card("Red Planet Ray Gun")
                                .upgrade()
                                .aember(1)
                                .thisCreature(gains(bold(
                                        REAP,
                                        choose(a(creature())),
                                        damage(perCard(each(creature(house(House.MARS)))), it())))))
                .printings();
    }
}
