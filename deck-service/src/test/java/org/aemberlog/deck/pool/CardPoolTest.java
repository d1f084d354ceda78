package org.aemberlog.deck.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.Plain;
import org.junit.jupiter.api.Test;

class CardPoolTest {

    private final CardPool pool = CardPool.all();

    @Test
    void sixHousesOfTenCardsAreWritten() {
        assertThat(
                        pool.printings().stream()
                                .collect(
                                        Collectors.groupingBy(
                                                Printing::house, Collectors.counting())))
                .isEqualTo(
                        Map.of(
                                House.BROBNAR, 10L,
                                House.DIS, 10L,
                                House.LOGOS, 10L,
                                House.SANCTUM, 10L,
                                House.SHADOWS, 10L,
                                House.UNTAMED, 10L));
    }

    @Test
    void idsAndNumbersAreUnique() {
        assertThat(pool.printings()).extracting(p -> p.card().id()).doesNotHaveDuplicates();
        assertThat(pool.printings()).extracting(Printing::number).doesNotHaveDuplicates();
    }

    @Test
    void everyPrintingIsComplete() {
        assertThat(pool.printings())
                .allSatisfy(
                        printing -> {
                            assertThat(printing.number()).matches("\\d{3}");
                            assertThat(printing.rarity()).isNotNull();
                            assertThat(printing.card().title()).isNotBlank();
                            assertThat(printing.card().power() > 0)
                                    .as(printing.card().title() + " has power")
                                    .isEqualTo(printing.card().type() == CardType.CREATURE);
                            assertThat(printing.card().traits().isEmpty())
                                    .as(printing.card().title() + " is without traits")
                                    .isEqualTo(isWithoutTraits(printing.card().type()));
                        });
    }

    private static boolean isWithoutTraits(CardType type) {
        return type == CardType.ACTION || type == CardType.UPGRADE;
    }

    @Test
    void definitionsSurviveTheWire() {
        pool.pinned()
                .forEach(
                        (pinned, card) -> {
                            var read = Plain.read(CardDefinition.class, Plain.map(card));
                            assertThat(read).isEqualTo(card);
                            assertThat(pinned)
                                    .isEqualTo(
                                            card.id()
                                                    + "@"
                                                    + Canonical.sha256(read).substring(0, 16));
                        });
    }

    @Test
    void titlesBecomeIds() {
        assertThat(pool.card("quixo-the-adventurer").orElseThrow().title())
                .isEqualTo("Quixo the “Adventurer”");
        assertThat(pool.card("dr-escotera")).isPresent();
    }

    @Test
    void aCardIsFoundByItsNumber() {
        assertThat(pool.printing(CardSet.CALL_OF_THE_ARCHONS, "296").orElseThrow().card().id())
                .isEqualTo("bad-penny");
        assertThat(pool.printing(CardSet.CALL_OF_THE_ARCHONS, "999")).isEmpty();
    }
}
