package org.aemberlog.match.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.support.storage.FullWalk;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Import;

/** Without room nothing more is accepted; what was accepted is shown, and play goes on later. */
@Import(FullWalk.Disk.class)
class FullTest extends MatchServiceTest {

    private static final String SERIES = "0123456789abcdef0123456789abcdef";

    @Autowired
    private ApplicationContext service;

    @Autowired
    private FullWalk.Disk disk;

    @AfterEach
    void makeRoom() {
        disk.fill(false);
    }

    @Test
    void everythingThatWouldBeKeptIsRejected() {
        assertThat(FullWalk.letIn(
                        service, http, path -> path.replace("{id}", path.startsWith("/matches") ? "m" : SERIES)))
                .containsExactly("POST /matches/{id}/spectators", "POST /profiles/token");
    }

    @Test
    void anIntentWaitsForRoomAndTheMatchIsShownMeanwhile() {
        var game = newGame();
        disk.fill(true);
        var sent = referee.sent().size();
        var who = game.decider();
        var keep = game.firstLegal("keep-hand");
        var answer = game.ask(who, keep, "once");
        answer.expectHeader().valueEquals("Retry-After", "1");
        expectProblem(answer, 503, "storage-full");
        assertThat(referee.sent()).hasSize(sent);
        http.get().uri(game.path("")).exchange().expectStatus().isOk();
        disk.fill(false);
        game.accepted(game.ask(who, keep, "once"));
    }

    @Test
    void nothingIsCreatedWithoutRoom() {
        disk.fill(true);
        var sent = referee.sent().size();
        var wanted = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        expectProblem(http.post().uri("/matches").bodyValue(wanted).exchange(), 503, "storage-full");
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
