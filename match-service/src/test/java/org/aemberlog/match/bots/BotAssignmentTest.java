package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Who is seated, what everybody sees of it, and what is rejected. */
class BotAssignmentTest extends BotHttpTest {

    @Autowired
    private BotStore store;

    @Test
    void theBotsAreListed() {
        var bots = Game.objects(read("/bots").get("bots"));
        assertThat(bots).extracting(bot -> bot.get("name")).containsExactly("random", "sensible", "searching");
        assertThat(bots)
                .allSatisfy(bot ->
                        assertThat(String.valueOf(bot.get("description"))).endsWith("."));
    }

    @Test
    void aBotsSeatHasNoTokenAndIsShownToEverybody() {
        var game = created(against("sensible"));
        assertThat(game.token("a")).isNotBlank();
        assertThat(game.token("spectator")).isNotBlank();
        assertThat(game.token("b")).isNull();
        var summary = summary(game);
        assertThat(half(summary, "b").get("bot")).isEqualTo("sensible");
        assertThat(half(summary, "a").containsKey("bot")).isFalse();
        assertThat(game.get("a", "/view")).containsEntry("bots", Map.of("b", "sensible"));
        assertThat(Game.objects(read("/matches?limit=100").get("matches")))
                .filteredOn(listed -> listed.get("match").equals(game.id().value()))
                .singleElement()
                .satisfies(listed -> assertThat(half(listed, "b").get("bot")).isEqualTo("sensible"));
    }

    @Test
    void aMatchOfPeopleShowsNoBots() {
        var game = newGame();
        assertThat(half(summary(game), "b").containsKey("bot")).isFalse();
        assertThat(game.get("a", "/view")).doesNotContainKey("bots");
    }

    @Test
    void aBotThatThereIsNotIsRejected() {
        var problem = expectProblem(post("/matches", against("brilliant"), null), 422, "no-such-bot");
        assertThat((String) problem.get("detail")).contains("random", "sensible");
        var bots = Map.of("version", 1, "bots", Map.of("b", "brilliant"));
        expectProblem(post("/matches/none/forks", bots, null), 422, "no-such-bot");
    }

    @Test
    void theSameRequestIsTheSameMatch() {
        var body = against("sensible");
        var once = game(post("/matches", body, "same-bots"));
        var again = game(post("/matches", body, "same-bots"));
        assertThat(again.id()).isEqualTo(once.id());
        assertThat(again.token("b")).isNull();
    }

    @Test
    void aKeyStandsForTheBotsToo() {
        game(post("/matches", against("sensible"), "these-bots"));
        expectProblem(post("/matches", against("random"), "these-bots"), 409, "intent-id-reused");
        var people = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        expectProblem(post("/matches", people, "these-bots"), 409, "intent-id-reused");
    }

    @Test
    void nobodysSeatIsTakenByABot() {
        var people = match(person("Alice", TestDecks.GIANTS), person("Robbie", TestDecks.KNIGHTS));
        var game = game(post("/matches", people, "these-people"));
        expectProblem(post("/matches", against("sensible"), "these-people"), 409, "intent-id-reused");
        assertThat(half(summary(game), "b").containsKey("bot")).isFalse();
        assertThat(Blocking.all(store.open().map(BotStore.Open::match))).doesNotContain(game.id());
    }

    @Test
    void aMatchThatCannotBeLeavesNothingBehind() {
        var body = match(person("Alice", TestDecks.SHORT), bot("random", TestDecks.KNIGHTS));
        expectProblem(post("/matches", body, "short-of-cards"), 422, "deck-not-legal");
        game(post("/matches", against("random"), "short-of-cards"));
    }
}
