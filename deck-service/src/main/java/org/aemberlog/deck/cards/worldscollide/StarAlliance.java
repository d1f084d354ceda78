package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.*;
import static org.aemberlog.game.card.Zone.*;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Star Alliance in Worlds Collide. */
final class StarAlliance extends HousePage {

    StarAlliance() {
        super(WORLDS_COLLIDE, House.STAR_ALLIANCE);
    }

    @Override
    protected void cards() {
        creature(292, "Armsmaster Molina", COMMON, 4)
                .traits("human")
                .keyword(HAZARDOUS, 3)
                .always(eachNeighbor(), gains(HAZARDOUS, 3));
        creature(293, "Chief Engineer Walls", COMMON, 2)
                .traits("human")
                .elusive()
                .playFightReap(may(toHand(fromYourDiscard(or(upgrade(), trait("robot"))))));
        upgrade(294, "Cloaking Dongle", COMMON).aember(1).always(allOf(host(), neighborsOf(host())), gains(ELUSIVE));
        creature(295, "Com. Officer Kirby", COMMON, 3)
                .traits("human")
                .playFightReap(forRemainderOfTurn(
                        1,
                        always(
                                self(),
                                mayPlay(and(
                                        not(house(House.STAR_ALLIANCE)), or(artifact(), upgrade(), actionCard()))))));
        creature(296, "Commander Chan", COMMON, 4).traits("human").fightReap(use(a(another(friendly(creature())))));
        creature(297, "Explo-rover", COMMON, 3).traits("robot").skirmish().asUpgrade(gains(SKIRMISH));
        creature(298, "First Officer Frane", COMMON, 4)
                .traits("human")
                .playFightReap(capture(1, a(friendly(creature()))));
        creature(299, "Lieutenant Khrkhar", COMMON, 5)
                .traits("alien", "handuhan")
                .taunt()
                .keyword(HAZARDOUS, 3);
        upgrade(300, "Light of the Archons", COMMON)
                .aember(1)
                .thisCreature(
                        power(perCard(each(upgrade(attachedTo(host()))))),
                        armor(perCard(each(upgrade(attachedTo(host()))))));
        creature(301, "Medic Ingram", COMMON, 3)
                .traits("human")
                .playFightReap(may(choose(a(creature())), heal(3, it()), ward(it())));
        blaster(302, "Molina’s Blaster", COMMON, "Armsmaster Molina", may(damage(3, a(creature()))));
        action(303, "Red Alert", COMMON)
                .play(onlyIf(
                        moreThan(perCard(each(enemy(creature()))), perCard(each(friendly(creature())))),
                        damage(
                                minus(perCard(each(enemy(creature()))), perCard(each(friendly(creature())))),
                                each(enemy(creature())))));
        creature(304, "Sci. Officer Qincan", COMMON, 2)
                .traits("alien", "proximan", "scientist")
                .elusive()
                .eachTime(happens(HOUSE_CHOSEN, EACH), none(perCard(each(inPlay(ofActiveHouse())))), steal(1));
        creature(305, "Sensor Chief Garcia", COMMON, 3)
                .traits("human")
                .playFightReap(duringOpponentsNextTurn(always(self(), keyCost(EACH, 2))));
        action(306, "Stealth Mode", COMMON)
                .aember(1)
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.PLAY, OPPONENT, actionCard()))));
        action(307, "Zap", COMMON)
                .aember(1)
                .play(damageForEach(housesAmong(each(creature())), a(creature()), damage(1, it())));
        creature(308, "CALV-1N", UNCOMMON, 2, 1)
                .traits("robot")
                .fightReap(draw(1))
                .asUpgrade(gains(new Ability.Triggered(List.of(FIGHT, REAP), draw(1))));
        creature(309, "CXO Taber", UNCOMMON, 3)
                .traits("alien", "krxix")
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(not(house(House.STAR_ALLIANCE))))));
        upgrade(310, "Force Field", UNCOMMON).aember(1).thisCreature(gains(bold(REAP, ward(self()))));
        creature(311, "Helmsman Spears", UNCOMMON, 2)
                .traits("human")
                .fightReap(as("gone", discard(from(HAND, YOU, anyCard(), Quantity.ANY))), draw(perCardOf("gone")));
        creature(312, "Information Officer Gray", UNCOMMON, 4)
                .traits("human")
                .playFightReap(may(
                        remember("shown", fromYourHand(not(house(House.STAR_ALLIANCE)))),
                        ifDone(reveal(remembered("shown")), archive(remembered("shown")))));
        action(313, "Lay of the Land", UNCOMMON).aember(1).play(sortTopThree(), draw(1));
        creature(314, "Navigator Ali", UNCOMMON, 3).traits("human").playFightReap(sortTopThree());
        creature(315, "Nurse Soto", UNCOMMON, 3).traits("human").keyword(DEPLOY).playFightReap(heal(3, eachNeighbor()));
        upgrade(316, "Quadracorder", UNCOMMON)
                .always(keyCost(OPPONENT, atMostOf(3, housesAmong(each(friendly(creature()))))));
        action(317, "Quintrino Flux", UNCOMMON)
                .play(
                        remember("friend", a(friendly(creature()))),
                        remember("enemy", a(enemy(creature()))),
                        destroy(each(creature(or(
                                among(allOf(remembered("friend"), remembered("enemy"))),
                                powerExactly(powerOf(remembered("friend"))),
                                powerExactly(powerOf(remembered("enemy"))))))));
        creature(318, "Sci. Officer Morpheus", UNCOMMON, 2, 1)
                .traits("shapeshifter", "scientist")
                .eachTime(youPlay(creature()), onlyIf(inBattleline(thatCard()), trigger(PLAY, thatCard())));
        upgrade(319, "Stunner", UNCOMMON)
                .aember(1)
                .thisCreature(gains(new Ability.Triggered(List.of(FIGHT, REAP), may(stun(a(creature()))))));
        creature(320, "Tactical Officer Moon", UNCOMMON, 4)
                .traits("human")
                .keyword(ASSAULT, 2)
                .play(may(chooseOne(
                        forEachCard(each(friendly(creature())), "it", moveInLine(it())),
                        forEachCard(each(enemy(creature())), "it", moveInLine(it())))));
        artifact(321, "Transporter Platform", UNCOMMON)
                .traits("location")
                .aember(1)
                .action(choose(a(friendly(creature()))), toHand(allOf(each(upgrade(attachedTo(it()))), it())));
        upgrade(322, "Universal Translator", UNCOMMON)
                .aember(1)
                .thisCreature(gains(new Ability.Triggered(
                        List.of(FIGHT, REAP), use(a(friendly(creature(not(house(House.STAR_ALLIANCE)))))))));
        action(323, "Xenotraining", UNCOMMON)
                .aember(1)
                .play(forEach(housesAmong(each(friendly(creature()))), capture(1, a(friendly(creature())))));
        creature(324, "Æmbertracker", RARE, 4)
                .traits("beast")
                .play(damageDespiteArmor(2, each(enemy(creature(has(Token.AEMBER))))));
        artifact(325, "Book of leQ", RARE)
                .traits("item")
                .action(
                        remember("top", topOfDeck(YOU, 1)),
                        reveal(remembered("top")),
                        either(
                                areLike(remembered("top"), not(house(House.STAR_ALLIANCE))),
                                inOrder(chooseHouseOf(remembered("top")), chosenHouseBecomesActive()),
                                endTurn()));
        creature(326, "Captain Val Jericho", RARE, 5, 1)
                .traits("human", "leader")
                .whilst(selfIs(inCenter()), mayPlayEachTurn(1, not(ofActiveHouse())));
        creature(327, "Crash Muldoon", RARE, 3)
                .traits("human", "pilot")
                .keyword(DEPLOY)
                .always(entersReady())
                .action(use(aNeighborOf(self(), not(house(House.STAR_ALLIANCE)))));
        upgrade(328, "Disruption Field", RARE)
                .aember(1)
                .always(keyCost(OPPONENT, tokens(Token.DISRUPTION, self())))
                .thisCreature(gains(new Ability.Triggered(
                        List.of(FIGHT, REAP), addCounters(Token.DISRUPTION, number(1), granter()))));
        creature(329, "Doctor Driscoll", RARE, 3)
                .traits("human", "scientist")
                .elusive()
                .action(as("healed", heal(2, a(creature()))), gain(amountOf("healed")));
        upgrade(330, "Encounter Suit", RARE).eachTime(happens(PLAYED_BEFORE_EFFECT, EACH, actionCard()), ward(host()));
        action(331, "Forging an Alliance", RARE)
                .aember(1)
                .play(forgeKey(YOU, minus(number(7), atMostOf(6, housesAmong(each(inPlay(anyCard())))))));
        action(332, "Galactic Census", RARE)
                .aember(1)
                .play(either(
                        atLeast(housesAmong(each(creature())), 6),
                        gain(3),
                        either(
                                exactly(housesAmong(each(creature())), 5),
                                gain(2),
                                onlyIf(atLeast(housesAmong(each(creature())), 3), gain(1)))));
        artifact(333, "General Order 24", RARE)
                .traits("law")
                .eachTime(
                        happens(TURN_STARTED, EACH),
                        either(
                                thereIs(each(creature(controlledBy(THAT_PLAYER)))),
                                inOrder(
                                        choose(a(creature(controlledBy(THAT_PLAYER)))),
                                        destroy(each(creature(sharesHouse(it()))))),
                                destroy(self())));
        creature(334, "Operations Officer Yshi", RARE, 4, 2)
                .traits("spirit")
                .taunt()
                .always(eachNeighbor(), gains(new Ability.Triggered(List.of(FIGHT, REAP), capture(1))));
        artifact(335, "Peace Accord", RARE)
                .traits("law")
                .play(gains(EACH, number(2)))
                .eachTime(fights(creature()), loses(THAT_PLAYER, number(4)), destroy(self()));
        upgrade(336, "Plasma Nozzle", RARE)
                .aember(1)
                .thisCreature(gains(bold(
                        BEFORE_FIGHT,
                        damageTogether(damage(2, fightOpponent()), damage(2, neighborsOf(fightOpponent()))))));
        creature(337, "Psionic Officer Lang", RARE, 3)
                .traits("human")
                .eachTime(reaps(enemy(creature())), archive(topOfDeck(YOU)));
        artifact(338, "Quixxle Stone", RARE)
                .traits("item")
                .aember(1)
                .whilst(
                        moreThan(perCard(each(friendly(creature()))), perCard(each(enemy(creature())))),
                        cannot(PlayerAction.PLAY, YOU, creature()))
                .whilst(
                        moreThan(perCard(each(enemy(creature()))), perCard(each(friendly(creature())))),
                        cannot(PlayerAction.PLAY, OPPONENT, creature()));
        creature(339, "Special Agent “Fingers”", RARE, 1)
                .traits("elf", "thief")
                .elusive()
                .action(steal(1));
        action(340, "Tachyon Pulse", RARE)
                .aember(1)
                .play(destroy(each(artifact())), exhaust(each(creature(upgraded()))));
        creature(341, "Techivore Pulpate", RARE, 5)
                .traits("jelly")
                .eachTime(happens(HOUSE_CHOSEN, EACH), destroy(each(artifact(ofActiveHouse()))));
        artifact(342, "Uncharted Lands", RARE)
                .traits("location")
                .play(moveAember(number(6), supply(), on(self())))
                .always(
                        each(creature(house(House.STAR_ALLIANCE))),
                        gains(bold(REAP, moveAember(number(1), on(granter()), poolOf(YOU)))));
        action(343, "United Action", RARE)
                .keyword(ALPHA)
                .play(forRemainderOfTurn(always(
                        self(),
                        mayPlay(sharesHouse(each(friendly(inPlay(anyCard()))))),
                        cannot(PlayerAction.USE, YOU, anyCard()))));
        action(344, "We Can ALL Win", RARE).aember(1).play(untilEndOfYourNextTurn(always(self(), keyCost(EACH, -2))));
        blaster(345, "Chan’s Blaster", SPECIAL, "Commander Chan", may(use(a(friendly(creature(not(among(host()))))))));
        blaster(
                346,
                "Frane’s Blaster",
                SPECIAL,
                "First Officer Frane",
                moveAember(tokens(Token.AEMBER, host()), on(host()), poolOf(YOU)));
        blaster(347, "Garcia’s Blaster", SPECIAL, "Sensor Chief Garcia", steal(1));
        blaster(348, "Ingram’s Blaster", SPECIAL, "Medic Ingram", fullyHeal(a(creature())));
        blaster(349, "Khrkhar’s Blaster", SPECIAL, "Lieutenant Khrkhar", ward(host()));
        blaster(350, "Kirby’s Blaster", SPECIAL, "Com. Officer Kirby", draw(2));
        blaster(351, "Qincan’s Blaster", SPECIAL, "Sci. Officer Qincan", may(archive(a(creature()))));
        blaster(
                352,
                "Walls’ Blaster",
                SPECIAL,
                "Chief Engineer Walls",
                forEach(perCard(each(upgrade(attachedTo(host())))), stun(a(creature()))));
    }

    /** The blaster of an officer, which does more in the officer's hands. */
    private void blaster(int number, String title, Rarity rarity, String officer, Effect attached) {
        upgrade(number, title, rarity)
                .aember(1)
                .thisCreature(gains(new Ability.Triggered(
                        List.of(FIGHT, REAP),
                        may(chooseOne(damage(2, a(creature())), attach(granter(), a(creature(named(officer)))))))))
                .eachTime(happens(ATTACHED, YOU, isSelf()), areLike(host(), named(officer)), attached);
    }

    /** "Look at the top 3 cards of your deck and put them back in any order." */
    private static Effect sortTopThree() {
        return inOrder(
                remember("seen", topOfDeck(YOU, 3)),
                lookAt(remembered("seen")),
                putOnDeckInAnyOrder(remembered("seen")));
    }

    private static Filter inPlay(Filter quality) {
        return and(or(creatureOrArtifact(), upgrade()), quality);
    }

    private static Amount atMostOf(int most, Amount amount) {
        return new Amount.Arith(Amount.Operator.MIN, number(most), amount);
    }
}
