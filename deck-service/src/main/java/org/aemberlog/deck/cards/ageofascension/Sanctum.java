package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Amount.Operator.MIN;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.AEMBER_GAINED_BY_REAPING;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.ARMOR_PREVENTED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DISCARDED;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.Modifier.PlayerAction.REAP;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** House Sanctum in Age of Ascension. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(AGE_OF_ASCENSION, House.SANCTUM);
    }

    @Override
    protected void cards() {
        creature(211, "“Lion” Bautrem", COMMON, 4, 1)
                .traits("human", "knight")
                .keyword(DEPLOY)
                .always(eachNeighbor(), power(2));
        creature(212, "Abond the Armorsmith", COMMON, 3)
                .traits("human")
                .always(each(another(friendly(creature()))), armor(1))
                .action(forRemainderOfTurn(always(each(another(friendly(creature()))), armor(1))));
        creature(213, "Aubade the Grim", COMMON, 4, 1)
                .traits("spirit", "knight")
                .play(capture(3))
                .reap(moveAember(number(1), on(self()), supply()));
        reprint(214, "Blinding Light", COMMON);
        creature(215, "Bordan the Redeemed", COMMON, 3)
                .traits("human", "thief")
                .elusive()
                .action(capture(2));
        creature(216, "Challe the Safeguard", COMMON, 4, 2)
                .traits("human", "knight")
                .keyword(DEPLOY)
                .taunt();
        action(217, "Golden Aura", COMMON)
                .play(
                        choose(a(creature())),
                        fullyHeal(it()),
                        forRemainderOfTurn(always(it(), belongsTo(House.SANCTUM), cannotBeDamaged())));
        artifact(218, "Hallowed Shield", COMMON)
                .traits("item")
                .action(choose(a(creature())), forRemainderOfTurn(always(it(), cannotBeDamaged())));
        action(219, "Healing Blast", COMMON)
                .aember(1)
                .play(as("healed", fullyHeal(a(creature()))), onlyIf(atLeast(amountOf("healed"), 4), gain(2)));
        creature(220, "Maruck the Marked", COMMON, 5, 1)
                .traits("spirit", "knight")
                .eachTime(happens(ARMOR_PREVENTED, EACH, isSelf()), capture(thatMuch(), self()));
        reprint(221, "Protect the Weak", COMMON);
        reprint(222, "Shield of Justice", COMMON);
        creature(223, "Sir Marrows", COMMON, 4, 2)
                .traits("human", "knight")
                .eachTime(happens(AEMBER_GAINED_BY_REAPING, OPPONENT), capture(thatMuch(), self(), THAT_AEMBER));
        action(224, "Smite", COMMON)
                .play(
                        choose(a(friendly(creature()))),
                        ready(it()),
                        as("fight", fightWith(it())),
                        damage(2, neighborsOf(touched("fight"))));
        reprint(225, "Take Hostages", COMMON);
        creature(226, "The Grey Rider", COMMON, 2)
                .traits("human", "monk")
                .keyword(DEPLOY)
                .playFightReap(may(readyAndFightWith(aNeighbor())));
        creature(227, "Baron Mengevin", UNCOMMON, 6, 1)
                .traits("human", "knight")
                .eachTime(happens(DISCARDED, YOU, house(House.SANCTUM)), capture(1));
        creature(228, "Barrister Joya", UNCOMMON, 5, 1)
                .traits("human", "knight")
                .always(cannot(REAP, EACH, enemy(creature())));
        creature(229, "Brobnar Ambassador", SPECIAL, 1)
                .traits("human")
                .elusive()
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.BROBNAR)))));
        creature(230, "Dis Ambassador", SPECIAL, 1)
                .traits("human")
                .elusive()
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.DIS)))));
        reprint(231, "Doorstep to Heaven", UNCOMMON);
        action(232, "Equalize", UNCOMMON)
                .aember(1)
                .play(
                        redistribute(Token.AEMBER, each(friendly(creature()))),
                        redistribute(Token.AEMBER, each(enemy(creature()))));
        action(233, "Free Markets", UNCOMMON)
                .play(gain(new Amount.Arith(MIN, number(6), housesAmong(each(anyCard()), House.SANCTUM))));
        reprint(234, "Gatekeeper", UNCOMMON);
        reprint(235, "Gorm of Omm", UNCOMMON);
        // Its newest printing is an item, the first one a location.
        artifact(236, "Haedroth’s Wall", UNCOMMON).traits("item").always(each(friendly(creature(onFlank()))), power(2));
        creature(237, "Logos Ambassador", SPECIAL, 1)
                .traits("human")
                .elusive()
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.LOGOS)))));
        creature(238, "Mars Ambassador", SPECIAL, 1)
                .traits("human")
                .elusive()
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.MARS)))));
        reprint(239, "Potion of Invulnerability", UNCOMMON);
        creature(240, "Prince Derric, Unifier", UNCOMMON, 4, 1)
                .traits("human", "knight")
                .play(onlyIf(atLeast(housesAmong(each(friendly(creature()))), 3), gain(3)));
        reprint(241, "Radiant Truth", UNCOMMON);
        creature(242, "Rothais the Fierce", UNCOMMON, 4, 2)
                .traits("human", "knight")
                .taunt()
                .keyword(HAZARDOUS, 4);
        creature(243, "Shadows Ambassador", SPECIAL, 1)
                .traits("human")
                .elusive()
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.SHADOWS)))));
        reprint(244, "Sigil of Brotherhood", UNCOMMON);
        reprint(245, "The Harder They Come", UNCOMMON);
        reprint(246, "The Spirit’s Way", UNCOMMON);
        creature(247, "Untamed Ambassador", SPECIAL, 1)
                .traits("human")
                .elusive()
                .fightReap(forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.UNTAMED)))));
        creature(248, "Anahita the Trader", RARE, 2)
                .traits("human", "merchant")
                .reap(ifDone(
                        takesControl(OPPONENT, a(friendly(artifact()))),
                        moveAember(number(2), poolOf(OPPONENT), poolOf(YOU))));
        reprint(249, "Armageddon Cloak", RARE);
        reprint(250, "Begone!", RARE);
        reprint(251, "Duma the Martyr", RARE);
        reprint(252, "Epic Quest", RARE);
        artifact(253, "Eye of Judgment", RARE)
                .aember(1)
                .traits("item")
                .action(purge(from(Zone.DISCARD, EACH, creature(), Quantity.exactly(1))));
        reprint(254, "Lord Golgotha", RARE);
        action(255, "Martyr’s End", RARE)
                .aember(1)
                .play(as("destroyed", destroy(anyNumber(friendly(creature())))), gain(perCardDestroyedBy("destroyed")));
        reprint(256, "Mighty Lance", RARE);
        creature(257, "Mother Northelle", RARE, 2)
                .traits("human", "monk")
                .elusive()
                .reap(moveAember(number(1), on(a(friendly(creature()))), poolOf(YOU)));
        reprint(258, "Oath of Poverty", RARE);
        reprint(259, "One Stood Against Many", RARE);
        creature(260, "Opal Knight", RARE, 5).traits("spirit", "knight").play(destroy(each(creature(evenPower()))));
        artifact(261, "Proclamation 346E", RARE)
                .traits("law")
                .whilst(not(atLeast(housesAmong(each(enemy(creature()))), 3)), keyCost(OPPONENT, 2));
        reprint(262, "Sanctum Guardian", RARE);
        upgrade(263, "Seraphic Armor", RARE).aember(1).thisCreature(armor(1)).play(fullyHeal(host()));
        artifact(264, "Shard of Hope", RARE)
                .traits("item", "shard")
                .action(forEach(perCard(each(friendly(trait("shard")))), capture(1, a(friendly(creature())))));
        reprint(265, "The Vaultkeeper", RARE);
        reprint(266, "Veemos Lightbringer", RARE);
    }
}
