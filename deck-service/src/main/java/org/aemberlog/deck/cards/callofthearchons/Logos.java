package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.LEFT_PLAY;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.USED;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.FIGHT;
import static org.aemberlog.game.card.Timing.PLAY;
import static org.aemberlog.game.card.Timing.REAP;
import static org.aemberlog.game.card.Zone.ARCHIVES;
import static org.aemberlog.game.card.Zone.DECK;
import static org.aemberlog.game.card.Zone.DISCARD;
import static org.aemberlog.game.card.Zone.HAND;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;

/** House Logos in Call of the Archons. */
final class Logos extends HousePage {

    Logos() {
        super(CALL_OF_THE_ARCHONS, House.LOGOS);
    }

    @Override
    protected void cards() {
        action(107, "Bouncing Deathquark", UNCOMMON)
                .play(mayAgainWhile(
                        and(thereIs(each(enemy(creature()))), thereIs(each(friendly(creature())))),
                        remember("theirs", a(enemy(creature()))),
                        remember("yours", a(friendly(creature()))),
                        destroy(allOf(remembered("theirs"), remembered("yours")))));
        action(108, "Dimension Door", UNCOMMON)
                .play(forRemainderOfTurn(insteadOf(youGainByReaping(), steal(thatMuch()))));
        action(109, "Effervescent Principle", COMMON)
                .play(
                        eachPlayer(loses(YOU, new Amount.Arith(Amount.Operator.DIVIDED_DOWN, pool(YOU), number(2)))),
                        gainChains(1));
        action(110, "Foggify", COMMON)
                .aember(1)
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.FIGHT, OPPONENT, creature()))));
        action(111, "Help from Future Self", SPECIAL)
                .aember(1)
                .play(
                        search(named("Timetraveller"), Quantity.exactly(1), DECK, DISCARD),
                        toHand(it()),
                        shuffleIntoDeck(from(DISCARD, YOU, anyCard(), Quantity.ALL)));
        action(112, "Interdimensional Graft", UNCOMMON)
                .aember(1)
                .play(duringOpponentsNextTurn(
                        eachTime(forges(OPPONENT), moveAember(pool(OPPONENT), poolOf(OPPONENT), poolOf(YOU)))));
        action(113, "Knowledge is Power", RARE)
                .play(chooseOne(
                        archive(fromYourHand(anyCard())), gain(perCard(from(ARCHIVES, YOU, anyCard(), Quantity.ALL)))));
        action(114, "Labwork", COMMON).aember(1).play(archive(fromYourHand(anyCard())));
        // The errata of March 2021 add the purge.
        action(115, "Library Access", COMMON)
                .play(forRemainderOfTurn(eachTime(youPlay(another(anyCard())), draw(1))), purge(self()));
        action(116, "Neuro Syphon", UNCOMMON)
                .aember(1)
                .play(onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1), draw(1)));
        action(117, "Phase Shift", COMMON)
                .play(forRemainderOfTurn(1, always(self(), mayPlay(not(house(House.LOGOS))))));
        action(118, "Positron Bolt", UNCOMMON)
                .aember(1)
                .play(
                        remember("first", a(creature(onFlank()))),
                        remember("second", aNeighborOf(remembered("first"), anyCard())),
                        remember("third", aNeighborOf(remembered("second"), not(among(remembered("first"))))),
                        damageTogether(
                                damage(3, remembered("first")),
                                damage(2, remembered("second")),
                                damage(1, remembered("third"))));
        action(119, "Random Access Archives", RARE).aember(1).play(archive(topOfDeck(YOU)));
        action(120, "Remote Access", UNCOMMON).aember(1).play(useAsIfYours(a(enemy(artifact()))));
        action(121, "Reverse Time", RARE).aember(1).play(swapZones(DECK, DISCARD), shuffleDeck());
        action(122, "Scrambler Storm", UNCOMMON)
                .aember(1)
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.PLAY, OPPONENT, actionCard()))));
        action(123, "Sloppy Labwork", UNCOMMON)
                .aember(1)
                .play(archive(fromYourHand(anyCard())), discard(fromYourHand(anyCard())));
        action(124, "Twin Bolt Emission", COMMON).aember(1).play(damage(2, choose(2, creature())));
        action(125, "Wild Wormhole", COMMON).aember(1).play(playCard(topOfDeck(YOU)));
        artifact(126, "Anomaly Exploiter", UNCOMMON).traits("item").action(destroy(a(creature(damaged()))));
        artifact(127, "Chaos Portal", RARE)
                .traits("location")
                .action(
                        chooseHouse(),
                        choose(topOfDeck(YOU)),
                        reveal(it()),
                        onlyIf(areLike(it(), ofChosenHouse()), playCard(it())));
        artifact(128, "Crazy Killing Machine", RARE)
                .traits("weapon")
                .action(
                        remember("yours", topOfDeck(YOU)),
                        remember("theirs", topOfDeck(OPPONENT)),
                        discard(allOf(remembered("yours"), remembered("theirs"))),
                        as("first", destroy(a(and(creatureOrArtifact(), sharesHouse(remembered("yours")))))),
                        as("second", destroy(a(and(creatureOrArtifact(), sharesHouse(remembered("theirs")))))),
                        onlyIf(
                                not(exactly(plus(perCardDestroyedBy("first"), perCardDestroyedBy("second")), 2)),
                                destroy(self())));
        artifact(129, "Library of Babble", COMMON).traits("location").action(draw(1));
        artifact(130, "Mobius Scroll", RARE)
                .traits("item")
                .action(choose(from(HAND, YOU, anyCard(), Quantity.upTo(2))), archive(allOf(self(), it())));
        artifact(131, "Pocket Universe", RARE)
                .traits("item")
                .always(spendableOnKeys())
                .action(moveAember(number(1), poolOf(YOU), on(self())));
        artifact(132, "Spangler Box", RARE)
                .traits("item")
                .action(ifDone(purge(a(creature())), takesControl(OPPONENT, self())))
                .eachTime(happens(LEFT_PLAY, EACH, isSelf()), returnToPlay(purgedByThis()));
        artifact(133, "Spectral Tunneler", UNCOMMON)
                .traits("item")
                .aember(1)
                .action(
                        choose(a(creature())),
                        forRemainderOfTurn(always(it(), countsAsFlank(), gains(bold(REAP, draw(1))))));
        artifact(134, "Strange Gizmo", RARE)
                .traits("item")
                .aember(1)
                .eachTime(forges(YOU), destroy(each(creatureOrArtifact())));
        artifact(135, "The Howling Pit", RARE).traits("location").aember(1).always(handSize(EACH, 1));
        creature(136, "Batdrone", COMMON, 2).traits("robot").skirmish().fight(steal(1));
        creature(137, "Brain Eater", UNCOMMON, 6)
                .traits("cyborg", "beast")
                .eachTime(isDestroyedFightingThis(enemy(creature())), draw(1));
        creature(138, "Dextre", COMMON, 3)
                .traits("human", "scientist")
                .play(capture(1))
                .destroyed(putOnDeck(self()));
        creature(139, "Doc Bookton", COMMON, 5).traits("human", "scientist").reap(draw(1));
        creature(140, "Dr. Escotera", COMMON, 4).traits("cyborg", "scientist").play(gain(forgedKeys(OPPONENT)));
        creature(141, "Dysania", RARE, 4)
                .traits("mutant")
                .play(as("gone", discard(from(ARCHIVES, OPPONENT, anyCard(), Quantity.ALL))), gain(perCardOf("gone")));
        creature(142, "Ganymede Archivist", COMMON, 3)
                .traits("human", "scientist")
                .reap(archive(fromYourHand(anyCard())));
        creature(143, "Harland Mindlock", RARE, 1)
                .traits("cyborg", "scientist")
                .play(choose(a(enemy(creature(onFlank())))), whileThisIsInPlay(always(it(), youControl())));
        creature(144, "Quixo the “Adventurer”", COMMON, 3)
                .traits("human", "scientist")
                .skirmish()
                .fight(draw(1));
        creature(145, "Mother", COMMON, 5).traits("robot", "scientist").always(handSize(1));
        creature(146, "Neutron Shark", RARE, 1)
                .traits("beast", "mutant")
                .playFightReap(againWhile(
                        areLike(touched("top"), not(house(House.LOGOS))),
                        remember("theirs", a(enemy(creatureOrArtifact()))),
                        remember("yours", a(friendly(creatureOrArtifact()))),
                        destroy(allOf(remembered("theirs"), remembered("yours"))),
                        as("top", discard(topOfDeck(YOU)))));
        creature(147, "Novu Archaeologist", UNCOMMON, 4)
                .traits("cyborg", "scientist")
                .action(archive(fromYourDiscard(anyCard())));
        creature(148, "Ozmo, Martianologist", RARE, 2)
                .traits("human", "scientist")
                .elusive()
                .fightReap(chooseOne(heal(3, a(creature(house(House.MARS)))), stun(a(creature(house(House.MARS))))));
        creature(149, "Psychic Bug", RARE, 2)
                .traits("cyborg", "insect")
                .aember(1)
                .triggered(List.of(PLAY, REAP), lookAt(from(HAND, OPPONENT, anyCard(), Quantity.ALL)));
        creature(150, "Replicator", RARE, 2).traits("mutant").reap(trigger(REAP, a(another(creature()))));
        creature(151, "Research Smoko", UNCOMMON, 2).traits("mutant").destroyed(archive(topOfDeck(YOU)));
        creature(152, "Skippy Timehog", RARE, 1)
                .traits("mutant")
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.USE, OPPONENT, anyCard()))));
        creature(153, "Timetraveller", RARE, 2)
                .traits("human", "scientist")
                .aember(1)
                .play(draw(2))
                .action(shuffleIntoDeck(self()));
        creature(154, "Titan Mechanic", COMMON, 6)
                .traits("cyborg", "scientist")
                .whilst(selfIs(onFlank()), keyCost(EACH, -1));
        creature(155, "Vespilon Theorist", RARE, 2)
                .traits("cyborg", "scientist")
                .elusive()
                .reap(
                        chooseHouse(),
                        choose(topOfDeck(YOU)),
                        reveal(it()),
                        either(areLike(it(), ofChosenHouse()), inOrder(archive(it()), gain(1)), discard(it())));
        creature(156, "Veylan Analyst", UNCOMMON, 2)
                .traits("cyborg", "scientist")
                .eachTime(happens(USED, YOU, artifact()), gain(1));
        upgrade(157, "Experimental Therapy", UNCOMMON)
                .thisCreature(usableAsActiveHouse())
                .play(stun(host()), exhaust(host()));
        upgrade(158, "Rocket Boots", UNCOMMON)
                .thisCreature(gains(new Ability.Triggered(
                        List.of(FIGHT, REAP),
                        onlyIf(exactly(timesThisTurn(happens(USED, EACH, isSelf())), 1), ready(self())))));
        upgrade(159, "Transposition Sandals", RARE)
                .aember(1)
                .thisCreature(gains(new Ability.Activated(
                        Ability.ActivatedKind.ACTION,
                        inOrder(
                                choose(a(another(friendly(creature())))),
                                swap(self(), it()),
                                forRemainderOfTurn(always(self(), mayUse(among(it()))))))));
    }
}
