package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Ability.Half.BOTTOM;
import static org.aemberlog.game.card.Ability.Half.TOP;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.Modifier.PlayerAction.FIGHT;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.BEFORE_FIGHT;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Zone.*;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** House Saurian in Mass Mutation. */
final class Saurian extends HousePage {

    Saurian() {
        super(MASS_MUTATION, House.SAURIAN);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        reprint(117, "It’s Coming...", SPECIAL);
        reprint(183, "Axiom of Grisk", COMMON);
        action(184, "Beware the Ides", COMMON).aember(1).play(damage(23, a(creature(inCenter()))));
        reprint(185, "Chant of Hubris", COMMON);
        creature(186, "Citizen Shrix", COMMON, 3)
                .traits("mutant")
                .triggered(List.of(Timing.PLAY, Timing.REAP), exalt(self()), steal(1));
        creature(187, "Consul Primus", COMMON, 3)
                .traits("dinosaur", "politician")
                .enhance(CAPTURE)
                .reap(
                        choose(a(creature(has(Token.AEMBER)))),
                        moveAember(number(1), on(it()), on(a(creature(not(among(it())))))));
        creature(188, "Cornicen Octavia", COMMON, 5, 1)
                .traits("dinosaur", "soldier")
                .action(capture(2));
        action(189, "Curse of Vanity", COMMON)
                .aember(1)
                .play(
                        remember("yours", a(friendly(creature()))),
                        remember("theirs", a(enemy(creature()))),
                        exalt(allOf(remembered("yours"), remembered("theirs"))));
        creature(190, "Dæmo-Saurus", COMMON, 4)
                .traits("mutant", "dinosaur")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))))
                .destroyed(steal(1));
        action(191, "Defense Initiative", COMMON)
                .play(choose(a(creature())), ward(it()), may(ifDone(exalt(it()), ward(neighborsOf(it())))));
        creature(192, "Faust the Great", COMMON, 4)
                .traits("dinosaur")
                .always(keyCost(OPPONENT, perCard(each(friendly(creature(has(Token.AEMBER)))))))
                .play(may(exalt(a(friendly(creature())))));
        creature(193, "Galeatops", COMMON, 12).traits("beast").always(fightDamageOnly(4));
        artifact(194, "Monument to Ludo", COMMON)
                .traits("location")
                .action(
                        choose(a(creature(has(Token.AEMBER)))),
                        either(
                                thereIs(from(DISCARD, YOU, named("Praefectus Ludo"), Quantity.ALL)),
                                moveAember(number(2), on(it()), supply()),
                                moveAember(number(1), on(it()), supply())));
        reprint(195, "Praefectus Ludo", COMMON);
        action(196, "Sagittarii’s Gaze", COMMON).aember(1).enhance(DAMAGE).play(exalt(a(creature(damaged()))));
        action(197, "Spoils of Battle", COMMON)
                .aember(1)
                .play(capture(1, a(friendly(creature()))), capture(1, each(creature(has(Token.AEMBER)))));
        reprint(198, "Thero Centurion", COMMON);
        reprint(199, "Ancient Power", UNCOMMON);
        action(200, "Blast from the Past", UNCOMMON)
                .play(
                        exalt(a(friendly(creature()))),
                        choose(fromYourDiscard(creature(house(House.SAURIAN)))),
                        archive(it()),
                        damage(powerOf(it()), a(enemy(creature()))));
        reprint(201, "City-State Interest", UNCOMMON);
        artifact(202, "Curia Saurus", UNCOMMON)
                .traits("location")
                .always(
                        each(creature(has(Token.AEMBER))),
                        gains(bold(
                                Timing.DESTROYED,
                                moveAember(number(1), on(self()), on(mostPowerful(1, enemy(creature())))))));
        creature(203, "Dark Centurion", UNCOMMON, 5)
                .traits("mutant", "soldier")
                .enhance(CAPTURE, CAPTURE)
                .action(
                        choose(a(creature(has(Token.AEMBER)))),
                        ifDone(moveAember(number(1), on(it()), supply()), ward(it())));
        creature(204, "Dreadbone Decimus", UNCOMMON, 5)
                .traits("dinosaur", "assassin")
                .triggered(
                        List.of(Timing.PLAY, Timing.FIGHT),
                        may(ifDone(exalt(self()), destroy(a(creature(powerAtMost(minus(powerOf(self()), 1))))))));
        reprint(205, "Exile", UNCOMMON);
        creature(206, "Gladiodontus", UNCOMMON, 15)
                .traits("mutant")
                .always(entersStunned(), fightDamageOnly(5))
                .fightReap(onlyIf(
                        exactly(timesThisTurn(happens(USED, EACH, isSelf())), 1), ready(self()), enrage(self())));
        action(207, "Hedonistic Intent", UNCOMMON).aember(1).play(exalt(each(creature(onFlank()))));
        action(208, "Humble", UNCOMMON)
                .aember(1)
                .play(choose(a(creature())), ifDone(exhaust(it()), moveAember(number(3), on(it()), supply())));
        reprint(209, "Library of Polliasaurus", UNCOMMON);
        creature(210, "Saurian Egg", UNCOMMON, 1, 5)
                .traits("dinosaur", "egg")
                .aember(1)
                .always(cannot(FIGHT, EACH, isSelf()), cannot(PlayerAction.REAP, EACH, isSelf()))
                .omni(
                        as("discarded", discard(topOfDeck(YOU, 2))),
                        remember("hatched", allAmong(touched("discarded"), creature(house(House.SAURIAN)))),
                        onlyIf(
                                thereIs(remembered("hatched")),
                                putIntoPlayReady(remembered("hatched")),
                                addCounters(Token.POWER, number(3), remembered("hatched")),
                                destroy(self())));
        creature(211, "Senator Quintina", UNCOMMON, 5)
                .traits("dinosaur", "politician")
                .eachTime(reaps(creature()), exalt(thatCard()));
        upgrade(212, "Siren Horn", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(BEFORE_FIGHT, moveAember(number(1), on(self()), on(fightOpponent())))));
        reprint(213, "Stomp", UNCOMMON);
        reprint(214, "Terrordactyl", UNCOMMON);
        artifact(215, "Amphora Captura", RARE)
                .traits("item")
                .enhance(AEMBER, AEMBER, DAMAGE, DAMAGE, DRAW, DRAW)
                .rule(maybeInsteadOf(happens(ICON_RESOLVED, YOU), resolveIcon(BonusIcon.CAPTURE)));
        reprint(216, "City Gates", RARE);
        action(217, "Crystal Surge", RARE).aember(1).play(exalt(each(creature(trait("mutant")))));
        reprint(218, "Diplo-Macy", RARE);
        artifact(219, "Forum of Giants", RARE)
                .traits("location")
                .aember(1)
                .eachTime(
                        happens(TURN_STARTED, YOU),
                        onlyIf(
                                thereIs(each(creature())),
                                choose(mostPowerful(1, creature())),
                                gains(ITS_CONTROLLER, number(1))));
        reprint(220, "Good of the Many", RARE);
        reprint(221, "Grimlocus Dux", RARE);
        creature(222, "High Priest Torvus", RARE, 4, 1)
                .traits("dinosaur", "priest")
                .reap(may(ifDone(
                        exalt(self()),
                        forRemainderOfTurn(
                                1,
                                eachTime(
                                        happens(PLAYED_BEFORE_EFFECT, YOU, actionCard()),
                                        choose(thatCard()),
                                        forRemainderOfTurn(
                                                1,
                                                insteadOf(
                                                        happens(DISCARDED_AFTER_PLAY, EACH, among(it())),
                                                        toHand(thatCard()))))))));
        reprint(223, "Imperial Road", RARE);
        action(224, "Legion’s March", RARE)
                .aember(1)
                .play(forRemainderOfTurn(eachTime(
                        happens(USED, YOU, creature(trait("dinosaur"))),
                        damage(1, each(creature(not(trait("dinosaur"))))))));
        creature(225, "Nerotaurus", RARE, 6)
                .traits("dinosaur", "politician")
                .fight(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.REAP, OPPONENT, creature()))))
                .reap(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.FIGHT, OPPONENT, creature()))));
        creature(226, "Optio Gorkus", RARE, 3, 3)
                .traits("dinosaur", "soldier")
                .elusive()
                .always(
                        neighborsOf(self()),
                        gains(bold(
                                DESTROYED,
                                onlyIf(
                                        areLike(granter(), creature(neighbor())),
                                        moveAember(tokens(Token.AEMBER, self()), on(self()), on(granter()))))));
        action(227, "Patronage", RARE)
                .play(
                        choose(a(creature(has(Token.AEMBER)))),
                        moveAember(
                                new Amount.Arith(Amount.Operator.DIVIDED_UP, tokens(Token.AEMBER, it()), number(2)),
                                on(it()),
                                poolOf(YOU)),
                        moveAember(tokens(Token.AEMBER, it()), on(it()), poolOf(OPPONENT)));
        reprint(228, "Saurus Rex", RARE);
        reprint(229, "Saury About That", RARE);
        creature(230, "Scylla", RARE, 7)
                .traits("beast")
                .always(each(enemy(creature())), gains(bold(Timing.REAP, damage(4, self()))));
        reprint(231, "Senator Bracchus", RARE);
        reprint(232, "Sow Salt", RARE);
        reprint(233, "Tertiate", RARE);
        creature(234, "Charybdis", SPECIAL, 7)
                .traits("beast")
                .always(each(enemy(creature())), gains(bold(Timing.BEFORE_FIGHT, loses(YOU, number(1)))));
        creature(235, "Lyco-Saurus", SPECIAL, 5)
                .traits("mutant", "dinosaur")
                .skirmish()
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))));
        artifact(236, "Monument to Faust", SPECIAL)
                .traits("location")
                .action(either(
                        thereIs(from(DISCARD, YOU, named("Faust the Great"), Quantity.ALL)),
                        duringOpponentsNextTurn(always(self(), keyCost(EACH, 2))),
                        duringOpponentsNextTurn(always(self(), keyCost(EACH, 1)))));
        artifact(237, "Monument to Octavia", SPECIAL)
                .traits("location")
                .action(
                        choose(a(friendly(creature()))),
                        either(
                                thereIs(from(DISCARD, YOU, named("Cornicen Octavia"), Quantity.ALL)),
                                capture(2, it()),
                                capture(1, it())));
        artifact(238, "Monument to Primus", SPECIAL)
                .traits("location")
                .action(either(
                        thereIs(from(DISCARD, YOU, named("Consul Primus"), Quantity.ALL)),
                        inOrder(
                                choose(a(creature(has(Token.AEMBER)))),
                                moveAember(number(1), on(it()), on(a(creature(not(among(it()))))))),
                        inOrder(
                                choose(a(friendly(creature(has(Token.AEMBER))))),
                                moveAember(number(1), on(it()), on(a(friendly(creature(not(among(it()))))))))));
        artifact(239, "Monument to Shrix", SPECIAL)
                .traits("location")
                .always(spendableAember())
                .action(either(
                        thereIs(from(DISCARD, YOU, named("Citizen Shrix"), Quantity.ALL)),
                        chooseOne(
                                moveAember(number(1), poolOf(YOU), on(self())),
                                moveAember(number(1), poolOf(OPPONENT), on(self()))),
                        moveAember(number(1), poolOf(YOU), on(self()))));
        creature(240, "Sacro-Saurus", SPECIAL, 6, 2)
                .traits("mutant", "dinosaur")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))));
        creature(241, "Techno-Saurus", SPECIAL, 5)
                .traits("mutant", "dinosaur")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))))
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(242, "Umbra-Saurus", SPECIAL, 4)
                .traits("mutant", "dinosaur")
                .elusive()
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))));
        creature(243, "Xeno-Saurus", SPECIAL, 5)
                .traits("mutant", "dinosaur")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))))
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        creature(244, "Deusillus", RARE, 20)
                .traits("mutant")
                .gigantic(BOTTOM)
                .play(capture(pool(OPPONENT), self()), damage(5, a(enemy(creature()))))
                .fightReap(moveAember(number(1), on(self()), supply()), damage(2, each(enemy(creature()))));
        creature(244, "Deusillus", "deusillus-top", SPECIAL, 0).traits("mutant").gigantic(TOP);
        reprint(341, "Exchange Officer", RARE);
    }
}
