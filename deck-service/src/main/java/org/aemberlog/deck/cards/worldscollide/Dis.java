package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.*;
import static org.aemberlog.game.card.Zone.*;

import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Dis in Worlds Collide. */
final class Dis extends HousePage {

    Dis() {
        super(WORLDS_COLLIDE, House.DIS);
    }

    @Override
    protected void cards() {
        reprint(69, "Binding Irons", COMMON);
        creature(70, "Buzzle", COMMON, 3)
                .traits("beast")
                .skirmish()
                .triggered(List.of(PLAY, FIGHT), may(ifDone(purge(aNeighbor()), ready(self()))));
        creature(71, "Dendrix", COMMON, 5).traits("demon").fight(discard(randomFrom(HAND, OPPONENT)));
        action(72, "Draining Touch", COMMON).play(destroy(a(creature(not(has(Token.AEMBER))))));
        creature(73, "Etaromme", COMMON, 4).traits("demon").reap(destroy(a(creature(ofHouseWithMostCreatures()))));
        reprint(74, "Exhume", COMMON);
        action(75, "Festering Touch", COMMON)
                .aember(1)
                .play(
                        choose(upTo(2, creature())),
                        damageTogether(
                                damage(3, allAmong(it(), damaged())), damage(1, allAmong(it(), not(damaged())))));
        creature(76, "Harbinger of Doom", COMMON, 2, 3).traits("demon").destroyed(destroy(each(creature())));
        creature(77, "Impspector", COMMON, 2).traits("imp").destroyed(purge(randomFrom(HAND, OPPONENT)));
        creature(78, "Infurnace", COMMON, 4)
                .traits("demon")
                .play(
                        chooseOne(
                                as("purged", purge(from(DISCARD, YOU, anyCard(), Quantity.upTo(2)))),
                                as("purged", purge(from(DISCARD, OPPONENT, anyCard(), Quantity.upTo(2))))),
                        loses(OPPONENT, bonusIcons(BonusIcon.AEMBER, touched("purged"))));
        creature(79, "Lilithal", COMMON, 5).traits("demon").fightReap(capture(1));
        creature(80, "Malison", COMMON, 5)
                .traits("demon")
                .fight(may(
                        choose(a(enemy(creature()))),
                        moveInLine(it()),
                        onlyIf(areLike(it(), onFlank()), capture(number(1), it(), CaptureFrom.OWN_SIDE))));
        reprint(81, "Misery Exploit", COMMON);
        reprint(82, "Not Finished with You", COMMON);
        creature(83, "Rotgrub", COMMON, 1)
                .traits("beast")
                .play(opponentLoses(1))
                .reap(archive(self()));
        action(84, "The Evil Eye", COMMON).aember(1).play(duringOpponentsNextTurn(always(self(), keyCost(EACH, 3))));
        reprint(85, "Bloodshard Imp", UNCOMMON);
        creature(86, "Borr Nit", UNCOMMON, 3).traits("demon").reap(purgeOneOfFive());
        action(87, "Borr Nit’s Touch", UNCOMMON).aember(1).play(purgeOneOfFive());
        creature(88, "E’e on the Fringes", UNCOMMON, 1)
                .traits("imp")
                .elusive()
                .eachTime(
                        happens(DISCARDED, YOU, house(House.DIS)),
                        turnOf(YOU),
                        may(ifDone(purge(from(DISCARD, EACH, house(House.DIS), Quantity.exactly(1))), steal(1))));
        action(89, "Giants’ Bane", UNCOMMON).aember(1).play(destroy(a(creature(trait("giant")))));
        action(90, "Gleeful Mayhem", UNCOMMON)
                .aember(1)
                .play(damageTogether(Stream.of(House.values())
                        .map(house -> damage(5, a(creature(house(house)))))
                        .toArray(Effect[]::new)));
        reprint(91, "Hysteria", UNCOMMON);
        reprint(92, "Library of the Damned", UNCOMMON);
        artifact(93, "Obsidian Forge", UNCOMMON)
                .traits("item")
                .aember(1)
                .action(
                        as("burnt", destroy(anyNumber(friendly(creature())))),
                        as("forged", may(forgeKey(YOU, minus(number(6), perCardDestroyedBy("burnt"))))),
                        onlyIf(done("forged"), destroy(self())));
        reprint(94, "Poltergeist", UNCOMMON);
        reprint(95, "Skullion", UNCOMMON);
        creature(96, "Snag", UNCOMMON, 5)
                .traits("demon")
                .fight(
                        chooseHouseOf(fightOpponent()),
                        duringOpponentsNextTurn(always(self(), mustChooseThatHouse(OPPONENT))));
        artifact(97, "Soul Fiddle", UNCOMMON).traits("item").action(enrage(a(creature())));
        reprint(98, "Soulkeeper", UNCOMMON);
        reprint(99, "Spyyyder", UNCOMMON);
        reprint(100, "Three Fates", UNCOMMON);
        reprint(101, "A Fair Game", RARE);
        reprint(102, "Collar of Subordination", RARE);
        reprint(103, "Creeping Oblivion", RARE);
        reprint(104, "Eater of the Dead", RARE);
        creature(105, "Greater Oxtet", RARE, 4)
                .traits("demon")
                .taunt()
                .eachTime(
                        happens(READY_STEP_ENDED, YOU),
                        ifDone(purge(fromYourHand(anyCard())), addCounters(Token.POWER, number(2), self())));
        action(106, "Harvest Time", RARE)
                .play(
                        chooseTrait(),
                        as("purged", purge(each(ofChosenTrait()))),
                        eachPlayer(gain(perCardOf("purged", YOU))));
        reprint(107, "Hecatomb", RARE);
        reprint(108, "Key to Dis", RARE);
        creature(109, "Lesser Oxtet", RARE, 3)
                .traits("demon")
                .elusive()
                .play(purge(from(HAND, YOU, anyCard(), Quantity.ALL)))
                .reap(duringOpponentsNextTurn(always(self(), keyCost(EACH, 3))));
        creature(110, "Lord Invidius", RARE, 5)
                .traits("demon", "leader")
                .elusive()
                .whilst(
                        selfIs(inCenter()),
                        gains(bold(
                                REAP,
                                inOrder(
                                        choose(a(enemy(creature(onFlank())))),
                                        takesControl(YOU, it()),
                                        exhaust(it()),
                                        whileUnderYourControl(always(it(), belongsTo(House.DIS)))))));
        reprint(111, "Neffru", RARE);
        creature(112, "Noname", RARE, 1)
                .traits("demon")
                .always(power(perCard(from(PURGED, EACH, anyCard(), Quantity.ALL))))
                .playFightReap(purge(from(DISCARD, EACH, anyCard(), Quantity.exactly(1))));
        reprint(113, "Onyx Knight", RARE);
        reprint(114, "Orb of Invidius", RARE);
        reprint(115, "Ortannu the Chained", RARE);
        creature(116, "Sinestra", RARE, 5)
                .traits("demon")
                .eachTime(plays(OPPONENT, enemy(creature(onLeftFlank()))), opponentLoses(1));
        artifact(117, "Snag’s Mirror", RARE)
                .traits("item")
                .aember(1)
                .eachTime(
                        happens(HOUSE_CHOSEN, YOU),
                        chooseActiveHouse(),
                        duringOpponentsNextTurn(always(self(), cannotChooseThatHouse(OPPONENT))))
                .eachTime(
                        happens(HOUSE_CHOSEN, OPPONENT),
                        chooseActiveHouse(),
                        untilEndOfYourNextTurn(always(self(), cannotChooseThatHouse(YOU))));
        creature(118, "Snaglet", RARE, 2)
                .traits("imp")
                .elusive()
                .action(
                        chooseHouse(),
                        duringOpponentsNextTurn(
                                eachTime(happens(HOUSE_CHOSEN, OPPONENT), chosenHouseIsActive(), steal(2))));
        reprint(119, "Soul Snatcher", RARE);
        reprint(120, "Wretched Doll", RARE);
        reprint(121, "Ortannu’s Binding", SPECIAL);
        action(122, "Beasts’ Bane", SPECIAL).aember(1).play(destroy(a(creature(trait("beast")))));
        action(123, "Demons’ Bane", SPECIAL).aember(1).play(destroy(a(creature(trait("demon")))));
        creature(124, "Dexus", SPECIAL, 5)
                .traits("demon")
                .eachTime(plays(OPPONENT, enemy(creature(onRightFlank()))), opponentLoses(1));
        action(125, "Dinosaurs’ Bane", SPECIAL).aember(1).play(destroy(a(creature(trait("dinosaur")))));
        action(126, "Humans’ Bane", SPECIAL).aember(1).play(destroy(a(creature(trait("human")))));
        action(127, "Scientists’ Bane", SPECIAL).aember(1).play(destroy(a(creature(trait("scientist")))));
        action(128, "Thieves’ Bane", SPECIAL).aember(1).play(destroy(a(creature(trait("thief")))));
    }

    /** "Reveal the top 5 cards of a player's deck. Purge a card revealed this way. Shuffle the others into it." */
    private static Effect purgeOneOfFive() {
        return chooseOne(purgeOneOfFive(YOU), purgeOneOfFive(OPPONENT));
    }

    private static Effect purgeOneOfFive(PlayerRef whose) {
        return inOrder(
                remember("seen", topOfDeck(whose, 5)),
                reveal(remembered("seen")),
                as("purged", purge(chooseAmong(1, remembered("seen")))),
                shuffleIntoDeck(allAmong(remembered("seen"), not(among(touched("purged"))))));
    }
}
