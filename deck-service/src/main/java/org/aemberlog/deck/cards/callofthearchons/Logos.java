package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.EventPattern.Happening.LEFT_PLAY;
import static org.aemberlog.game.card.Modifier.Deed.FIGHT;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Selector.Zone.ARCHIVES;
import static org.aemberlog.game.card.Selector.Zone.DECK;
import static org.aemberlog.game.card.Selector.Zone.DISCARD;
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
import org.aemberlog.game.card.Selector.Quantity;

/** House Logos in Call of the Archons. */
public final class Logos {

    private Logos() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.LOGOS)
                .uncommon(
                        108,
                        card("Dimension Door")
                                .action()
                                .play(forRemainderOfTurn(insteadOf(youGainByReaping(), steal(thatMuch())))))
                .common(
                        110,
                        card("Foggify")
                                .action()
                                .aember(1)
                                .play(duringOpponentsNextTurn(always(self(), cannot(FIGHT, OPPONENT, creature())))))
                .uncommon(
                        112,
                        card("Interdimensional Graft")
                                .action()
                                .aember(1)
                                .play(duringOpponentsNextTurn(eachTime(
                                        forges(OPPONENT), moveAember(pool(OPPONENT), poolOf(OPPONENT), poolOf(YOU))))))
                // The errata of March 2021 add the purge.
                .common(
                        115,
                        card("Library Access")
                                .action()
                                .play(
                                        forRemainderOfTurn(eachTime(youPlay(another(anyCard())), draw(1))),
                                        purge(self())))
                .common(
                        117,
                        card("Phase Shift")
                                .action()
                                .play(forRemainderOfTurn(1, always(self(), mayPlay(not(house(House.LOGOS)))))))
                .uncommon(
                        118,
                        card("Positron Bolt")
                                .action()
                                .aember(1)
                                .play(
                                        remember("first", a(creature(onFlank()))),
                                        remember("second", aNeighborOf(remembered("first"), anyCard())),
                                        remember(
                                                "third",
                                                aNeighborOf(remembered("second"), not(among(remembered("first"))))),
                                        damageTogether(
                                                damage(3, remembered("first")),
                                                damage(2, remembered("second")),
                                                damage(1, remembered("third")))))
                .rare(121, card("Reverse Time").action().aember(1).play(swapZones(DECK, DISCARD), shuffleDeck()))
                .common(124, card("Twin Bolt Emission").action().aember(1).play(damage(2, choose(2, creature()))))
                .common(125, card("Wild Wormhole").action().aember(1).play(playCard(topOfYourDeck())))
                .common(
                        129,
                        card("Library of Babble").artifact().traits("location").action(draw(1)))
                .rare(
                        132,
                        card("Spangler Box")
                                .artifact()
                                .traits("item")
                                .action(ifDone(purge(a(creature())), takesControl(OPPONENT, self())))
                                .eachTime(happens(LEFT_PLAY, EACH, isSelf()), returnToPlay(purgedByThis())))
                .uncommon(
                        133,
                        card("Spectral Tunneler")
                                .artifact()
                                .traits("item")
                                .aember(1)
                                .action(
                                        choose(a(creature())),
                                        forRemainderOfTurn(always(it(), countsAsFlank(), gains(bold(REAP, draw(1)))))))
                .rare(
                        134,
                        card("Strange Gizmo")
                                .artifact()
                                .traits("item")
                                .aember(1)
                                .eachTime(forges(YOU), destroy(each(creatureOrArtifact()))))
                .common(
                        136,
                        card("Batdrone").creature(2).traits("robot").skirmish().fight(steal(1)))
                .common(
                        139,
                        card("Doc Bookton")
                                .creature(5)
                                .traits("human", "scientist")
                                .reap(draw(1)))
                .common(
                        140,
                        card("Dr. Escotera")
                                .creature(4)
                                .traits("cyborg", "scientist")
                                .play(gain(forgedKeys(OPPONENT))))
                .rare(
                        141,
                        card("Dysania")
                                .creature(4)
                                .traits("mutant")
                                .play(
                                        as("gone", discard(from(ARCHIVES, OPPONENT, anyCard(), Quantity.ALL))),
                                        gain(perCardOf("gone"))))
                .common(
                        144,
                        card("Quixo the “Adventurer”")
                                .creature(3)
                                .traits("human", "scientist")
                                .skirmish()
                                .fight(draw(1)))
                .common(
                        145,
                        card("Mother").creature(5).traits("robot", "scientist").always(handSize(1)))
                .rare(
                        146,
                        card("Neutron Shark")
                                .creature(1)
                                .traits("beast", "mutant")
                                .playFightReap(againWhile(
                                        areLike(touched("top"), not(house(House.LOGOS))),
                                        remember("theirs", a(enemy(creatureOrArtifact()))),
                                        remember("yours", a(friendly(creatureOrArtifact()))),
                                        destroy(allOf(remembered("theirs"), remembered("yours"))),
                                        as("top", discard(topOfYourDeck())))))
                .rare(150, card("Replicator").creature(2).traits("mutant").reap(trigger(REAP, a(another(creature())))))
                .uncommon(
                        157,
                        card("Experimental Therapy")
                                .upgrade()
                                .thisCreature(usableAsActiveHouse())
                                .play(stun(host()), exhaust(host())))
                .printings();
    }
}
