package org.aemberlog.replay.audit;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** No end of a request leaves its file behind. */
class SpoolTest {

    private static final int UPLOADS = 2_000;

    @Test
    void whoGoesAwayAtAnyMomentLeavesNoFileBehind() throws IOException {
        var before = files();
        for (int i = 0; i < UPLOADS; i++) {
            var upload = Spool.keep(Flux.never(), 1, file -> Mono.empty()).subscribe();
            for (int spin = 0; spin < i % 200 * 10; spin++) {
                Thread.onSpinWait();
            }
            upload.dispose();
        }
        await().atMost(Duration.ofSeconds(30)).until(() -> left(before).isEmpty());
    }

    private static Set<Path> left(Set<Path> before) throws IOException {
        var left = new HashSet<>(files());
        left.removeAll(before);
        return left;
    }

    private static Set<Path> files() throws IOException {
        try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("replay-"))
                    .collect(Collectors.toSet());
        }
    }
}
