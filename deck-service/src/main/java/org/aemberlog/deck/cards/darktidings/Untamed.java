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
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Untamed in Dark Tidings. */
final class Untamed extends HousePage {

    Untamed() {
        super(DARK_TIDINGS, House.UNTAMED);
    }

    @Override
    protected void cards() {
        creature(368, "Æmberfin Shark", "aemberfin-shark-evil-twin", SPECIAL, 3)
                .traits("beast")
                .eachTime(
                        happens(TURN_ENDED, YOU),
                        as("lost", loses(EACH, number(1))),
                        addCounters(Token.POWER, amountOf("lost"), self()));
        creature(369, "Chelonia", "chelonia-evil-twin", SPECIAL, 2)
                .traits("beast", "witch")
                .elusive()
                .eachTime(youPlay(another(creature())), onlyIf(tideIsHigh(), opponentLoses(1)));
        creature(370, "Mookling", "mookling-evil-twin", SPECIAL, 2)
                .traits("beast")
                .eachTime(forges(OPPONENT), addCounters(Token.POWER, thatMuch(), self()));
        creature(371, "Ol’ Paddy", "ol-paddy-evil-twin", SPECIAL, 5)
                .traits("beast", "fisher")
                .reap(
                        either(
                                not(tideIsHigh()),
                                as("discarded", discard(bottomOfDeck(OPPONENT, 1))),
                                as("discarded", discard(bottomOfDeck(OPPONENT, 3)))),
                        destroy(a(creature(sharesHouse(touched("discarded"))))));
        creature(372, "Sporegorger", "sporegorger-evil-twin", SPECIAL, 4)
                .traits("beast", "fungus")
                .play(
                        remember("counted", each(another(has(Token.POWER)))),
                        addCounters(Token.POWER, tokens(Token.POWER, remembered("counted")), self()),
                        removeCounters(Token.POWER, tokens(Token.POWER, remembered("counted")), remembered("counted")))
                .reap(may(
                        as("removed", removeCounters(Token.POWER, tokens(Token.POWER, self()), self())),
                        damage(amountOf("removed"), each(another(creature())))));
        creature(373, "Witch of the Dawn", "witch-of-the-dawn-evil-twin", SPECIAL, 3)
                .traits("witch")
                .play(ifDone(
                        as("destroyed", destroy(a(another(friendly(creature()))))),
                        choose(fromYourDiscard(creature(not(among(touched("destroyed")))))),
                        playCard(it()),
                        ready(it()),
                        use(it())));
        creature(374, "Youngest Bear", "youngest-bear-evil-twin", SPECIAL, 2)
                .traits("beast")
                .reap(may(fightWith(aNeighbor())));
        creature(375, "Chenille", RARE, 1)
                .traits("insect")
                .keyword(HAZARDOUS, 6)
                .action(toHand(fromYourDiscard(named("Bombyx"))));
        creature(376, "Bombyx", SPECIAL, 2, 6)
                .traits("insect")
                .aember(1)
                .play(
                        as("destroyed", destroy(a(friendly(creature(named("Chenille")))))),
                        onlyIf(not(destroyedBy("destroyed")), destroy(self())))
                .action(toHand(fromYourDiscard(named("Fifalde"))));
        creature(377, "Fifalde", SPECIAL, 9)
                .traits("insect")
                .aember(1)
                .play(
                        as("destroyed", destroy(a(friendly(creature(named("Bombyx")))))),
                        onlyIf(not(destroyedBy("destroyed")), destroy(self())))
                .fightReap(fullyHeal(self()), gain(1));
        creature(378, "Æmberfin Shark", RARE, 3)
                .traits("beast")
                .play(addCounters(Token.POWER, number(3), self()))
                .eachTime(
                        happens(TURN_ENDED, YOU),
                        ifDone(removeCounters(Token.POWER, number(1), self()), gains(EACH, number(1))));
        reprint(379, "Blossom Drake", RARE);
        reprint(380, "Chonkers", RARE);
        reprint(381, "Creed of Nature", RARE);
        creature(382, "Dredging Druid", RARE, 2)
                .traits("human", "witch")
                .elusive()
                .reap(onlyIf(tideIsHigh(), putOnDeckInAnyOrder(from(DISCARD, YOU, creature(), Quantity.upTo(3)))));
        reprint(383, "Eldest Bear", RARE);
        reprint(384, "Fertility Chant", RARE);
        reprint(385, "Fuzzy Gruen", RARE);
        reprint(386, "Lupo the Scarred", RARE);
        artifact(387, "Pestergrove", RARE).traits("location").aember(1).always(each(creature()), entersEnraged());
        reprint(388, "Piranha Monkeys", RARE);
        artifact(389, "Primal Relic", RARE)
                .traits("treasure")
                .aember(1)
                .eachTime(
                        happens(TURN_STARTED, EACH),
                        onlyIf(
                                atLeast(powerOf(each(creature(controlledBy(THAT_PLAYER)))), 20),
                                moveAember(tokens(Token.AEMBER, self()), on(self()), poolOf(THAT_PLAYER))))
                .play(
                        moveAember(number(4), supply(), on(self())),
                        addCounters(Token.POWER, number(1), choose(3, creature())));
        reprint(390, "Punctuated Equilibrium", RARE);
        artifact(391, "Ritual of Life", RARE)
                .traits("power")
                .action(ifDone(
                        as("destroyed", destroy(a(friendly(creature())))),
                        toHand(fromYourDiscard(creature(not(among(touched("destroyed"))))))));
        reprint(392, "Stampede", RARE);
        artifact(393, "The Mysticeti", RARE)
                .traits("beast", "ship")
                .action(
                        as("exhausted", exhaust(orMore(1, friendly(creature(house(House.UNTAMED)))))),
                        onlyIf(
                                atLeast(perCardOf("exhausted"), 1),
                                addCounters(Token.POWER, times(3, perCardOf("exhausted")), self()),
                                whileThisIsInPlay(always(self(), becomesCreature(0), gains(TAUNT))),
                                moveInLine(self())));
        action(394, "Washed Away", RARE).aember(1).play(either(tideIsHigh(), destroy(each(artifact())), raiseTide()));
        reprint(395, "Word of Returning", RARE);
        reprint(396, "World Tree", RARE);
        action(397, "Æmbermancy", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        chooseNumber(number(3)),
                        as("removed", removeCounters(Token.POWER, chosenNumber(), it())),
                        gain(amountOf("removed")));
        action(398, "Beach Day", UNCOMMON).aember(1).play(toHand(a(creature())), onlyIf(tideIsHigh(), gain(1)));
        reprint(399, "Bumblebird", UNCOMMON);
        action(400, "Cross Porpoises", UNCOMMON).aember(1).play(raiseTide(), enrage(choose(2, enemy(creature()))));
        reprint(401, "Fangtooth Cavern", UNCOMMON);
        reprint(402, "Gebuk", UNCOMMON);
        action(403, "Genetic Drift", UNCOMMON)
                .aember(1)
                .play(
                        addCounters(Token.POWER, number(1), a(creature())),
                        addCounters(Token.POWER, number(1), each(creature(has(Token.POWER)))));
        reprint(404, "Growth Surge", UNCOMMON);
        reprint(405, "Instrument of Silence", UNCOMMON);
        reprint(406, "Kangaphant", UNCOMMON);
        reprint(407, "Mushroom Man", UNCOMMON);
        creature(408, "Ol’ Paddy", UNCOMMON, 5)
                .traits("beast", "fisher")
                .reap(
                        either(
                                not(tideIsHigh()),
                                as("discarded", discard(bottomOfDeck(YOU, 1))),
                                as("discarded", discard(bottomOfDeck(YOU, 3)))),
                        forEachCard(allAmong(touched("discarded"), creature()), "it", playCard(it())));
        reprint(409, "Ritual of Balance", UNCOMMON);
        creature(410, "Sporegorger", UNCOMMON, 4)
                .traits("beast", "fungus")
                .reap(
                        addCounters(Token.POWER, number(1), self()),
                        may(
                                as("removed", removeCounters(Token.POWER, tokens(Token.POWER, self()), self())),
                                damage(amountOf("removed"), each(another(creature())))));
        action(411, "Thin the Herd", UNCOMMON).aember(1).play(shuffleIntoDeck(leastPowerful(4, creature())));
        action(412, "Waste Not", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(friendly(creature()))),
                        destroy(it()),
                        draw(new Amount.Arith(Amount.Operator.DIVIDED_UP, powerOf(it()), number(2))));
        action(413, "All Tide Up", COMMON).aember(1).play(either(tideIsHigh(), gain(1), raiseTide()));
        action(414, "Assert Dominance", COMMON)
                .play(
                        choose(a(friendly(creature()))),
                        forRemainderOfTurn(always(it(), gains(SKIRMISH))),
                        readyAndFightWith(it()));
        creature(415, "Chelonia", COMMON, 2)
                .traits("beast", "witch")
                .elusive()
                .eachTime(youPlay(another(creature())), onlyIf(tideIsHigh(), gain(1)));
        creature(416, "Deepwater Gruen", COMMON, 5)
                .traits("beast")
                .aember(2)
                .triggered(List.of(PLAY, REAP), onlyIf(tideIsLow(), gains(OPPONENT, number(1))));
        reprint(417, "Floomf", COMMON);
        action(418, "Infighting", COMMON)
                .play(damageToEachBy(
                        each(creature()),
                        neighborsOf(it(), toTheLeftOf(it())),
                        powerOf(neighborsOf(it(), toTheLeftOf(it())))));
        reprint(419, "Keyfrog", COMMON);
        creature(420, "Mollymawk", COMMON, 5).traits("beast").play(destroy(a(artifact())));
        creature(421, "Mookling", COMMON, 2).traits("beast").always(keyCost(OPPONENT, powerOf(self())));
        creature(422, "Myliobe", COMMON, 4)
                .traits("beast")
                .whilst(tideIsHigh(), gains(SKIRMISH))
                .beforeFight(enrage(allOf(fightOpponent(), neighborsOf(fightOpponent()))));
        reprint(423, "Persistence Hunting", COMMON);
        action(424, "Reap or Sow", COMMON)
                .play(chooseOne(
                        inOrder(choose(a(friendly(creature()))), ready(it()), reapWith(it())),
                        forEach(number(3), addCounters(Token.POWER, number(1), a(creature())))));
        reprint(425, "The Fittest", COMMON);
        upgrade(426, "Way of the Pixie", COMMON).thisCreature(gains(bold(REAP, gain(1))));
        creature(427, "Witch of the Dawn", COMMON, 3)
                .traits("human", "witch")
                .play(toHand(fromYourDiscard(creature())));
        creature(428, "Youngest Bear", COMMON, 2).traits("beast").reap(may(reapWith(aNeighbor())));
    }
}
