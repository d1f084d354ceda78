package org.aemberlog.deck.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.CardDefinition;
import org.junit.jupiter.api.Test;

/** Which cases are about which card. */
class CaseTitlesTest {

    private static final CardPool POOL = CardPool.all();
    private static final CardCases ALL = CardCases.of(POOL);

    @Test
    void aCaseIsAboutTheCardWithTheLongestTitleItBeginsWith() {
        var cases = new CardCases(
                POOL,
                Stream.of(
                        "Mother draws one more",
                        "Mother Northelle adds to Mother",
                        "Mogghunter’s Brew is kept",
                        "Mogghunter's damage",
                        "An ability resolves"));
        assertThat(cases.of(card("mother"))).containsExactly("Mother draws one more");
        assertThat(cases.of(card("mother-northelle"))).containsExactly("Mother Northelle adds to Mother");
        assertThat(cases.of(card("mogghunter"))).containsExactly("Mogghunter's damage");
        assertThat(cases.of(card("mogghunters-brew"))).containsExactly("Mogghunter’s Brew is kept");
        assertThat(cases.of(card("batdrone"))).isEmpty();
    }

    @Test
    void evilTwinsHaveTheirOwn() {
        var cases = new CardCases(POOL, Stream.of("Armadrone steals", "Armadrone’s evil twin captures"));
        assertThat(cases.of(card("armadrone"))).containsExactly("Armadrone steals");
        assertThat(cases.of(card("armadrone-evil-twin"))).containsExactly("Armadrone’s evil twin captures");
    }

    @Test
    void casesOfOneTitleAreSaidOnce() {
        var cases = new CardCases(POOL, Stream.of("Mother draws", "Mother draws (2)", "Mother stays (2)"));
        assertThat(cases.of(card("mother"))).containsExactly("Mother draws", "Mother stays");
    }

    @Test
    void everyCardHasSome() {
        assertThat(POOL.printings().stream()
                        .map(Printing::card)
                        .filter(card -> ALL.of(card).isEmpty())
                        .map(CardDefinition::id))
                .isEmpty();
    }

    @Test
    void remarksBelowATitleAreNone() {
        assertThat(POOL.printings().stream().flatMap(it -> ALL.of(it.card()).stream()))
                .isNotEmpty()
                .noneMatch(title -> title.startsWith("FAQ"));
    }

    private static CardDefinition card(String id) {
        return POOL.card(id).orElseThrow();
    }
}
