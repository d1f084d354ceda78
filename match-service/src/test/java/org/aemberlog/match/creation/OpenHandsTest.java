package org.aemberlog.match.creation;

import static org.aemberlog.match.table.Game.objects;
import static org.aemberlog.match.table.TestDecks.GIANTS;
import static org.aemberlog.match.table.TestDecks.KNIGHTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.invitations.InvitationHttpTest;
import org.aemberlog.match.table.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both players see both hands if that was agreed on when the match was made, and nobody otherwise. */
class OpenHandsTest extends InvitationHttpTest {

    private Game created(Object openHands) {
        var body = wanted(GIANTS, KNIGHTS);
        body.put("openHands", openHands);
        return game(http.post().uri("/matches").bodyValue(body).exchange());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> half(Game game, String who, String seat) {
        var table = (Map<String, Object>) game.get(who, "/view").get("table");
        return (Map<String, Object>) table.get(seat);
    }

    @Test
    void bothPlayersSeeBothHandsAndSpectatorsNone() {
        var game = created(true);
        game.keepHands();
        for (var seat : List.of("a", "b")) {
            var hands = List.of("a", "b", "spectator").stream()
                    .map(who -> objects(half(game, who, seat).get("hand")))
                    .toList();
            assertThat(hands.get(0)).hasSize((int) half(game, seat, seat).get("handSize"));
            assertThat(hands.get(1)).isEqualTo(hands.get(0));
            assertThat(hands.get(2)).isEmpty();
        }
    }

    @Test
    void decksAndArchivesStayHidden() {
        var game = created(true);
        assertThat(half(game, "a", "b")).doesNotContainKeys("deck", "archives").containsKey("deckSize");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void withoutTheTermEachPlayerSeesTheirOwnHand(boolean said) {
        var game = said ? created(false) : newGame();
        assertThat(objects(half(game, "a", "a").get("hand"))).isNotEmpty();
        assertThat(objects(half(game, "a", "b").get("hand"))).isEmpty();
        assertThat(objects(half(game, "b", "a").get("hand"))).isEmpty();
    }

    @Test
    void nobodyOpensHandsLater() {
        var game = newGame();
        for (var wish : List.of(Map.of("type", "open-hands"), Map.of("type", "keep-hand", "openHands", true))) {
            expectProblem(game.ask(game.decider(), wish), 400, "malformed");
        }
        assertThat(objects(half(game, "a", "b").get("hand"))).isEmpty();
    }

    @Test
    void guestsAreToldBeforeTheySitDown() {
        var open = id(invited(offer("openHands", true)));
        assertThat(seen(open)).containsEntry("openHands", true);
        assertThat(seen(id(invited(offer())))).containsEntry("openHands", false);

        created(accept(open, guest("Gus"), newKey()));

        var first =
                referee.commits(new MatchId(open + "-1")).getFirst().events().getFirst();
        assertThat(((MatchCreated) first).terms().openHands()).isTrue();
    }
}
