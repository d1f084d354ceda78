package org.aemberlog.rules.halts;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /halts}: the matches that wait for a judge. */
@RestController
@Roles(
        value = Role.JUDGE,
        problem = "no-judge",
        title = "Halts are for judges",
        advice = "Use a token with the role 'judge'; the organizer issues them.")
class HaltController {

    private static final int MAX = 1_000;

    private final Halts halts;

    HaltController(Halts halts) {
        this.halts = halts;
    }

    /**
     * Why a match waits.
     *
     * @param since when it began to, in milliseconds since 1970
     * @param rewindable whether a judge can rewind it; what is damaged cannot be
     */
    record Shown(MatchId match, long version, String why, long since, boolean rewindable) {
        static Shown of(Halt halt) {
            return new Shown(halt.match(), halt.version(), halt.why(), halt.since(), !halt.damaged());
        }
    }

    /** The matches that wait. */
    record All(@Kept List<Shown> halts) {}

    @Operation(summary = "The matches that wait, the longest first; a judge of one match sees that one")
    @GetMapping("/halts")
    Mono<All> listHalts(Principal judge) {
        return halts.all()
                .filter(halt ->
                        judge.match().filter(only -> !only.equals(halt.match())).isEmpty())
                .take(MAX)
                .map(Shown::of)
                .collectList()
                .map(All::new);
    }

    @Operation(summary = "Why a match waits")
    @GetMapping("/halts/{id}")
    Mono<Shown> getHalt(@PathVariable MatchId id, Principal judge) {
        return halts.get(id).map(Shown::of).switchIfEmpty(Mono.error(() -> notHalted(id)));
    }

    private static Problem notHalted(MatchId match) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "not-halted",
                "The match is not halted",
                "Match '" + match.value() + "' is not halted; GET /halts lists those that are.");
    }
}
