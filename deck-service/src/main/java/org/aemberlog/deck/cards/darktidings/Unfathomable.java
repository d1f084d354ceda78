package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.CAPTURE;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Effect.Flank;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Unfathomable in Dark Tidings. */
final class Unfathomable extends HousePage {

    Unfathomable() {
        super(DARK_TIDINGS, House.UNFATHOMABLE);
    }

    @Override
    protected void cards() {
        creature(306, "Flamegill Enforcer", "flamegill-enforcer-evil-twin", SPECIAL, 6)
                .traits("aquan")
                .eachTime(happens(TIDE_RAISED, OPPONENT), enrage(self()))
                .action(steal(1));
        creature(307, "Giltspine Netcaster", "giltspine-netcaster-evil-twin", SPECIAL, 2)
                .traits("aquan")
                .enhance(CAPTURE, CAPTURE)
                .reap(choose(a(friendly(creature(not(trait("aquan")))))), ready(it()), use(it()));
        creature(308, "Horrid Synan", "horrid-synan-evil-twin", SPECIAL, 2)
                .traits("beast")
                .keyword(POISON)
                .taunt();
        creature(309, "Kaupe", "kaupe-evil-twin", SPECIAL, 7)
                .traits("aquan")
                .always(
                        noMoreThan(1, PlayerAction.PLAY, YOU, creature()),
                        noMoreThan(1, PlayerAction.PLAY, YOU, artifact()),
                        noMoreThan(1, PlayerAction.PLAY, YOU, upgrade()),
                        noMoreThan(1, PlayerAction.PLAY, YOU, actionCard()))
                .fightReap(
                        as("discarded", discard(from(HAND, YOU, anyCard(), Quantity.ANY))),
                        damageForEach(perCardOf("discarded"), a(enemy(creature())), damage(2, it())));
        creature(310, "Taniwha", "taniwha-evil-twin", SPECIAL, 4, 1)
                .traits("beast")
                .fightReap(putOnDeck(fromYourDiscard(creature())));
        creature(311, "Tomwa of the Glow", "tomwa-of-the-glow-evil-twin", SPECIAL, 3)
                .traits("aquan")
                .reap(onlyIf(tideIsHigh(), exhaust(a(enemy(creature()))), discard(randomFrom(HAND, OPPONENT))));
        creature(312, "Wikolia", "wikolia-evil-twin", SPECIAL, 3)
                .traits("beast")
                .reap(exalt(self()), duringOpponentsNextTurn(always(self(), keyCost(EACH, 4))));
        action(313, "Drawn Down", RARE)
                .play(
                        remember("seen", topOfDeck(OPPONENT, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        discard(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        action(314, "Dive Deep", SPECIAL)
                .play(
                        as("discarded", discard(topOfDeck(OPPONENT))),
                        putUnderDeckInAnyOrder(a(creature(sharesHouse(touched("discarded"))))));
        action(315, "Dark Discovery", SPECIAL)
                .aember(1)
                .play(
                        nameCards(2),
                        as("discarded", discard(bottomOfDeck(OPPONENT, 2))),
                        onlyIf(areNamed(touched("discarded")), purge(self()), forgeKeyFree(YOU)));
        creature(316, "Omnipus", RARE, 8)
                .traits("beast")
                .always(cannot(PlayerAction.FIGHT, EACH, isSelf()))
                .play(
                        discard(topOfDeck(YOU, 8)),
                        forEachCard(from(DISCARD, YOU, named("Tentaclid"), Quantity.ALL), "it", playCard(it())))
                .reap(gain(perCard(each(friendly(creature(named("Tentaclid")))))));
        creature(317, "Tentaclid", SPECIAL, 3)
                .traits("arm")
                .skirmish()
                .taunt()
                .always(cannot(PlayerAction.REAP, EACH, isSelf()));
        action(318, "Corrode", RARE)
                .aember(1)
                .play(chooseOne(destroy(a(artifact())), destroy(a(upgrade())), destroy(a(creature(armorAtLeast(1))))));
        action(319, "Cup of Water", RARE).aember(1).play(stun(each(creature(or(trait("cyborg"), trait("robot"))))));
        creature(320, "Deep Priest Glebe", RARE, 5)
                .traits("aquan")
                .eachTime(youPlay(creature(trait("aquan"))), exhaust(a(enemy(creature()))));
        artifact(321, "Effigy of Melerukh", RARE)
                .traits("item")
                .eachTime(
                        reaps(enemy(creature())),
                        addCounters(Token.AWAKENING, number(1), self()),
                        onlyIf(
                                atLeast(tokens(Token.AWAKENING, self()), 6),
                                whileThisIsInPlay(always(self(), becomesCreature(100, 100), blank())),
                                moveToFlank(self())));
        action(322, "Flash Freeze", RARE)
                .aember(1)
                .play(forRemainderOfTurn(eachTime(youPlay(another(anyCard())), exhaust(a(creature())))));
        creature(323, "General Sherman", RARE, 10)
                .traits("beast")
                .always(fightDamageOnly(0))
                .play(
                        purge(each(another(creature()))),
                        whileThisIsInPlay(eachTime(happens(LEFT_PLAY, EACH, isSelf()), returnToPlay(purgedByThis()))));
        artifact(324, "Kiligog’s Trench", RARE)
                .traits("location")
                .eachTime(
                        happens(TURN_ENDED, YOU),
                        addCounters(Token.DEPTH, number(1), self()),
                        destroy(each(creature(powerExactly(tokens(Token.DEPTH, self()))))));
        creature(325, "Llack Gaboon", RARE, 3)
                .traits("aquan")
                .always(power(perCard(each(another(creature(exhausted()))))))
                .whilst(
                        atLeast(perCard(each(another(creature(exhausted())))), 3),
                        gains(SKIRMISH),
                        gains(HAZARDOUS, 5));
        creature(326, "Portalmonger", RARE, 4).traits("aquan").whilst(tideIsHigh(), keyCost(OPPONENT, 4));
        creature(327, "Rustmiser", RARE, 5).traits("beast").reap(exhaust(each(enemy(artifact()))));
        artifact(328, "Sobogg’s Thingamabob", RARE)
                .traits("item")
                .aember(1)
                .eachTime(forges(OPPONENT), exhaust(each(enemy(creature()))));
        creature(329, "Taniwha", RARE, 8, 2).traits("beast").fightReap(destroy(a(friendly(creature()))), gain(1));
        creature(330, "Te-wheke Kraken", RARE, 12)
                .traits("beast")
                .play(
                        as("tired", exhaust(choose(2, friendly(creature(house(House.UNFATHOMABLE)))))),
                        onlyIf(not(atLeast(perCardOf("tired"), 2)), destroy(self())))
                .fightReap(choose(a(creature())), damageTogether(damage(2, it()), damage(2, neighborsOf(it()))));
        action(331, "Thalassophobia", RARE).aember(1).play(discard(topOfDeck(OPPONENT, 10)));
        creature(332, "The Chosen One", RARE, 9)
                .traits("aquan")
                .rule(insteadOf(
                        happens(CREATURES_READIED, OPPONENT),
                        damage(perCard(each(enemy(creature(exhausted())))), self())));
        artifact(333, "The Susurrus", RARE)
                .traits("ship")
                .action(ifDone(
                        exhaust(a(friendly(creature(house(House.UNFATHOMABLE))))),
                        exhaust(upTo(3, creatureOrArtifact()))));
        creature(334, "Voice of Rakuzel", RARE, 5, 1)
                .traits("aquan")
                .rule(whilst(tideIsHigh(), each(friendly(creature())), power(1), armor(1)))
                .rule(whilst(tideIsLow(), each(enemy(creature())), power(1), armor(1)));
        artifact(335, "Whirlpool", RARE)
                .traits("location")
                .aember(1)
                .eachTime(
                        happens(TURN_ENDED, EACH),
                        takesControl(
                                THAT_PLAYERS_OPPONENT,
                                a(creature(controlledBy(THAT_PLAYER), onRightFlank())),
                                Flank.LEFT));
        action(336, "Abandon Ship", UNCOMMON)
                .aember(1)
                .play(either(tideIsHigh(), toHand(choose(4, creature())), toHand(a(creature()))));
        creature(337, "Abyssal Zealot", UNCOMMON, 4)
                .traits("aquan")
                .eachTime(happens(TIDE_RAISED, YOU), capture(2))
                .eachTime(happens(TIDE_RAISED, OPPONENT), moveAember(number(2), on(self()), supply()));
        action(338, "Allusions of Grandeur", UNCOMMON)
                .aember(1)
                .play(
                        chooseHouseOf(OPPONENT),
                        duringOpponentsNextTurn(
                                eachTime(happens(HOUSE_STEP_ENDED, OPPONENT), not(chosenHouseIsActive()), gain(3))));
        artifact(339, "Echo Pearl", UNCOMMON)
                .traits("item")
                .aember(1)
                .omni(destroy(self()), choose(a(creature())), exhaust(it()), stun(it()), enrage(it()));
        creature(340, "Fuguru", UNCOMMON, 1).traits("aquan").keyword(POISON).always(handSize(OPPONENT, -1));
        creature(341, "Kaupe", UNCOMMON, 2)
                .traits("aquan")
                .always(
                        noMoreThan(1, PlayerAction.PLAY, OPPONENT, creature()),
                        noMoreThan(1, PlayerAction.PLAY, OPPONENT, artifact()),
                        noMoreThan(1, PlayerAction.PLAY, OPPONENT, upgrade()),
                        noMoreThan(1, PlayerAction.PLAY, OPPONENT, actionCard()));
        creature(342, "Kiri Giltspine", UNCOMMON, 3)
                .traits("aquan")
                .elusive()
                .eachTime(
                        reaps(enemy(creature())),
                        choose(thatCard()),
                        untilReadyStepEnds(always(it(), doesNotReadyInStep())));
        creature(343, "Scyphos", UNCOMMON, 3)
                .traits("beast")
                .keyword(HAZARDOUS, 4)
                .destroyed(onlyIf(tideIsHigh(), archive(self())));
        action(344, "Sleep with the Fishes", UNCOMMON).aember(1).play(destroy(each(creature(exhausted()))));
        creature(345, "Sparkfist", UNCOMMON, 2)
                .traits("aquan")
                .skirmish()
                .fight(stun(fightOpponent()), exhaust(fightOpponent()));
        action(346, "Thundertow", UNCOMMON)
                .aember(1)
                .play(exhaust(choose(2, creature())), damage(2, each(creature(exhausted()))));
        action(347, "Tidal Wave", UNCOMMON)
                .aember(1)
                .play(
                        onlyIf(tideIsHigh(), choose(a(creature())), destroy(allOf(it(), neighborsOf(it())))),
                        raisesTide(OPPONENT));
        creature(348, "Tomwa of the Glow", UNCOMMON, 3)
                .traits("aquan")
                .reap(exhaust(a(creature())), onlyIf(tideIsHigh(), draw(perCard(each(enemy(creature(exhausted())))))));
        upgrade(349, "Under Pressure", UNCOMMON).aember(1).thisCreature(cannotReady());
        reprint(350, "Valoocanth", UNCOMMON);
        action(351, "Wrath or Ruin", UNCOMMON)
                .play(chooseOne(destroy(a(creature(onFlank()))), toHand(choose(2, enemy(creature())))));
        action(352, "Brain Drain", COMMON)
                .aember(1)
                .play(
                        lookAt(from(HAND, OPPONENT, anyCard(), Quantity.ALL)),
                        putOnDeck(from(HAND, OPPONENT, anyCard(), Quantity.exactly(1))));
        creature(353, "“Bubbles”", COMMON, 5).traits("aquan").play(putOnDeck(a(enemy(creature()))));
        action(354, "Call of the Void", COMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        either(
                                areLike(it(), exhausted()),
                                inOrder(destroy(it()), loses(ITS_CONTROLLER, number(1))),
                                exhaust(it())));
        creature(355, "Flamegill Enforcer", COMMON, 6)
                .traits("aquan")
                .eachTime(happens(TIDE_RAISED, OPPONENT), enrage(self()))
                .action(capture(3));
        artifact(356, "Frigorific Rod", COMMON).traits("item").aember(1).action(exhaust(a(creatureOrArtifact())));
        creature(357, "Giltspine Netcaster", COMMON, 2)
                .traits("aquan")
                .enhance(CAPTURE, CAPTURE)
                .reap(exhaust(a(creature())));
        creature(358, "Hookmaster", COMMON, 4, 1).traits("aquan").fight(onlyIf(tideIsHigh(), opponentLoses(2)));
        creature(359, "Horrid Synan", COMMON, 4).traits("beast").keyword(POISON);
        action(360, "Mælstrom", COMMON).play(toTopAtRandom(each(creature())), gainChains(2));
        creature(361, "Photic Raider", COMMON, 2)
                .traits("aquan")
                .play(capture(2))
                .whilst(tideIsHigh(), power(4));
        action(362, "Pour-tal", COMMON).aember(1).play(either(tideIsHigh(), archive(self()), raiseTide()));
        action(363, "Rakuzel’s Chant", COMMON)
                .aember(1)
                .play(either(tideIsHigh(), exhaust(each(creature())), exhaust(a(creature()))));
        creature(364, "Seabringer Kekoa", COMMON, 7).traits("beast").taunt().destroyed(raiseTide());
        action(365, "Sink or Swim", COMMON)
                .play(chooseOne(
                        discard(randomFrom(HAND, OPPONENT)),
                        inOrder(choose(a(creature())), exhaust(allOf(it(), neighborsOf(it()))))));
        action(366, "Storm Surge", COMMON)
                .play(duringOpponentsNextTurn(always(each(enemy(creatureOrArtifact())), doesNotReadyInStep())));
        creature(367, "Wikolia", COMMON, 3)
                .traits("beast")
                .reap(duringOpponentsNextTurn(always(self(), keyCost(EACH, 2))));
    }
}
