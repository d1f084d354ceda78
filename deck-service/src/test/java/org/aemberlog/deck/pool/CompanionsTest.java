package org.aemberlog.deck.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.junit.jupiter.api.Test;

class CompanionsTest {

    private static final List<Printing> LOGOS = page(CardSet.MASS_MUTATION, "Ultra Gravitron", "Velum");

    private static List<Printing> page(CardSet set, String... titles) {
        return CardPool.all().printings().stream()
                .filter(it ->
                        it.set() == set && Stream.of(titles).anyMatch(it.card().title()::equals))
                .toList();
    }

    @Test
    void theCardsOfAGiganticCreatureComeTogetherWhicheverIsFound() {
        var halves = page(CardSet.MASS_MUTATION, "Ultra Gravitron");
        assertThat(halves)
                .hasSize(2)
                .allSatisfy(half -> assertThat(Companions.of(half, LOGOS)).containsExactlyInAnyOrderElementsOf(halves));
    }

    @Test
    void aCardThatItsTextNamesComesBesideIt() {
        var page = page(CardSet.DARK_TIDINGS, "Omnipus", "Tentaclid");
        assertThat(Companions.of(page.getFirst(), page)).containsExactlyElementsOf(page);
        assertThat(Companions.follows(page.getLast())).isTrue();
    }

    @Test
    void mostCardsComeAlone() {
        var anger = page(CardSet.CALL_OF_THE_ARCHONS, "Anger").getFirst();
        assertThat(Companions.of(anger, List.of(anger))).containsExactly(anger);
        assertThat(Companions.follows(anger)).isFalse();
    }
}
