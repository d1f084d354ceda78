package org.aemberlog.game.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.json.ByOthers;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class CommitsTest {

    private static final Commit FIRST = Commits.seal(
            new MatchId("m-1"),
            1,
            "key-1",
            1_700_000_000_000L,
            new Intent.EndTurn(Seat.A),
            List.of(new MatchEvent.TurnEnded(Seat.A)),
            Commits.GENESIS);

    @Test
    void aSealedCommitIsIntact() {
        assertThat(Commits.intact(Plain.map(FIRST))).isTrue();
        assertThat(FIRST.hash()).hasSize(64).isNotEqualTo(Commits.GENESIS);
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
                .noneMatch(commit -> Commits.intact(Plain.map(commit)));
    }
}
