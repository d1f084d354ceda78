package org.aemberlog.rules.lab;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.lab.Answer;
import org.aemberlog.game.lab.CardIndex;
import org.aemberlog.game.lab.Lab;
import org.aemberlog.game.lab.LabSchema;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.broker.KnownCards;
import org.aemberlog.support.http.Roles;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.storage.StoresNothing;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
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

    private final AccessControl accessControl;
    private final KnownCards pool;
    private final int most;
    private final Scheduler bench = Schedulers.newBoundedElastic(1, MAX_WAITING, "lab");

    LabController(AccessControl accessControl, KnownCards pool, @Value("${aemberlog.lab.commands}") int most) {
        this.accessControl = accessControl;
        this.pool = pool;
        this.most = most;
    }

    /** The commands of one request, each in its plain form. */
    record Script(Optional<List<Object>> commands) {}

    /** An answer to each command. */
    record Answers(@Kept List<Answer> answers) {}

    @Operation(summary = "The JSON Schema of commands and answers")
    @GetMapping("/lab/schema")
    Map<String, Object> getLabSchema() {
        return LabSchema.document();
    }

    @Operation(summary = "Answers the commands of a script in their order")
    @PostMapping(path = "/lab", consumes = MediaType.APPLICATION_JSON_VALUE)
    @StoresNothing
    @Roles(
            value = Role.JUDGE,
            problem = "no-judge",
            title = "The lab is for judges",
            advice = "Use a token with the role 'judge'; the organizer issues them.")
    Mono<Answers> runLab(@RequestBody Script script, @Parameter(hidden = true) Mono<Principal> judge) {
        if (!accessControl.believesAnybody()) {
            throw closed();
        }
        return judge.flatMap(admitted -> answered(script));
    }

    private Mono<Answers> answered(Script script) {
        var commands = script.commands().orElseThrow(() -> Problem.malformed("commands: expected a list of commands"));
        if (commands.isEmpty() || commands.size() > most) {
            throw Problem.malformed("commands: expected 1 to " + most + " commands, found " + commands.size());
        }
        return Mono.fromCallable(() -> answers(commands))
                .subscribeOn(bench)
                .onErrorMap(RejectedExecutionException.class, e -> busy());
    }

    private Answers answers(List<Object> commands) {
        var lab = new Lab(new CardIndex(pool.cards(), pool));
        return new Answers(commands.stream().map(lab::ask).toList());
    }

    private static Problem closed() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "lab-closed",
                "The lab is closed",
                "This service was started without a secret for" + " tokens; set AEMBERLOG_TOKENS_SECRET.");
    }

    private static Problem busy() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "lab-busy",
                "The lab is busy",
                "Too many scripts are waiting; try again in a moment.");
    }
}
