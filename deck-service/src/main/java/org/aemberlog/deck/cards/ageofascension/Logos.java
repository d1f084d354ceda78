package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.HOUSE_CHOSEN;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_STARTED;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Zone.ARCHIVES;
import static org.aemberlog.game.card.Zone.DISCARD;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Logos in Age of Ascension. */
final class Logos extends HousePage {

    Logos() {
        super(AGE_OF_ASCENSION, House.LOGOS);
    }

    @Override
    protected void cards() {
        creature(108, "Archimedes", COMMON, 2)
                .traits("cyborg", "beast")
                .elusive()
                .always(neighborsOf(self()), gains(bold(DESTROYED, archive(self()))));
        action(109, "Binate Rupture", COMMON).keyword(ALPHA).play(eachPlayer(gain(pool(YOU))));
        action(110, "Cutthroat Research", COMMON).aember(1).play(onlyIf(atLeast(pool(OPPONENT), 8), steal(2)));
        creature(111, "Eyegor", COMMON, 2)
                .traits("cyborg")
                .play(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        discard(allAmong(remembered("seen"), not(among(it())))));
        creature(112, "Helper Bot", COMMON, 1)
                .traits("robot")
                .play(forRemainderOfTurn(1, always(self(), mayPlay(not(house(House.LOGOS))))));
        creature(113, "Hexpion", COMMON, 2).traits("ai").destroyed(archive(self()), archive(topOfDeck(YOU)));
        reprint(114, "Labwork", COMMON);
        reprint(115, "Library of Babble", COMMON);
        creature(116, "Pip Pip", COMMON, 2)
                .traits("human", "scientist")
                .eachTime(reaps(enemy(creature())), stun(thatCard()));
        action(117, "Poke", COMMON)
                .aember(1)
                .play(as("hit", damage(1, a(enemy(creature())))), onlyIf(destroyedBy("hit"), draw(1)));
        creature(118, "Professor Sutterkin", COMMON, 2)
                .traits("human", "scientist")
                .reap(draw(perCard(each(friendly(creature(house(House.LOGOS)))))));
        action(119, "Standardized Testing", COMMON)
                .play(destroy(each(creature(or(
                        powerExactly(lowestPower(each(creature()))), powerExactly(highestPower(each(creature()))))))));
        creature(120, "Titan Librarian", COMMON, 4)
                .traits("cyborg", "scientist")
                .eachTime(happens(TURN_ENDED, YOU), onlyIf(not(selfIs(onFlank())), archive(fromYourHand(anyCard()))));
        reprint(121, "Titan Mechanic", COMMON);
        reprint(122, "Wild Wormhole", COMMON);
        creature(123, "Z.Y.X. Researcher", COMMON, 2)
                .traits("human", "scientist")
                .play(chooseOne(
                        archive(topOfDeck(YOU)),
                        archive(new Selector.Select(DISCARD, YOU, anyCard(), Quantity.exactly(1), Selector.Pick.TOP))));
        upgrade(124, "Backup Copy", UNCOMMON).aember(1).thisCreature(gains(bold(DESTROYED, putOnDeck(self()))));
        reprint(125, "Bouncing Deathquark", UNCOMMON);
        reprint(126, "Brain Eater", UNCOMMON);
        creature(127, "Director of Z.Y.X.", UNCOMMON, 3)
                .traits("cyborg", "scientist")
                .elusive()
                .eachTime(happens(TURN_STARTED, YOU), archive(topOfDeck(YOU)));
        action(128, "Eureka!", UNCOMMON).aember(1).keyword(ALPHA).play(gain(2), archive(randomFrom(HAND, YOU, 2)));
        creature(129, "Fila the Researcher", UNCOMMON, 1)
                .traits("human", "scientist")
                .elusive()
                .eachTime(plays(EACH, creature(neighbor())), draw(1));
        reprint(130, "Interdimensional Graft", UNCOMMON);
        creature(131, "Jargogle", UNCOMMON, 2)
                .traits("beast", "mutant")
                .elusive()
                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                .destroyed(either(turnOf(YOU), playCard(underThis()), archive(underThis())));
        artifact(132, "Memory Chip", UNCOMMON)
                .traits("item")
                .eachTime(happens(HOUSE_CHOSEN, YOU), activeHouse(House.LOGOS), archive(fromYourHand(anyCard())));
        artifact(133, "Quantum Fingertrap", UNCOMMON)
                .traits("item")
                .aember(1)
                .action(
                        // One that is alone in its battleline stands on both flanks.
                        choose(a(creature(not(and(onLeftFlank(), onRightFlank()))))),
                        either(
                                areLike(it(), friendly(creature())),
                                swap(it(), a(friendly(creature(not(among(it())))))),
                                swap(it(), a(enemy(creature(not(among(it()))))))));
        reprint(134, "Remote Access", UNCOMMON);
        reprint(135, "Research Smoko", UNCOMMON);
        reprint(136, "Rocket Boots", UNCOMMON);
        artifact(137, "Seismo-entangler", UNCOMMON)
                .traits("item")
                .action(
                        chooseHouse(),
                        duringOpponentsNextTurn(
                                always(self(), cannot(PlayerAction.REAP, OPPONENT, creature(ofChosenHouse())))));
        reprint(138, "Sloppy Labwork", UNCOMMON);
        artifact(139, "[REDACTED]", RARE)
                .traits("[redacted]")
                .eachTime(
                        happens(HOUSE_CHOSEN, YOU),
                        activeHouse(House.LOGOS),
                        moveAember(number(1), supply(), on(self())),
                        onlyIf(atLeast(tokens(Token.AEMBER, each(isSelf())), 4), destroy(self()), forgeKeyFree(YOU)));
        reprint(140, "Chaos Portal", RARE);
        reprint(141, "Crazy Killing Machine", RARE);
        reprint(142, "Dysania", RARE);
        action(143, "Entropic Swirl", RARE)
                .play(choose(a(creature())), damage(times(2, traitsOf(it())), it()), gain(traitsOf(it())));
        artifact(144, "Fetchdrones", RARE)
                .traits("item")
                .action(
                        as("discarded", discard(topOfDeck(YOU, 2))),
                        forEach(
                                perCard(allAmong(touched("discarded"), house(House.LOGOS))),
                                capture(2, a(friendly(creature())))));
        reprint(145, "Harland Mindlock", RARE);
        reprint(146, "Help from Future Self", SPECIAL);
        reprint(147, "Knowledge is Power", RARE);
        action(148, "Master the Theory", RARE)
                .aember(1)
                .play(onlyIf(
                        none(perCard(each(friendly(creature())))),
                        may(forEach(perCard(each(enemy(creature()))), archive(fromYourHand(anyCard()))))));
        reprint(149, "Neutron Shark", RARE);
        reprint(150, "Ozmo, Martianologist", RARE);
        reprint(151, "Pocket Universe", RARE);
        creature(152, "Project Z.Y.X.", RARE, 5, 1)
                .traits("cyborg", "mutant")
                .fightReap(may(playCard(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1)))));
        reprint(153, "Replicator", RARE);
        artifact(154, "Scientifical Hack", RARE)
                .traits("equation")
                .aember(1)
                .omni(sacrifice(self()), forRemainderOfTurn(always(self(), mayUse(friendly(artifact())))));
        artifact(155, "Shard of Knowledge", RARE)
                .traits("item", "shard")
                .action(draw(perCard(each(friendly(trait("shard"))))));
        reprint(156, "Strange Gizmo", RARE);
        creature(157, "The Curator", RARE, 3)
                .traits("human", "scientist")
                .always(each(friendly(artifact())), entersReady());
        reprint(158, "Timetraveller", RARE);
        reprint(159, "Transposition Sandals", RARE);
    }
}
