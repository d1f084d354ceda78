package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Effect.WhichKey;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Dis in Mass Mutation. */
final class Dis extends HousePage {

    Dis() {
        super(MASS_MUTATION, House.DIS);
    }

    @Override
    protected void cards() {
        artifact(1, "Dark Æmber Vault", SPECIAL)
                .traits("location")
                .eachTime(youPlay(creature(trait("mutant"))), draw(1))
                .always(each(friendly(creature(trait("mutant")))), power(2));
        creature(2, "Bonesaw", COMMON, 5)
                .traits("demon")
                .whilst(atLeast(timesThisTurn(happens(TriggerEvent.DESTROYED, YOU, creature())), 1), entersReady());
        creature(3, "Brabble", COMMON, 2)
                .traits("imp")
                .destroyed(either(turnOf(YOU), opponentLoses(1), opponentLoses(3)));
        creature(4, "Dark Minion", COMMON, 1)
                .traits("mutant")
                .enhance(DAMAGE)
                .destroyed(damage(1, each(enemy(creature()))));
        reprint(5, "Dominator Bauble", COMMON);
        creature(6, "Drecker", COMMON, 4)
                .traits("imp")
                .always(sharesFightDamageOf(neighbor()))
                .reap(steal(1));
        reprint(7, "Gateway to Dis", COMMON);
        action(8, "Imp-losion", COMMON)
                .aember(1)
                .play(
                        remember("yours", a(friendly(creature()))),
                        remember("theirs", a(enemy(creature()))),
                        destroy(allOf(remembered("yours"), remembered("theirs"))));
        reprint(9, "Impspector", COMMON);
        reprint(10, "Infurnace", COMMON);
        action(11, "Mark of Dis", COMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        chooseHouseOf(it()),
                        as("hit", damage(2, it())),
                        onlyIf(
                                and(not(destroyedBy("hit")), survives(it())),
                                either(
                                        areLike(it(), friendly(anyCard())),
                                        untilEndOfYourNextTurn(always(self(), mustChooseThatHouse(YOU))),
                                        duringOpponentsNextTurn(always(self(), mustChooseThatHouse(OPPONENT))))));
        action(12, "Mindfire", COMMON)
                .play(as("discarded", discard(randomFrom(HAND, OPPONENT))), steal(bonusIcons(touched("discarded"))));
        creature(13, "Sinder", COMMON, 6, 2).traits("demon").taunt().reap(destroy(a(friendly(creature()))));
        creature(14, "Snarette", COMMON, 4)
                .traits("mutant")
                .eachTime(happens(TURN_ENDED, YOU), capture(1))
                .action(moveAember(tokens(Token.AEMBER, self()), on(self()), supply()));
        action(15, "Stirring Grave", COMMON).aember(1).play(archive(fromYourDiscard(creature())));
        creature(16, "Techno-Fiend", COMMON, 3)
                .traits("mutant", "demon")
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)))
                .destroyed(steal(1));
        action(17, "Waking Nightmare", COMMON)
                .aember(1)
                .enhance(CAPTURE)
                .play(duringOpponentsNextTurn(always(
                        self(), keyCost(EACH, perCard(each(creature(house(House.DIS))))))));
        reprint(18, "Angwish", UNCOMMON);
        action(19, "Break-key", UNCOMMON)
                .aember(1)
                .play(onlyIf(
                        moreThan(forgedKeys(OPPONENT), forgedKeys(YOU)),
                        ifDone(unforgeKey(OPPONENT, WhichKey.ANY), gains(OPPONENT, number(6)))));
        action(20, "Double Doom", UNCOMMON).play(toHand(a(enemy(creature()))), discard(randomFrom(HAND, OPPONENT)));
        artifact(21, "Essence Scale", UNCOMMON)
                .traits("item")
                .aember(1)
                .action(
                        choose(a(friendly(creature()))),
                        ifDone(
                                destroy(it()),
                                inOrder(
                                        remember("heir", a(friendly(creature(sharesHouse(it()))))),
                                        ready(remembered("heir")),
                                        use(remembered("heir")))));
        reprint(22, "Gleeful Mayhem", UNCOMMON);
        action(23, "Grim Reminder", UNCOMMON)
                .play(
                        chooseHouse(),
                        archive(from(DISCARD, YOU, creature(ofChosenHouse()), Quantity.ALL)),
                        gainChains(1));
        creature(24, "Hystricog", UNCOMMON, 4)
                .traits("mutant")
                .enhance(DAMAGE, DAMAGE, DAMAGE)
                .action(destroy(a(creature(damaged()))));
        reprint(25, "Obsidian Forge", UNCOMMON);
        reprint(26, "Pain Reaction", UNCOMMON);
        reprint(27, "Pandemonium", UNCOMMON);
        creature(28, "Picaroon", UNCOMMON, 0)
                .traits("mutant", "changeling")
                .keyword(DEPLOY)
                .always(power(powerOf(neighborsOf(self(), not(trait("changeling"))))));
        creature(29, "Relentless Creeper", UNCOMMON, 2)
                .traits("imp")
                .rule(whileDiscarded(eachTime(
                        happens(HOUSE_CHOSEN, YOU),
                        activeHouse(House.DIS),
                        may(toHand(from(DISCARD, YOU, isSelf(), Quantity.ALL))))));
        reprint(30, "Snudge", UNCOMMON);
        reprint(31, "Soul Fiddle", UNCOMMON);
        reprint(32, "Soulkeeper", UNCOMMON);
        action(33, "Wail of the Damned", UNCOMMON).enhance(CAPTURE).play(destroy(a(creature(not(withBonusIcon())))));
        reprint(34, "Dance of Doom", RARE);
        artifact(35, "Etan’s Jar", RARE)
                .traits("item")
                .play(nameCard(), whileThisIsInPlay(always(self(), cannot(PlayerAction.PLAY, EACH, withNamedTitle()))));
        reprint(36, "Gabos Longarms", RARE);
        reprint(37, "Guilty Hearts", RARE);
        reprint(38, "Harvest Time", RARE);
        reprint(39, "Lord Invidius", RARE);
        creature(40, "Maleficorn", RARE, 5)
                .traits("mutant")
                .enhance(DAMAGE, DAMAGE, DAMAGE, DAMAGE)
                .eachTime(happens(DAMAGE_DEALT_BY_ICON, EACH, enemy(creature())), damage(1, thatCard()));
        reprint(41, "Orb of Invidius", RARE);
        upgrade(42, "Painmail", RARE)
                .aember(1)
                .thisCreature(gains(eachTime(
                        happens(HOUSE_CHOSEN, EACH),
                        activeHouse(House.DIS),
                        putInArchives(granter()),
                        destroy(self()))));
        reprint(43, "Red-Hot Armor", RARE);
        action(44, "Ritual of Tognath", RARE).aember(3).play(destroy(choose(2, friendly(creature()))));
        reprint(45, "Screaming Cave", RARE);
        reprint(46, "Shadow of Dis", RARE);
        reprint(47, "Sinestra", RARE);
        creature(48, "Skixuno", RARE, 1)
                .traits("demon")
                .keyword(OMEGA)
                .play(
                        as("destroyed", destroy(each(another(creature())))),
                        addCounters(Token.POWER, perCardDestroyedBy("destroyed"), self()));
        artifact(49, "The Pale Star", RARE)
                .traits("power")
                .omni(destroy(self()), forRemainderOfTurn(always(each(creature()), setPower(1), setArmor(0))));
        reprint(50, "Truebaru", RARE);
        creature(51, "Turnkey", RARE, 2)
                .traits("demon")
                .play(ifDone(
                        unforgeKey(OPPONENT, WhichKey.ANY),
                        whileThisIsInPlay(eachTime(happens(LEFT_PLAY, EACH, isSelf()), forgeKeyFree(OPPONENT)))));
        reprint(52, "Wretched Doll", RARE);
        creature(53, "Desire", SPECIAL, 3)
                .traits("demon", "sin")
                .always(keyCost(EACH, 4))
                .reap(forgeKey(YOU, minus(number(0), perCard(each(friendly(creature(trait("sin"))))))));
        reprint(54, "Dexus", SPECIAL);
        creature(55, "Dino-Fiend", SPECIAL, 4)
                .traits("mutant", "demon")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))))
                .destroyed(steal(1));
        creature(56, "Envy", SPECIAL, 3)
                .traits("demon", "sin")
                .elusive()
                .reap(onlyIf(
                        atLeast(perCard(each(friendly(creature(trait("sin"))))), 2), capture(pool(OPPONENT), self())));
        creature(57, "Gluttony", SPECIAL, 6)
                .traits("demon", "sin")
                .play(forEach(perCard(each(friendly(creature(trait("sin"))))), exalt(self())))
                .reap(moveAember(
                        tokens(Token.AEMBER, each(friendly(creature()))), on(each(friendly(creature()))), poolOf(YOU)));
        creature(58, "Greed", SPECIAL, 4)
                .traits("demon", "sin")
                .always(handSize(perCard(each(friendly(creature(trait("sin")))))));
        creature(59, "Lyco-Fiend", SPECIAL, 3)
                .traits("mutant", "demon")
                .skirmish()
                .destroyed(steal(1));
        creature(60, "Pride", SPECIAL, 4).traits("demon", "sin").reap(ward(each(friendly(creature(trait("sin"))))));
        creature(61, "Sacro-Fiend", SPECIAL, 4, 2).traits("mutant", "demon").destroyed(steal(1));
        creature(62, "Sloth", SPECIAL, 5)
                .traits("demon", "sin")
                .eachTime(
                        happens(TURN_ENDED, YOU),
                        onlyIf(
                                none(timesThisTurn(happens(USED, YOU, creature()))),
                                gain(perCard(each(friendly(creature(trait("sin"))))))));
        creature(63, "Umbra-Fiend", SPECIAL, 2)
                .traits("mutant", "demon")
                .elusive()
                .destroyed(steal(1));
        creature(64, "Wrath", SPECIAL, 3, 3)
                .traits("demon", "sin")
                .taunt()
                .keyword(POISON)
                .skirmish()
                .fight(forEach(perCard(each(friendly(creature(trait("sin"))))), enrage(a(enemy(creature())))));
        creature(65, "Xeno-Fiend", SPECIAL, 3)
                .traits("mutant", "demon")
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))))
                .destroyed(steal(1));
        creature(341, "Exchange Officer", RARE, 3)
                .traits("human")
                .playFightReap(use(a(and(friendly(creatureOrArtifact()), house(House.STAR_ALLIANCE)))));
    }
}
