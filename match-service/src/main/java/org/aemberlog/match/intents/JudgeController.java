package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.view.Viewer.Spectator;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Transition;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code /matches/{id}/corrections} and {@code /matches/{id}/rewind}: a judge sets a match right or
 * takes the last action back, by intents like any other.
 */
@RestController
class JudgeController {

    private static final int LONGEST_NAME = 64;

    private final MatchCache matches;
    private final IntentGateway asking;
    private final CardLibrary library;

    JudgeController(MatchCache matches, IntentGateway asking, CardLibrary library) {
        this.matches = matches;
        this.asking = asking;
        this.library = library;
    }

    /** A correction as it was made. */
    record Made(long version, @Kept List<MatchEvent> events) {}

    @Operation(summary = "Corrects the match, with a judge's token, and answers with every event")
    @PostMapping(path = "/matches/{id}/corrections", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ForJudges
    Mono<Made> correctMatch(
            @PathVariable MatchId id, @RequestBody CorrectionRequest ruling, Principal judge, IdempotencyKey key) {
        var name = named(judge);
        var wanted = Malformed.unless("corrections: ", () -> new Correct(name, ruling.corrections()));
        return ask(id, name, key, ruling.expectedVersion(), wanted)
                .map(moment ->
                        new Made(moment.commit().version(), moment.commit().events()));
    }

    @Operation(summary = "Takes back the last action, with a judge's token")
    @PostMapping(path = "/matches/{id}/rewind", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ForJudges
    Mono<Transition.Seen> rewindMatch(
            @PathVariable MatchId id, @RequestBody RewindRequest wanted, Principal judge, IdempotencyKey key) {
        var name = named(judge);
        return ask(id, name, key, wanted.expectedVersion(), new Rewind(name))
                .map(moment -> moment.seenBy(new Spectator(), library));
    }

    private Mono<Transition> ask(
            MatchId match, String judge, IdempotencyKey key, Optional<Long> version, Intent wanted) {
        var intent = new IntentRecord(match, IntentId.judge(judge, key.value()), version, wanted);
        return matches.get(match).flatMap(live -> asking.ask(intent));
    }

    /** Corrections say who made them. */
    private static String named(Principal judge) {
        if (judge.name().isBlank() || judge.name().length() > LONGEST_NAME) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    ForJudges.PROBLEM,
                    "The token does not say who judges",
                    "Use a token whose subject is the judge's name, 1 to 64 characters.");
        }
        return judge.name();
    }
}
