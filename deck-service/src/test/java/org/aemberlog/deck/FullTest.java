package org.aemberlog.deck;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.support.storage.FullWalk;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;

/** Without room nothing more is taken in. */
@Import(FullWalk.Disk.class)
class FullTest extends RunningService {

    @Autowired
    private ApplicationContext service;

    @Autowired
    private FullWalk.Disk disk;

    @Test
    void everythingThatWouldBeKeptIsRejected() {
        assertThat(FullWalk.letIn(service, http, path -> path.replaceAll("\\{\\w+}", "x")))
                .isEmpty();
    }

    @Test
    void decksAreTakenAgainWhenThereIsRoom() {
        disk.fill(true);
        expectProblem("storage-full");
        disk.fill(false);
        expectProblem("deck-not-legal");
    }

    private void expectProblem(String name) {
        http.post()
                .uri("/decks")
                .contentType(MediaType.TEXT_PLAIN)
                .bodyValue("no such card")
                .exchange()
                .expectBody()
                .jsonPath("$.type")
                .isEqualTo("/problems/" + name);
    }
}
