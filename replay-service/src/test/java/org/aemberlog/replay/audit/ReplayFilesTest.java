package org.aemberlog.replay.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient.ResponseSpec;

/** Replay files are had, checked and taken in over HTTP. */
class ReplayFilesTest extends RunningService {

    private static final int COMMITS = 40;

    @Autowired
    private AuditListener listener;

    private final long seed = Seeds.next();
    private final String id = "m" + Long.toUnsignedString(seed, 36);
    private PlayedMatch match = PlayedMatch.finished(id, COMMITS, new SplittableRandom(seed));

    @Test
    void aMatchThatNobodyCameToIsHadAsAFileToo() {
        match = PlayedMatch.expired(id);
        receive(match.commits());
        receiveCards();
        receiveHead(head(KEY));
        var answer = get().expectStatus().isOk().expectBody().returnResult().getResponseBody();
        assertThat(new Verifier(Set.of(KEY.verifying())).verify(answer).finding())
                .isEmpty();
    }

    @Test
    void aFinishedMatchIsHadAsAFileThatAnybodyCanCheck() {
        receive(match.commits());
        receiveCards();
        receiveHead(head(KEY));
        receiveHead(head(KEY));
        var answer = http.get()
                .uri("/matches/{id}/replay", id)
                .exchange()
                .expectStatus()
                .isOk()
                .expectHeader()
                .contentType("application/jsonl")
                .expectBody()
                .returnResult()
                .getResponseBody();
        assertThat(answer).isEqualTo(file(KEY));
        var verdict = new Verifier(Set.of(KEY.verifying())).verify(answer);
        assertThat(verdict.finding()).as("seed %s", seed).isEmpty();
        http.get()
                .uri("/matches/{id}/verification", id)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.imported")
                .isEqualTo(false)
                .jsonPath("$.verdict.genuine")
                .isEqualTo(true)
                .jsonPath("$.verdict.signedBy")
                .isEqualTo(KEY.verifying().fingerprint());
    }

    @Test
    void aFileIsNotWrittenBeforeAllOfItIsThere() {
        assertProblem(get(), 404, "no-such-match");
        receive(match.commits().subList(0, 5));
        assertProblem(get(), 409, "match-not-over");
        receive(match.commits());
        assertProblem(get(), 409, "no-signed-head");
        var head = head(KEY);
        receiveHead(KEY.sign(match.id(), head.version() + 1, head.hash()));
        assertProblem(get(), 409, "replay-incomplete");
        assertProblem(http.get().uri("/matches/a.b/replay").exchange(), 400, "malformed");
    }

    @Test
    void aFileIsTakenInOnceAndServedLikeAnyOther() {
        upload("/replays", file(KEY)).expectStatus().isCreated().expectHeader().location("/matches/" + id);
        upload("/replays", file(KEY))
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.imported")
                .isEqualTo(true);
        http.get()
                .uri("/matches/{id}", id)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.version")
                .isEqualTo(COMMITS);
        http.get()
                .uri("/matches/{id}/events", id)
                .exchange()
                .expectBody(String.class)
                .value(lines -> assertThat(lines.lines()).hasSize(COMMITS));
        get().expectStatus().isOk().expectBody(byte[].class).isEqualTo(file(KEY));
        http.get()
                .uri("/matches/{id}/verification", id)
                .exchange()
                .expectBody()
                .jsonPath("$.imported")
                .isEqualTo(true);
    }

    @Test
    void aFileThatIsNotGenuineChangesNothing() {
        var bytes = file(KEY);
        bytes[bytes.length / 2] ^= 1;
        for (var bad : List.of(bytes, file(SigningKey.generate()), new byte[0])) {
            assertProblem(upload("/replays", bad), 422, "not-genuine");
        }
        assertProblem(get(), 404, "no-such-match");
        upload("/replays", file(KEY)).expectStatus().isCreated();
    }

    @Test
    void amatchThatIsPlayedHereIsNotReplacedByAFile() {
        receive(match.commits().subList(0, 3));
        assertProblem(upload("/replays", file(KEY)), 409, "match-exists");
    }

    @Test
    void onlyWhoMayReadHiddenCardsTakesFilesIn() {
        var answer = http.post().uri("/replays").bodyValue(file(KEY)).exchange();
        assertProblem(answer, 401, "token");
        assertProblem(get(), 404, "no-such-match");
    }

    @Test
    void anybodyMayHaveAFileChecked() {
        upload("/verify", file(KEY))
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.genuine")
                .isEqualTo(true)
                .jsonPath("$.checked.length()")
                .isEqualTo(8);
        var forged = new String(file(KEY), UTF_8).replaceFirst("\"at\":17", "\"at\":18");
        upload("/verify", forged.getBytes(UTF_8))
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.genuine")
                .isEqualTo(false)
                .jsonPath("$.finding.check")
                .isEqualTo("chain")
                .jsonPath("$.finding.commit")
                .isEqualTo(1);
        assertProblem(get(), 404, "no-such-match");
    }

    @Test
    void aFileThatIsTooLargeIsRejected() {
        var client = http.mutate().responseTimeout(Duration.ofSeconds(30)).build();
        var answer = client.post()
                .uri("/verify")
                .contentType(MediaType.APPLICATION_OCTET_STREAM)
                .bodyValue(new byte[(16 << 20) + 1])
                .exchange();
        assertProblem(answer, 413, "too-large");
    }

    @Test
    void aStalledUploadIsKeptOnDiskAndGoesWithItsConnection() throws IOException {
        var before = spooled();
        try (var client = new Socket("localhost", port())) {
            var head = "POST /verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/jsonl\r\n"
                    + "Content-Length: 1000000\r\n\r\n";
            client.getOutputStream().write(head.getBytes(UTF_8));
            client.getOutputStream().write(new byte[500_000]);
            await().atMost(Duration.ofSeconds(30)).until(() -> bytesOf(spooledSince(before)) > 300_000);
        }
        await().atMost(Duration.ofSeconds(30)).until(() -> spooledSince(before).isEmpty());
        upload("/verify", file(KEY)).expectStatus().isOk();
        await().atMost(Duration.ofSeconds(30)).until(() -> spooledSince(before).isEmpty());
    }

    private static Set<Path> spooled() throws IOException {
        var found = new HashSet<Path>();
        try (var directories =
                Files.newDirectoryStream(Path.of(System.getProperty("java.io.tmpdir")), "aemberlog-replays-*")) {
            for (var directory : directories) {
                try (var files = Files.newDirectoryStream(directory, "replay-*")) {
                    files.forEach(found::add);
                }
            }
        }
        return found;
    }

    private static Set<Path> spooledSince(Set<Path> before) throws IOException {
        var now = spooled();
        now.removeAll(before);
        return now;
    }

    private static long bytesOf(Set<Path> files) {
        return files.stream().mapToLong(file -> file.toFile().length()).sum();
    }

    @Test
    void whatIsNoHeadAndNoDefinitionIsLeftOut() {
        var before = counted("aemberlog.damaged.records");
        listener.takeHeads(List.of(record(Topics.HEADS, id, "{}".getBytes(UTF_8))));
        listener.takeDefinitions(List.of(
                record(Topics.CARD_POOLS, "plain-imp@0", "{}".getBytes(UTF_8)),
                record(Topics.CARD_POOLS, "manifest", "{}".getBytes(UTF_8))));
        assertThat(counted("aemberlog.damaged.records")).isEqualTo(before + 2);
    }

    private SignedHead head(SigningKey key) {
        var last = match.commits().getLast();
        return key.sign(match.id(), last.version(), last.hash());
    }

    private byte[] file(SigningKey key) {
        var library = new LinkedHashMap<String, Map<String, Object>>();
        PlayedMatch.cards().forEach((name, card) -> library.put(name, Plain.map(card)));
        var texts = match.commits().stream().map(Canonical::text).toList();
        return ReplayFile.of(head(key), texts, needed -> library).bytes();
    }

    private void receiveHead(SignedHead head) {
        listener.takeHeads(List.of(record(Topics.HEADS, id, Canonical.bytes(head))));
    }

    private void receiveCards() {
        var records = new ArrayList<ConsumerRecord<String, byte[]>>();
        PlayedMatch.cards()
                .forEach((name, card) -> records.add(record(Topics.CARD_POOLS, name, Canonical.bytes(card))));
        listener.takeDefinitions(records);
    }

    private static ConsumerRecord<String, byte[]> record(String topic, String key, byte[] value) {
        return new ConsumerRecord<>(topic, 0, 0, key, value);
    }

    private ResponseSpec get() {
        return http.get().uri("/matches/{id}/replay", id).exchange();
    }

    private ResponseSpec upload(String uri, byte[] file) {
        return http.post()
                .uri(uri)
                .header(HttpHeaders.AUTHORIZATION, bearer(auditor()))
                .contentType(MediaType.parseMediaType("application/jsonl"))
                .bodyValue(file)
                .exchange();
    }

    private static void assertProblem(ResponseSpec answer, int status, String type) {
        answer.expectStatus().isEqualTo(status).expectBody().jsonPath("$.type").isEqualTo("/problems/" + type);
    }
}
