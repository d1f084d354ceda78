package org.aemberlog.game.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.json.ByOthers;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommitsTest {

    private static final SealedCommit SEALED = Commits.seal(
            new MatchId("m-1"),
            1,
            "key-1",
            1_700_000_000_000L,
            new Intent.EndTurn(Seat.A),
            List.of(new MatchEvent.TurnEnded(Seat.A)),
            Commits.GENESIS);

    private static final Commit FIRST = SEALED.commit();

    @Test
    void aSealedCommitIsIntact() {
        assertThat(Commits.read(SEALED.text())).isEqualTo(SEALED);
        assertThat(FIRST.hash()).hasSize(64).isNotEqualTo(Commits.GENESIS);
    }

    @Test
    void theTextOfASealedCommitIsItsCanonicalText() {
        assertThat(SEALED.text()).isEqualTo(Canonical.text(FIRST));
        assertThat(SEALED.bytes()).isEqualTo(Canonical.bytes(FIRST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "7", "\"commit\"", "{}", "{\"hash\":7}", "", "null", "{\"hash\":\""})
    void whatIsNoCommitIsNotRead(String text) {
        assertThatThrownBy(() -> Commits.read(text)).isInstanceOf(MalformedException.class);
    }

    @Test
    void anotherTextOfTheSameCommitIsNotRead() {
        var spaced = SEALED.text().replaceFirst(",", ", ");
        assertThatThrownBy(() -> Commits.read(spaced)).isInstanceOf(MalformedException.class);
    }

    @Test
    void theHashIsFrozen() {
        // Stored commits are checked with it for ever.
        assertThat(FIRST.hash()).isEqualTo("5d60242150601123c8fb4e157d53341c1d7922d605c5d6de4c3a2267acd15294");
    }

    @Test
    void theHashIsOfTheCanonicalTextWithoutTheHash() throws NoSuchAlgorithmException {
        var text = Canonical.text(FIRST);
        var field = "\"hash\":\"" + FIRST.hash() + "\",";
        assertThat(text).contains(field);
        var hashed = ByOthers.canonical(text.replace(field, ""));
        var digest = MessageDigest.getInstance("SHA-256").digest(hashed.getBytes(StandardCharsets.UTF_8));
        assertThat(FIRST.hash()).isEqualTo(HexFormat.of().formatHex(digest));
        assertThat(text).startsWith("{\"at\":1700000000000,\"events\":[");
    }

    @Test
    void anyChangeBreaksTheSeal() {
        var c = FIRST;
        var events = List.<MatchEvent>of(new MatchEvent.TurnEnded(Seat.B));
        assertThat(List.of(
                        new Commit(
                                new MatchId("m-2"),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                c.intent(),
                                c.events(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(), 2, c.intentId(), c.at(), c.intent(), c.events(), c.previousHash(), c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                "key-2",
                                c.at(),
                                c.intent(),
                                c.events(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at() + 1,
                                c.intent(),
                                c.events(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                new Intent.EndTurn(Seat.B),
                                c.events(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                c.intent(),
                                events,
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                c.intent(),
                                c.events(),
                                "1" + c.previousHash().substring(1),
                                c.hash())))
                .allSatisfy(commit -> assertThatThrownBy(() -> Commits.read(Canonical.text(commit)))
                        .isInstanceOf(MalformedException.class)
                        .hasMessage("hash: this is not the hash of the commit"));
    }
}
