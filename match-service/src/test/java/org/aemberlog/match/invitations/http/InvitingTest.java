package org.aemberlog.match.invitations.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.invitations.InvitationHttpTest;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From an invitation to its series. */
class InvitingTest extends InvitationHttpTest {

    @Test
    void anInvitationSaysWhatIsOffered() {
        var offer = offer("chains", Map.of("a", 2, "b", 0));
        offer.put("bestOf", 3);
        offer.put("listed", true);
        offer.put("clock", Map.of("base", 600_000, "increment", 1_000));
        var invitation = object(invited(offer), "invitation");
        long since = (long) invitation.get("since");
        assertThat(invitation)
                .containsEntry("state", "open")
                .containsEntry("player", "Hedy")
                .containsEntry("bestOf", 3)
                .containsEntry("chains", Map.of("a", 2, "b", 0))
                .containsEntry("clock", Map.of("base", 600_000, "increment", 1_000))
                .containsEntry("nonces", false)
                .containsEntry("listed", true)
                .containsEntry("expires", since + 86_400_000);
        assertThat(object(invitation, "deck"))
                .containsEntry("id", TestDecks.GIANTS)
                .containsEntry("name", "The giants")
                .containsEntry("houses", List.of("brobnar", "logos", "dis"));
        assertThat(seen((String) invitation.get("invitation"))).isEqualTo(invitation);
    }

    @Test
    void anInvitationIsForOneGameWithNoncesUnlessItIsSaid() {
        var plain = Map.<String, Object>of("name", "Hedy", "deck", TestDecks.GIANTS);
        assertThat(object(invited(plain), "invitation"))
                .containsEntry("bestOf", 1)
                .containsEntry("nonces", true)
                .containsEntry("listed", false)
                .doesNotContainKeys("chains", "clock");
    }

    @Test
    void whoeverAcceptsPlaysOnTheTermsOffered() {
        var offer = offer("chains", Map.of("a", 2, "b", 7));
        offer.put("bestOf", 3);
        var invited = invited(offer);
        var id = id(invited);
        expectProblem(get("/series/" + id), 404, "no-such-series");
        var accepted = created(accept(id, guest("Gus"), newKey()));
        var series = object(accepted, "series");
        assertThat(series).containsEntry("series", id).containsEntry("bestOf", 3);
        assertThat(object(series, "players"))
                .containsEntry("a", Map.of("player", "Hedy", "deck", "giants", "wins", 0))
                .containsEntry("b", Map.of("player", "Gus", "deck", "knights", "wins", 0));
        assertThat(seen(id)).containsEntry("state", "accepted");
        var game = Game.objects(series.get("games")).getFirst();
        assertThat(game).containsEntry("begun", true).containsKey("token");
        var events = referee.commits(new MatchId((String) game.get("match")))
                .getFirst()
                .events();
        assertThat(((MatchCreated) events.getFirst()).seats())
                .extracting(seat -> seat.player() + " " + seat.chains())
                .containsExactly("Hedy 2", "Gus 7");
        var ofHost = ofSide(id, invited.get("token"));
        assertThat(ofHost).isNotEqualTo(game.get("token"));
        assertThat(ofSide(id, accepted.get("token"))).isNotNull();
        assertThat(playerOf(game, ofHost)).isEqualTo("a");
        assertThat(playerOf(game, game.get("token"))).isEqualTo("b");
    }

    /** The token of the game that a side is given. */
    private Object ofSide(String id, Object token) {
        var series = body(http.get()
                .uri("/series/" + id)
                .headers(headers -> headers.setBearerAuth((String) token))
                .exchange()
                .expectStatus()
                .isOk());
        return Game.objects(series.get("games")).getFirst().get("token");
    }

    /** Who sees their hand with this token. */
    private String playerOf(Map<String, Object> game, Object token) {
        var view = body(http.get()
                .uri(game.get("link") + "/view")
                .headers(headers -> headers.setBearerAuth((String) token))
                .exchange()
                .expectStatus()
                .isOk());
        return object(object(view, "table"), "a").containsKey("hand") ? "a" : "b";
    }

    @Test
    void theSameKeyMakesTheSameInvitation() {
        var key = newKey();
        var once = created(invite(offer(), key));
        var again = created(invite(offer(), key));
        assertThat(again.get("invitation")).isEqualTo(once.get("invitation"));
        expectProblem(invite(offer("bestOf", 3), key), 409, "series-id-reused");
    }

    @Test
    void whatIsListedAndOpenIsShownNewestFirst() {
        var first = id(invited(offer("listed", true)));
        invited(offer());
        var second = id(invited(offer("listed", true)));
        assertThat(listed("?limit=1")).hasSize(1);
        assertThat(listed("")).containsSubsequence(second, first);
        created(accept(first, guest("Gus"), newKey()));
        assertThat(listed("")).contains(second).doesNotContain(first);
        for (var limit : List.of("0", "101", "x")) {
            expectProblem(get("/invitations?limit=" + limit), 400, "malformed");
        }
    }

    private List<Object> listed(String query) {
        var all = body(get("/invitations" + query).expectStatus().isOk()).get("invitations");
        return Game.objects(all).stream().map(one -> one.get("invitation")).toList();
    }

    @Test
    void theHostTakesAnInvitationBack() {
        var invited = invited(offer("listed", true));
        var id = id(invited);
        withdraw(id, invited.get("token")).expectStatus().isNoContent();
        withdraw(id, invited.get("token")).expectStatus().isNoContent();
        assertThat(seen(id)).containsEntry("state", "withdrawn");
        assertThat(listed("")).doesNotContain(id);
        expectProblem(accept(id, guest("Gus"), newKey()), 410, "invitation-withdrawn");
        expectProblem(get("/series/" + id), 404, "no-such-series");
    }

    @Test
    void onlyTheHostTakesAnInvitationBackAndOnlyWhileItIsOpen() {
        var invited = invited(offer());
        var id = id(invited);
        expectProblem(withdraw(id, invited(offer()).get("token")), 403, "other-series");
        expectProblem(withdraw(id, newGame().token("a")), 403, "no-side");
        expectProblem(withdraw(id, "nonsense"), 401, "token");
        created(accept(id, guest("Gus"), newKey()));
        expectProblem(withdraw(id, invited.get("token")), 409, "seat-taken");
        assertThat(seen(id)).containsEntry("state", "accepted");
    }

    static Stream<Arguments> badOffers() {
        return Stream.of(
                Arguments.of(offer("bestOf", 2), 400, "malformed"),
                Arguments.of(offer("bestOf", 11), 400, "malformed"),
                Arguments.of(offer("name", " "), 400, "malformed"),
                Arguments.of(offer("name", "x".repeat(41)), 400, "malformed"),
                Arguments.of(offer("chains", Map.of("a", 25, "b", 0)), 400, "malformed"),
                Arguments.of(offer("chains", 3), 400, "malformed"),
                Arguments.of(offer("clock", Map.of()), 400, "malformed"),
                Arguments.of(offer("bid", Map.of("deck", "giants")), 400, "malformed"),
                Arguments.of(offer("listed", "yes"), 400, "malformed"),
                Arguments.of(offer("deck", "nobodys"), 422, "no-such-deck"),
                Arguments.of(offer("deck", TestDecks.SHORT), 422, "deck-not-legal"));
    }

    @ParameterizedTest
    @MethodSource("badOffers")
    void aBadOfferInvitesNobody(Map<String, Object> offer, int status, String type) {
        offer.putIfAbsent("listed", true);
        var before = listed("");
        expectProblem(invite(offer, newKey()), status, type);
        assertThat(listed("")).isEqualTo(before);
    }

    static Stream<Arguments> badGuests() {
        return Stream.of(
                Arguments.of(Map.of("name", "", "deck", "knights"), 400, "malformed"),
                Arguments.of(Map.of("name", "Gus"), 400, "malformed"),
                Arguments.of(Map.of("name", "Gus", "deck", 3), 400, "malformed"),
                Arguments.of(Map.of("name", "Gus", "deck", "nobodys"), 422, "no-such-deck"),
                Arguments.of(Map.of("name", "Gus", "deck", "short"), 422, "deck-not-legal"),
                Arguments.of(Map.of("name", "Gus", "deck", "broken"), 503, "decks-unreachable"));
    }

    @ParameterizedTest
    @MethodSource("badGuests")
    void aBadGuestTakesNoSeat(Map<String, Object> guest, int status, String type) {
        var id = id(invited(offer()));
        expectProblem(accept(id, guest, newKey()), status, type);
        assertThat(seen(id)).containsEntry("state", "open");
        created(accept(id, guest("Gus"), newKey()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nobodys", "0123456789abcdef0123456789abcdef", "m-1"})
    void anInvitationThatIsNotThereIsSaidNotToBe(String id) {
        expectProblem(get("/invitations/" + id), 404, "no-such-invitation");
        expectProblem(accept(id, guest("Gus"), newKey()), 404, "no-such-invitation");
    }
}
