package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.HOUSE_CHOSEN;
import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.Modifier.PlayerAction.BE_STOLEN_FROM;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.PLAY;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/** House Sanctum in Call of the Archons. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(CALL_OF_THE_ARCHONS, House.SANCTUM);
    }

    @Override
    protected void cards() {
        action(212, "Begone!", RARE).play(chooseOne(destroy(each(creature(house(House.DIS)))), gain(1)));
        action(213, "Blinding Light", COMMON).aember(1).play(chooseHouse(), stun(each(creature(ofChosenHouse()))));
        action(214, "Charge!", RARE)
                .aember(1)
                .play(forRemainderOfTurn(always(
                        self(), playsWith(creature(), bold(PLAY, damage(2, a(enemy(creature()))))))));
        action(215, "Cleansing Wave", COMMON).play(as("healed", heal(1, each(creature()))), gain(perCardOf("healed")));
        action(216, "Clear Mind", RARE).aember(1).play(unstun(each(friendly(creature()))));
        action(217, "Doorstep to Heaven", UNCOMMON).aember(1).play(eachPlayer(loses(YOU, minus(pool(YOU), 5))));
        action(218, "Glorious Few", UNCOMMON)
                .play(gain(minus(perCard(each(enemy(creature()))), perCard(each(friendly(creature()))))));
        action(219, "Honorable Claim", RARE).aember(1).play(capture(1, each(friendly(creature(trait("knight"))))));
        action(220, "Inspiration", COMMON).play(choose(a(friendly(creature()))), ready(it()), use(it()));
        action(221, "Mighty Lance", RARE)
                .play(
                        remember("first", a(creature())),
                        remember("second", aNeighborOf(remembered("first"), anyCard())),
                        damageTogether(damage(3, remembered("first")), damage(3, remembered("second"))));
        action(222, "Oath of Poverty", RARE)
                .aember(1)
                .play(
                        as("destroyed", destroy(each(friendly(artifact())))),
                        gain(times(2, perCardDestroyedBy("destroyed"))));
        action(223, "One Stood Against Many", RARE)
                .aember(1)
                .play(
                        choose(a(friendly(creature()))),
                        forEach(
                                number(3),
                                onlyIf(areLike(it(), friendly(creature())), ready(it())),
                                fightAnotherWith(it())));
        action(224, "Radiant Truth", UNCOMMON).aember(1).play(stun(each(enemy(creature(not(onFlank()))))));
        action(225, "Shield of Justice", COMMON)
                .aember(1)
                .play(forRemainderOfTurn(always(each(friendly(creature())), cannotBeDamaged())));
        action(226, "Take Hostages", COMMON)
                .aember(1)
                .play(forRemainderOfTurn(eachTime(fights(friendly(creature())), capture(1, thatCard()))));
        action(227, "Terms of Redress", COMMON).aember(1).play(capture(2, a(friendly(creature()))));
        action(228, "The Harder They Come", UNCOMMON).play(purge(a(creature(powerAtLeast(5)))));
        action(229, "The Spirit’s Way", UNCOMMON).play(destroy(each(creature(powerAtLeast(3)))));
        action(230, "Virtuous Works", UNCOMMON).aember(3);
        artifact(231, "Epic Quest", RARE)
                .traits("quest")
                .play(archive(each(friendly(creature(trait("knight"))))))
                .omni(onlyIf(
                        atLeast(timesThisTurn(youPlay(house(House.SANCTUM))), 7), destroy(self()), forgeKeyFree(YOU)));
        artifact(232, "Gorm of Omm", UNCOMMON).traits("item").omni(destroy(self()), destroy(a(artifact())));
        artifact(233, "Hallowed Blaster", COMMON).traits("weapon").action(heal(3, a(creature())));
        artifact(234, "Potion of Invulnerability", UNCOMMON)
                .aember(1)
                .traits("item")
                .omni(destroy(self()), forRemainderOfTurn(always(each(friendly(creature())), cannotBeDamaged())));
        artifact(235, "Round Table", RARE)
                .aember(1)
                .traits("location")
                .always(each(friendly(creature(trait("knight")))), power(1), gains(TAUNT));
        artifact(236, "Sigil of Brotherhood", UNCOMMON)
                .aember(1)
                .traits("power")
                .omni(
                        sacrifice(self()),
                        forRemainderOfTurn(always(self(), mayUse(friendly(creature(house(House.SANCTUM)))))));
        artifact(237, "Whispering Reliquary", UNCOMMON).traits("item").action(toHand(a(artifact())));
        creature(238, "Bulwark", COMMON, 4, 2).traits("human", "knight").always(eachNeighbor(), armor(2));
        creature(239, "Champion Anaphiel", COMMON, 6, 1)
                .traits("knight", "spirit")
                .taunt();
        creature(240, "Champion Tabris", UNCOMMON, 6, 2)
                .traits("human", "knight")
                .fight(capture(1));
        creature(241, "Commander Remiel", COMMON, 3)
                .traits("human", "knight")
                .reap(use(a(friendly(creature(not(house(House.SANCTUM)))))));
        creature(242, "Duma the Martyr", RARE, 3)
                .traits("human")
                .destroyed(fullyHeal(each(another(friendly(creature())))), draw(2));
        creature(243, "Francus", UNCOMMON, 6, 1)
                .traits("knight", "spirit")
                .eachTime(isDestroyedFightingThis(enemy(creature())), capture(1));
        creature(244, "Grey Monk", UNCOMMON, 3)
                .traits("human", "priest")
                .always(each(friendly(creature())), armor(1))
                .reap(heal(2, a(creature())));
        creature(245, "Hayyel the Merchant", RARE, 3)
                .traits("human", "merchant")
                .eachTime(youPlay(artifact()), gain(1));
        creature(246, "Horseman of Death", SPECIAL, 5)
                .traits("horseman", "spirit")
                .play(toHand(from(Zone.DISCARD, YOU, creature(trait("horseman")), Quantity.ALL)));
        creature(247, "Horseman of Famine", SPECIAL, 5)
                .traits("horseman", "spirit")
                .playFightReap(destroy(leastPowerful(1, creature())));
        creature(248, "Horseman of Pestilence", RARE, 5)
                .traits("horseman", "spirit")
                .playFightReap(damage(1, each(creature(not(trait("horseman"))))));
        creature(249, "Horseman of War", SPECIAL, 5)
                .traits("horseman", "spirit")
                .play(forRemainderOfTurn(always(each(friendly(creature())), usableAsActiveHouse(), fightsOnly())));
        creature(250, "Jehu the Bureaucrat", RARE, 3)
                .traits("human")
                .eachTime(happens(HOUSE_CHOSEN, YOU), activeHouse(House.SANCTUM), gain(2));
        creature(251, "Lady Maxena", UNCOMMON, 5, 2)
                .traits("knight", "spirit")
                .play(stun(a(creature())))
                .action(toHand(self()));
        creature(252, "Lord Golgotha", RARE, 5, 2)
                .traits("knight", "spirit")
                .beforeFight(damage(3, neighborsOf(fightOpponent())));
        creature(253, "Numquid the Fair", RARE, 3)
                .traits("human")
                .play(againWhile(
                        moreThan(perCard(each(enemy(creature()))), perCard(each(friendly(creature())))),
                        destroy(a(enemy(creature())))));
        creature(254, "Protectrix", COMMON, 5)
                .traits("knight", "spirit")
                .reap(may(
                        choose(a(creature())),
                        ifDone(fullyHeal(it()), forRemainderOfTurn(always(it(), cannotBeDamaged())))));
        creature(255, "Raiding Knight", COMMON, 4, 2).traits("human", "knight").play(capture(1));
        creature(256, "Sanctum Guardian", RARE, 6, 1)
                .traits("knight", "spirit")
                .taunt()
                .fightReap(swap(self(), a(another(friendly(creature())))));
        creature(257, "Sequis", COMMON, 4, 2).traits("human", "knight").reap(capture(1));
        creature(258, "Sergeant Zakiel", COMMON, 4, 1)
                .traits("human", "knight")
                .play(may(readyAndFightWith(aNeighbor())));
        creature(259, "Staunch Knight", COMMON, 4, 2).traits("human", "knight").whilst(selfIs(onFlank()), power(2));
        creature(260, "Gatekeeper", UNCOMMON, 5, 1)
                .traits("knight", "spirit")
                .play(onlyIf(atLeast(pool(OPPONENT), 7), capture(minus(pool(OPPONENT), 5), self())));
        creature(261, "The Vaultkeeper", RARE, 4, 1)
                .traits("knight", "spirit")
                .always(cannot(BE_STOLEN_FROM, YOU, anyCard()));
        creature(262, "Veemos Lightbringer", RARE, 6)
                .traits("angel", "spirit")
                .play(destroy(each(creature(hasKeyword(ELUSIVE)))));
        upgrade(263, "Armageddon Cloak", RARE)
                .aember(1)
                .thisCreature(
                        gains(HAZARDOUS, 2),
                        gains(insteadOf(
                                happens(TriggerEvent.DESTROYED, EACH, isSelf()),
                                fullyHeal(self()),
                                destroy(granter()))));
        upgrade(264, "Mantle of the Zealot", RARE).thisCreature(gains(always(self(), usableAsActiveHouse())));
        upgrade(265, "Protect the Weak", COMMON).aember(1).thisCreature(armor(1), gains(TAUNT));
        upgrade(266, "Shoulder Armor", UNCOMMON)
                .aember(1)
                .rule(whilst(areLike(host(), onFlank()), host(), armor(2), power(2)));
    }
}
