package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.text.RulesText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a player reads on each card; " / " parts lines. */
class CardTextTest {

    private static final String CALL_OF_THE_ARCHONS =
            """
            001 Play: Ready and fight with a friendly creature.
            010 Play: For the remainder of the turn, each time an enemy creature is destroyed, gain 1 Æmber.
            012 Play: Deal 3 damage to a creature.
            018 Play: For the remainder of the turn, each time a friendly creature fights, gain 1 Æmber.
            022 Action: Ready and fight with a friendly creature.
            029 Valdr deals +2 damage while attacking an enemy creature on a flank.
            033 Play: You may ready and fight with a neighboring creature.
            035 Fight: Gain 1 Æmber.
            046 Play: Stun a creature.
            050 This creature gets +5 power.
            058 Play: Return an enemy creature to its owner’s hand.
            062 Play: Destroy a creature that is not on a flank.
            067 Play: Discard a random card from your opponent’s hand.
            073 Action: Use a friendly creature.
            081 Play: Capture 3 Æmber.
            083 Destroyed: Gain 2 Æmber.
            096 Play: If your opponent has 4 or more Æmber, steal 1 Æmber.
            098 After an enemy creature is destroyed fighting Stealer of Souls, purge that creature and gain 1 Æmber.
            101 Play: If your opponent has no Æmber, gain 2 Æmber.
            102 Reap: Discard a random card from your opponent’s hand.
            108 Play: For the remainder of the turn, each time you would gain Æmber by reaping, steal that much Æmber instead.
            115 Play: For the remainder of the turn, each time you play another card, draw a card. Purge Library Access.
            124 Play: Deal 2 damage to each of 2 creatures.
            125 Play: Play the top card of your deck.
            129 Action: Draw a card.
            136 Skirmish. / Fight: Steal 1 Æmber.
            139 Reap: Draw a card.
            140 Play: Gain 1 Æmber for each key your opponent has forged.
            144 Skirmish. / Fight: Draw a card.
            145 You refill your hand to 1 additional card at the end of your turn.
            215 Play: Heal 1 damage from each creature. Gain 1 Æmber for each creature healed this way.
            225 Play: For the remainder of the turn, each friendly creature cannot be dealt damage.
            227 Play: A friendly creature captures 2 Æmber.
            233 Action: Heal 3 damage from a creature.
            239 Taunt.
            251 Play: Stun a creature. / Action: Return Lady Maxena to its owner’s hand.
            255 Play: Capture 1 Æmber.
            258 Play: You may ready and fight with a neighboring creature.
            259 While Staunch Knight is on a flank, it gets +2 power.
            265 This creature gets +1 armor and gains taunt.
            276 Play: Steal 1 Æmber. If you do, deal 2 damage to a creature.
            280 Play: Deal 2 damage to each creature.
            283 Play: Steal all but 6 of your opponent’s Æmber.
            290 Action: Deal 1 damage to a creature. If that creature is destroyed this way, gain 1 Æmber.
            296 Destroyed: Return Bad Penny to its owner’s hand.
            306 Elusive. / Action: Steal 1 Æmber.
            308 Fight: Steal 1 Æmber.
            310 Shadow Self deals no damage when fighting. / Shadow Self takes all damage that would be dealt to neighboring non-Specter creatures.
            311 Silvertooth enters play ready.
            315 Elusive. / Play: Steal 1 Æmber.
            319 Play: Deal 1 damage for each friendly creature, divided as you choose among any number of creatures.
            323 Play: For the remainder of the turn, each time you play a creature, gain 1 Æmber.
            327 Play: Choose 2 friendly creatures and 2 enemy creatures. Shuffle the chosen friendly creatures into their owners’ decks. Shuffle the chosen enemy creatures into their owners’ decks.
            332 Play: Return a creature from your discard pile to your hand.
            351 (no text)
            358 Skirmish.
            363 Niffle Ape ignores taunt and elusive while attacking.
            364 Each other friendly Beast creature gets +1 power. / Each other friendly Niffle creature gets +1 power.
            367 Each time you play another creature, gain 1 Æmber.
            368 Reap: Return a card from your discard pile to your hand.
            """;

    @TestFactory
    Stream<DynamicTest> everyCardReadsAsIntended() {
        var expected =
                CALL_OF_THE_ARCHONS
                        .lines()
                        .collect(Collectors.toMap(l -> l.substring(0, 3), l -> l.substring(4)));
        return CardPool.all().printings().stream()
                .map(p -> dynamicTest(p.card().title(), () -> reads(p, expected)));
    }

    private static void reads(Printing printing, Map<String, String> expected) {
        String text = RulesText.of(printing.card());
        assertThat(text.isEmpty() ? "(no text)" : text.replace("\n", " / "))
                .isEqualTo(expected.get(printing.number()));
    }

    @Test
    void noLineIsLeftOver() {
        assertThat(CALL_OF_THE_ARCHONS.lines().map(line -> line.substring(0, 3)).toList())
                .containsExactlyElementsOf(
                        CardPool.all().printings().stream()
                                .map(Printing::number)
                                .sorted()
                                .toList());
    }
}
