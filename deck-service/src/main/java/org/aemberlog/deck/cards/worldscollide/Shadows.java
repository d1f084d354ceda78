package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;

/** House Shadows in Worlds Collide. */
final class Shadows extends HousePage {

    Shadows() {
        super(WORLDS_COLLIDE, House.SHADOWS);
    }

    @Override
    protected void cards() {
        creature(235, "A. Vinda", COMMON, 4)
                .traits("elf", "thief")
                .reap(
                        as("hit", damage(1, a(creature()))),
                        onlyIf(destroyedBy("hit"), discard(randomFrom(HAND, OPPONENT))));
        reprint(236, "Bad Penny", COMMON);
        creature(237, "Breaker Hill", COMMON, 1)
                .traits("elf", "thief")
                .elusive()
                .always(eachNeighbor(), gains(new Ability.Activated(Ability.ActivatedKind.ACTION, steal(1))));
        action(238, "Hit and Run", COMMON).play(damage(2, a(creature())), toHand(a(friendly(creature()))));
        action(239, "Hock", COMMON).aember(1).play(ifDone(destroy(a(artifact())), gain(1)));
        creature(240, "Hugger-Mugger", COMMON, 3)
                .traits("elf", "thief")
                .elusive()
                .play(capture(1), onlyIf(moreThan(forgedKeys(OPPONENT), forgedKeys(YOU)), steal(1)));
        action(241, "Inky Gloom", COMMON)
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.REAP, OPPONENT, creature()))));
        creature(242, "J. Vinda", COMMON, 2)
                .traits("elf", "thief")
                .elusive()
                .reap(as("hit", damage(1, a(creature()))), onlyIf(destroyedBy("hit"), steal(1)));
        action(243, "Kymoor Eclipse", COMMON).play(shuffleIntoDeck(each(creature(onFlank()))));
        action(244, "Mug", COMMON)
                .aember(1)
                .play(choose(a(creature())), moveAember(number(1), on(it()), poolOf(YOU)), damage(2, it()));
        action(245, "Pestering Blow", COMMON).aember(1).play(choose(a(creature())), damage(1, it()), enrage(it()));
        reprint(246, "Ronnie Wristclocks", COMMON);
        creature(247, "Symon", COMMON, 1)
                .traits("alien", "thief")
                .skirmish()
                .fight(onlyIf(inBattleline(fightOpponent()), putOnDeck(fightOpponent())));
        action(248, "Trust No One", COMMON)
                .play(either(
                        none(perCard(each(friendly(creature())))),
                        steal(new Amount.Arith(Amount.Operator.MIN, housesAmong(each(enemy(creature()))), number(3))),
                        steal(1)));
        reprint(249, "Umbra", COMMON);
        reprint(250, "Yantzee Gang", COMMON);
        reprint(251, "Brend the Fanatic", UNCOMMON);
        creature(252, "Chain Gang", UNCOMMON, 3)
                .traits("elf", "thief")
                .eachTime(youPlay(named("Subtle Chain")), ready(self()))
                .action(steal(1), shuffleIntoDeck(fromYourDiscard(named("Subtle Chain"))));
        reprint(253, "Duskrunner", UNCOMMON);
        creature(254, "Fidgit", UNCOMMON, 2)
                .traits("faerie", "thief")
                .elusive()
                .reap(
                        as("gone", chooseOne(discard(randomFrom(ARCHIVES, OPPONENT)), discard(topOfDeck(OPPONENT)))),
                        onlyIf(areLike(touched("gone"), actionCard()), playCard(touched("gone"))));
        reprint(255, "Hidden Stash", UNCOMMON);
        action(256, "Into the Night", UNCOMMON)
                .play(untilYourNextTurn(always(
                        self(), cannot(PlayerAction.FIGHT, EACH, creature(not(house(House.SHADOWS)))))));
        action(257, "No Safety in Numbers", UNCOMMON)
                .aember(1)
                .play(damage(3, each(creature(ofHouseWithCreatures(3)))));
        reprint(258, "Oubliette", UNCOMMON);
        reprint(259, "Skeleton Key", UNCOMMON);
        reprint(260, "Special Delivery", UNCOMMON);
        artifact(261, "Spike Trap", UNCOMMON)
                .traits("weapon")
                .aember(1)
                .omni(ifDone(destroy(self()), damage(3, each(creature(onFlank())))));
        action(262, "Subtle Chain", UNCOMMON).aember(1).play(discard(randomFrom(HAND, OPPONENT)));
        reprint(263, "Subtle Maul", UNCOMMON);
        reprint(264, "Too Much to Protect", UNCOMMON);
        creature(265, "Whisper", UNCOMMON, 3)
                .traits("elf", "thief")
                .elusive()
                .action(ifDone(loses(YOU, number(1)), destroy(a(creature()))));
        reprint(266, "Customs Office", RARE);
        creature(267, "Finch Cloak", RARE, 4)
                .traits("elf", "thief")
                .fightReap(either(moreThan(pool(OPPONENT), pool(YOU)), steal(1), gains(EACH, number(1))));
        artifact(268, "Gambling Den", RARE)
                .traits("location")
                .aember(1)
                .eachTime(
                        happens(TURN_STARTED, EACH),
                        may(
                                chooseHouse(),
                                remember("top", topOfDeck(THAT_PLAYER)),
                                reveal(remembered("top")),
                                either(
                                        areLike(remembered("top"), ofChosenHouse()),
                                        gains(THAT_PLAYER, number(2)),
                                        loses(THAT_PLAYER, number(2)))));
        action(269, "Hunter or Hunted?", RARE)
                .aember(1)
                .play(chooseOne(
                        ward(a(creature())),
                        onlyIf(
                                atLeast(perCard(each(creature())), 2),
                                choose(a(creature(hasStatus(Status.WARD)))),
                                ifDone(
                                        new Effect.RemoveStatus(Status.WARD, it()),
                                        ward(a(creature(not(among(it())))))))));
        reprint(270, "Key of Darkness", RARE);
        artifact(271, "Keyforgery", RARE)
                .traits("item")
                .aember(1)
                .rule(before(
                        forges(OPPONENT),
                        onlyIf(
                                turnOf(OPPONENT),
                                chooseHouse(),
                                choose(randomFrom(HAND, YOU)),
                                reveal(it()),
                                onlyIf(areLike(it(), not(ofChosenHouse())), destroy(self()), cancel()))));
        reprint(272, "Lethal Distraction", RARE);
        reprint(273, "Longfused Mines", RARE);
        reprint(274, "Mack the Knife", RARE);
        creature(275, "Manchego", RARE, 3)
                .traits("human", "thief")
                .play(onlyIf(atMost(perCard(from(DECK, YOU, anyCard(), Quantity.ALL)), 5), steal(2)))
                .fightReap(may(shuffleIntoDeck(self())));
        reprint(276, "Rigged Lottery", RARE);
        reprint(277, "Ring of Invisibility", RARE);
        reprint(278, "Sack of Coins", RARE);
        reprint(279, "Scowly Caper", RARE);
        reprint(280, "Selwyn the Fence", RARE);
        reprint(281, "Sneklifter", RARE);
        artifact(282, "The Quiet Anvil", RARE)
                .traits("item")
                .aember(1)
                .always(keyCost(EACH, -2))
                .eachTime(forges(EACH), destroy(self()));
        creature(283, "The Shadow Council", RARE, 3)
                .traits("elf", "leader", "thief")
                .elusive()
                .whilst(selfIs(inCenter()), gains(new Ability.Activated(Ability.ActivatedKind.ACTION, steal(2))));
        reprint(284, "Treasure Map", RARE);
        creature(285, "Weasand", RARE, 1)
                .traits("beast", "thief")
                .keyword(DEPLOY)
                .elusive()
                .whilst(selfIs(onFlank()), doomed())
                .eachTime(forges(EACH), gain(2));
        plant(286, "Brobnar Plant", House.BROBNAR);
        plant(287, "Dis Plant", House.DIS);
        plant(288, "Logos Plant", House.LOGOS);
        plant(289, "Saurian Plant", House.SAURIAN);
        plant(290, "Star Alliance Plant", House.STAR_ALLIANCE);
        plant(291, "Untamed Plant", House.UNTAMED);
    }

    private void plant(int number, String title, House among) {
        creature(number, title, SPECIAL, 1)
                .traits("elf", "thief")
                .elusive()
                .eachTime(happens(HOUSE_CHOSEN, EACH), activeHouse(among), gain(1));
    }
}
