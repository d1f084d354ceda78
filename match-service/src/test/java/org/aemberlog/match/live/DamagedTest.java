package org.aemberlog.match.live;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What is damaged in the store is marked or left out, and hides nothing else. */
class DamagedTest extends MatchServiceTest {

    /** After all that is really there. */
    private static final long LATEST = (1L << 53) - 1;

    private static final List<String> STORES = List.of("matches", "commits", "invitations", "series", "bots");

    @Autowired
    private PastService database;

    private void damage(String collection, Map<String, Object> document) {
        var all = database.collection(collection);
        Blocking.first(all.insertOne(new Document(document)));
    }

    @AfterEach
    void repair() {
        for (var store : STORES) {
            var all = database.collection(store);
            Blocking.first(all.deleteMany(new Document("_id", new Document("$in", IDS))));
        }
    }

    private static final List<String> IDS = List.of("broken", "broken/1", "no id at all", "after-all-time");

    private WebTestClient.ResponseSpec get(String path) {
        return http.get().uri(path).exchange();
    }

    private Map<String, Object> open(String path) {
        var answer = get(path).expectStatus().isOk().expectBody(byte[].class).returnResult();
        return Game.object(json, answer.getResponseBody());
    }

    private void damagedMatch() {
        damage("matches", Map.of("_id", "broken", "createdAt", LATEST));
        damage("commits", Map.of("_id", "broken/1", "matchId", "broken", "version", 1L, "text", "{}"));
    }

    @Test
    void aDamagedMatchIsMarkedAndTheOthersAreShown() {
        var game = newGame();
        damagedMatch();
        damage("matches", Map.of("_id", "no id at all", "createdAt", LATEST));
        damage("matches", Map.of("_id", "after-all-time", "createdAt", LATEST + 1));
        var matches = objects(open("/matches?limit=3").get("matches"));
        assertThat(matches.getFirst()).isEqualTo(Map.of("match", "broken", "startedAt", LATEST, "damaged", true));
        assertThat(matches.get(1)).containsEntry("match", game.id().value()).doesNotContainKey("damaged");
    }

    @Test
    void whoAsksForADamagedMatchIsToldThatItIs() {
        damagedMatch();
        assertThat(open("/matches/broken")).containsEntry("damaged", true);
        expectProblem(get("/matches/broken/cards"), 409, "match-damaged");
    }

    @Test
    void aDamagedInvitationHidesNoOther() {
        damage("invitations", Map.of("_id", "broken", "waits", true, "since", LATEST, "expires", LATEST));
        assertThat(open("/invitations").toString()).doesNotContain("broken");
    }

    @Test
    void theBotsOfADamagedDocumentDoNotHideTheMatches() {
        damagedMatch();
        damage("bots", Map.of("_id", "broken", "open", true));
        get("/matches").expectStatus().isOk();
    }
}
