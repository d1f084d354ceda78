package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.LEFT_PLAY;
import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.POISON;
import static org.aemberlog.game.card.KeywordKind.SKIRMISH;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.REAP;
import static org.aemberlog.game.card.Zone.DISCARD;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;

/** House Shadows in Call of the Archons. */
final class Shadows extends HousePage {

    Shadows() {
        super(CALL_OF_THE_ARCHONS, House.SHADOWS);
    }

    @Override
    protected void cards() {
        action(267, "Bait and Switch", COMMON)
                .play(
                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1)),
                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1)));
        action(268, "Booby Trap", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(creature(not(onFlank())))),
                        damageTogether(damage(4, it()), damage(2, neighborsOf(it()))));
        action(269, "Finishing Blow", RARE).aember(1).play(ifDone(destroy(a(creature(damaged()))), steal(1)));
        action(270, "Ghostly Hand", COMMON).aember(2).play(onlyIf(exactly(pool(OPPONENT), 1), steal(1)));
        action(271, "Hidden Stash", UNCOMMON).aember(1).play(archive(fromYourHand(anyCard())));
        action(272, "Imperial Traitor", RARE)
                .aember(1)
                .play(
                        lookAt(from(HAND, OPPONENT, anyCard(), Quantity.ALL)),
                        may(purge(from(HAND, OPPONENT, house(House.SANCTUM), Quantity.exactly(1)))));
        action(273, "Key of Darkness", RARE)
                .play(either(none(pool(OPPONENT)), forgeKey(YOU, number(2)), forgeKey(YOU, number(6))));
        action(274, "Lights Out", UNCOMMON).aember(1).play(toHand(choose(2, enemy(creature()))));
        action(275, "Miasma", COMMON).aember(1).play(duringOpponentsNextTurn(always(self(), skipsForgeStep(OPPONENT))));
        action(276, "Nerve Blast", COMMON).play(ifDone(steal(1), damage(2, a(creature()))));
        action(277, "One Last Job", RARE)
                .aember(1)
                .play(as("purged", purge(each(friendly(creature(house(House.SHADOWS)))))), steal(perCardOf("purged")));
        action(278, "Oubliette", UNCOMMON).play(purge(a(creature(powerAtMost(3)))));
        action(279, "Pawn Sacrifice", COMMON)
                .aember(1)
                .play(ifDone(sacrifice(a(friendly(creature()))), damage(3, choose(2, creature()))));
        action(280, "Poison Wave", COMMON).aember(1).play(damage(2, each(creature())));
        action(281, "Relentless Whispers", COMMON)
                .aember(1)
                .play(as("hit", damage(2, a(creature()))), onlyIf(destroyedBy("hit"), steal(1)));
        action(282, "Routine Job", RARE)
                .play(steal(1), steal(perCard(from(DISCARD, YOU, named("Routine Job"), Quantity.ALL))));
        action(283, "Too Much to Protect", UNCOMMON).aember(1).play(steal(minus(pool(OPPONENT), 6)));
        action(284, "Treasure Map", RARE)
                .aember(1)
                .play(
                        onlyIf(none(timesThisTurn(youPlay(another(anyCard())))), gain(3)),
                        forRemainderOfTurn(always(self(), cannot(PlayerAction.PLAY, YOU, anyCard()))));
        artifact(285, "Customs Office", RARE)
                .traits("location")
                .always(toll(PlayerAction.PLAY, OPPONENT, artifact(), 1));
        artifact(286, "Evasion Sigil", RARE)
                .traits("power")
                .aember(1)
                .rule(before(
                        fights(creature()),
                        choose(topOfDeck(THAT_PLAYER)),
                        discard(it()),
                        onlyIf(areLike(it(), ofActiveHouse()), exhaust(thatCard()), cancel())));
        artifact(287, "Longfused Mines", RARE)
                .traits("weapon")
                .aember(1)
                .omni(sacrifice(self()), damage(3, each(enemy(creature(not(onFlank()))))));
        artifact(288, "Masterplan", RARE)
                .traits("item")
                .aember(1)
                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                .omni(playCard(underThis()), destroy(self()));
        artifact(289, "Safe Place", RARE)
                .traits("location")
                .aember(1)
                .always(spendableAember())
                .action(moveAember(number(1), poolOf(YOU), on(self())));
        artifact(290, "Seeker Needle", COMMON)
                .traits("weapon")
                .action(as("hit", damage(1, a(creature()))), onlyIf(destroyedBy("hit"), gain(1)));
        artifact(291, "Skeleton Key", UNCOMMON).traits("item").action(capture(1, a(friendly(creature()))));
        artifact(292, "Special Delivery", UNCOMMON)
                .traits("item")
                .aember(1)
                .omni(
                        sacrifice(self()),
                        choose(a(creature(onFlank()))),
                        as("hit", damage(3, it())),
                        onlyIf(destroyedBy("hit"), purge(it())));
        artifact(293, "Speed Sigil", UNCOMMON).traits("power").aember(1).always(firstPlayedReady(EACH, creature()));
        artifact(294, "Subtle Maul", UNCOMMON).traits("weapon").action(discard(randomFrom(HAND, OPPONENT)));
        artifact(295, "The Sting", RARE)
                .traits("vehicle")
                .aember(1)
                .always(skipsForgeStep(YOU), getsSpentAember())
                .action(destroy(self()));
        creature(296, "Bad Penny", COMMON, 1).traits("human", "thief").destroyed(toHand(self()));
        creature(297, "Bulleteye", RARE, 2).traits("elf", "thief").elusive().reap(destroy(a(creature(onFlank()))));
        creature(298, "Carlo Phantom", UNCOMMON, 1)
                .traits("elf", "thief")
                .elusive()
                .skirmish()
                .eachTime(youPlay(artifact()), steal(1));
        creature(299, "Deipno Spymaster", RARE, 1)
                .traits("elf", "thief")
                .elusive()
                .omni(choose(a(friendly(creature()))), forRemainderOfTurn(always(self(), mayUse(among(it())))));
        creature(300, "Faygin", RARE, 3)
                .traits("human", "thief")
                .elusive()
                .reap(toHand(oneOf(each(named("Urchin")), from(DISCARD, YOU, named("Urchin"), Quantity.ALL))));
        creature(301, "Macis Asp", UNCOMMON, 3).traits("beast").skirmish().keyword(POISON);
        creature(302, "Mack the Knife", RARE, 3)
                .traits("elf", "thief")
                .elusive()
                .always(usableAsActiveHouse())
                .action(as("hit", damage(1, a(creature()))), onlyIf(destroyedBy("hit"), gain(1)));
        creature(303, "Magda the Rat", UNCOMMON, 4)
                .traits("elf", "thief")
                .elusive()
                .play(steal(2), whileThisIsInPlay(eachTime(happens(LEFT_PLAY, EACH, isSelf()), steals(OPPONENT, 2))));
        creature(304, "Mooncurser", UNCOMMON, 1)
                .traits("elf", "thief")
                .skirmish()
                .keyword(POISON)
                .fight(steal(1));
        creature(305, "Nexus", COMMON, 3).traits("cyborg", "thief").elusive().reap(useAsIfYours(a(enemy(artifact()))));
        creature(306, "Noddy the Thief", COMMON, 2)
                .traits("elf", "thief")
                .elusive()
                .action(steal(1));
        creature(307, "Old Bruno", UNCOMMON, 3).traits("elf", "thief").elusive().play(capture(3));
        creature(308, "Dodger", COMMON, 5).traits("elf", "thief").fight(steal(1));
        creature(309, "Selwyn the Fence", RARE, 3)
                .traits("elf", "thief")
                .fightReap(moveAember(number(1), on(a(friendly(anyCard()))), poolOf(YOU)));
        creature(310, "Shadow Self", COMMON, 9)
                .traits("specter")
                .always(fightDamageOnly(0))
                .always(takesDamageFor(creature(neighbor(), not(trait("specter")))));
        creature(311, "Silvertooth", COMMON, 2).traits("elf", "thief").always(entersReady());
        creature(312, "Smiling Ruth", RARE, 1)
                .traits("elf", "thief")
                .elusive()
                .reap(onlyIf(atLeast(timesThisTurn(forges(YOU)), 1), takesControl(YOU, a(enemy(creature(onFlank()))))));
        creature(313, "Sneklifter", RARE, 2)
                .traits("elf", "thief")
                .play(
                        choose(a(enemy(artifact()))),
                        takesControl(YOU, it()),
                        onlyIf(
                                areLike(it(), not(ofIdentityHouse())),
                                whileUnderYourControl(always(it(), belongsTo(House.SHADOWS)))));
        creature(314, "Umbra", COMMON, 2).traits("elf", "thief").skirmish().fight(steal(1));
        creature(315, "Urchin", COMMON, 1).traits("elf", "thief").elusive().play(steal(1));
        upgrade(316, "Duskrunner", UNCOMMON).thisCreature(gains(bold(REAP, steal(1))));
        upgrade(317, "Ring of Invisibility", RARE).aember(1).thisCreature(gains(ELUSIVE), gains(SKIRMISH));
        upgrade(318, "Silent Dagger", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(REAP, damage(4, a(creature(onFlank()))))));
    }
}
