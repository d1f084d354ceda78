package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Checklist;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
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

    @ParameterizedTest
    @EnumSource
    void commonCardsAreMoreFrequentThanUncommonOnesAndTheseThanRareOnes(CardSet set) {
        var random = new SplittableRandom(seed);
        var found = new EnumMap<Rarity, Integer>(Rarity.class);
        for (int i = 0; i < DECKS; i++) {
            next(set, random).cards().stream()
                    .flatMap(card -> pool.titled(set, card.cardId()).stream())
                    .forEach(printing -> found.merge(printing.rarity(), 1, Integer::sum));
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

    @ParameterizedTest
    @EnumSource(names = {"MASS_MUTATION", "DARK_TIDINGS"})
    void aCardHasNoMoreIconsOfAKindThanTheOthersGive(CardSet set) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < DECKS * 3; i++) {
            var deck = next(set, random);
            var given = deck.cards().stream().flatMap(this::given).toList();
            for (var card : deck.cards()) {
                var byOthers = new ArrayList<>(given);
                given(card).forEach(byOthers::remove);
                for (var icon : card.enhancements()) {
                    assertThat(byOthers.remove(icon))
                            .as("seed %d, deck %d: %s", seed, i, card)
                            .isTrue();
                }
            }
        }
    }

    private Stream<BonusIcon> given(DeckCard card) {
        return definition(card).abilities().stream()
                .flatMap(it -> it instanceof Ability.Enhance enhance ? enhance.icons().stream() : null);
    }

    private CardDefinition definition(DeckCard card) {
        return pool.card(card.cardId()).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(names = {"MASS_MUTATION", "DARK_TIDINGS"})
    void theFullestCardHasFiveIcons(CardSet set) {
        var random = favoringTheFirstCards(new SplittableRandom(seed));
        int most = 0;
        for (int i = 0; i < DECKS; i++) {
            for (var card : generator.next(set, random).cards()) {
                int icons =
                        definition(card).bonus().size() + card.enhancements().size();
                most = Math.max(most, icons);
            }
        }
        assertThat(most).as("seed %d", seed).isEqualTo(5);
    }

    /** Dice that give most icons of a deck to the same few cards. */
    private static RandomGenerator favoringTheFirstCards(RandomGenerator fair) {
        return new RandomGenerator() {
            @Override
            public long nextLong() {
                return fair.nextLong();
            }

            @Override
            public int nextInt(int bound) {
                return bound == DeckList.SIZE ? (int) (bound * Math.pow(fair.nextDouble(), 6)) : fair.nextInt(bound);
            }
        };
    }

    @Test
    void theBottomHalfOfAGiganticCreatureReceivesNoIcons() {
        var random = new SplittableRandom(seed);
        var bottoms = new ArrayList<DeckCard>();
        for (int i = 0; i < DECKS * 10; i++) {
            next(CardSet.MASS_MUTATION, random).cards().stream()
                    .filter(card -> definition(card).abilities().contains(new Ability.Gigantic(Ability.Half.BOTTOM)))
                    .forEach(bottoms::add);
        }
        assertThat(bottoms)
                .as("seed %d", seed)
                .isNotEmpty()
                .allSatisfy(card -> assertThat(card.enhancements()).isEmpty());
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
