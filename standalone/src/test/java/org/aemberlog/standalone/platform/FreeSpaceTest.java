package org.aemberlog.standalone.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** A disk that fills up stops play before anything breaks, and play goes on when there is room. */
@ExtendWith(OutputCaptureExtension.class)
class FreeSpaceTest {

    private static final long MB = 1 << 20;

    @Test
    void theReserveStaysFreeAndIsToldOnce(CapturedOutput log) {
        var free = new AtomicLong(201 * MB);
        var space = new FreeSpace(free::get, 200 * MB);
        assertThat(space.hasRoom()).isTrue();
        free.set(199 * MB);
        assertThat(space.hasRoom()).isFalse();
        assertThat(space.hasRoom()).isFalse();
        assertThat(log.getAll().lines().filter(it -> it.contains("less than the reserve")))
                .singleElement()
                .asString()
                .contains("Only 199 MB");
    }

    @Test
    void playGoesOnWhenThereIsATenthMoreThanTheReserve(CapturedOutput log) {
        var free = new AtomicLong();
        var space = new FreeSpace(free::get, 200 * MB);
        assertThat(space.hasRoom()).isFalse();
        free.set(219 * MB);
        assertThat(space.hasRoom()).isFalse();
        free.set(220 * MB);
        assertThat(space.hasRoom()).isTrue();
        free.set(201 * MB);
        assertThat(space.hasRoom()).isTrue();
        assertThat(log.getAll().lines().filter(it -> it.contains("of the disk are free again")))
                .hasSize(1);
    }

    @Test
    void aPlatformOnAFullDiskTakesNothingMoreAndCanBeRead() {
        try (var home = DataDirectory.temporary();
                var platform = Platform.start(home, Settings.LOCAL.keeping(Long.MAX_VALUE / 2))) {
            var api = new Api(platform.matchUrl());
            var request = StarterMatch.request(StarterMatch.decks(new Api(platform.deckUrl())), Map.of());
            assertThatThrownBy(() -> api.post("/matches", "", "full", request)).hasMessageContaining("storage-full");
            assertThat(api.get("/matches", "")).containsKey("matches");
        }
    }
}
