package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.Modifier.PlayerAction.RESOLVE_ICONS;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** House Sanctum in Mass Mutation. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(MASS_MUTATION, House.SANCTUM);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        creature(126, "Ardent Hero", COMMON, 4)
                .traits("human", "knight")
                .taunt()
                .always(cannotBeDamagedBy(or(creature(trait("mutant")), creature(powerAtLeast(5)))));
        creature(127, "Bull-wark", COMMON, 4, 1)
                .traits("mutant", "knight")
                .keyword(ASSAULT, 2)
                .always(eachNeighbor(), gains(ASSAULT, 2));
        action(128, "Burning Glare", COMMON)
                .aember(1)
                .enhance(DAMAGE)
                .play(chooseOne(stun(a(enemy(creature()))), stun(each(enemy(creature(trait("mutant")))))));
        reprint(129, "Champion Anaphiel", COMMON);
        reprint(130, "Cleansing Wave", COMMON);
        action(131, "Commandeer", COMMON)
                .aember(1)
                .play(forRemainderOfTurn(eachTime(youPlay(another(anyCard())), capture(1, a(friendly(creature()))))));
        creature(132, "Dæmo-Knight", COMMON, 4, 2).traits("mutant", "knight").destroyed(steal(1));
        action(133, "Fangs of Gizelhart", COMMON).aember(1).play(purge(mostPowerful(1, creature())));
        artifact(134, "Font of the Eye", COMMON)
                .traits("location")
                .omni(onlyIf(
                        atLeast(timesThisTurn(happens(DESTROYED, OPPONENT, creature())), 1),
                        capture(1, a(friendly(creature())))));
        creature(135, "General Xalvador", COMMON, 4, 2)
                .traits("human", "knight")
                .enhance(CAPTURE, CAPTURE);
        creature(136, "Gizelhart’s Zealot", COMMON, 4).traits("human", "knight").always(entersReady(), entersEnraged());
        creature(137, "Lieutenant Gorvenal", COMMON, 4, 1)
                .traits("spirit", "knight")
                .eachTime(fights(friendly(creature())), capture(1));
        creature(138, "Seeker of Truth", COMMON, 3, 1)
                .traits("human")
                .fight(may(fightWith(a(friendly(creature(not(house(House.SANCTUM))))))));
        reprint(139, "Smite", COMMON);
        creature(140, "Squire Alys", COMMON, 2, 2).traits("human").play(capture(2));
        reprint(141, "The Grey Rider", COMMON);
        artifact(142, "Æmberheart", UNCOMMON)
                .traits("item")
                .action(choose(a(friendly(creature()))), exalt(it()), ward(it()), fullyHeal(it()));
        creature(143, "Angry Mob", UNCOMMON, 4)
                .traits("human")
                .beforeFight(may(
                        discardUntil(YOU, "it", named("Angry Mob")),
                        onlyIf(areLike(it(), named("Angry Mob")), toHand(it()))));
        creature(144, "Baldric the Bold", UNCOMMON, 4, 2)
                .traits("human", "knight")
                .beforeFight(onlyIf(
                        areLike(fightOpponent(), powerExactly(highestPower(each(enemy(creature()))))), gain(2)));
        reprint(145, "Barrister Joya", UNCOMMON);
        creature(146, "Berinon", UNCOMMON, 5, 2)
                .traits("spirit", "knight")
                .eachTime(happens(ENTERED, EACH, creature(trait("mutant"))), enrage(self()))
                .reap(capture(2));
        action(147, "Bring Low", UNCOMMON)
                .aember(1)
                .enhance(CAPTURE)
                .play(forEach(minus(pool(OPPONENT), 5), capture(1, a(friendly(creature())))));
        reprint(148, "Equalize", UNCOMMON);
        reprint(149, "Free Markets", UNCOMMON);
        artifact(150, "Gizelhart’s Standard", UNCOMMON)
                .traits("item")
                .aember(1)
                .always(each(friendly(creature(has(Token.AEMBER)))), armor(1))
                .play(exalt(a(friendly(creature()))));
        reprint(151, "Gorm of Omm", UNCOMMON);
        reprint(152, "Potion of Invulnerability", UNCOMMON);
        action(153, "Purify", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(creature(trait("mutant")))),
                        ifDone(
                                purge(it()),
                                discardUntil(ITS_CONTROLLER, "last", creature(not(trait("mutant")))),
                                onlyIf(
                                        areLike(remembered("last"), creature(not(trait("mutant")))),
                                        returnToPlay(remembered("last")))));
        reprint(154, "Radiant Truth", UNCOMMON);
        creature(155, "Scrivener Favian", UNCOMMON, 3)
                .traits("mutant")
                .enhance(CAPTURE, CAPTURE)
                .rule(maybeInsteadOf(happens(CAPTURE_ICON_RESOLVED, YOU), steal(1)));
        reprint(156, "Shoulder Armor", UNCOMMON);
        reprint(157, "The Spirit’s Way", UNCOMMON);
        reprint(158, "Armageddon Cloak", RARE);
        artifact(159, "Book of Malefaction", RARE)
                .traits("item", "law")
                .aember(1)
                .eachTime(happens(AEMBER_STOLEN, OPPONENT), addCounters(Token.WARRANT, thatMuch(), self()))
                .omni(ifDone(removeCounters(Token.WARRANT, number(1), self()), purge(a(creature()))));
        action(160, "Call to Action", RARE).play(ready(each(friendly(creature(trait("knight"))))));
        reprint(161, "Charge!", RARE);
        reprint(162, "Eye of Judgment", RARE);
        action(163, "Gizelhart’s Wrath", RARE).aember(1).play(destroy(each(creature(trait("mutant")))));
        reprint(164, "Honorable Claim", RARE);
        creature(165, "Lady Loreena", RARE, 6, 3)
                .traits("spirit", "knight")
                .taunt()
                .always(widensTaunt());
        reprint(166, "Lord Golgotha", RARE);
        creature(167, "Mad Prophet Gizelhart", RARE, 4, 3)
                .traits("leader", "priest")
                .whilst(
                        selfIs(inCenter()),
                        gains(new Ability.Activated(
                                Ability.ActivatedKind.ACTION,
                                inOrder(
                                        as("healed", fullyHeal(each(creature(not(trait("mutant")))))),
                                        gain(perCardOf("healed"))))));
        reprint(168, "Mantle of the Zealot", RARE);
        creature(169, "Master of the Grey", RARE, 4, 1)
                .traits("human", "monk")
                .always(cannot(RESOLVE_ICONS, OPPONENT, anyCard()));
        reprint(170, "Mighty Lance", RARE);
        reprint(171, "One Stood Against Many", RARE);
        reprint(172, "Opal Knight", RARE);
        reprint(173, "Orb of Wonder", RARE);
        creature(174, "Purifier of Souls", RARE, 5, 2)
                .traits("human", "priest")
                .always(each(creature()), cannotTrigger(Timing.DESTROYED));
        reprint(175, "Seraphic Armor", RARE);
        reprint(176, "The Vaultkeeper", RARE);
        reprint(177, "Veemos Lightbringer", RARE);
        creature(178, "Dino-Knight", SPECIAL, 6, 2)
                .traits("mutant", "knight")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))));
        creature(179, "Lyco-Knight", SPECIAL, 5, 2).traits("mutant", "knight").skirmish();
        creature(180, "Techno-Knight", SPECIAL, 5, 2)
                .traits("mutant", "knight")
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(181, "Umbra-Knight", SPECIAL, 4, 2).traits("mutant", "knight").elusive();
        creature(182, "Xeno-Knight", SPECIAL, 5, 2)
                .traits("mutant", "knight")
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        reprint(341, "Exchange Officer", RARE);
    }
}
