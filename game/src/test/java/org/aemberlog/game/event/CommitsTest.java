package org.aemberlog.game.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.Plain;
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
        assertThat(FIRST.hash()).isEqualTo("35a4e4ac81b996aaffa8b106266358b9b6b277b119a0cabf48b44f58dca1106d");
    }

    @Test
    void theHashIsOfTheCanonicalTextWithoutTheHash() throws NoSuchAlgorithmException {
        var text = Canonical.text(FIRST);
        var ending = ",\"hash\":\"" + FIRST.hash() + "\"}";
        assertThat(text).endsWith(ending);
        var hashed = text.substring(0, text.length() - ending.length()) + "}";
        var digest = MessageDigest.getInstance("SHA-256").digest(hashed.getBytes(StandardCharsets.UTF_8));
        assertThat(FIRST.hash()).isEqualTo(HexFormat.of().formatHex(digest));
        assertThat(text)
                .startsWith("{\"match\":\"m-1\",\"version\":1,\"intentId\":\"key-1\","
                        + "\"at\":1700000000000,\"intent\":{\"type\":\"end-turn\"");
    }

    @Test
    void anyChangeBreaksTheSeal() {
        var c = FIRST;
        var facts = List.<MatchEvent>of(new MatchEvent.TurnEnded(Seat.B));
        assertThat(List.of(
                        new Commit(
                                new MatchId("m-2"),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                c.intent(),
                                c.facts(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(), 2, c.intentId(), c.at(), c.intent(), c.facts(), c.previousHash(), c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                "key-2",
                                c.at(),
                                c.intent(),
                                c.facts(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at() + 1,
                                c.intent(),
                                c.facts(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                new Intent.EndTurn(Seat.B),
                                c.facts(),
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                c.intent(),
                                facts,
                                c.previousHash(),
                                c.hash()),
                        new Commit(
                                c.match(),
                                c.version(),
                                c.intentId(),
                                c.at(),
                                c.intent(),
                                c.facts(),
                                "1" + c.previousHash().substring(1),
                                c.hash())))
                .noneMatch(commit -> Commits.intact(Plain.map(commit)));
    }
}
