package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.*;
import static org.aemberlog.game.card.Zone.*;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Saurian in Dark Tidings. */
final class Saurian extends HousePage {

    Saurian() {
        super(DARK_TIDINGS, House.SAURIAN);
    }

    @Override
    protected void cards() {
        creature(124, "Bestiarii Urso", "bestiarii-urso-evil-twin", SPECIAL, 5, 1)
                .traits("dinosaur")
                .triggered(List.of(PLAY, FIGHT), stun(a(creature())));
        creature(125, "Censor Philo", "censor-philo-evil-twin", SPECIAL, 5)
                .traits("dinosaur", "politician")
                .play(damage(5, a(creature(has(Token.AEMBER)))));
        creature(126, "Eclectic Ambrosius", "eclectic-ambrosius-evil-twin", SPECIAL, 4)
                .traits("dinosaur")
                .reap(
                        choose(a(enemy(creature()))),
                        addCounters(Token.IGNORANCE, number(1), it()),
                        whileThoseAreInPlay(whilst(areLike(it(), has(Token.IGNORANCE)), it(), blank())));
        creature(127, "Lapisaurus", "lapisaurus-evil-twin", SPECIAL, 3)
                .traits("beast")
                .skirmish()
                .fight(exalt(fightOpponent()));
        creature(128, "Magistra Vita", "magistra-vita-evil-twin", SPECIAL, 5)
                .traits("dinosaur")
                .triggered(
                        List.of(PLAY, FIGHT),
                        may(
                                choose(a(friendly(creature(not(house(House.SAURIAN)))))),
                                ifDone(exalt(it()), fightWith(it()))));
        creature(129, "Physicus Felix", "physicus-felix-evil-twin", SPECIAL, 5)
                .traits("dinosaur", "philosopher")
                .triggered(List.of(PLAY, FIGHT), onlyIf(tideIsLow(), may(exalt(a(creature())))));
        creature(130, "Undagnathus", "undagnathus-evil-twin", SPECIAL, 12)
                .traits("beast")
                .whilst(tideIsLow(), doubleDamageTaken());
        reprint(131, "Scylla", RARE);
        reprint(132, "Charybdis", SPECIAL);
        artifact(133, "Bracchanalia", RARE)
                .traits("treasure")
                .aember(1)
                .eachTime(
                        happens(TURN_STARTED, EACH),
                        onlyIf(
                                atLeast(perCard(each(creature(controlledBy(THAT_PLAYER), has(Token.AEMBER)))), 4),
                                moveAember(tokens(Token.AEMBER, self()), on(self()), poolOf(THAT_PLAYER))))
                .play(moveAember(number(4), supply(), on(self())), capture(1, a(friendly(creature()))));
        creature(134, "Brachiaditus", RARE, 9)
                .traits("beast")
                .keyword(DEPLOY)
                .play(stun(eachNeighbor()), moveAember(number(1), on(eachNeighbor()), supply()));
        reprint(135, "Crassosaurus", RARE);
        reprint(136, "Diplo-Macy", RARE);
        creature(137, "Eclectic Ambrosius", RARE, 4)
                .traits("dinosaur", "philosopher")
                .eachTime(happens(TURN_ENDED, YOU), addCounters(Token.KNOWLEDGE, number(1), self()))
                .action(ifDone(removeCounters(Token.KNOWLEDGE, number(3), self()), gain(6)));
        action(138, "Enlist Numeri", RARE)
                .aember(1)
                .play(
                        choose(a(enemy(creature(has(Token.AEMBER))))),
                        takesControl(YOU, it()),
                        whileUnderYourControl(always(it(), belongsTo(House.SAURIAN))));
        reprint(139, "Good of the Many", RARE);
        reprint(140, "Grimlocus Dux", RARE);
        creature(141, "Hastatus Raptor", RARE, 5, 1)
                .traits("dinosaur", "soldier")
                .beforeFight(may(ifDone(
                        exalt(self()),
                        damage(
                                tokens(Token.AEMBER, each(friendly(creature(named("Hastatus Raptor"))))),
                                fightOpponent()))));
        reprint(142, "High Priest Torvus", RARE);
        reprint(143, "Imperial Forge", RARE);
        reprint(144, "Imperial Road", RARE);
        artifact(145, "ISS Indominus", RARE)
                .traits("ship")
                .action(
                        as("exhausted", exhaust(upTo(5, friendly(creature(house(House.SAURIAN)))))),
                        damage(perCardOf("exhausted"), each(enemy(creature()))));
        reprint(146, "Primus Unguis", RARE);
        reprint(147, "Saury About That", RARE);
        action(148, "Swallow Whole", RARE)
                .playOnlyIf(tideIsHigh())
                .play(
                        remember("two", choose(2, creature())),
                        remember("prey", leastPowerful(1, creature(among(remembered("two"))))),
                        purge(remembered("prey")),
                        addCounters(
                                Token.POWER,
                                powerOf(remembered("prey")),
                                allAmong(remembered("two"), not(among(remembered("prey"))))));
        reprint(149, "Tertiate", RARE);
        reprint(150, "The Colosseum", RARE);
        artifact(151, "The First Scroll", RARE)
                .traits("item")
                .eachTime(
                        forges(EACH),
                        capture(number(1), each(creature(controlledBy(THAT_PLAYER))), CaptureFrom.OWN_SIDE));
        action(152, "Ankylo Formation", UNCOMMON)
                .aember(1)
                .play(chooseOne(
                        inOrder(choose(a(friendly(creature()))), forRemainderOfTurn(always(it(), gains(SKIRMISH)))),
                        inOrder(
                                exalt(a(friendly(creature()))),
                                forRemainderOfTurn(always(each(friendly(creature())), gains(SKIRMISH))))));
        creature(153, "Bestiarii Urso", UNCOMMON, 5, 1)
                .traits("dinosaur")
                .triggered(List.of(PLAY, REAP), may(unstun(a(creature(hasStatus(Status.STUN))))));
        action(154, "Bury Riches", UNCOMMON)
                .play(either(
                        tideIsHigh(),
                        inOrder(
                                remember("yours", each(friendly(creature(has(Token.AEMBER))))),
                                remember("theirs", each(enemy(creature(has(Token.AEMBER))))),
                                moveAember(number(1), on(remembered("yours")), poolOf(YOU)),
                                moveAember(number(1), on(remembered("theirs")), poolOf(OPPONENT))),
                        raiseTide()));
        reprint(155, "City-State Interest", UNCOMMON);
        action(156, "Di-No You Didn’t!", UNCOMMON).aember(1).play(destroy(a(enemy(creature(has(Token.AEMBER))))));
        reprint(157, "Gladiodontus", UNCOMMON);
        reprint(158, "Hedonistic Intent", UNCOMMON);
        reprint(159, "Humble", UNCOMMON);
        reprint(160, "Paraguardian", UNCOMMON);
        creature(161, "Physicus Felix", UNCOMMON, 5)
                .traits("dinosaur", "philosopher")
                .triggered(List.of(PLAY, FIGHT), onlyIf(tideIsHigh(), may(exalt(a(creature())))));
        artifact(162, "Saurarium", UNCOMMON)
                .traits("location")
                .aember(1)
                .always(cannot(PlayerAction.REAP, EACH, creature(powerExactly(lowestPower(each(creature()))))));
        reprint(163, "Senator Quintina", UNCOMMON);
        reprint(164, "Siren Horn", UNCOMMON);
        reprint(165, "Terrordactyl", UNCOMMON);
        artifact(166, "Trojan Sauropod", UNCOMMON)
                .traits("item")
                .aember(1)
                .always(entersUnderOpponentsControl())
                .omni(
                        gain(3),
                        opponentDoes(
                                remember("hand", from(HAND, YOU, anyCard(), Quantity.ALL)),
                                reveal(remembered("hand")),
                                putIntoPlayReady(allAmong(remembered("hand"), creature())),
                                refillHand()),
                        destroy(self()));
        action(167, "Wipe Clear", UNCOMMON).aember(1).play(damage(1, each(creature())), destroy(each(upgrade())));
        artifact(168, "Altruist’s Rostrum", COMMON)
                .traits("location")
                .action(
                        choose(a(creature(has(Token.AEMBER)))),
                        moveAember(number(1), on(it()), on(a(creature(not(among(it())))))));
        action(169, "Carpe Vinum", COMMON).play(exalt(choose(2, enemy(creature()))));
        creature(170, "Censor Philo", COMMON, 5)
                .traits("dinosaur", "politician")
                .always(cannotBeDamagedBy(creature(has(Token.AEMBER))));
        reprint(171, "Consul Primus", COMMON);
        reprint(172, "Cornicen Octavia", COMMON);
        action(173, "Crushing Charge", COMMON).play(destroy(each(creature(powerAtMost(4)))), gainChains(1));
        action(174, "Decadence", COMMON)
                .play(chooseOne(
                        inOrder(choose(a(friendly(creature()))), exalt(it()), ready(it()), use(it())),
                        inOrder(
                                choose(a(creature(has(Token.AEMBER)))),
                                moveAember(number(1), on(it()), on(a(creature(not(among(it())))))))));
        reprint(175, "Faust the Great", COMMON);
        creature(176, "Lapisaurus", COMMON, 4, 2)
                .traits("beast")
                .taunt()
                .rule(whilst(
                        and(fighting(), not(attacking())), fightOpponent(), gains(bold(BEFORE_FIGHT, exalt(self())))));
        creature(177, "Magistra Vita", COMMON, 5)
                .traits("dinosaur")
                .triggered(
                        List.of(PLAY, REAP),
                        may(
                                choose(a(friendly(creature(not(house(House.SAURIAN)))))),
                                ifDone(exalt(it()), reapWith(it()))));
        creature(178, "Medicus Lacus", COMMON, 5)
                .traits("dinosaur", "philosopher")
                .rule(whilst(tideIsHigh(), each(friendly(creature())), spendableAember()));
        action(179, "Ostracize", COMMON).play(ifDone(loses(YOU, number(1)), purge(a(creature()))));
        action(180, "Reach Advantage", COMMON)
                .aember(1)
                .play(either(tideIsHigh(), capture(3, a(friendly(creature()))), raiseTide()));
        reprint(181, "Spoils of Battle", COMMON);
        creature(182, "Undagnathus", COMMON, 12).traits("beast").whilst(tideIsLow(), fightDamageOnly(0));
        creature(183, "Venator Altum", COMMON, 7, 2)
                .traits("dinosaur", "soldier")
                .eachTime(happens(DAMAGE_DEALT, EACH, isSelf()), onlyIf(tideIsLow(), exalt(self())));
    }
}
