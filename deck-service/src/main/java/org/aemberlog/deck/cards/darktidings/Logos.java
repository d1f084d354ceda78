package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.*;
import static org.aemberlog.game.card.Zone.*;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect.WhichKey;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Logos in Dark Tidings. */
final class Logos extends HousePage {

    Logos() {
        super(DARK_TIDINGS, House.LOGOS);
    }

    @Override
    protected void cards() {
        creature(1, "Armadrone", "armadrone-evil-twin", SPECIAL, 3)
                .traits("robot")
                .fight(steal(2));
        creature(2, "Binary Moray", "binary-moray-evil-twin", SPECIAL, 5)
                .traits("ai", "beast")
                .skirmish()
                .eachTime(happens(TIDE_RAISED, YOU), ready(self()))
                .eachTime(happens(TIDE_RAISED, OPPONENT), exhaust(self()));
        creature(3, "Captain Kresage", "captain-kresage-evil-twin", SPECIAL, 6)
                .traits("cyborg")
                .always(each(creature()), loses(ELUSIVE, TAUNT, POISON, SKIRMISH));
        creature(4, "Old Egad", "old-egad-evil-twin", SPECIAL, 3)
                .traits("cyborg")
                .destroyed(enrage(each(enemy(creature()))));
        creature(5, "PI Sweven", "pi-sweven-evil-twin", SPECIAL, 2)
                .traits("human", "scientist")
                .reap(onlyIf(tideIsHigh(), discard(randomFrom(HAND, OPPONENT))));
        creature(6, "Prof. Garwynne", "prof-garwynne-evil-twin", SPECIAL, 2)
                .traits("human", "scientist")
                .skirmish()
                .fight(may(toHand(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1)))));
        creature(7, "Talmage Steelheart", "talmage-steelheart-evil-twin", SPECIAL, 3)
                .traits("human")
                .play(damage(timesThisTurn(youPlay(anyCard())), a(enemy(creature()))));
        creature(8, "Dr. Verokter", RARE, 2)
                .traits("human", "scientist")
                .elusive()
                .reap(putOnDeck(fromYourDiscard(or(upgrade(), actionCard()))));
        artifact(9, "Rooftop Laboratory", SPECIAL)
                .traits("location")
                .always(each(friendly(creature(trait("scientist")))), entersReady());
        upgrade(10, "Reckless Experimentation", SPECIAL)
                .aember(1)
                .thisCreature(gains(bold(REAP, playCard(topOfDeck(YOU)))));
        action(11, "Groundbreaking Discovery", SPECIAL)
                .aember(1)
                .play(onlyIf(
                        and(
                                thereIs(each(friendly(named("Dr. Verokter")))),
                                thereIs(each(friendly(named("Rooftop Laboratory")))),
                                thereIs(each(friendly(named("Reckless Experimentation"))))),
                        destroy(each(anyCard())),
                        unforgeKey(OPPONENT, WhichKey.ANY),
                        purge(self())));
        reprint(12, "Hyde", RARE);
        reprint(13, "Velum", SPECIAL);
        reprint(14, "Academy Training", RARE);
        action(15, "Backup Plan", RARE)
                .play(forEach(
                        minus(perCard(each(enemy(creature()))), perCard(each(friendly(creature())))),
                        archive(topOfDeck(YOU))));
        creature(16, "Captain Kresage", RARE, 6)
                .traits("cyborg")
                .whilst(thereIs(each(another(friendly(creature(hasKeyword(ELUSIVE)))))), gains(ELUSIVE))
                .whilst(thereIs(each(another(friendly(creature(hasKeyword(TAUNT)))))), gains(TAUNT))
                .whilst(thereIs(each(another(friendly(creature(hasKeyword(POISON)))))), gains(POISON))
                .whilst(thereIs(each(another(friendly(creature(hasKeyword(SKIRMISH)))))), gains(SKIRMISH));
        creature(17, "Chronophage", RARE, 3)
                .traits("beast", "robot")
                .always(each(enemy(creatureOrArtifact())), gains(OMEGA));
        action(18, "Honors Keysis", RARE)
                .aember(1)
                .play(ifDone(forgeKey(YOU, minus(number(7), timesThisTurn(youPlay(anyCard())))), purge(self())));
        reprint(19, "Knowledge is Power", RARE);
        reprint(20, "Library Card", RARE);
        reprint(21, "Master the Theory", RARE);
        reprint(22, "Mind Over Matter", RARE);
        reprint(23, "Mobius Scroll", RARE);
        artifact(24, "Ruins of Archonis", RARE)
                .traits("treasure")
                .aember(1)
                .eachTime(
                        plays(EACH, anyCard()),
                        and(
                                asItHappened(exactly(timesThisTurn(plays(THAT_PLAYER, anyCard())), 6)),
                                selfIs(not(exhausted()))),
                        moveAember(tokens(Token.AEMBER, self()), on(self()), poolOf(THAT_PLAYER)))
                .play(moveAember(number(4), supply(), on(self())), archive(fromYourHand(anyCard())));
        artifact(25, "SLRS Austeralis", RARE)
                .traits("ship")
                .aember(1)
                .action(
                        as("exhausted", exhaust(upTo(3, friendly(creature(house(House.LOGOS)))))),
                        forEach(perCardOf("exhausted"), playCard(topOfDeck(YOU))));
        reprint(26, "The Archivist", RARE);
        reprint(27, "The Howling Pit", RARE);
        artifact(28, "Tide Warp", RARE)
                .traits("power")
                .aember(1)
                .eachTime(happens(TURN_STARTED, YOU), either(tideIsHigh(), raisesTide(OPPONENT), raiseTide()));
        reprint(29, "Universal Keylock", RARE);
        reprint(30, "Vespilon Theorist", RARE);
        reprint(31, "Zenzizenzizenzic", RARE);
        reprint(32, "Anomaly Exploiter", UNCOMMON);
        action(33, "Archon’s Callback", UNCOMMON).keyword(OMEGA).play(draw(5));
        creature(34, "Binary Moray", UNCOMMON, 5)
                .traits("ai", "beast")
                .eachTime(happens(TIDE_RAISED, YOU), ready(self()))
                .eachTime(happens(TIDE_RAISED, OPPONENT), exhaust(self()))
                .reap(archive(fromYourHand(anyCard())));
        reprint(35, "Bouncing Deathquark", UNCOMMON);
        reprint(36, "Brain Eater", UNCOMMON);
        reprint(37, "Data Forge", UNCOMMON);
        reprint(38, "Eureka!", UNCOMMON);
        reprint(39, "Fila the Researcher", UNCOMMON);
        action(40, "Forgive or Forget", UNCOMMON)
                .play(chooseOne(
                        inOrder(
                                remember("one", fromYourDiscard(anyCard())),
                                remember("other", fromYourDiscard(not(sharesType(remembered("one"))))),
                                archive(allOf(remembered("one"), remembered("other")))),
                        inOrder(
                                purge(from(DISCARD, YOU, anyCard(), Quantity.upTo(2))),
                                purge(from(DISCARD, OPPONENT, anyCard(), Quantity.upTo(2))))));
        artifact(41, "Isotropic Core", UNCOMMON)
                .traits("item")
                .aember(1)
                .always(each(friendly(creature())), gains(HAZARDOUS, 1));
        artifact(42, "Mechabuoy", UNCOMMON)
                .traits("item")
                .aember(1)
                .eachTime(happens(TURN_STARTED, EACH), onlyIf(tideIsHigh(THAT_PLAYER), gains(THAT_PLAYER, number(1))));
        action(43, "Mind Bullets", UNCOMMON).play(damage(timesThisTurn(youPlay(anyCard())), each(creature())));
        reprint(44, "Novu Archaeologist", UNCOMMON);
        reprint(45, "Positron Bolt", UNCOMMON);
        creature(46, "Prof. Garwynne", UNCOMMON, 3)
                .traits("human", "scientist")
                .elusive()
                .reap(may(toHand(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1)))));
        action(47, "Think Twice", UNCOMMON).play(choose(fromYourDiscard(actionCard())), playCard(it()), purge(it()));
        creature(48, "Armadrone", COMMON, 1, 3).traits("robot").fight(steal(1));
        creature(49, "Austeralis Seaborg", COMMON, 4)
                .traits("robot")
                .reap(as("hit", damage(2, a(creature()))), onlyIf(destroyedBy("hit"), raiseTide()));
        creature(50, "Bilgewarden", COMMON, 2)
                .traits("human", "scientist")
                .triggered(List.of(PLAY, REAP), either(tideIsHigh(), raisesTide(OPPONENT), raiseTide()));
        reprint(51, "EDAI “Edie” 4x4", COMMON);
        action(52, "Final Analysis", COMMON)
                .play(
                        as("destroyed", destroy(each(creature()))),
                        eachPlayer(draw(perCardDestroyedBy("destroyed", YOU))));
        artifact(53, "Hydrocataloguer", COMMON)
                .traits("item")
                .aember(1)
                .eachTime(happens(TIDE_RAISED, YOU), archive(topOfDeck(YOU)))
                .eachTime(happens(TIDE_RAISED, OPPONENT), opponentDoes(archive(topOfDeck(YOU))));
        reprint(54, "Infomorph", COMMON);
        reprint(55, "Information Exchange", COMMON);
        creature(56, "Old Egad", COMMON, 1, 2).traits("cyborg").destroyed(ward(eachNeighbor()));
        reprint(57, "Phase Shift", COMMON);
        creature(58, "PI Sweven", COMMON, 2).traits("human", "scientist").reap(onlyIf(tideIsHigh(), draw(3)));
        action(59, "Science!", COMMON).play(forRemainderOfTurn(eachTime(youPlay(another(actionCard())), gain(1))));
        upgrade(60, "Static Charge", COMMON)
                .aember(1)
                .thisCreature(gains(eachTime(happens(TURN_STARTED, YOU), damage(2, eachNeighbor()))));
        action(61, "Submersive Principle", COMMON)
                .play(either(
                        tideIsHigh(),
                        eachPlayer(loses(YOU, new Amount.Arith(Amount.Operator.DIVIDED_DOWN, pool(YOU), number(2)))),
                        loses(EACH, number(1))));
        creature(62, "Talmage Steelheart", COMMON, 3)
                .traits("human")
                .play(addCounters(Token.POWER, timesThisTurn(youPlay(anyCard())), self()));
        action(63, "Theory or Conjecture", COMMON)
                .play(chooseOne(archive(topOfDeck(YOU, 2)), playCard(topOfDeck(YOU))));
    }
}
