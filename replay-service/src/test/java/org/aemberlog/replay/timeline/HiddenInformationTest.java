package org.aemberlog.replay.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jwt.JWTClaimsSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.Twins;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.audit.Definitions;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;

/** Two matches that differ only in what a viewer cannot see get that viewer the same answers. */
class HiddenInformationTest extends RunningService {

    private static final int MATCHES = 4;
    private static final int MAX_MATCHES = 60;
    private static final int VERSIONS = 5;

    @Autowired
    private Definitions definitions;

    static Stream<Arguments> viewers() {
        return Stream.of(
                Arguments.of("a", new Viewer.Seated(Seat.A)),
                Arguments.of("b", new Viewer.Seated(Seat.B)),
                Arguments.of("spectator", new Viewer.Spectator()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("viewers")
    void whatIsHiddenMakesNoDifference(String who, Viewer viewer) {
        int different = 0;
        for (int i = 0; i < MAX_MATCHES && different < MATCHES; i++) {
            long seed = Seeds.next();
            System.out.println(who + " with seed " + seed);
            var twins = Twins.random(seed, viewer);
            if (twins.one().equals(twins.other())) {
                continue;
            }
            different++;
            var one = keep(who + "-" + i + "-one", twins.one());
            var two = keep(who + "-" + i + "-two", twins.other());
            assertThat(answers(two, who, seed, twins.one().size()))
                    .as("seed %d", seed)
                    .isEqualTo(answers(one, who, seed, twins.one().size()));
        }
        assertThat(different).as("matches with something hidden").isEqualTo(MATCHES);
    }

    /** Puts a match into the archive under an id of its own. */
    private MatchId keep(String id, List<List<MatchEvent>> story) {
        var match = new MatchId(id);
        var created = (MatchCreated) story.getFirst().getFirst();
        var named = new MatchCreated(match, created.secret(), created.commitment(), created.seats(), created.terms());
        var intent = new CreateMatch(match, created.secret(), created.seats());
        var commits = new ArrayList<Commit>();
        for (var events : story) {
            var all = new ArrayList<>(events);
            if (commits.isEmpty()) {
                all.set(0, named);
            }
            long version = commits.size() + 1;
            var last = commits.isEmpty() ? Commits.GENESIS : commits.getLast().hash();
            commits.add(Commits.seal(match, version, "i" + version, 0, intent, all, last)
                    .commit());
        }
        learn(created);
        receive(commits);
        return match;
    }

    private void learn(MatchCreated created) {
        var pinned = new HashMap<String, Map<String, Object>>();
        for (var setup : created.seats()) {
            for (var card : setup.deck().cards()) {
                var definition = Twins.library().find(card.definition()).orElseThrow();
                pinned.put(card.definition(), Plain.map(definition));
            }
        }
        definitions.keep(pinned);
    }

    /** Everything that the viewer is told, with the same id in both matches. */
    private List<String> answers(MatchId match, String who, long seed, int versions) {
        var told = new ArrayList<String>();
        var token = bearer(token(who, match));
        var path = "/matches/" + match.value();
        var as = "as=" + who;
        told.add(text(path, token));
        told.add(text(path + "/marks", token));
        told.add(text(path + "/events?" + as, token));
        told.add(text(path + "/events?from=" + versions + "&" + as, token));
        told.add(text(path + "/state?" + as, token));
        var random = new Random(seed);
        for (int i = 0; i < VERSIONS; i++) {
            int version = 1 + random.nextInt(versions);
            told.add(text(path + "/state?version=" + version + "&" + as, token));
        }
        return told.stream().map(text -> text.replace(match.value(), "id")).toList();
    }

    private static JWTClaimsSet.Builder token(String who, MatchId match) {
        var claims = auditor().claim("match", match.value());
        return who.equals("spectator")
                ? claims.claim("role", "spectator")
                : claims.claim("role", "seat").claim("seat", who);
    }

    private String text(String path, String token) {
        return ask(path, token)
                .expectStatus()
                .isOk()
                .expectBody(String.class)
                .returnResult()
                .getResponseBody();
    }

    @ParameterizedTest
    @CsvSource({
        "a, '', 200",
        "a, a, 200",
        "a, spectator, 200",
        "a, b, 403",
        "a, all, 403",
        "b, a, 403",
        "spectator, spectator, 200",
        "spectator, a, 403",
        "spectator, all, 403",
        "a, everybody, 400"
    })
    void whileAMatchRunsEyesAreNotBorrowed(String who, String as, int status) {
        var played = PlayedMatch.running("eyes", 6, new SplittableRandom(1));
        receive(played.commits());
        var query = as.isEmpty() ? "" : "?as=" + as;
        ask("/matches/eyes/events" + query, bearer(token(who, played.id())))
                .expectStatus()
                .isEqualTo(status);
        ask("/matches/eyes/events" + query, bearer(token(who, new MatchId("other"))))
                .expectStatus()
                .isEqualTo(status == 400 ? 400 : 403);
    }

    @Test
    void whoSeesEverythingSeesTheHandsOfBothButNotTheirDecks() {
        long seed = Seeds.next();
        var twins = Twins.random(seed, new Viewer.Spectator());
        var path = "/matches/" + keep("overseen", twins.one()).value() + "/state";
        int last = twins.one().size();
        for (int version : List.of(1 + last / 2, last)) {
            var answer = get(path + "?version=" + version);
            var state = Plain.read(MatchState.class, answer.get("state"));
            var table = Plain.read(TableView.class, answer.get("table"));

            assertThat(answer.get("hash")).isEqualTo(Canonical.sha256(state));
            for (var seat : Seat.values()) {
                var half = seat == Seat.A ? table.a() : table.b();
                var side = state.side(seat);
                assertThat(half.hand())
                        .as("seed %d", seed)
                        .extracting(TableView.Card::id)
                        .isEqualTo(side.hand());
                assertThat(half.archives())
                        .as("seed %d", seed)
                        .extracting(TableView.Card::id)
                        .isEqualTo(side.archives());
                assertThat(half.deckSize())
                        .as("seed %d", seed)
                        .isEqualTo(side.deck().size());
            }
        }
    }

    @Test
    void afterTheEndAnyEyesMayBeBorrowed() {
        var played = PlayedMatch.finished("borrowed", 6, new SplittableRandom(1));
        receive(played.commits());
        for (var as : List.of("a", "b", "spectator", "all")) {
            ask("/matches/borrowed/events?as=" + as, "").expectStatus().isOk();
        }
        assertThat(text("/matches/borrowed/events?as=b", "")).contains("\"names\":");
        assertThat(text("/matches/borrowed/events", "")).contains("\"previousHash\":");
    }
}
