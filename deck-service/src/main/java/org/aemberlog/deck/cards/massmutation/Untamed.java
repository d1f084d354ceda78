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
import org.aemberlog.game.card.Effect.Quality;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Untamed in Mass Mutation. */
final class Untamed extends HousePage {

    Untamed() {
        super(MASS_MUTATION, House.UNTAMED);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        reprint(117, "It’s Coming...", SPECIAL);
        reprint(341, "Exchange Officer", RARE);
        creature(362, "Cephaloist", COMMON, 4)
                .traits("mutant")
                .whilst(atLeast(pool(YOU), 4), cannot(PlayerAction.BE_STOLEN_FROM, YOU, anyCard()));
        creature(363, "Dæmo-Beast", COMMON, 3)
                .traits("mutant", "beast")
                .skirmish()
                .destroyed(steal(1));
        creature(364, "Dark Faerie", COMMON, 2).traits("mutant").skirmish().fight(gain(2));
        creature(365, "Fandangle", COMMON, 3)
                .traits("mutant", "witch")
                .rule(whilst(
                        atLeast(pool(YOU), 4), each(friendly(creature(not(house(House.UNTAMED))))), entersReady()));
        creature(366, "Floomf", COMMON, 3)
                .traits("beast", "cat")
                .skirmish()
                .fight(addCounters(Token.POWER, number(2), a(creature(trait("beast")))));
        reprint(367, "Ghosthawk", COMMON);
        creature(368, "Gloriana’s Attendant", COMMON, 1).traits("mutant").enhance(AEMBER, AEMBER);
        creature(369, "Keyfrog", COMMON, 2).traits("beast").destroyed(forgeKey(YOU));
        reprint(370, "Lost in the Woods", COMMON);
        reprint(371, "Niffle Ape", COMMON);
        creature(372, "Pismire", COMMON, 4)
                .traits("mutant")
                .whilst(
                        moreThan(
                                perCard(each(friendly(creature(trait("mutant"))))),
                                perCard(each(enemy(creature(trait("mutant")))))),
                        keyCost(OPPONENT, 2));
        action(373, "Rapid Evolution", COMMON).aember(1).play(addCounters(Token.POWER, pool(YOU), a(creature())));
        action(374, "Reclaimed by Nature", COMMON)
                .aember(1)
                .play(choose(a(artifact())), purge(it()), resolveBonusIcons(it()));
        action(375, "Resurgence", COMMON)
                .enhance(DRAW)
                .play(
                        choose(fromYourDiscard(creature())),
                        toHand(it()),
                        onlyIf(areLike(it(), trait("mutant")), toHand(fromYourDiscard(creature()))));
        action(376, "Savage Clash", COMMON)
                .play(
                        remember("strong", mostPowerful(1, enemy(creature()))),
                        remember("weak", leastPowerful(1, friendly(creature()))),
                        destroy(each(creature(not(among(allOf(remembered("strong"), remembered("weak"))))))));
        reprint(377, "Song of the Wild", COMMON);
        reprint(378, "Æmberspine Mongrel", UNCOMMON);
        reprint(379, "Bumblebird", UNCOMMON);
        action(380, "Commune", UNCOMMON).keyword(OMEGA).play(loses(YOU, pool(YOU)), gain(4));
        creature(381, "Dark Harbinger", UNCOMMON, 4)
                .traits("mutant", "witch")
                .eachTime(youPlay(actionCard(house(House.UNTAMED))), ready(self()));
        reprint(382, "Fangtooth Cavern", UNCOMMON);
        action(383, "Growth Surge", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(creature(onFlank()))),
                        addCounters(Token.POWER, number(3), it()),
                        remember("second", aNeighborOf(it(), anyCard())),
                        addCounters(Token.POWER, number(2), remembered("second")),
                        addCounters(Token.POWER, number(1), neighborsOf(remembered("second"), not(among(it())))));
        reprint(384, "Low Dawn", UNCOMMON);
        creature(385, "Lumilu", UNCOMMON, 4)
                .traits("beast", "cat")
                .reap(gain(perCard(each(another(friendly(creature(trait("beast"))))))));
        artifact(386, "Mushroom with a View", UNCOMMON)
                .traits("location")
                .aember(1)
                .omni(heal(1, each(friendly(creature()))));
        reprint(387, "Niffle Grounds", UNCOMMON);
        reprint(388, "Niffle Queen", UNCOMMON);
        creature(389, "Trimble", UNCOMMON, 3).traits("mutant").always(each(creature(trait("mutant"))), gains(SKIRMISH));
        reprint(390, "Troop Call", UNCOMMON);
        action(391, "Vault’s Blessing", UNCOMMON)
                .aember(1)
                .play(eachPlayer(gain(perCard(each(friendly(creature(trait("mutant"))))))));
        action(392, "Wild Bounty", UNCOMMON)
                .enhance(AEMBER, AEMBER)
                .play(forRemainderOfTurn(1, always(self(), extraIcons(1))));
        reprint(393, "Wild Spirit", UNCOMMON);
        action(394, "Æmberlution", RARE)
                .keyword(OMEGA)
                .play(
                        destroy(each(creature())),
                        eachPlayer(
                                reveal(from(HAND, YOU, anyCard(), Quantity.ALL)),
                                putIntoPlayReady(from(HAND, YOU, creature(), Quantity.ALL))));
        creature(395, "Blossom Drake", RARE, 4)
                .traits("dragon")
                .always(power(perCard(each(artifact()))))
                .always(each(artifact()), blank());
        creature(396, "Chonkers", RARE, 1)
                .traits("mutant")
                .skirmish()
                .eachTime(
                        isDestroyedFightingThis(enemy(creature())),
                        addCounters(Token.POWER, tokens(Token.POWER, self()), self()))
                .play(addCounters(Token.POWER, number(1), self()));
        creature(397, "Dark Queen Gloriana", RARE, 3)
                .traits("mutant")
                .enhance(AEMBER, AEMBER)
                .play(toHand(a(friendly(creature(not(house(House.UNTAMED)))))));
        reprint(398, "Earthbind", RARE);
        reprint(399, "Eldest Bear", RARE);
        creature(400, "Eunoia", RARE, 6)
                .traits("beast", "cat")
                .eachTime(isDestroyedFightingThis(enemy(creature())), gain(1), heal(2, self()));
        reprint(401, "Fertility Chant", RARE);
        action(402, "Look What I Found!", RARE)
                .keyword(OMEGA)
                .play(chooseOfEach(Quality.TYPE, from(DISCARD, YOU, anyCard(), Quantity.ALL)), toHand(it()));
        creature(403, "Mercy, Malkin Queen", RARE, 3)
                .traits("human", "witch")
                .skirmish()
                .eachTime(happens(ENTERED, EACH, friendly(creature(trait("cat")))), ward(thatCard()))
                .fight(ready(a(friendly(creature(trait("beast"))))));
        reprint(404, "Po’s Pixies", RARE);
        reprint(405, "Punctuated Equilibrium", RARE);
        reprint(406, "Quicksand", RARE);
        reprint(407, "Ritual of the Hunt", RARE);
        reprint(408, "Scout", RARE);
        reprint(409, "Stampede", RARE);
        reprint(410, "Vineapple Tree", RARE);
        reprint(411, "Word of Returning", RARE);
        reprint(412, "Xenos Bloodshadow", RARE);
        action(413, "Mutation of Cunning", SPECIAL)
                .aember(1)
                .play(choose(a(creature())), untilYourNextTurn(always(it(), gains(ELUSIVE), gainsTrait("mutant"))));
        action(414, "Mutation of Fury", SPECIAL)
                .aember(1)
                .play(choose(a(creature())), untilYourNextTurn(always(it(), gains(ASSAULT, 3), gainsTrait("mutant"))));
        action(415, "Mutation of Instinct", SPECIAL)
                .aember(1)
                .play(choose(a(creature())), untilYourNextTurn(always(it(), gains(SKIRMISH), gainsTrait("mutant"))));
        reprint(416, "Toad", SPECIAL);
        creature(417, "Dino-Beast", SPECIAL, 5)
                .traits("mutant", "beast")
                .skirmish()
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))));
        creature(418, "Sacro-Beast", SPECIAL, 5, 2).traits("mutant", "beast").skirmish();
        creature(419, "Techno-Beast", SPECIAL, 4)
                .traits("mutant", "beast")
                .skirmish()
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(420, "Umbra-Beast", SPECIAL, 3)
                .traits("mutant", "beast")
                .elusive()
                .skirmish();
        creature(421, "Xeno-Beast", SPECIAL, 4)
                .traits("mutant", "beast")
                .skirmish()
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        creature(422, "Niffle Kong", RARE, 12, 2)
                .traits("mutant", "niffle")
                .gigantic(BOTTOM)
                .play(search(creature(trait("niffle")), Quantity.ANY, DECK, DISCARD), toHand(it()))
                .fightReap(may(ifDone(
                        destroy(a(friendly(creature(trait("niffle"))))),
                        damage(3, a(creature())),
                        steal(1),
                        destroy(a(enemy(artifact()))))));
        creature(422, "Niffle Kong", "niffle-kong-top", SPECIAL, 0)
                .traits("mutant", "niffle")
                .gigantic(TOP);
    }
}
