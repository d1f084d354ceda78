package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.*;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** House Sanctum in Dark Tidings. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(DARK_TIDINGS, House.SANCTUM);
    }

    @Override
    protected void cards() {
        creature(64, "Almsmaster", "almsmaster-evil-twin", SPECIAL, 4, 1)
                .traits("human", "knight")
                .keyword(DEPLOY)
                .always(eachNeighbor(), gains(bold(Timing.DESTROYED, steal(1))));
        creature(65, "Grey Augur", "grey-augur-evil-twin", SPECIAL, 3, 1)
                .traits("human", "monk")
                .always(eachNeighbor(), gains(bold(REAP, gain(1), exalt(self()))));
        creature(66, "Lærie of the Lake", "laerie-of-the-lake-evil-twin", SPECIAL, 3)
                .traits("human", "knight")
                .whilst(tideIsHigh(), armor(5));
        creature(67, "Lightsmith Clariel", "lightsmith-clariel-evil-twin", SPECIAL, 5)
                .traits("angel")
                .action(choose(a(creature())), forRemainderOfTurn(always(it(), switchStats())));
        creature(68, "Seneschal Sargassa", "seneschal-sargassa-evil-twin", SPECIAL, 6)
                .traits("spirit", "knight")
                .eachTime(happens(TIDE_RAISED, EACH), capture(2));
        creature(69, "Sir Bevor", "sir-bevor-evil-twin", SPECIAL, 1, 5)
                .traits("alien", "knight")
                .keyword(POISON);
        creature(70, "Urien the Circumspect", "urien-the-circumspect-evil-twin", SPECIAL, 3, 1)
                .traits("human", "knight")
                .reap(loses(OPPONENT, armorOf(self())));
        creature(71, "Orphiel, Sea’s Chosen", UNCOMMON, 3)
                .traits("human", "monk")
                .whilst(tideIsHigh(), gains(SKIRMISH), gains(bold(FIGHT, gain(2))));
        creature(72, "Orphion, Land’s Chosen", SPECIAL, 3)
                .traits("human", "monk")
                .whilst(tideIsLow(), armor(3), gains(bold(REAP, capture(2))));
        creature(73, "Aja the Inconspicuous", RARE, 3)
                .traits("human", "monk")
                .whilst(not(selfIs(onFlank())), cannotBeDamaged());
        action(74, "Avenging Aura", RARE)
                .aember(1)
                .play(forRemainderOfTurn(always(each(friendly(creature())), gains(ASSAULT, forgedKeys(OPPONENT)))));
        reprint(75, "Charge!", RARE);
        artifact(76, "Dry the River", RARE)
                .traits("power")
                .always(
                        each(creature()),
                        gains(whilst(tideIsLow(), self(), cannot(PlayerAction.REAP, EACH, isSelf()))));
        reprint(77, "Epic Quest", RARE);
        action(78, "Harmonic Ritual", RARE)
                .aember(1)
                .play(
                        choose(a(friendly(creature()))),
                        onlyIf(
                                areLike(neighborsOf(it(), toTheLeftOf(it())), sharesHouse(it())),
                                againWhile(
                                        areLike(neighborsOf(it(), toTheLeftOf(it())), sharesHouse(it())),
                                        gain(1),
                                        choose(neighborsOf(it(), toTheLeftOf(it()))))));
        reprint(79, "Lady Loreena", RARE);
        creature(80, "Lightsmith Clariel", RARE, 5, 2)
                .traits("angel")
                .beforeFight(may(forRemainderOfTurn(always(self(), switchStats()))));
        reprint(81, "Lord Golgotha", RARE);
        reprint(82, "Mad Prophet Gizelhart", RARE);
        reprint(83, "Mighty Lance", RARE);
        reprint(84, "Numquid the Fair", RARE);
        reprint(85, "Orb of Wonder", RARE);
        reprint(86, "Round Table", RARE);
        reprint(87, "Sanctum Guardian", RARE);
        reprint(88, "Seraphic Armor", RARE);
        artifact(89, "SGS Illuminator", RARE)
                .traits("ship")
                .action(
                        as("exhausted", exhaust(upTo(4, friendly(creature(house(House.SANCTUM)))))),
                        forEach(perCardOf("exhausted"), inOrder(choose(a(creature())), stun(it()), exalt(it()))));
        creature(90, "The Corpulent Collector", RARE, 7)
                .traits("human")
                .play(capture(pool(OPPONENT), self()), damage(tokens(Token.AEMBER, self()), self()));
        reprint(91, "The Vaultkeeper", RARE);
        action(92, "Trial by Water", RARE)
                .aember(1)
                .play(resetTide(), untilYourNextTurn(always(self(), cannot(PlayerAction.RAISE_TIDE, EACH, anyCard()))));
        creature(93, "Almsmaster", UNCOMMON, 4, 1)
                .traits("human", "knight")
                .keyword(DEPLOY)
                .taunt()
                .play(capture(1, eachNeighbor()));
        reprint(94, "Barrister Joya", UNCOMMON);
        reprint(95, "Bring Low", UNCOMMON);
        reprint(96, "Doorstep to Heaven", UNCOMMON);
        action(97, "First or Last", UNCOMMON)
                .play(chooseOne(
                        purge(each(creature(powerExactly(highestPower(each(creature())))))),
                        purge(each(creature(powerExactly(lowestPower(each(creature()))))))));
        reprint(98, "Gatekeeper", UNCOMMON);
        reprint(99, "Gorm of Omm", UNCOMMON);
        creature(100, "Grey Augur", UNCOMMON, 3, 1)
                .traits("human", "monk")
                .always(eachNeighbor(), gains(bold(FIGHT, gain(1))));
        reprint(101, "Haedroth’s Wall", UNCOMMON);
        creature(102, "Holdfast", UNCOMMON, 6)
                .traits("beast")
                .eachTime(happens(DAMAGE_DEALT, EACH, creature(neighbor())), ready(self()));
        action(103, "Honor or Glory", UNCOMMON)
                .play(chooseOne(damage(3, each(creature(onFlank()))), damage(3, each(creature(not(onFlank()))))));
        action(104, "Light Everlasting", UNCOMMON)
                .aember(1)
                .play(playAnywhere(fromYourDiscard(creature(house(House.SANCTUM)))));
        reprint(105, "Radiant Truth", UNCOMMON);
        artifact(106, "Redhand Registry", UNCOMMON)
                .traits("law")
                .aember(1)
                .eachTime(
                        happens(AEMBER_STOLEN, OPPONENT),
                        duringOpponentsNextTurn(always(self(), skipsForgeStep(OPPONENT))));
        reprint(107, "Shoulder Armor", UNCOMMON);
        creature(108, "Badgemagus", COMMON, 4)
                .traits("human", "knight")
                .keyword(DEPLOY)
                .fight(forEachCard(
                        eachNeighbor(), "it", onlyIf(areLike(it(), friendly(creature())), readyAndFightWith(it()))));
        reprint(109, "Bull-wark", COMMON);
        reprint(110, "Cleansing Wave", COMMON);
        reprint(111, "General Xalvador", COMMON);
        action(112, "Grand Melee", COMMON).play(destroy(each(creature(not(sharesHouseWithNeighbors(1))))));
        action(113, "Hammer-gram", COMMON).play(choose(a(creature())), damage(3, it()), stun(it()));
        action(114, "Heal or Harm", COMMON)
                .play(chooseOne(
                        inOrder(fullyHeal(a(creature())), gain(1)), readyAndFightWith(a(friendly(creature())))));
        creature(115, "Lærie of the Lake", COMMON, 3)
                .traits("human", "knight")
                .rule(whilst(tideIsHigh(), each(friendly(creature())), armor(2)));
        creature(116, "Marshal Ewer", COMMON, 4, 2)
                .traits("spirit", "knight")
                .triggered(List.of(PLAY, FIGHT), raiseTide());
        creature(117, "Seneschal Sargassa", COMMON, 6, 2)
                .traits("spirit", "knight")
                .eachTime(happens(TIDE_RAISED, EACH), capture(2, a(creature(controlledBy(THAT_PLAYER)))));
        action(118, "Shifting Battlefield", COMMON)
                .aember(1)
                .play(choose(a(friendly(creature()))), moveInLine(it()), capture(1, it()));
        creature(119, "Sir Bevor", COMMON, 1, 5).traits("alien", "knight").taunt();
        reprint(120, "Staunch Knight", COMMON);
        action(121, "Strange Ordination", COMMON).aember(3).playOnlyIf(tideIsHigh());
        action(122, "Taxing Journey", COMMON)
                .aember(1)
                .play(
                        choose(a(friendly(creature()))),
                        capture(1, it()),
                        capture(1, neighborsOf(it(), sharesHouse(it()))));
        creature(123, "Urien the Circumspect", COMMON, 3, 1)
                .traits("human", "knight")
                .reap(gain(armorOf(self())));
    }
}
