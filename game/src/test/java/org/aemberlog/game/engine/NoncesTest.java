package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.DeckShuffled;
import org.aemberlog.game.event.MatchEvent.FirstPlayerChosen;
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.NonceAdded;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol of docs/fairness.md: commit, nonces, play, reveal. */
class NoncesTest {

    private static final Terms NONCES = new Terms(true, Optional.empty());

    private final Table table = Table.under(NONCES, Optional.empty());

    private static AddNonce nonce(Seat seat, String text) {
        return new AddNonce(seat, text);
    }

    @Test
    void aMatchBeginsWithTheCommitmentAndNoDieIsRolled() {
        assertThat(table.events()).hasSize(1);
        var created = (MatchCreated) table.events().getFirst();
        assertThat(created.commitment()).isEqualTo(Chance.commitmentTo("seed"));
        assertThat(table.state().first()).isEmpty();
        assertThat(table.legal()).containsExactly(nonce(Seat.A, ""));
        assertThat(table.rejected(new KeepHand(Seat.A))).isEqualTo(new Rejection.NonceMissing(Seat.A));
    }

    @ParameterizedTest
    @EnumSource(Seat.class)
    void eitherSeatMayAddItsNonceFirst(Seat quicker) {
        assertThat(table.asks(nonce(quicker, "x"))).containsExactly(new NonceAdded(quicker, "x"));
        assertThat(table.rejected(nonce(quicker, "y"))).isEqualTo(new Rejection.NonceNotWanted());
        assertThat(table.state().toAct()).isEqualTo(quicker.opponent());
        var events = table.asks(nonce(quicker.opponent(), "z"));
        assertThat(events.getFirst()).isEqualTo(new NonceAdded(quicker.opponent(), "z"));
        assertThat(events.get(1)).isInstanceOf(FirstPlayerRolled.class);
        assertThat(events).filteredOn(DeckShuffled.class::isInstance).hasSize(2);
        var first = table.state().first().orElseThrow();
        assertThat(table.state().side(first).hand()).hasSize(7);
        assertThat(table.rejected(nonce(quicker, "late"))).isEqualTo(new Rejection.NonceNotWanted());
        table.asks(new KeepHand(first));
    }

    @Test
    void everyNonceChangesEveryShuffle() {
        assertThat(shuffled("a", "b"))
                .isEqualTo(shuffled("a", "b"))
                .isNotEqualTo(shuffled("b", "a"))
                .isNotEqualTo(shuffled("a", ""))
                .isNotEqualTo(shuffled("", "b"))
                .isNotEqualTo(shuffled("", ""));
    }

    private static List<DeckShuffled> shuffled(String a, String b) {
        var table = Table.under(NONCES);
        table.asks(nonce(Seat.A, a));
        return table.asks(nonce(Seat.B, b)).stream()
                .filter(DeckShuffled.class::isInstance)
                .map(DeckShuffled.class::cast)
                .toList();
    }

    @Test
    void whoWasChosenToGoFirstIsNotRolled() {
        var chosen = Table.under(NONCES, Optional.of(Seat.B));
        assertThat(chosen.events().getLast()).isEqualTo(new FirstPlayerChosen(Seat.B));
        chosen.asks(nonce(Seat.B, "b"));
        assertThat(chosen.asks(nonce(Seat.A, "a"))).noneMatch(FirstPlayerRolled.class::isInstance);
        assertThat(chosen.state().toAct()).isEqualTo(Seat.B);
    }

    @Test
    void theSecretIsRevealedWhenTheMatchIsOver() {
        table.asks(nonce(Seat.A, "a"));
        table.asks(nonce(Seat.B, "b"));
        assertThat(table.asks(new Concede(Seat.A)))
                .containsExactly(new MatchWon(Seat.B, Victory.CONCESSION), new SecretRevealed("seed"));
    }

    @Test
    void whoConcedesBeforeTheDiceAreRolledLearnsTheSecretToo() {
        assertThat(table.asks(new Concede(Seat.B))).contains(new SecretRevealed("seed"));
    }

    @Test
    void withoutNoncesNothingIsAskedAndNothingRevealed() {
        var plain = Table.under(Terms.PLAIN);
        assertThat(plain.rejected(nonce(Seat.A, "a"))).isEqualTo(new Rejection.NonceNotWanted());
        assertThat(plain.asks(new Concede(Seat.A))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a/b", "ä", " ", "a\nb"})
    void aNonceIsOfFewSigns(String text) {
        assertThatThrownBy(() -> nonce(Seat.A, text)).hasMessageContaining("0 to 64");
    }

    @Test
    void aNonceHas64SignsAtMost() {
        assertThat(nonce(Seat.A, "x".repeat(64)).nonce()).hasSize(64);
        assertThatThrownBy(() -> nonce(Seat.A, "x".repeat(65))).hasMessageContaining("0 to 64");
    }
}
