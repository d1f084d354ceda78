package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Every card survives the way to the other services, which is JSON on the topic card-pools. */
class CardWireTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static List<CardDefinition> cards() {
        return CardPool.all().printings().stream()
                .map(Printing::card)
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cards")
    void everyCardIsReadBackFromJsonAsItWas(CardDefinition card) {
        var json = Canonical.bytes(card);
        var read = Plain.read(CardDefinition.class, JSON.readValue(json, Map.class));
        assertThat(read).isEqualTo(card);
        assertThat(Canonical.bytes(read)).isEqualTo(json);
    }
}
