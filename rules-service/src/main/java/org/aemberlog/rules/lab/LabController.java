package org.aemberlog.rules.lab;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.lab.Answer;
import org.aemberlog.game.lab.CardIndex;
import org.aemberlog.game.lab.Lab;
import org.aemberlog.game.lab.LabSchema;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.broker.KnownCards;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.aemberlog.support.storage.StoresNothing;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * {@code /lab}: a table for one request. It is empty when the request comes and cleared when it has
 * been answered, so a position is laid out and played on by sending all of its commands again; the
 * same commands always have the same answers. One request is worked on at a time, beside the live
 * matches.
 */
@RestController
class LabController {

    private static final int MAX_WAITING = 32;
    private static final AccessRule JUDGES = new AccessRule(
            Set.of(Role.JUDGE),
            "no-judge",
            "The lab is for judges",
            "Use a token with the role 'judge'; whoever runs the event issues them.");

    private final AccessControl accessControl;
    private final RequestReader bodies;
    private final KnownCards pool;
    private final int most;
    private final Scheduler bench = Schedulers.newBoundedElastic(1, MAX_WAITING, "lab");

    LabController(
            AccessControl accessControl,
            RequestReader bodies,
            KnownCards pool,
            @Value("${aemberlog.lab.commands}") int most) {
        this.accessControl = accessControl;
        this.bodies = bodies;
        this.pool = pool;
        this.most = most;
    }

    /** The JSON Schema of commands and answers. */
    @GetMapping("/lab/schema")
    ResponseEntity<byte[]> schema() {
        return json(LabSchema.document());
    }

    /** Answers the commands of a script in their order. */
    @PostMapping(path = "/lab", consumes = MediaType.APPLICATION_JSON_VALUE)
    @StoresNothing
    Mono<ResponseEntity<byte[]>> answer(
            @RequestBody byte[] body, @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (!accessControl.believesAnybody()) {
            throw closed();
        }
        return accessControl
                .admit(JUDGES, authorization)
                .map(judge -> LabScript.of(bodies.json(body), most))
                .flatMap(this::answered);
    }

    private Mono<ResponseEntity<byte[]>> answered(LabScript script) {
        return Mono.fromCallable(() -> json(Map.of("answers", answers(script))))
                .subscribeOn(bench)
                .onErrorMap(RejectedExecutionException.class, e -> busy());
    }

    private List<Answer> answers(LabScript script) {
        var lab = new Lab(new CardIndex(pool.cards(), pool));
        return script.commands().stream().map(lab::ask).toList();
    }

    private static ResponseEntity<byte[]> json(Object body) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(body));
    }

    private static Problem closed() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "lab-closed",
                "The lab is closed",
                "Nobody can be let in because this service was started without a secret for"
                        + " tokens; set AEMBERLOG_TOKENS_SECRET.");
    }

    private static Problem busy() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "lab-busy",
                "The lab is busy",
                "Too many positions are waiting to be worked on; ask again in a moment.");
    }
}
