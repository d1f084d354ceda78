package org.aemberlog.match.invitations.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.invitations.InvitationHttpTest;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;

/** There is one seat to take, however many want it and however often they ask. */
class OneSeatTest extends InvitationHttpTest {

    private static final int GUESTS = 8;

    @Test
    void ofManyGuestsAtOnceOneIsSeated() {
        var id = id(invited(offer()));
        var answers = IntStream.range(0, GUESTS)
                .parallel()
                .mapToObj(number -> accept(id, guest("Gus " + number), newKey()))
                .map(answer -> answer.expectBody(byte[].class).returnResult())
                .toList();
        var seated = answers.stream()
                .filter(answer -> answer.getStatus().value() == 201)
                .toList();
        assertThat(seated).hasSize(1);
        assertThat(answers.stream().filter(answer -> answer.getStatus().value() == 409))
                .hasSize(GUESTS - 1)
                .allSatisfy(answer ->
                        assertThat(new String(answer.getResponseBody())).contains("seat-taken"));
        var name = "Gus " + answers.indexOf(seated.getFirst());
        var players = object(body(get("/series/" + id).expectStatus().isOk()), "players");
        assertThat(object(players, "b")).containsEntry("player", name);
        assertThat(version(new MatchId(id + "-1"))).isEqualTo(1);
    }

    @Test
    void theSameKeyAtOnceAndLaterIsTheSameAcceptance() {
        var id = id(invited(offer()));
        var key = newKey();
        var answers = IntStream.range(0, GUESTS)
                .parallel()
                .mapToObj(number -> created(accept(id, guest("Gus"), key)))
                .toList();
        assertThat(answers).allSatisfy(answer -> assertThat(answer).containsKey("token"));
        assertThat(answers)
                .extracting(answer -> object(answer, "series").get("players"))
                .containsOnly(
                        object(created(accept(id, guest("Gus"), key)), "series").get("players"));
        assertThat(version(new MatchId(id + "-1"))).isEqualTo(1);
    }

    @Test
    void theSameKeyForSomebodyElseIsRejected() {
        var id = id(invited(offer()));
        var key = newKey();
        created(accept(id, guest("Gus"), key));
        expectProblem(accept(id, guest("Eve"), key), 409, "series-id-reused");
        var otherDeck = Map.of("name", "Gus", "deck", TestDecks.GIANTS);
        expectProblem(accept(id, otherDeck, key), 409, "series-id-reused");
        expectProblem(accept(id, guest("Gus"), newKey()), 409, "seat-taken");
    }

    @Test
    void whoWithdrawsWhileSomebodyAcceptsEndsUpInOneOfBoth() {
        var invited = invited(offer());
        var id = id(invited);
        var statuses = IntStream.range(0, 2)
                .parallel()
                .mapToObj(
                        number -> number == 0 ? withdraw(id, invited.get("token")) : accept(id, guest("Gus"), newKey()))
                .map(answer -> answer.expectBody().returnResult().getStatus().value())
                .toList();
        if (seen(id).get("state").equals("accepted")) {
            assertThat(statuses).containsExactly(409, 201);
            assertThat(body(get("/series/" + id))).containsEntry("series", id);
        } else {
            assertThat(statuses).containsExactly(204, 410);
            expectProblem(get("/series/" + id), 404, "no-such-series");
        }
    }
}
