package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DEALS_DAMAGE;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_STARTED;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.Modifier.PlayerAction.FIGHT;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;

/** House Shadows in Mass Mutation. */
final class Shadows extends HousePage {

    Shadows() {
        super(MASS_MUTATION, House.SHADOWS);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        creature(245, "Bo Nithing", COMMON, 2).traits("elf", "thief").play(steal(forgedKeys(OPPONENT)));
        creature(246, "Dæmo-Thief", COMMON, 2)
                .traits("mutant", "thief")
                .elusive()
                .destroyed(steal(1));
        action(247, "Dark Wave", COMMON).aember(1).play(damage(2, each(creature(not(trait("mutant"))))));
        creature(248, "Francis the “Economist”", COMMON, 3)
                .traits("elf", "thief")
                .skirmish()
                .fight(gains(EACH, number(1)));
        reprint(249, "Gamgee", COMMON);
        action(250, "Look Over There!", COMMON)
                .play(
                        choose(a(creature())),
                        onlyIf(
                                thereIs(it()),
                                as("hit", damage(2, it())),
                                onlyIf(and(not(destroyedBy("hit")), survives(it())), steal(1))));
        reprint(251, "Mug", COMMON);
        creature(252, "Mutant Cutpurse", COMMON, 3).traits("mutant", "thief").enhance(DAMAGE, DAMAGE, DAMAGE);
        reprint(253, "Nexus", COMMON);
        upgrade(254, "Opportunist", COMMON)
                .aember(1)
                .thisCreature(gains(ELUSIVE))
                .play(capture(1, host()));
        creature(255, "Rad Penny", COMMON, 1)
                .traits("mutant", "thief")
                .play(steal(1))
                .destroyed(shuffleIntoDeck(self()));
        reprint(256, "Seeker Needle", COMMON);
        creature(257, "Shoulder Id", COMMON, 6)
                .traits("specter")
                .taunt()
                .always(cannot(FIGHT, EACH, isSelf()))
                .rule(insteadOf(happens(DEALS_DAMAGE, EACH, isSelf()), steal(1)));
        creature(258, "Subtle Otto", COMMON, 1).traits("mutant", "thief").play(discard(randomFrom(HAND, OPPONENT)));
        action(259, "Tempting Offer", COMMON)
                .aember(1)
                .enhance(CAPTURE)
                .play(ifDone(toHand(a(enemy(creature()))), gains(OPPONENT, number(1))));
        action(260, "Vandalize", COMMON)
                .aember(1)
                .play(
                        remember("seen", topOfDeck(OPPONENT, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        discard(it()),
                        putOnDeckInAnyOrder(allAmong(remembered("seen"), not(among(it())))));
        reprint(261, "Bonerot Venom", UNCOMMON);
        reprint(262, "Booby Trap", UNCOMMON);
        action(263, "“Borrow”", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(enemy(artifact()))),
                        takesControl(YOU, it()),
                        whileUnderYourControl(always(it(), belongsTo(House.SHADOWS))));
        creature(264, "Boss Zarek", UNCOMMON, 3)
                .traits("mutant", "thief")
                .enhance(CAPTURE, CAPTURE, CAPTURE)
                .always(each(friendly(creature(has(Token.AEMBER)))), gains(ELUSIVE));
        reprint(265, "Fidgit", UNCOMMON);
        reprint(266, "Lights Out", UNCOMMON);
        artifact(267, "Lucky Dice", UNCOMMON)
                .traits("item")
                .aember(1)
                .omni(destroy(self()), duringOpponentsNextTurn(always(each(friendly(creature())), cannotBeDamaged())));
        reprint(268, "Macis Asp", UNCOMMON);
        artifact(269, "Miasma Bomb", UNCOMMON)
                .traits("weapon")
                .enhance(DAMAGE)
                .action(destroy(self()), duringOpponentsNextTurn(always(self(), skipsForgeStep(OPPONENT))));
        reprint(270, "Old Bruno", UNCOMMON);
        reprint(271, "Perplexing Sophistry", UNCOMMON);
        action(272, "Ransack", UNCOMMON)
                .play(againWhile(
                        areLike(touched("top"), house(House.SHADOWS)), steal(1), as("top", discard(topOfDeck(YOU)))));
        creature(273, "Reckless Rizzo", UNCOMMON, 1)
                .traits("elf", "thief")
                .elusive()
                .action(steal(2), untilYourNextTurn(always(self(), loses(ELUSIVE))));
        artifact(274, "Safe House", UNCOMMON).traits("location").aember(1).action(archive(a(friendly(creature()))));
        reprint(275, "Spike Trap", UNCOMMON);
        creature(276, "The Shadowsmith", UNCOMMON, 3)
                .traits("mutant", "thief")
                .always(each(creature(trait("mutant"))), gains(ELUSIVE));
        artifact(277, "Doom Sigil", RARE)
                .traits("power")
                .always(each(creature()), gains(POISON))
                .whilst(none(perCard(each(creature()))), doomed());
        reprint(278, "Finch Cloak", RARE);
        reprint(279, "Finishing Blow", RARE);
        reprint(280, "Gambling Den", RARE);
        reprint(281, "Heist Night", RARE);
        reprint(282, "Imperial Traitor", RARE);
        creature(283, "Johnny Longfingers", RARE, 4)
                .traits("mutant", "thief")
                .always(each(friendly(creature(trait("mutant")))), gains(bold(DESTROYED, steal(1))));
        creature(284, "Liam Say", RARE, 3)
                .traits("elf")
                .elusive()
                .eachTime(happens(TURN_STARTED, YOU), may(damage(1, a(creature()))));
        creature(285, "Mastermindy", RARE, 2)
                .traits("elf", "thief")
                .elusive()
                .eachTime(happens(TURN_ENDED, YOU), addCounters(Token.SCHEME, number(1), self()))
                .action(
                        as("removed", removeCounters(Token.SCHEME, tokens(Token.SCHEME, self()), self())),
                        steal(amountOf("removed")));
        reprint(286, "Masterplan", RARE);
        upgrade(287, "Mole", RARE).aember(1).thisCreature(gains(always(self(), spendableByOpponent())));
        reprint(288, "One Last Job", RARE);
        artifact(289, "Pincerator", RARE)
                .traits("item")
                .aember(1)
                .eachTime(happens(TURN_ENDED, EACH), damage(1, each(creature(onFlank()))));
        reprint(290, "Sack of Coins", RARE);
        reprint(291, "Safe Place", RARE);
        creature(292, "Shadowsaurus", RARE, 5, 1)
                .traits("dinosaur", "thief")
                .action(
                        choose(a(enemy(creature()))),
                        onlyIf(
                                areLike(it(), has(Token.AEMBER)),
                                moveAember(tokens(Token.AEMBER, it()), on(it()), poolOf(OPPONENT)),
                                takesControl(YOU, it()),
                                whileUnderYourControl(always(it(), belongsTo(House.SHADOWS)))));
        reprint(293, "Smiling Ruth", RARE);
        creature(294, "Splinter", RARE, 1)
                .traits("mutant", "thief")
                .enhance(DAMAGE, DAMAGE, DAMAGE, DAMAGE, DAMAGE, DAMAGE);
        reprint(295, "The Shadow Council", RARE);
        reprint(296, "The Sting", RARE);
        creature(297, "Dino-Thief", SPECIAL, 4)
                .traits("mutant", "thief")
                .elusive()
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))));
        creature(298, "Lyco-Thief", SPECIAL, 3)
                .traits("mutant", "thief")
                .elusive()
                .skirmish();
        creature(299, "Sacro-Thief", SPECIAL, 4, 2).traits("mutant", "thief").elusive();
        creature(300, "Techno-Thief", SPECIAL, 3)
                .traits("mutant", "thief")
                .elusive()
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(301, "Xeno-Thief", SPECIAL, 3)
                .traits("mutant", "thief")
                .elusive()
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        reprint(341, "Exchange Officer", RARE);
    }
}
