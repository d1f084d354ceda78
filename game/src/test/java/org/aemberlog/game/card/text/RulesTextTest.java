package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Selector.Zone;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.dsl.Card;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Words for the parts of the card language that the first cards do not use yet. */
class RulesTextTest {

    private static Card test() {
        return card("Test").creature(3);
    }

    @Test
    void aCardWithoutAbilitiesHasNoText() {
        assertThat(RulesText.of(test().aember(1).build())).isEmpty();
    }

    @Test
    void keywordsShareALine() {
        var card = test().keyword(KeywordKind.ASSAULT, 2).elusive().reap(draw(2)).taunt().build();
        assertThat(RulesText.of(card))
                .isEqualTo("Assault 2. Elusive.\nReap: Draw 2 cards.\nTaunt.");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void effectsRead(String text, Effect effect) {
        assertThat(RulesText.of(test().play(effect).build())).isEqualTo("Play: " + text);
    }

    static Stream<Arguments> effectsRead() {
        return Stream.of(
                arguments("Ward up to 2 creatures.", ward(upTo(2, creature()))),
                arguments("Enrage each enemy creature.", enrage(each(enemy(creature())))),
                arguments("Exalt Test.", new Effect.Exalt(self(), number(1))),
                arguments("Exalt Test 2 times.", new Effect.Exalt(self(), number(2))),
                arguments("Your opponent loses 1 Æmber.", opponentLoses(1)),
                arguments(
                        "Each player loses all but 2 of each player’s Æmber.",
                        new Effect.LoseAember(EACH, minus(pool(EACH), 2))),
                arguments("Each player draws a card.", new Effect.Draw(EACH, number(1))),
                arguments("Gain 2 chains.", new Effect.GainChains(YOU, number(2))),
                arguments(
                        "Gain 2 Æmber for each other friendly creature.",
                        gain(times(2, perCard(each(another(friendly(creature()))))))),
                arguments(
                        "Gain 1 Æmber for each Knight card in your hand.",
                        gain(perCard(inHand(trait("knight"), Quantity.ALL, Pick.CHOSEN)))),
                arguments("Steal Æmber equal to your Æmber.", steal(pool(YOU))),
                arguments(
                        "Gain Æmber equal to the lower of 3 and your opponent’s Æmber.",
                        gain(new Amount.Arith(Amount.Operator.MIN, number(3), pool(OPPONENT)))),
                arguments(
                        "Discard 2 random cards from your hand.",
                        discard(inHand(anyCard(), Quantity.exactly(2), Pick.RANDOM))),
                arguments(
                        "Archive the top 3 cards of your opponent’s deck.",
                        archive(
                                new Selector.Select(
                                        Zone.DECK,
                                        OPPONENT,
                                        anyCard(),
                                        Quantity.exactly(3),
                                        Pick.TOP))),
                arguments(
                        "Put an artifact on the bottom of its owner’s deck.",
                        new Effect.PutInDeck(a(artifact()), Effect.DeckPlace.BOTTOM)),
                arguments("Each Mars creature captures 1 Æmber.", capture(1, each(mars()))),
                arguments(
                        "2 friendly creatures each capture 1 Æmber.",
                        capture(1, choose(2, friendly(creature())))),
                arguments(
                        "Choose a creature. Deal 2 damage to it. Gain 1 Æmber.",
                        inOrder(choose(a(creature())), damage(2, it()), gain(1))),
                arguments(
                        "Exhaust and stun a non-Mars creature.",
                        inOrder(
                                choose(a(creature(not(house(House.MARS))))),
                                exhaust(it()),
                                stun(it()))),
                arguments(
                        "If there are 3 or more enemy creatures, destroy each enemy creature."
                                + " Otherwise, draw a card.",
                        new Effect.If(
                                atLeast(perCard(each(enemy(creature()))), 3),
                                destroy(each(enemy(creature()))),
                                draw(1))),
                arguments(
                        "If your opponent has 1 or more forged keys, you may purge an undamaged"
                                + " creature.",
                        onlyIf(
                                atLeast(forgedKeys(OPPONENT), 1),
                                may(purge(a(creature(not(damaged()))))))),
                arguments(
                        "Destroy a creature that is damaged or on a flank.",
                        destroy(a(creature(new Filter.Or(List.of(damaged(), onFlank())))))));
    }

    private static Filter mars() {
        return creature(house(House.MARS));
    }

    private static Selector inHand(Filter filter, Quantity quantity, Pick pick) {
        return new Selector.Select(Zone.HAND, YOU, filter, quantity, pick);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void rulesRead(String text, Card card) {
        assertThat(RulesText.of(card.build())).isEqualTo(text);
    }

    static Stream<Arguments> rulesRead() {
        return Stream.of(
                arguments(
                        "Fight/Reap: Gain 1 Æmber.",
                        test().triggered(List.of(Timing.FIGHT, Timing.REAP), gain(1))),
                arguments("Omni: Destroy Test.", test().omni(destroy(self()))),
                arguments(
                        "Your opponent’s keys cost +1 Æmber.", test().always(keyCost(OPPONENT, 1))),
                arguments("Your keys cost –2 Æmber.", test().always(keyCost(YOU, -2))),
                arguments(
                        "Each neighboring creature gains poison.",
                        test().always(eachNeighbor(), gains(KeywordKind.POISON))),
                arguments(
                        "Each time a friendly creature reaps, archive that creature.",
                        test().eachTime(reaps(friendly(creature())), archive(thatCard()))),
                arguments(
                        "Each time your opponent plays an upgrade, steal 1 Æmber.",
                        test().eachTime(
                                        new EventPattern(Happening.PLAYED, OPPONENT, upgrade()),
                                        steal(1))),
                arguments(
                        "Each time damage would be dealt to another friendly creature, deal that"
                                + " much damage to Test instead.",
                        test().rule(
                                        insteadOf(
                                                new EventPattern(
                                                        Happening.DAMAGE_DEALT,
                                                        EACH,
                                                        another(friendly(creature()))),
                                                damage(thatMuch(), self())))));
    }
}
