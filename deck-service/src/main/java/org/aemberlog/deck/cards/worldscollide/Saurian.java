package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.ANYWHERE;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.AEMBER_STOLEN;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.Modifier.PlayerAction.BE_STOLEN_FROM;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.BEFORE_FIGHT;
import static org.aemberlog.game.card.Timing.DESTROYED;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** House Saurian in Worlds Collide. */
final class Saurian extends HousePage {

    Saurian() {
        super(WORLDS_COLLIDE, House.SAURIAN);
    }

    @Override
    protected void cards() {
        action(182, "Axiom of Grisk", COMMON)
                .play(ward(a(creature())), destroy(each(creature(not(has(Token.AEMBER))))), gainChains(2));
        creature(183, "Brutodon Auxiliary", COMMON, 6).traits("beast").taunt().keyword(HAZARDOUS, 2);
        action(184, "Chant of Hubris", COMMON)
                .aember(1)
                .play(
                        choose(a(creature(has(Token.AEMBER)))),
                        moveAember(number(1), on(it()), on(a(creature(not(among(it())))))));
        upgrade(185, "Imperial Scutum", COMMON)
                .aember(1)
                .thisCreature(
                        armor(2),
                        gains(bold(DESTROYED, moveAember(tokens(Token.AEMBER, self()), on(self()), supply()))));
        action(186, "Imperium", COMMON).aember(1).play(ward(choose(2, friendly(creature()))));
        creature(187, "Legatus Raptor", COMMON, 4, 1)
                .traits("dinosaur", "soldier")
                .fight(may(ifDone(exalt(self()), choose(a(another(friendly(creature())))), ready(it()), use(it()))));
        creature(188, "Odoac the Patrician", COMMON, 5)
                .traits("dinosaur", "politician")
                .play(capture(1))
                .whilst(selfIs(has(Token.AEMBER)), cannot(BE_STOLEN_FROM, YOU, anyCard()));
        action(189, "Phalanx Strike", COMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        damage(perCard(each(friendly(creature()))), it()),
                        may(ifDone(
                                exalt(a(friendly(creature()))),
                                remember("again", a(creature())),
                                damage(perCard(each(friendly(creature()))), remembered("again")))));
        creature(190, "Praefectus Ludo", COMMON, 5)
                .traits("dinosaur", "politician")
                .always(
                        each(another(friendly(creature()))),
                        gains(bold(DESTROYED, moveAember(tokens(Token.AEMBER, self()), on(self()), supply()))));
        creature(191, "Questor Jarta", COMMON, 3)
                .traits("dinosaur", "politician")
                .elusive()
                .reap(may(ifDone(exalt(self()), gain(1))));
        creature(192, "Rhetor Gallim", COMMON, 3)
                .traits("dinosaur", "philosopher")
                .play(duringOpponentsNextTurn(always(self(), keyCost(OPPONENT, 3))))
                .reap(may(ifDone(exalt(self()), duringOpponentsNextTurn(always(self(), keyCost(OPPONENT, 3))))));
        creature(193, "Senator Shrix", COMMON, 4, 1)
                .traits("dinosaur", "politician")
                .always(spendableAember())
                .triggered(List.of(Timing.PLAY, Timing.REAP), may(exalt(self())));
        artifact(194, "The Golden Spiral", COMMON)
                .traits("location")
                .action(choose(a(friendly(creature()))), exalt(it()), ready(it()), use(it()));
        creature(195, "Thero Centurion", COMMON, 6, 1)
                .traits("dinosaur", "soldier")
                .triggered(List.of(Timing.PLAY, Timing.FIGHT), capture(1));
        action(196, "Tribute", COMMON)
                .aember(1)
                .play(
                        choose(mostPowerful(1, friendly(creature()))),
                        capture(2, it()),
                        may(ifDone(exalt(it()), capture(2, mostPowerful(1, friendly(creature()))))));
        creature(197, "Tricerian Legionary", COMMON, 5, 1)
                .traits("dinosaur", "soldier")
                .taunt()
                .play(ward(a(friendly(creature()))));
        action(198, "Ancient Power", UNCOMMON).aember(1).play(ward(each(friendly(creature(has(Token.AEMBER))))));
        creature(199, "Centurion Stenopius", UNCOMMON, 3, 2)
                .traits("dinosaur", "soldier")
                .always(power(times(3, tokens(Token.AEMBER, self()))))
                .playFightReap(may(exalt(self())));
        action(200, "City-State Interest", UNCOMMON).play(capture(1, each(friendly(creature()))));
        creature(201, "Draco Praeco", UNCOMMON, 4)
                .traits("dinosaur", "politician")
                .reap(may(ifDone(exalt(self()), chooseHouse(), enrage(each(creature(ofChosenHouse()))))));
        action(202, "Exile", UNCOMMON).aember(1).play(takesControl(OPPONENT, a(friendly(creature()))));
        creature(203, "Gargantodon", UNCOMMON, 16)
                .traits("beast")
                .always(entersStunned())
                .always(fightDamageOnly(4))
                .rule(insteadOf(
                        happens(AEMBER_STOLEN, EACH),
                        forEach(thatMuch(), capture(number(1), a(creature(controlledBy(ACTIVE))), THAT_AEMBER))));
        artifact(204, "Library of Polliasaurus", UNCOMMON)
                .traits("location")
                .action(moveAember(number(1), on(a(friendly(creature()))), poolOf(YOU)));
        creature(205, "Orator Hissaro", UNCOMMON, 3)
                .traits("dinosaur", "politician")
                .keyword(DEPLOY)
                .play(
                        remember("neighbors", eachNeighbor()),
                        ready(remembered("neighbors")),
                        exalt(remembered("neighbors")),
                        forRemainderOfTurn(always(remembered("neighbors"), belongsTo(House.SAURIAN))));
        creature(206, "Paraguardian", UNCOMMON, 6, 1)
                .traits("dinosaur", "soldier")
                .reap(may(ifDone(exalt(self()), ward(eachNeighbor()))));
        creature(207, "Philophosaurus", UNCOMMON, 4)
                .traits("dinosaur", "philosopher")
                .reap(may(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        archive(it()),
                        remember("rest", allAmong(remembered("seen"), not(among(it())))),
                        as("kept", toHand(chooseAmong(1, remembered("rest")))),
                        discard(allAmong(remembered("rest"), not(among(touched("kept")))))));
        action(208, "Regrettable Meteor", UNCOMMON)
                .aember(1)
                .play(destroy(each(or(creature(trait("dinosaur")), creature(powerAtLeast(6))))));
        action(209, "Sic Semper Tyrannosaurus", UNCOMMON)
                .play(
                        choose(mostPowerful(1, creature())),
                        moveAember(tokens(Token.AEMBER, it()), on(it()), poolOf(YOU)),
                        destroy(it()));
        action(210, "Stomp", UNCOMMON)
                .aember(1)
                .play(as("hit", damage(5, a(creature()))), onlyIf(destroyedBy("hit"), exalt(a(friendly(creature())))));
        creature(211, "Terrordactyl", UNCOMMON, 12)
                .traits("beast")
                .always(entersStunned())
                .always(fightDamageOnly(4))
                .beforeFight(damage(4, neighborsOf(fightOpponent())));
        upgrade(212, "The Callipygian Ideal", UNCOMMON)
                .play(exalt(host()))
                .thisCreature(gains(always(self(), spendableAember())));
        creature(213, "Tribune Pompitus", UNCOMMON, 4, 2)
                .traits("dinosaur", "politician")
                .always(
                        each(friendly(creature())),
                        gains(always(self(), power(times(2, tokens(Token.AEMBER, self()))))))
                .beforeFight(may(exalt(self())));
        artifact(214, "Auto-Legionary", RARE)
                .traits("robot", "ally")
                .action(moveToFlank(self()))
                .whilst(inBattleline(), becomesCreature(5), usableAsActiveHouse());
        creature(215, "Cincinnatus Rex", RARE, 6, 4)
                .traits("dinosaur", "soldier")
                .whilst(none(perCard(each(enemy(creature())))), doomed())
                .fight(may(ifDone(exalt(self()), ready(each(another(friendly(creatureOrArtifact())))))));
        artifact(216, "City Gates", RARE)
                .traits("location")
                .action(
                        choose(a(friendly(creature()))),
                        either(areLike(it(), trait("dinosaur")), capture(2, it()), capture(1, it())));
        creature(217, "Crassosaurus", RARE, 4, 2)
                .traits("dinosaur", "politician")
                .elusive()
                .play(
                        capture(number(10), self(), ANYWHERE),
                        onlyIf(atMost(tokens(Token.AEMBER, self()), 9), purge(self())));
        action(218, "Diplo-Macy", RARE)
                .aember(1)
                .keyword(ALPHA)
                .play(untilYourNextTurn(always(each(creature()), gains(bold(BEFORE_FIGHT, exalt(self()))))));
        action(219, "Favor of Rex", RARE).aember(1).play(trigger(Timing.PLAY, a(creature())));
        action(220, "Good of the Many", RARE).play(destroy(each(creature(not(sharesTraitWithAnother())))));
        creature(221, "Grimlocus Dux", RARE, 11, 2)
                .traits("dinosaur", "soldier")
                .taunt()
                .play(new Effect.Exalt(self(), number(2)));
        action(222, "Imperial Forge", RARE)
                .aember(1)
                .play(forgeKey(YOU, minus(number(8), tokens(Token.AEMBER, each(friendly(creature()))))));
        artifact(223, "Imperial Road", RARE)
                .traits("location")
                .omni(playStunned(fromYourHand(creature(house(House.SAURIAN)))));
        creature(224, "Kompsos Haruspex", RARE, 4)
                .traits("dinosaur", "priest")
                .always(each(friendly(creature())), alsoOn(Timing.PLAY, Timing.REAP));
        creature(225, "Livia the Elder", RARE, 4)
                .traits("dinosaur", "philosopher")
                .reap(may(ifDone(
                        exalt(self()),
                        forRemainderOfTurn(always(
                                each(friendly(creature())),
                                alsoOn(Timing.FIGHT, Timing.REAP),
                                alsoOn(Timing.REAP, Timing.FIGHT))))));
        creature(226, "Primus Unguis", RARE, 5, 1)
                .traits("dinosaur", "soldier")
                .always(each(friendly(creature())), power(times(2, tokens(Token.AEMBER, self()))))
                .reap(exalt(self()));
        creature(227, "Saurus Rex", RARE, 6)
                .traits("dinosaur", "leader")
                .fightReap(onlyIf(
                        selfIs(inCenter()),
                        may(ifDone(
                                exalt(self()),
                                search(house(House.SAURIAN), Quantity.exactly(1), Zone.DECK),
                                toHand(it())))));
        action(228, "Saury About That", RARE)
                .play(choose(a(creature())), destroy(it()), gains(ITS_CONTROLLER, number(1)));
        creature(229, "Senator Bracchus", RARE, 4)
                .traits("dinosaur", "politician")
                .always(each(friendly(creature())), spendableAember())
                .fightReap(exalt(self()));
        action(230, "Sow Salt", RARE)
                .aember(1)
                .keyword(ALPHA)
                .play(untilYourNextTurn(always(self(), cannot(PlayerAction.REAP, EACH, creature()))));
        creature(231, "Spartasaur", RARE, 6, 1)
                .traits("dinosaur", "soldier")
                .eachTime(isDestroyed(friendly(creature())), destroy(each(creature(not(trait("dinosaur"))))))
                .fight(gain(2));
        action(232, "Tertiate", RARE)
                .aember(1)
                .play(
                        as("theirs", forDifferent(aThirdOf(enemy(creature())), enemy(creature()))),
                        as("yours", forDifferent(aThirdOf(friendly(creature())), friendly(creature()))),
                        destroy(allOf(touched("theirs"), touched("yours"))));
        artifact(233, "The Colosseum", RARE)
                .traits("location")
                .eachTime(isDestroyedFighting(enemy(creature())), addCounters(Token.GLORY, number(1), self()))
                .omni(onlyIf(
                        atLeast(tokens(Token.GLORY, self()), 6),
                        removeCounters(Token.GLORY, number(6), self()),
                        forgeKey(YOU)));
        action(234, "Triumph", RARE)
                .aember(1)
                .play(onlyIf(
                        none(perCard(each(enemy(creature())))),
                        ifDone(
                                exalt(each(friendly(creature()))),
                                onlyIf(atLeast(perCard(each(friendly(creature()))), 6), forgeKeyFree(YOU)))));
    }

    /** Rounded up. */
    private static Amount aThirdOf(Filter cards) {
        return new Amount.Arith(Amount.Operator.DIVIDED_UP, perCard(each(cards)), number(3));
    }
}
