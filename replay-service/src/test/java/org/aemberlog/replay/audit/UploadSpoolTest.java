package org.aemberlog.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** No end of a request leaves its file behind, nor does the end of a process. */
class UploadSpoolTest {

    private static final int UPLOADS = 2_000;
    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir
    Path parent;

    /** A process that keeps one upload until it is killed. */
    static final class Victim {

        private Victim() {}

        public static void main(String[] arguments) {
            var upload = Flux.<DataBuffer>just(buffer()).concatWith(Flux.never());
            new UploadSpool(Path.of(arguments[0]))
                    .keep(upload, 100, file -> Mono.empty())
                    .block();
        }
    }

    private static DataBuffer buffer() {
        return DefaultDataBufferFactory.sharedInstance.wrap("{}".getBytes());
    }

    private List<Path> uploads() {
        try (var all = Files.walk(parent)) {
            return all.filter(file -> file.getFileName().toString().endsWith(".jsonl"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Path> entries() {
        try (var all = Files.list(parent)) {
            return all.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whoGoesAwayAtAnyMomentLeavesNoFileBehind() {
        try (var spool = new UploadSpool(parent)) {
            for (int i = 0; i < UPLOADS; i++) {
                var upload = spool.keep(Flux.never(), 1, file -> Mono.empty()).subscribe();
                for (int spin = 0; spin < i % 200 * 10; spin++) {
                    Thread.onSpinWait();
                }
                upload.dispose();
            }
            await().atMost(SOON).until(() -> uploads().isEmpty());
        }
        assertThat(parent).isEmptyDirectory();
    }

    @Test
    void whatAKilledProcessLeftIsSweptAtTheNextStart() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var path = System.getProperty("java.class.path");
        var killed = new ProcessBuilder(java, "-cp", path, Victim.class.getName(), parent.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            await().atMost(SOON).until(() -> !uploads().isEmpty());
            try (var _ = new UploadSpool(parent)) {
                assertThat(uploads()).as("of a process that lives").hasSize(1);
            }
        } finally {
            killed.destroyForcibly();
        }
        assertThat(killed.waitFor(SOON.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(uploads()).hasSize(1);
        new UploadSpool(parent).close();
        assertThat(parent).isEmptyDirectory();
    }

    @Test
    void whatHasAnotherNameOrIsOnlyALinkIsNotSwept() throws IOException {
        var other = Files.createDirectory(parent.resolve("replays"));
        var file = Files.createFile(other.resolve("lock"));
        var link = Files.createSymbolicLink(parent.resolve("aemberlog-replays-1"), other);
        new UploadSpool(parent).close();
        assertThat(file).exists();
        assertThat(link).isSymbolicLink();
    }

    @Test
    void aDirectoryThatSomebodyTidiedAwayIsMadeAgain() throws IOException {
        try (var spool = new UploadSpool(parent)) {
            for (var directory : entries()) {
                Files.delete(directory.resolve("lock"));
                Files.delete(directory);
            }
            assertThat(spool.keep(Flux.just(buffer()), 100, file -> Mono.just(Files.exists(file)))
                            .block(SOON))
                    .isTrue();
        }
        assertThat(parent).isEmptyDirectory();
    }
}
