package org.aemberlog.game.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatSetupTest {

    private static final DeckList DECK = new DeckList("d", "Deck", List.of(), List.of());
    private static final ProfileId ADA = new ProfileId("0123456789abcdef".repeat(2));

    @Test
    void aProfileStaysWithItsOwnerWhateverTheDeck() {
        var ada = new SeatSetup("Ada", DECK, 0).with(ADA);
        assertThat(ada.with(new DeckList("e", "Other", List.of(), List.of())).profile())
                .contains(ADA);
    }

    @Test
    void whoPracticesFromAnotherMatchIsNobodyInParticular() {
        var ada = new SeatSetup("Ada", DECK, 0).with(ADA);
        assertThat(ada.playedBy(Optional.of("sensible")).profile()).isEmpty();
        assertThat(ada.playedBy(Optional.empty()).profile()).isEmpty();
    }

    @Test
    void aBotHasNoProfile() {
        var bot = new SeatSetup("Robot", DECK, 0).playedBy(Optional.of("sensible"));
        assertThatThrownBy(() -> bot.with(ADA)).hasMessage("A bot has no profile.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef0123456789abcdef0", "../"})
    void aProfilesIdIsHex(String text) {
        assertThatThrownBy(() -> new ProfileId(text)).hasMessageContaining("32 digits in hex");
    }
}
