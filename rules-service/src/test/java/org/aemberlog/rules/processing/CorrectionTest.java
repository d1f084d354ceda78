package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.Corrected;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.SetChains;
import org.aemberlog.game.state.Correction.SetDamage;
import org.aemberlog.game.state.Correction.SetPool;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A judge's correction is an intent like any other: decided, stored and sent once. */
@OnRealParts
class CorrectionTest {

    private final Database database = new Database();
    private final TestDecks decks = new TestDecks();
    private final Players players = new Players("corrected", decks);
    private final Instance instance = new Instance(database, decks);

    @BeforeEach
    void begin() {
        instance.receive(players.creation());
    }

    @AfterEach
    void close() {
        instance.close();
        database.close();
    }

    private static Correct correct(Correction... corrections) {
        return new Correct("Judy", List.of(corrections));
    }

    @Test
    void aCorrectionIsStoredAndSent() {
        var correct = correct(new SetPool(Seat.A, 5), new SetChains(Seat.B, 2));
        instance.receive(players.record("c", correct));
        var commit = instance.events().getLast();
        assertThat(commit.version()).isEqualTo(2);
        assertThat(commit.intent()).isEqualTo(correct);
        assertThat(commit.events())
                .containsExactly(
                        new Corrected(Optional.of(new SetPool(Seat.A, 5)), Optional.empty()),
                        new Corrected(Optional.of(new SetChains(Seat.B, 2)), Optional.empty()));
        var stored = instance.store().load(players.id()).orElseThrow().match().state();
        assertThat(stored.a().aember()).isEqualTo(5);
        assertThat(stored.b().chains()).isEqualTo(2);
    }

    @Test
    void aCorrectionThatComesTwiceIsMadeOnce() {
        var record = players.record("c", correct(new SetPool(Seat.A, 5)));
        instance.receive(record, record);
        assertThat(instance.events()).extracting(c -> c.version()).containsExactly(1L, 2L, 2L);
    }

    @Test
    void anImpossibleCorrectionChangesNothing() {
        var card = new CardId(0);
        var correct = correct(new SetPool(Seat.A, 5), new SetDamage(card, 1));
        instance.receive(players.record("c", correct));
        assertThat(instance.reasons())
                .singleElement()
                .isInstanceOfSatisfying(
                        Rejection.CorrectionImpossible.class,
                        rejection -> assertThat(rejection.index()).isEqualTo(1));
        assertThat(instance.store().load(players.id()).orElseThrow().match()).isEqualTo(players.match());
    }

    @Test
    void aMatchThatIsNotThereIsNotCorrected() {
        var nowhere = new Players("nowhere", decks);
        instance.receive(nowhere.record("c", correct(new SetPool(Seat.A, 5))));
        assertThat(instance.reasons()).containsExactly(new Rejection.NoSuchMatch());
    }
}
