package org.aemberlog.match.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.match.table.DoorTest;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;

/** Without room nothing more is accepted; what was accepted is shown, and play goes on later. */
@Import(FullTest.Disk.class)
class FullTest extends DoorTest {

    private static volatile boolean full;

    static class Disk {

        @Bean
        @Primary
        Storage disk() {
            return () -> !full;
        }
    }

    @AfterEach
    void makeRoom() {
        full = false;
    }

    @Test
    void anIntentWaitsForRoomAndTheMatchIsShownMeanwhile() {
        var game = newGame();
        full = true;
        var sent = referee.sent().size();
        var who = game.decider();
        var keep = game.firstLegal("keep-hand");
        var answer = game.ask(who, keep, "once");
        answer.expectHeader().valueEquals("Retry-After", "1");
        expectProblem(answer, 503, "storage-full");
        assertThat(referee.sent()).hasSize(sent);
        http.get().uri(game.path("")).exchange().expectStatus().isOk();
        full = false;
        game.accepted(game.ask(who, keep, "once"));
    }

    @Test
    void nothingIsCreatedWithoutRoom() {
        full = true;
        var sent = referee.sent().size();
        var wanted = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        expectProblem(
                http.post().uri("/matches").bodyValue(wanted).exchange(), 503, "storage-full");
        expectProblem(
                http.post()
                        .uri("/invitations")
                        .bodyValue(Map.of("name", "Alice", "deck", TestDecks.GIANTS))
                        .exchange(),
                503,
                "storage-full");
        assertThat(referee.sent()).hasSize(sent);
    }
}
