package org.aemberlog.deck.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ChecklistTest {

    private static final CardCases CASES = CardCases.of(CardPool.all());

    @ParameterizedTest
    @CsvSource({
        "CALL_OF_THE_ARCHONS, 370",
        "AGE_OF_ASCENSION, 370",
        "WORLDS_COLLIDE, 415",
        "MASS_MUTATION, 438",
        "DARK_TIDINGS, 429"
    })
    void aSetHasSoManyPrintingsInSevenHouses(CardSet set, int printings) {
        assertThat(Checklist.of(set).lines()).hasSize(printings);
        assertThat(Checklist.of(set).houses()).hasSize(7);
    }

    @Test
    void everyPrintingIsOnTheChecklistOfItsSet() {
        assertThat(CardPool.all().printings().stream()
                        .filter(it -> !Checklist.of(it.set()).has(it))
                        .map(it ->
                                it.set() + " " + it.number() + " " + it.card().title()))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenAndWhatIsMissingIsTheChecklist(CardSet set) {
        var coverage = Coverage.of(set, CardPool.all(), CASES);
        assertThat(coverage.stream().mapToInt(Coverage::printed).sum())
                .isEqualTo(Checklist.of(set).lines().size());
        assertThat(coverage).allSatisfy(it -> assertThat(it.missing()).hasSize(it.printed() - it.written()));
        assertThat(coverage).allSatisfy(it -> assertThat(it.tested()).isEqualTo(it.written()));
        assertThat(coverage.stream().mapToInt(Coverage::written).sum())
                .isEqualTo((int) CardPool.all().printings().stream()
                        .filter(printing -> printing.set() == set)
                        .count());
    }

    @Test
    void whatIsOfNoHouseIsCountedByItself() {
        assertThat(Coverage.of(CardSet.WORLDS_COLLIDE, CardPool.all(), CASES))
                .filteredOn(it -> it.house().isEmpty())
                .singleElement()
                .extracting(Coverage::printed)
                .isEqualTo(10);
        assertThat(Checklist.of(CardSet.CALL_OF_THE_ARCHONS).lines().getFirst())
                .isEqualTo(new Checklist.Line("001", Optional.of(House.BROBNAR), Rarity.COMMON, "Anger"));
    }
}
