package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.OWN_SIDE;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.AEMBER_GAINED_BY_REAPING;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DAMAGE_DEALT;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TIDE_RAISED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_STARTED;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.FIGHT;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;

/** House Shadows in Dark Tidings. */
final class Shadows extends HousePage {

    Shadows() {
        super(DARK_TIDINGS, House.SHADOWS);
    }

    @Override
    protected void cards() {
        creature(184, "Captain No-Beard", "captain-no-beard-evil-twin", SPECIAL, 6)
                .traits("elf", "thief")
                .taunt()
                .destroyed(capture(1, eachNeighbor()));
        creature(185, "Freebooter Faye", "freebooter-faye-evil-twin", SPECIAL, 4)
                .traits("elf", "thief")
                .play(raiseTide())
                .beforeFight(onlyIf(tideIsHigh(), steal(1)));
        creature(186, "Hard Simpson", "hard-simpson-evil-twin", SPECIAL, 4)
                .traits("elf", "thief")
                .reap(onlyIf(tideIsHigh(), capture(number(1), a(creature(damaged())), OWN_SIDE)));
        creature(187, "Hobnobber", "hobnobber-evil-twin", SPECIAL, 3)
                .traits("elf", "thief")
                .omni(onlyIf(exactly(pool(OPPONENT), 1), steal(1)));
        creature(188, "Monty Bank", "monty-bank-evil-twin", SPECIAL, 1)
                .traits("elf", "thief")
                .elusive()
                .play(forEach(number(2), exalt(self())))
                .action(steal(tokens(Token.AEMBER, self())));
        creature(189, "One-Eyed Willa", "one-eyed-willa-evil-twin", SPECIAL, 2)
                .traits("elf", "thief")
                .elusive()
                .skirmish()
                .fight(onlyIf(tideIsHigh(), opponentLoses(2)));
        creature(190, "Sea Urchin", "sea-urchin-evil-twin", SPECIAL, 1)
                .traits("aquan", "thief")
                .play(either(tideIsHigh(), steal(2), capture(2)));
        artifact(191, "Archon’s Revenge", RARE)
                .traits("ship")
                .action(
                        as("exhausted", exhaust(upTo(2, friendly(creature(house(House.SHADOWS)))))),
                        steal(perCardOf("exhausted")));
        creature(192, "Captain No-Beard", RARE, 3)
                .traits("elf", "thief")
                .always(eachNeighbor(), gains(TAUNT))
                .reap(capture(1));
        artifact(193, "Dead Man’s Chest", RARE)
                .traits("treasure")
                .aember(1)
                .play(moveAember(number(4), supply(), on(self())), damage(2, a(creature())))
                .eachTime(
                        isDestroyed(creature()),
                        and(atLeast(timesThisTurn(isDestroyed(creature())), 6), selfIs(not(exhausted()))),
                        moveAember(tokens(Token.AEMBER, self()), on(self()), poolOf(ACTIVE)));
        reprint(194, "Deipno Spymaster", RARE);
        action(195, "Early Birds", RARE).aember(2).keyword(ALPHA).play(ready(each(house(House.SHADOWS))));
        action(196, "Easy Marks", RARE).play(exalt(each(enemy(creature(damaged())))));
        reprint(197, "Finch Cloak", RARE);
        reprint(198, "Finishing Blow", RARE);
        reprint(199, "Mack the Knife", RARE);
        reprint(200, "Mastermindy", RARE);
        reprint(201, "Masterplan", RARE);
        reprint(202, "Mole", RARE);
        upgrade(203, "Ransom", RARE)
                .always(cannot(PlayerAction.USE, EACH, among(host())))
                .thisCreature(gains(eachTime(
                        happens(TURN_STARTED, YOU),
                        may(ifDone(moveAember(number(2), poolOf(YOU), poolOf(OPPONENT)), destroy(granter()))))));
        reprint(204, "Ring of Invisibility", RARE);
        reprint(205, "Sack of Coins", RARE);
        reprint(206, "Scowly Caper", RARE);
        reprint(207, "Smiling Ruth", RARE);
        artifact(208, "Submersible", RARE)
                .traits("ship")
                .aember(1)
                .rule(whilst(tideIsHigh(), each(friendly(creature(trait("thief")))), gains(ELUSIVE)));
        reprint(209, "The Shadow Council", RARE);
        artifact(210, "Widespread Corruption", RARE)
                .traits("power")
                .aember(1)
                .eachTime(
                        happens(AEMBER_GAINED_BY_REAPING, EACH),
                        capture(thatMuch(), a(creature(controlledBy(THAT_PLAYERS_OPPONENT))), THAT_AEMBER));
        action(211, "Blatant Thievery", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(enemy(creature()))),
                        enrage(it()),
                        moveAember(tokens(Token.AEMBER, it()), on(it()), poolOf(YOU)));
        reprint(212, "Booby Trap", UNCOMMON);
        reprint(213, "“Borrow”", UNCOMMON);
        reprint(214, "Brend the Fanatic", UNCOMMON);
        creature(215, "Freebooter Faye", UNCOMMON, 4)
                .traits("elf", "thief")
                .play(raiseTide())
                .reap(onlyIf(tideIsHigh(), steal(1)));
        upgrade(216, "Hand Cannon", UNCOMMON)
                .aember(1)
                .thisCreature(
                        gains(SKIRMISH), gains(bold(FIGHT, moveAember(number(1), on(fightOpponent()), poolOf(YOU)))));
        reprint(217, "Little Niff", UNCOMMON);
        reprint(218, "Miasma Bomb", UNCOMMON);
        creature(219, "Monty Bank", UNCOMMON, 1)
                .traits("elf", "thief")
                .play(forEach(number(2), may(exalt(self()))))
                .action(steal(tokens(Token.AEMBER, self())));
        reprint(220, "Old Bruno", UNCOMMON);
        reprint(221, "Ransack", UNCOMMON);
        action(222, "Safe or Sorry", UNCOMMON)
                .play(chooseOne(archive(anyNumber(friendly(creature()))), damage(pool(OPPONENT), a(creature()))));
        action(223, "Stir Up Trouble", UNCOMMON)
                .play(
                        remember("first", a(creature())),
                        remember("second", aNeighborOf(remembered("first"), anyCard())),
                        damageTogether(
                                damageBy(remembered("first"), powerOf(remembered("first")), remembered("second")),
                                damageBy(remembered("second"), powerOf(remembered("second")), remembered("first"))));
        artifact(224, "The Flyin’ Specter", UNCOMMON)
                .traits("ship")
                .eachTime(happens(TIDE_RAISED, OPPONENT), destroy(self()))
                .action(onlyIf(tideIsHigh(), steal(1)));
        artifact(225, "Trickle-Down Theory", UNCOMMON)
                .traits("power")
                .play(raiseTide())
                .omni(onlyIf(atLeast(pool(OPPONENT), 6), gain(1)));
        reprint(226, "Whisper", UNCOMMON);
        action(227, "Cement Shoes", COMMON)
                .aember(1)
                .play(as("hit", damage(2, a(creature()))), onlyIf(destroyedBy("hit"), raiseTide()));
        reprint(228, "Francis the “Economist”", COMMON);
        creature(229, "Gas-Pipes Malone", COMMON, 3)
                .traits("elf", "thief")
                .beforeFight(capture(number(1), fightOpponent(), OWN_SIDE));
        creature(230, "Hard Simpson", COMMON, 4)
                .traits("elf", "thief")
                .elusive()
                .eachTime(happens(DAMAGE_DEALT, EACH, isSelf()), either(tideIsLow(), steals(OPPONENT, 1), steal(1)));
        creature(231, "Hobnobber", COMMON, 3)
                .traits("elf", "thief")
                .action(onlyIf(atLeast(pool(OPPONENT), 6), steal(2)));
        action(232, "Hornswoggle", COMMON).aember(1).play(useAsIfYours(a(enemy(artifact()))));
        creature(233, "Jackie Tar", COMMON, 2)
                .traits("elf", "thief")
                .elusive()
                .reap(either(tideIsHigh(), damage(6, a(creature())), damage(1, a(creature()))));
        action(234, "Kerwollop", COMMON).play(as("hit", damage(1, each(creature()))), gain(perCardDestroyedBy("hit")));
        action(235, "Loot or Pillage", COMMON).play(chooseOne(steal(1), capture(3, a(friendly(creature())))));
        reprint(236, "Mug", COMMON);
        creature(237, "One-Eyed Willa", COMMON, 2)
                .traits("elf", "thief")
                .whilst(tideIsHigh(), gains(ELUSIVE), gains(SKIRMISH))
                .fight(steal(1));
        action(238, "Scooped", COMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        as("hit", damage(2, it())),
                        onlyIf(and(not(destroyedBy("hit")), survives(it())), capture(number(1), it(), OWN_SIDE)));
        creature(239, "Sea Urchin", COMMON, 1)
                .traits("aquan", "thief")
                .keyword(POISON)
                .play(either(tideIsHigh(), steal(1), capture(1)));
        reprint(240, "Seeker Needle", COMMON);
        reprint(241, "Shoulder Id", COMMON);
        action(242, "Walk the Plank", COMMON).play(either(none(pool(OPPONENT)), damage(4, a(creature())), steal(1)));
    }
}
