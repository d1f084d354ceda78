package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Selector.Quantity.ALL;
import static org.aemberlog.game.card.Timing.*;
import static org.aemberlog.game.card.Zone.DISCARD;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;

/** House Untamed in Worlds Collide. */
final class Untamed extends HousePage {

    Untamed() {
        super(WORLDS_COLLIDE, House.UNTAMED);
    }

    @Override
    protected void cards() {
        creature(353, "Bramble Lynx", COMMON, 3)
                .traits("beast")
                .skirmish()
                .whilst(atLeast(timesThisTurn(happens(REAPED, YOU, creature())), 1), entersReady());
        action(354, "Cauldron Boil", COMMON)
                .aember(1)
                .play(damageToEach(each(creature(damaged())), tokens(Token.DAMAGE, it())));
        creature(355, "Deepwood Druid", COMMON, 3)
                .traits("elf", "witch")
                .keyword(DEPLOY)
                .triggered(List.of(PLAY, REAP), fullyHeal(aNeighbor()));
        creature(356, "Ghosthawk", COMMON, 2)
                .traits("beast")
                .keyword(DEPLOY)
                .play(may(forEachCard(eachNeighbor(), "neighbor", reapWith(remembered("neighbor")))));
        creature(357, "Harmonia", COMMON, 2)
                .traits("human", "witch")
                .elusive()
                .eachTime(
                        youPlay(creature()),
                        onlyIf(
                                moreThan(perCard(each(enemy(creature()))), perCard(each(friendly(creature())))),
                                gain(1)));
        creature(358, "Imprinted Murmook", COMMON, 3).traits("beast").elusive().always(keyCost(YOU, -1));
        reprint(359, "Key Charge", COMMON);
        creature(360, "Molephin", COMMON, 3)
                .traits("beast")
                .keyword(HAZARDOUS, 3)
                .eachTime(happens(AEMBER_STOLEN, OPPONENT), damage(thatMuch(), each(enemy(creature()))));
        creature(361, "Musthic Murmook", COMMON, 4)
                .traits("beast")
                .always(keyCost(EACH, 1))
                .play(damage(4, a(creature())));
        reprint(362, "Regrowth", COMMON);
        reprint(363, "Rustgnawer", COMMON);
        action(364, "Song of the Wild", COMMON)
                .play(forRemainderOfTurn(always(each(friendly(creature())), gains(bold(REAP, gain(1))))));
        reprint(365, "Tantadlin", COMMON);
        action(366, "The Fittest", COMMON)
                .aember(1)
                .play(addCounters(Token.POWER, number(1), each(friendly(creature()))));
        action(367, "Unnatural Selection", COMMON)
                .aember(1)
                .play(
                        remember("friends", choose(3, friendly(creature()))),
                        remember("enemies", choose(3, enemy(creature()))),
                        destroy(each(creature(not(among(allOf(remembered("friends"), remembered("enemies"))))))));
        action(368, "Unsuspecting Prey", COMMON).play(damage(2, upTo(3, creature(not(damaged())))));
        reprint(369, "Camouflage", UNCOMMON);
        artifact(370, "Fangtooth Cavern", UNCOMMON)
                .traits("location")
                .aember(1)
                .eachTime(happens(TURN_ENDED, YOU), destroy(leastPowerful(1, creature())));
        reprint(371, "Flaxia", UNCOMMON);
        reprint(372, "Fogbank", UNCOMMON);
        creature(373, "Gebuk", UNCOMMON, 5)
                .traits("beast")
                .destroyed(
                        as("top", discard(topOfDeck(YOU))),
                        onlyIf(
                                areLike(touched("top"), creature()),
                                choose(touched("top")),
                                whileThisIsInPlay(
                                        eachTime(happens(LEFT_PLAY, EACH, isSelf()), putIntoPlaceOf(self(), it())))));
        reprint(374, "Grasping Vines", UNCOMMON);
        upgrade(375, "Instrument of Silence", UNCOMMON).thisCreature(gains(SKIRMISH), gains(bold(FIGHT, gain(1))));
        creature(376, "Kangaphant", UNCOMMON, 5)
                .traits("beast")
                .always(each(creature()), gains(bold(REAP, destroy(self()))));
        action(377, "Low Dawn", UNCOMMON)
                .aember(1)
                .play(
                        onlyIf(atLeast(perCard(from(DISCARD, YOU, creature(house(House.UNTAMED)), ALL)), 3), gain(2)),
                        shuffleIntoDeck(from(DISCARD, YOU, creature(house(House.UNTAMED)), ALL)));
        creature(378, "Mab the Mad", UNCOMMON, 2).traits("faerie").aember(1).reap(shuffleIntoDeck(self()));
        reprint(379, "Mimicry", UNCOMMON);
        reprint(380, "Nature’s Call", UNCOMMON);
        reprint(381, "Panpaca, Anga", UNCOMMON);
        reprint(382, "Panpaca, Jaga", UNCOMMON);
        creature(383, "The Feathered Shaman", UNCOMMON, 2)
                .traits("human", "witch")
                .elusive()
                .fightReap(ward(eachNeighbor()));
        upgrade(384, "Wild Spirit", UNCOMMON).aember(1).thisCreature(gains(bold(REAP, capture(1))));
        artifact(385, "Creed of Nature", RARE)
                .traits("power")
                .omni(ifDone(
                        destroy(self()),
                        choose(a(creature())),
                        forRemainderOfTurn(always(it(), gains(SKIRMISH), gains(ASSAULT, powerOf(it()))))));
        artifact(386, "Creed of Nurture", RARE)
                .traits("power")
                .omni(ifDone(
                        sacrifice(self()),
                        remember("revealed", fromYourHand(creature())),
                        reveal(remembered("revealed")),
                        choose(a(creature())),
                        forRemainderOfTurn(always(it(), gainsTextOf(remembered("revealed"))))));
        reprint(387, "Curiosity", RARE);
        creature(388, "Eldest Bear", RARE, 5)
                .traits("beast", "leader", "witch")
                .keyword(ASSAULT, 3)
                .whilst(selfIs(inCenter()), gains(bold(BEFORE_FIGHT, gain(2))));
        reprint(389, "Fuzzy Gruen", RARE);
        creature(390, "Giant Gnawbill", RARE, 5)
                .traits("beast")
                .eachTime(happens(HOUSE_CHOSEN, EACH), destroy(a(artifact(ofActiveHouse()))));
        reprint(391, "Gravid Cycle", RARE);
        reprint(392, "Inka the Spider", RARE);
        creature(393, "Moor Wolf", RARE, 2)
                .traits("beast", "wolf")
                .skirmish()
                .play(ready(each(another(creature(trait("wolf"))))));
        artifact(394, "Nepeta Gigantica", RARE)
                .traits("item")
                .action(stun(a(creature(or(powerAtLeast(5), trait("giant"))))));
        reprint(395, "Perilous Wild", RARE);
        reprint(396, "Piranha Monkeys", RARE);
        reprint(397, "Po’s Pixies", RARE);
        reprint(398, "Punctuated Equilibrium", RARE);
        reprint(399, "Quicksand", RARE);
        reprint(400, "Roxador", RARE);
        reprint(401, "Teliga", RARE);
        artifact(402, "Vineapple Tree", RARE)
                .traits("location")
                .aember(1)
                .always(keyCost(EACH, tokens(Token.GROWTH, self())))
                .eachTime(forges(EACH), removeCounters(Token.GROWTH, tokens(Token.GROWTH, self()), self()))
                .action(addCounters(Token.GROWTH, number(1), self()));
        reprint(403, "Witch of the Wilds", RARE);
        creature(404, "Xenos Bloodshadow", RARE, 4)
                .traits("human", "witch")
                .elusive()
                .keyword(HAZARDOUS, 6)
                .keyword(POISON)
                .skirmish();
        creature(405, "Toad", SPECIAL, 1).traits("beast").always(cannot(PlayerAction.REAP, EACH, isSelf()));
    }
}
