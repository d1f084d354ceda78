package org.aemberlog.rules.halts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /halts}: the matches that wait for a judge. */
@RestController
class HaltController {

    private static final int MAX = 1_000;
    private static final AccessRule JUDGES = new AccessRule(
            Set.of(Role.JUDGE),
            "no-judge",
            "Halts are for judges",
            "Use a token with the role 'judge'; whoever runs the event issues them.");

    private final AccessControl accessControl;
    private final Halts halts;

    HaltController(AccessControl accessControl, Halts halts) {
        this.accessControl = accessControl;
        this.halts = halts;
    }

    /** The matches that wait, the longest first; a judge of one match sees that one. */
    @GetMapping("/halts")
    Mono<ResponseEntity<byte[]>> all(@RequestHeader(name = "Authorization", required = false) String authorization) {
        return accessControl
                .admit(JUDGES, authorization)
                .flatMap(judge -> halts.all()
                        .filter(halt -> isFor(judge, halt))
                        .take(MAX)
                        .map(HaltController::shown)
                        .collectList())
                .map(all -> json(Map.of("halts", all)));
    }

    private static boolean isFor(Principal judge, Halt halt) {
        return judge.match().filter(only -> !only.equals(halt.match())).isEmpty();
    }

    /** Why a match waits; 404 when it does not. */
    @GetMapping("/halts/{id}")
    Mono<ResponseEntity<byte[]>> one(
            @PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var match = matchId(id);
        return accessControl
                .admit(JUDGES, authorization, match)
                .flatMap(judge -> halts.get(match))
                .map(halt -> json(shown(halt)))
                .switchIfEmpty(Mono.error(() -> notHalted(match)));
    }

    private static MatchId matchId(String id) {
        try {
            return new MatchId(id);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    private static Map<String, Object> shown(Halt halt) {
        var body = new LinkedHashMap<String, Object>();
        body.put("match", halt.match());
        body.put("version", halt.version());
        body.put("why", halt.why());
        body.put("since", halt.since());
        body.put("rewindable", !halt.damaged());
        return body;
    }

    private static ResponseEntity<byte[]> json(Object body) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(body));
    }

    private static Problem notHalted(MatchId match) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "not-halted",
                "The match is not halted",
                "No halt stands of a match '" + match.value() + "'; GET /halts lists them.");
    }
}
