package org.aemberlog.standalone.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckDraft;
import org.aemberlog.deck.library.DeckReader;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.standalone.cli.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code cards} and {@code deck}. */
class CardsCommandTest {

    @Test
    void theTableSaysWhatIsThereTestedAndMissing() {
        var lines = new CardsCommand()
                .table(List.of(CardSet.WORLDS_COLLIDE))
                .lines()
                .toList();
        assertThat(lines.getFirst()).isEqualTo("worlds-collide");
        assertThat(lines).contains("  no house        10 of  10,  10 tested", "415 of 415 printings");
    }

    @Test
    void allPrintingsAreThereForPrograms() {
        var json = new CardsCommand().json(List.of(CardSet.CALL_OF_THE_ARCHONS));
        assertThat(json.split("\"rarity\":", -1)).as("370 printings").hasSize(371);
        assertThat(json)
                .containsPattern("^\\{\"printings\":\\[\\{\"cases\":[1-9]\\d*,\"face\":\\{")
                .contains("\"number\":\"001\"");
    }

    @ParameterizedTest
    @EnumSource
    void aRandomDeckIsAListThatCanBeImported(CardSet set) {
        var list = DeckCommand.list(set, 7);
        var deck = new DeckReader(CardPool.all()).read(DeckDraft.read(list));
        assertThat(list).startsWith("name: " + deck.name()).isEqualTo(DeckCommand.list(set, 7));
    }

    @Test
    void aSetThatIsNoneIsRejected() {
        assertThatThrownBy(() -> DeckCommand.run(List.of("--set", "first")))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("call-of-the-archons")
                .hasMessageContaining("found 'first'");
        assertThatThrownBy(() -> CardsCommand.run(List.of("--jsn"))).hasMessageContaining("[--json, --set]");
    }
}
