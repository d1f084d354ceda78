package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Ability.Half.BOTTOM;
import static org.aemberlog.game.card.Ability.Half.TOP;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;

/** House Logos in Mass Mutation. */
final class Logos extends HousePage {

    Logos() {
        super(MASS_MUTATION, House.LOGOS);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        artifact(66, "Auto-Encoder", COMMON).traits("item").eachTime(happens(DISCARDED, YOU), archive(topOfDeck(YOU)));
        creature(67, "Bot Bookton", COMMON, 4).traits("mutant", "scientist").reap(playCard(topOfDeck(YOU)));
        creature(68, "Dæmo-Bot", COMMON, 3)
                .traits("mutant", "scientist")
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)))
                .destroyed(steal(1));
        reprint(69, "Daughter", COMMON);
        action(70, "Diametric Charge", COMMON)
                .aember(1)
                .play(choose(a(creature())), damageTogether(damage(1, it()), damage(2, neighborsOf(it()))));
        action(71, "Eclectic Inquiry", COMMON).aember(1).play(archive(topOfDeck(YOU, 2)));
        reprint(72, "Effervescent Principle", COMMON);
        creature(73, "Even Ivan", COMMON, 4)
                .traits("mutant", "scientist")
                .action(onlyIf(isEven(pool(OPPONENT)), steal(1)));
        creature(74, "Infomorph", COMMON, 4).traits("mutant").enhance(DRAW, DRAW);
        action(75, "Lethologica", COMMON)
                .aember(1)
                .play(
                        discardUntil(YOU, "it", house(House.LOGOS)),
                        onlyIf(areLike(it(), house(House.LOGOS)), toHand(it())));
        creature(76, "Munchling", COMMON, 3)
                .traits("mutant")
                .skirmish()
                .fight(may(ifDone(
                        discard(oneOf(
                                fromYourHand(house(House.LOGOS)),
                                from(ARCHIVES, YOU, house(House.LOGOS), Quantity.exactly(1)))),
                        gain(1))));
        action(77, "Opposition Research", COMMON)
                .enhance(DAMAGE)
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.REAP, OPPONENT, creature()))));
        creature(78, "Q-Mechs", COMMON, 1).traits("robot").play(draw(1)).destroyed(archive(self()));
        reprint(79, "Quixo the “Adventurer”", COMMON);
        reprint(80, "Standardized Testing", COMMON);
        creature(81, "Titan Engineer", COMMON, 6)
                .traits("cyborg", "scientist")
                .whilst(not(selfIs(onFlank())), keyCost(EACH, 1));
        reprint(82, "Bouncing Deathquark", UNCOMMON);
        action(83, "Causal Loop", UNCOMMON).play(archive(fromYourHand(anyCard())), archive(self()));
        creature(84, "Chronus", UNCOMMON, 3)
                .traits("mutant")
                .enhance(DRAW, DRAW)
                .eachTime(happens(DRAW_ICON_RESOLVED, YOU), may(archive(fromYourHand(anyCard()))));
        reprint(85, "Dimension Door", UNCOMMON);
        reprint(86, "Discombobulator", UNCOMMON);
        artifact(87, "Fission Bloom", UNCOMMON)
                .traits("power")
                .enhance(DRAW)
                .action(forRemainderOfTurn(1, always(self(), extraIcons(1))));
        artifact(88, "Forge Compiler", UNCOMMON)
                .traits("item")
                .eachTime(forges(OPPONENT), destroy(self()), ward(each(friendly(creature()))));
        reprint(89, "Groupthink Tank", UNCOMMON);
        action(90, "Krrrzzzaaap!!!", UNCOMMON).play(destroy(each(creature(not(trait("mutant"))))), gainChains(1));
        artifact(91, "Mutagenic Serum", UNCOMMON)
                .traits("item")
                .aember(1)
                .omni(destroy(self()), forRemainderOfTurn(always(self(), mayUse(friendly(creature(trait("mutant")))))));
        reprint(92, "Neuro Syphon", UNCOMMON);
        creature(93, "Novu Dynamo", UNCOMMON, 8, 2)
                .traits("robot")
                .eachTime(
                        happens(TURN_STARTED, YOU),
                        as(
                                "paid",
                                may(discard(oneOf(
                                        fromYourHand(house(House.LOGOS)),
                                        from(ARCHIVES, YOU, house(House.LOGOS), Quantity.exactly(1)))))),
                        either(done("paid"), gain(1), destroy(self())));
        reprint(94, "Positron Bolt", UNCOMMON);
        creature(95, "Professor Terato", UNCOMMON, 4)
                .traits("mutant", "scientist")
                .always(each(creature(trait("mutant"))), gains(bold(Timing.REAP, draw(1))));
        reprint(96, "Research Smoko", UNCOMMON);
        reprint(97, "Sloppy Labwork", UNCOMMON);
        reprint(98, "Academy Training", RARE);
        creature(99, "Adaptoid", RARE, 4)
                .traits("mutant")
                .enhance(CAPTURE, DAMAGE, DRAW)
                .eachTime(
                        youPlay(withBonusIcon()),
                        onlyIf(
                                thereIs(each(isSelf())),
                                chooseOne(
                                        forRemainderOfTurn(always(self(), armor(2))),
                                        forRemainderOfTurn(always(self(), gains(ASSAULT, 2))),
                                        forRemainderOfTurn(always(self(), gains(bold(Timing.FIGHT, steal(1))))))));
        artifact(100, "Animator", RARE)
                .traits("item")
                .action(
                        choose(a(artifact())),
                        forRemainderOfTurn(always(it(), becomesCreature(3), belongsToActiveHouse())),
                        moveToFlank(it()));
        artifact(101, "Auto-Vac 5150", RARE)
                .traits("item")
                .action(
                        as("paid", may(discard(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))))),
                        either(
                                done("paid"),
                                duringOpponentsNextTurn(always(self(), keyCost(EACH, 3))),
                                archive(fromYourHand(anyCard()))));
        creature(102, "Cyber-Clone", RARE, 1)
                .traits("mutant")
                .play(
                        choose(a(another(creature()))),
                        ifDone(purge(it()), whileThisIsInPlay(always(self(), takesAfter(it())))));
        reprint(103, "Entropic Swirl", RARE);
        reprint(104, "Hyde", RARE);
        artifact(105, "Library Card", RARE)
                .traits("item")
                .action(ifDone(purge(self()), forRemainderOfTurn(eachTime(youPlay(anyCard()), draw(1)))));
        reprint(106, "Master the Theory", RARE);
        action(107, "Mind Over Matter", RARE).play(putInArchives(each(creature())));
        reprint(108, "Mobius Scroll", RARE);
        reprint(109, "Prescriptive Grammarbot", RARE);
        reprint(110, "[REDACTED]", RARE);
        reprint(111, "Reverse Time", RARE);
        reprint(112, "Skippy Timehog", RARE);
        creature(113, "The Archivist", RARE, 3).traits("cyborg").always(archivedFaceup(), archivesInPart());
        reprint(114, "The Howling Pit", RARE);
        reprint(115, "Universal Keylock", RARE);
        reprint(116, "Zenzizenzizenzic", RARE);
        action(117, "It’s Coming...", SPECIAL)
                .aember(1)
                .play(search(halfOfGigantic(), Quantity.exactly(1), DECK, DISCARD), toHand(it()));
        reprint(118, "Velum", SPECIAL);
        creature(119, "Dino-Bot", SPECIAL, 5)
                .traits("mutant", "scientist")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))))
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(120, "Lyco-Bot", SPECIAL, 4)
                .traits("mutant", "scientist")
                .skirmish()
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(121, "Odd Clawde", SPECIAL, 5)
                .traits("mutant", "scientist")
                .action(onlyIf(isOdd(pool(OPPONENT)), steal(1)));
        creature(122, "Sacro-Bot", SPECIAL, 5, 2)
                .traits("mutant", "scientist")
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(123, "Umbra-Bot", SPECIAL, 3)
                .traits("mutant", "scientist")
                .elusive()
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(124, "Xeno-Bot", SPECIAL, 4)
                .traits("mutant", "scientist")
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))))
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(125, "Ultra Gravitron", RARE, 10, 3)
                .traits("robot")
                .gigantic(BOTTOM)
                .play(archive(topOfDeck(YOU, 5)))
                .fightReap(ifDone(
                        discard(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                        choose(a(creature())),
                        purge(it()),
                        resolveBonusIcons(it())));
        creature(125, "Ultra Gravitron", "ultra-gravitron-top", SPECIAL, 0)
                .traits("robot")
                .gigantic(TOP);
        reprint(341, "Exchange Officer", RARE);
    }
}
