package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.Consumer;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

class HousePageTest {

    private static final class Page extends HousePage {

        private final Consumer<Page> statements;

        Page(Consumer<Page> statements) {
            super(CardSet.MASS_MUTATION, House.DIS);
            this.statements = statements;
        }

        @Override
        protected void cards() {
            statements.accept(this);
        }
    }

    @Test
    void aStatementIsAPrinting() {
        var page = new Page(
                p -> p.creature(7, "Test Imp", Rarity.RARE, 2, 1).traits("imp").elusive());
        var printing = page.printings(Map.<String, CardDefinition>of()::get).getFirst();
        assertThat(printing.set()).isEqualTo(CardSet.MASS_MUTATION);
        assertThat(printing.house()).contains(House.DIS);
        assertThat(printing.number()).isEqualTo("007");
        assertThat(printing.rarity()).isEqualTo(Rarity.RARE);
        assertThat(printing.card().type()).isEqualTo(CardType.CREATURE);
        assertThat(printing.card().armor()).isEqualTo(1);
        assertThat(printing.card().abilities()).hasSize(1);
    }

    @Test
    void aReprintIsTheCardOfAnEarlierSet() {
        var first = new Page(p -> p.action(7, "Test Fear", Rarity.RARE))
                .printings(Map.<String, CardDefinition>of()::get)
                .getFirst()
                .card();
        var again = new Page(p -> p.reprint(9, "Test Fear", Rarity.COMMON)).printings(Map.of("Test Fear", first)::get);
        assertThat(again.getFirst().card()).isEqualTo(first);
        assertThat(again.getFirst().number()).isEqualTo("009");
        assertThat(again.getFirst().rarity()).isEqualTo(Rarity.COMMON);
    }

    @Test
    void anAnomalyIsOfNoHouse() {
        var page = new HousePage(CardSet.WORLDS_COLLIDE, "A") {
            @Override
            protected void cards() {
                action(3, "Test Shift", Rarity.SPECIAL);
            }
        };
        var printing = page.printings(Map.<String, CardDefinition>of()::get).getFirst();
        assertThat(printing.house()).isEmpty();
        assertThat(printing.number()).isEqualTo("A03");
    }

    @Test
    void numbersAreInOrder() {
        var page = new Page(p -> {
            p.action(8, "Second", Rarity.RARE);
            p.action(7, "First", Rarity.RARE);
        });
        assertThatThrownBy(() -> page.printings(Map.<String, CardDefinition>of()::get))
                .hasMessageContaining("007 is out of order");
    }
}
