package org.aemberlog.deck.pool;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.junit.jupiter.api.Test;

class CardPoolTest {

    private final CardPool pool = CardPool.all();

    @Test
    void everySetAndEveryHouseHasCards() {
        assertThat(pool.printings()).extracting(Printing::set).contains(CardSet.values());
        assertThat(pool.printings())
                .flatExtracting(p -> p.house().stream().toList())
                .contains(House.values());
    }

    /** The two halves of a gigantic creature share their title and their number. */
    @Test
    void aNumberNamesOneTitleOfItsSet() {
        assertThat(pool.printings())
                .allSatisfy(p -> assertThat(pool.printings(p.set(), p.number()))
                        .extracting(found -> found.card().title())
                        .containsOnly(p.card().title()));
    }

    @Test
    void anIdNamesOneDefinition() {
        assertThat(pool.printings())
                .allSatisfy(p -> assertThat(pool.card(p.card().id())).contains(p.card()));
        assertThat(pool.pinned().values())
                .extracting(CardDefinition::id)
                .doesNotHaveDuplicates()
                .allSatisfy(id -> assertThat(pool.printingsOf(id)).isNotEmpty());
    }

    @Test
    void everyPrintingIsComplete() {
        assertThat(pool.printings()).allSatisfy(printing -> {
            assertThat(printing.number()).matches("\\d{3}|A\\d{2}");
            assertThat(printing.rarity()).isNotNull();
            assertThat(printing.card().title()).isNotBlank();
        });
    }

    /** A creature can have power 0, such as one whose power is X. */
    @Test
    void onlyCreaturesHavePowerAndArmor() {
        assertThat(pool.pinned().values())
                .filteredOn(card -> card.type() != CardType.CREATURE)
                .allSatisfy(card -> {
                    assertThat(card.power()).as(card.title()).isZero();
                    assertThat(card.armor()).as(card.title()).isZero();
                });
    }

    @Test
    void creaturesAndArtifactsHaveTraits() {
        assertThat(pool.pinned().values())
                .allSatisfy(card -> assertThat(card.traits().isEmpty())
                        .as(card.title() + " is without traits")
                        .isEqualTo(isWithoutTraits(card.type())));
    }

    private static boolean isWithoutTraits(CardType type) {
        return type == CardType.ACTION || type == CardType.UPGRADE || type == CardType.REFERENCE;
    }

    @Test
    void definitionsSurviveTheWire() {
        pool.pinned().forEach((pinned, card) -> {
            var read = Plain.read(CardDefinition.class, Plain.map(card));
            assertThat(read).isEqualTo(card);
            assertThat(pinned)
                    .isEqualTo(card.id() + "@" + Canonical.sha256(read).substring(0, 16));
        });
    }

    @Test
    void titlesBecomeIds() {
        assertThat(pool.card("quixo-the-adventurer").orElseThrow().title()).isEqualTo("Quixo the “Adventurer”");
        assertThat(pool.card("dr-escotera")).isPresent();
    }

    @Test
    void aCardIsFoundByItsNumber() {
        assertThat(pool.printings(CardSet.CALL_OF_THE_ARCHONS, "296"))
                .extracting(it -> it.card().id())
                .containsExactly("bad-penny");
        assertThat(pool.printings(CardSet.CALL_OF_THE_ARCHONS, "999")).isEmpty();
    }
}
