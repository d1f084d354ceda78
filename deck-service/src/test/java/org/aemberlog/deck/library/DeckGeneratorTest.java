package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.SplittableRandom;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Checklist;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeckGeneratorTest {

    private static final int DECKS = 200;

    private final CardPool pool = CardPool.all();
    private final DeckGenerator generator = new DeckGenerator(pool);
    private final DeckReader reader = new DeckReader(pool);
    private final DeckWriter writer = new DeckWriter(pool);
    private final long seed = Seeds.next();

    private DeckList next(CardSet set, SplittableRandom random) {
        return generator.next(set, random);
    }

    @ParameterizedTest
    @EnumSource
    void aDeckHasTwelveCardsOfEachOfThreeHousesOfItsSetAndCanBeReadAgain(CardSet set) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < DECKS; i++) {
            var deck = next(set, random);
            assertThat(deck.houses())
                    .as("seed %d, deck %d", seed, i)
                    .hasSize(3)
                    .isSubsetOf(Checklist.of(set).houses());
            for (var house : deck.houses()) {
                assertThat(deck.cards())
                        .filteredOn(card -> card.house() == house)
                        .hasSize(12);
            }
            assertThat(deck.cards()).as("seed %d, deck %d", seed, i).allMatch(card -> isInPrint(card, set));
            assertThat(reader.read(DeckDraft.read(writer.write(set, deck))))
                    .as("seed %d, deck %d", seed, i)
                    .isEqualTo(deck);
        }
    }

    private boolean isInPrint(DeckCard card, CardSet set) {
        return pool.printingsOf(card.cardId()).stream().anyMatch(it -> it.set().compareTo(set) <= 0);
    }

    @Test
    void theSameDiceMakeTheSameDeck() {
        assertThat(next(CardSet.CALL_OF_THE_ARCHONS, new SplittableRandom(seed)))
                .isEqualTo(next(CardSet.CALL_OF_THE_ARCHONS, new SplittableRandom(seed)))
                .isNotEqualTo(next(CardSet.CALL_OF_THE_ARCHONS, new SplittableRandom(seed + 1)));
    }

    @Test
    void commonCardsAreMoreFrequentThanUncommonOnesAndTheseThanRareOnes() {
        var random = new SplittableRandom(seed);
        var found = new HashMap<Rarity, Integer>();
        for (int i = 0; i < DECKS; i++) {
            next(CardSet.CALL_OF_THE_ARCHONS, random)
                    .cards()
                    .forEach(card -> found.merge(rarity(card), 1, Integer::sum));
        }
        int cards = DECKS * DeckList.SIZE;
        assertThat(found.get(Rarity.COMMON) / (double) cards)
                .as("seed %d: %s", seed, found)
                .isBetween(0.55, 0.7);
        assertThat(found.get(Rarity.UNCOMMON) / (double) cards)
                .as("seed %d: %s", seed, found)
                .isBetween(0.2, 0.33);
        assertThat(found.get(Rarity.RARE) / (double) cards)
                .as("seed %d: %s", seed, found)
                .isBetween(0.06, 0.14);
    }

    private Rarity rarity(DeckCard card) {
        return pool.titled(CardSet.CALL_OF_THE_ARCHONS, card.cardId())
                .orElseThrow()
                .rarity();
    }

    @Test
    void bothCardsOfAGiganticCreatureComeTogether() {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < DECKS * 10; i++) {
            var deck = next(CardSet.MASS_MUTATION, random);
            assertThat(count("ultra-gravitron", deck))
                    .as("seed %d, deck %d", seed, i)
                    .isEqualTo(count("ultra-gravitron-top", deck));
        }
    }

    private static long count(String card, DeckList deck) {
        return deck.cards().stream().filter(it -> it.cardId().equals(card)).count();
    }
}
