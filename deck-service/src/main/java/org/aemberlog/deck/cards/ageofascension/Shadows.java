package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.USED;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.ARCHIVES;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;

/** House Shadows in Age of Ascension. */
final class Shadows extends HousePage {

    Shadows() {
        super(AGE_OF_ASCENSION, House.SHADOWS);
    }

    @Override
    protected void cards() {
        reprint(267, "Bad Penny", COMMON);
        action(268, "Dusk Chronicles", COMMON)
                .aember(1)
                .play(
                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), draw(1)),
                        onlyIf(moreThan(pool(YOU), pool(OPPONENT)), archive(fromYourHand(anyCard()))));
        action(269, "Furtive Investors", COMMON)
                .aember(1)
                .play(onlyIf(moreThan(pool(OPPONENT), pool(YOU)), gain(forgedKeys(OPPONENT))));
        creature(270, "Gamgee", COMMON, 2)
                .traits("elf", "thief")
                .elusive()
                .reap(onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1)));
        creature(271, "Knuckles Bolton", COMMON, 3)
                .traits("elf", "thief")
                .elusive()
                .skirmish();
        creature(272, "Lamindra", COMMON, 1)
                .traits("elf", "thief")
                .keyword(DEPLOY)
                .elusive()
                .always(eachNeighbor(), gains(ELUSIVE));
        action(273, "Life for a Life", COMMON)
                .aember(1)
                .play(ifDone(destroy(a(friendly(creature()))), damage(6, a(creature()))));
        reprint(274, "Miasma", COMMON);
        reprint(275, "Nerve Blast", COMMON);
        creature(276, "Ronnie Wristclocks", COMMON, 2)
                .traits("elf", "thief")
                .play(either(atLeast(pool(OPPONENT), 7), steal(2), steal(1)));
        action(277, "Sucker Punch", COMMON)
                .aember(1)
                .keyword(ALPHA)
                .play(as("hit", damage(2, a(enemy(creature())))), onlyIf(destroyedBy("hit"), archive(self())));
        action(278, "Swindle", COMMON).keyword(ALPHA).keyword(OMEGA).play(steal(3));
        action(279, "Throwing Stars", COMMON)
                .play(as("hit", damage(1, upTo(3, creature()))), gain(perCardDestroyedBy("hit")));
        reprint(280, "Umbra", COMMON);
        action(281, "Whistling Darts", COMMON).aember(1).play(damage(1, each(enemy(creature()))));
        creature(282, "Yantzee Gang", COMMON, 5).traits("elf", "thief").action(steal(1));
        upgrade(283, "Bonerot Venom", UNCOMMON)
                .aember(1)
                .eachTime(happens(USED, EACH, among(host())), damage(2, host()));
        creature(284, "Brend the Fanatic", UNCOMMON, 3)
                .traits("elf", "thief")
                .skirmish()
                .play(gains(OPPONENT, number(1)))
                .destroyed(steal(3));
        reprint(285, "Duskrunner", UNCOMMON);
        reprint(286, "Hidden Stash", UNCOMMON);
        artifact(287, "Hideaway Hole", UNCOMMON)
                .traits("location")
                .aember(1)
                .omni(sacrifice(self()), untilYourNextTurn(always(each(friendly(creature())), gains(ELUSIVE))));
        reprint(288, "Lights Out", UNCOMMON);
        creature(289, "Little Niff", UNCOMMON, 2)
                .traits("elf", "thief")
                .keyword(OMEGA)
                .keyword(DEPLOY)
                .elusive()
                .eachTime(fights(neighbor()), steal(1));
        creature(290, "Murkens", UNCOMMON, 2)
                .traits("elf", "thief")
                .play(chooseOne(playCard(randomFrom(ARCHIVES, OPPONENT)), playCard(topOfDeck(OPPONENT))));
        action(291, "Nightforge", UNCOMMON)
                .aember(1)
                .play(onlyIf(none(timesThisTurn(forges(YOU))), may(forgeKey(YOU, number(4)))));
        reprint(292, "Oubliette", UNCOMMON);
        action(293, "Perplexing Sophistry", UNCOMMON)
                .aember(1)
                .play(onlyIf(moreThan(pool(YOU), pool(OPPONENT)), discard(randomFrom(HAND, OPPONENT)), draw(1)));
        creature(294, "Redlock", UNCOMMON, 3)
                .traits("elf", "thief")
                .skirmish()
                .eachTime(happens(TURN_ENDED, YOU), onlyIf(none(timesThisTurn(youPlay(creature()))), gain(1)));
        reprint(295, "Skeleton Key", UNCOMMON);
        reprint(296, "Special Delivery", UNCOMMON);
        reprint(297, "Subtle Maul", UNCOMMON);
        reprint(298, "Too Much to Protect", UNCOMMON);
        reprint(299, "Bulleteye", RARE);
        reprint(300, "Customs Office", RARE);
        reprint(301, "Deipno Spymaster", RARE);
        artifact(302, "Guard Disguise", RARE)
                .traits("item")
                .action(sacrifice(self()), onlyIf(atMost(pool(OPPONENT), 3), steal(3)));
        action(303, "Heist Night", RARE).keyword(ALPHA).play(steal(perCard(each(friendly(creature(trait("thief")))))));
        reprint(304, "Key of Darkness", RARE);
        action(305, "Lethal Distraction", RARE)
                .aember(1)
                .play(choose(a(creature())), forRemainderOfTurn(always(it(), extraDamageTaken(2))));
        reprint(306, "Longfused Mines", RARE);
        reprint(307, "Mack the Knife", RARE);
        creature(308, "Plague Rat", RARE, 1)
                .traits("beast", "rat")
                .elusive()
                .play(damage(perCard(each(creature(trait("rat")))), each(creature(not(trait("rat"))))));
        action(309, "Rigged Lottery", RARE)
                .aember(1)
                .play(eachPlayer(
                        as("discarded", discard(topOfDeck(YOU, 5))),
                        gain(perCard(allAmong(touched("discarded"), house(House.SHADOWS))))));
        reprint(310, "Ring of Invisibility", RARE);
        reprint(311, "Routine Job", RARE);
        action(312, "Sack of Coins", RARE).aember(1).play(divideDamage(pool(YOU), each(creature())));
        creature(313, "Scowly Caper", RARE, 2)
                .traits("elf", "thief")
                .skirmish()
                .always(entersUnderOpponentsControl(), usableAsActiveHouse())
                .eachTime(happens(TURN_ENDED, YOU), destroy(aNeighbor()));
        reprint(314, "Selwyn the Fence", RARE);
        artifact(315, "Shard of Greed", RARE)
                .traits("item", "shard")
                .action(gain(perCard(each(friendly(trait("shard"))))));
        reprint(316, "Sneklifter", RARE);
        reprint(317, "The Sting", RARE);
        reprint(318, "Treasure Map", RARE);
    }
}
