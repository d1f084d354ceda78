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
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.Effect.Quality;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** House Star Alliance in Dark Tidings. */
final class StarAlliance extends HousePage {

    StarAlliance() {
        super(DARK_TIDINGS, House.STAR_ALLIANCE);
    }

    @Override
    protected void cards() {
        creature(243, "5C077", "5c077-evil-twin", SPECIAL, 2)
                .traits("robot")
                .reap(
                        destroy(a(another(creature(powerExactly(powerOf(self())))))),
                        may(chooseOne(
                                addCounters(Token.POWER, number(1), self()),
                                removeCounters(Token.POWER, number(1), self()))));
        creature(244, "C.R. Officer Hawkins", "c-r-officer-hawkins-evil-twin", SPECIAL, 2)
                .traits("human")
                .keyword(DEPLOY)
                .play(loses(OPPONENT, perCard(neighborsOf(self(), creature(not(house(House.STAR_ALLIANCE)))))));
        creature(245, "CH-337A", "ch-337a-evil-twin", SPECIAL, 3)
                .traits("robot")
                .skirmish()
                .rule(whilst(tideIsHigh(), eachNeighbor(), gains(SKIRMISH)));
        creature(246, "Colonist Chapman", "colonist-chapman-evil-twin", SPECIAL, 3)
                .traits("human")
                .elusive()
                .play(capture(pool(OPPONENT), self()), capture(pool(YOU), self(), CaptureFrom.OWN_SIDE));
        creature(247, "Operative Espion", "operative-espion-evil-twin", SPECIAL, 4)
                .traits("alien")
                .elusive()
                .eachTime(happens(TIDE_RAISED, YOU), turnOf(YOU), may(damage(3, a(creature()))))
                .eachTime(
                        happens(TIDE_RAISED, OPPONENT), turnOf(OPPONENT), opponentDoes(may(damage(3, a(creature())))));
        creature(248, "Rocketeer Tryska", "rocketeer-tryska-evil-twin", SPECIAL, 4)
                .traits("human")
                .skirmish()
                .whilst(tideIsHigh(), entersReady());
        creature(249, "Shield-U-Later", "shield-u-later-evil-twin", SPECIAL, 5)
                .traits("robot")
                .asUpgrade(setArmor(0), power(-2));
        creature(250, "Com. Officer Hings", RARE, 3)
                .traits("human")
                .play(may(search(named("Com. Officer Gross"), Quantity.exactly(1), DECK), toHand(it())))
                .fightReap(draw(perCard(each(creature(between("Com. Officer Gross"))))));
        creature(251, "Com. Officer Gross", SPECIAL, 3)
                .traits("human")
                .play(may(search(named("Com. Officer Hings"), Quantity.exactly(1), DECK), toHand(it())))
                .fightReap(addCounters(Token.POWER, number(1), each(creature(between("Com. Officer Hings")))));
        reprint(252, "Z-Force Agent 14", RARE);
        reprint(253, "Z-Particle Tracker", SPECIAL);
        reprint(254, "Z-Ray Blaster", SPECIAL);
        reprint(255, "Z-Wave Emitter", SPECIAL);
        creature(256, "5C077", RARE, 2)
                .traits("robot")
                .reap(
                        choose(a(another(friendly(creature(powerExactly(powerOf(self()))))))),
                        ready(it()),
                        use(it()),
                        may(chooseOne(
                                addCounters(Token.POWER, number(1), self()),
                                removeCounters(Token.POWER, number(1), self()))));
        reprint(257, "Book of leQ", RARE);
        reprint(258, "Captain Val Jericho", RARE);
        artifact(259, "Ceaseforge", RARE)
                .traits("law")
                .aember(1)
                .play(addCounters(Token.TIME, number(2), self()))
                .always(cannot(PlayerAction.FORGE, EACH, anyCard()))
                .eachTime(
                        happens(TURN_STARTED, YOU),
                        removeCounters(Token.TIME, number(1), self()),
                        onlyIf(none(tokens(Token.TIME, self())), destroy(self())));
        reprint(260, "Commander Dhrxgar", RARE);
        reprint(261, "Crash Muldoon", RARE);
        upgrade(262, "D1-V3 Pod", RARE)
                .rule(whilst(tideIsHigh(), host(), gains(SKIRMISH)))
                .rule(whilst(tideIsLow(), host(), gains(ELUSIVE)));
        reprint(263, "Doctor Driscoll", RARE);
        reprint(264, "Encounter Suit", RARE);
        artifact(265, "Exploratory Craft", RARE)
                .traits("ship")
                .action(
                        as("exhausted", exhaust(upTo(3, friendly(creature())))),
                        draw(housesAmong(touched("exhausted"))));
        reprint(266, "Forging an Alliance", RARE);
        reprint(267, "General Order 24", RARE);
        action(268, "Make It So", RARE)
                .aember(1)
                .play(againWhile(
                        areLike(remembered("top"), ofChosenHouse()),
                        chooseHouse(),
                        remember("top", topOfDeck(YOU)),
                        reveal(remembered("top")),
                        onlyIf(areLike(remembered("top"), ofChosenHouse()), draw(1))));
        reprint(269, "Matter Maker", RARE);
        reprint(270, "Plasma Nozzle", RARE);
        creature(271, "Prof. Emeritus Kering", RARE, 1)
                .traits("human")
                .keyword(DEPLOY)
                .playFightReap(
                        remember("both", eachNeighbor()),
                        as("used", use(chooseAmong(1, remembered("both")))),
                        onlyIf(tideIsHigh(), use(allAmong(remembered("both"), not(among(touched("used")))))));
        artifact(272, "The Ulfberht Device", RARE).traits("item").aember(1).always(cannotRepeatHouse(EACH));
        reprint(273, "United Action", RARE);
        creature(274, "Agent Sepdia", UNCOMMON, 4, 1)
                .traits("aquan")
                .fightReap(choose(a(creature())), damage(1, it()), onlyIf(tideIsHigh(), stun(it())));
        reprint(275, "Away Team", UNCOMMON);
        creature(276, "CH-337A", UNCOMMON, 3)
                .traits("robot")
                .elusive()
                .rule(whilst(tideIsHigh(), eachNeighbor(), gains(ELUSIVE)));
        creature(277, "Colonist Chapman", UNCOMMON, 3)
                .traits("human")
                .taunt()
                .always(neighborsOf(self(), creature(not(house(House.STAR_ALLIANCE)))), gains(bold(REAP, gain(1))));
        reprint(278, "CXO Taber", UNCOMMON);
        reprint(279, "Force Field", UNCOMMON);
        reprint(280, "Lay of the Land", UNCOMMON);
        reprint(281, "Mutagenesis Researcher", UNCOMMON);
        action(282, "Sabotage Mission", UNCOMMON)
                .aember(1)
                .play(duringOpponentsNextTurn(
                        always(self(), keyCost(EACH, differentPowers(each(friendly(creature())))))));
        action(283, "Selective Preservation", UNCOMMON)
                .play(chooseOfEach(Quality.POWER, each(creature())), destroy(each(creature(not(among(it()))))));
        artifact(284, "Static Collection Array", UNCOMMON)
                .traits("item")
                .aember(1)
                .whilst(tideIsHigh(), keyCost(YOU, -1))
                .whilst(tideIsLow(), keyCost(YOU, 1));
        reprint(285, "Stunner", UNCOMMON);
        creature(286, "T3R-35A", UNCOMMON, 3)
                .traits("robot")
                .whilst(thereIs(neighborsOf(self(), creature(ofActiveHouse()))), usableAsActiveHouse())
                .rule(new Ability.AsUpgrade(List.of(whilst(
                        thereIs(neighborsOf(host(), creature(ofActiveHouse()))), host(), usableAsActiveHouse()))));
        action(287, "Together!", UNCOMMON)
                .play(
                        may(playCard(fromYourHand(not(house(House.STAR_ALLIANCE))))),
                        onlyIf(tideIsHigh(), may(playCard(fromYourHand(not(house(House.STAR_ALLIANCE)))))));
        reprint(288, "Universal Translator", UNCOMMON);
        reprint(289, "Xenotraining", UNCOMMON);
        upgrade(290, "Æmber-vac", COMMON)
                .play(raiseTide())
                .thisCreature(gains(eachTime(happens(TURN_STARTED, YOU), onlyIf(tideIsHigh(), capture(2)))));
        action(291, "Biome Discovery", COMMON)
                .aember(1)
                .play(either(
                        tideIsHigh(),
                        may(
                                remember("seen", topOfDeck(YOU, 2)),
                                lookAt(remembered("seen")),
                                discard(chooseAmong(1, remembered("seen")))),
                        raiseTide()));
        creature(292, "C.R. Officer Hawkins", COMMON, 2)
                .traits("human")
                .keyword(DEPLOY)
                .play(gain(perCard(neighborsOf(self(), creature(not(house(House.STAR_ALLIANCE)))))));
        creature(293, "Diplomat Agung", COMMON, 2)
                .traits("alien", "krxix")
                .playFightReap(
                        choose(a(friendly(creature()))),
                        chooseHouse(),
                        forRemainderOfTurn(always(it(), alsoBelongsToChosenHouse())));
        action(294, "Grand Alliance Council", COMMON)
                .play(chooseOfEach(Quality.HOUSE, each(creature())), destroy(each(creature(not(among(it()))))));
        reprint(295, "Lieutenant Khrkhar", COMMON);
        creature(296, "Lieutenant Valmart", COMMON, 3)
                .traits("alien", "scientist")
                .playFightReap(onlyIf(tideIsHigh(), duringOpponentsNextTurn(always(self(), keyCost(EACH, 3)))));
        reprint(297, "Light of the Archons", COMMON);
        upgrade(298, "Officer’s Blaster", COMMON)
                .aember(1)
                .thisCreature(
                        power(2), gains(bold(Timing.DESTROYED, attach(granter(), neighborsOf(self(), toTheRight())))));
        creature(299, "Operative Espion", COMMON, 4)
                .traits("alien")
                .elusive()
                .eachTime(happens(TIDE_RAISED, YOU), turnOf(YOU), may(use(a(friendly(creature())))))
                .eachTime(
                        happens(TIDE_RAISED, OPPONENT),
                        turnOf(OPPONENT),
                        opponentDoes(may(use(a(friendly(creature()))))));
        creature(300, "Rocketeer Tryska", COMMON, 4)
                .traits("human")
                .rule(whilst(tideIsHigh(), each(friendly(creature(neighbor()))), entersReady()));
        reprint(301, "Sci. Officer Qincan", COMMON);
        creature(302, "Shield-U-Later", COMMON, 3, 2).traits("robot").asUpgrade(armor(2));
        action(303, "Technobabble", COMMON)
                .aember(1)
                .play(choose(a(creature())), stun(allOf(it(), neighborsOf(it(), sharesHouse(it())))));
        action(304, "Unity or Discord", COMMON)
                .play(chooseOne(
                        use(a(friendly(creature(not(house(House.STAR_ALLIANCE)))))),
                        inOrder(
                                choose(upTo(2, friendly(creature()))),
                                toHand(allOf(it(), each(upgrade(attachedTo(it()))))))));
        reprint(305, "Zap", COMMON);
    }

    /** Between the card with the ability and a creature with this title in the same battleline. */
    private static Filter between(String title) {
        var other = each(creature(named(title)));
        return or(and(toTheRight(), toTheLeftOf(other)), and(toTheLeft(), toTheRightOf(other)));
    }
}
