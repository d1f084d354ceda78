package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.DiscardCard;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.MainIntent;
import org.aemberlog.game.intent.Intent.RaiseTide;
import org.aemberlog.game.intent.Intent.ReturnToSeat;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.problems.MatchProblems;
import org.aemberlog.match.seats.AtTable;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.match.stream.View;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /matches/{id}/intents}. */
@RestController
class IntentController {

    private final Rules rules;
    private final CardLibrary library;
    private final MatchCache matches;
    private final IntentGateway asking;
    private final Previews previews;

    IntentController(Rules rules, CardLibrary library, MatchCache matches, IntentGateway asking, Previews previews) {
        this.rules = rules;
        this.library = library;
        this.matches = matches;
        this.asking = asking;
        this.previews = previews;
    }

    /**
     * What a seat may ask.
     *
     * @param intents each as it can be sent
     * @param choice that waits for the seat, and the {@code question} that it is in words
     * @param takeback what the seat may do about taking back the last action
     * @param obstacles once nothing can be played or used in the main step, why not
     */
    record Menu(
            long version,
            @Kept List<SeatIntent> intents,
            Optional<Choice> choice,
            Optional<Question> question,
            Optional<Takeback> takeback,
            List<Obstacle> obstacles) {}

    @Operation(summary = "What the seat may ask now, with the choice that waits for it")
    @GetMapping("/matches/{id}/intents")
    @AtTable
    Mono<Menu> listIntents(@PathVariable MatchId id, Principal principal) {
        var seat = SeatAccess.of(principal).seated();
        return matches.get(id).map(live -> menu(live, seat));
    }

    private Menu menu(Match live, Seat seat) {
        var state = live.state();
        boolean decides =
                !state.over() && state.toAct() == seat && !state.bots().containsKey(seat);
        var viewer = new Viewer.Seated(seat);
        var intents = intents(live, seat);
        return new Menu(
                live.version(),
                intents,
                state.pending().filter(it -> decides).map(choice -> Redaction.choice(choice, state, viewer)),
                decides ? Question.of(state, library, viewer) : Optional.empty(),
                takeback(live, seat),
                decides && intents.stream().allMatch(IntentController::isLittle)
                        ? Obstacle.of(rules.obstacles(live))
                        : List.of());
    }

    /** Whether an intent neither plays nor uses a card. */
    private static boolean isLittle(SeatIntent intent) {
        return !(intent instanceof MainIntent)
                || intent instanceof DiscardCard
                || intent instanceof RaiseTide
                || intent instanceof EndTurn;
    }

    /** Nonces are added in any order; all else is for whoever is to act. */
    private List<SeatIntent> intents(Match live, Seat seat) {
        var state = live.state();
        if (state.over()) {
            return List.of();
        }
        if (state.bots().containsKey(seat)) {
            return state.setup().substitute().isPresent() ? List.of(new ReturnToSeat(seat)) : List.of();
        }
        if (!state.chance().complete()) {
            return state.chance().nonce(seat).isPresent() ? List.of() : List.of(new AddNonce(seat, ""));
        }
        return state.toAct() == seat ? rules.legalIntents(live) : List.of();
    }

    /** What a seat may do about taking back the last action. */
    enum Takeback {
        /** Take it back without asking: the opponent is a bot. */
        MAY_UNDO,
        /** Ask for it. */
        MAY_ASK,
        /** Wait for the opponent's answer. */
        WAITS,
        /** Allow or decline what the opponent has asked for. */
        MAY_ANSWER
    }

    private Optional<Takeback> takeback(Match live, Seat seat) {
        var asked = live.state().takeback();
        if (live.state().over()) {
            return Optional.empty();
        }
        if (asked.isPresent()) {
            return Optional.of(asked.get() == seat ? Takeback.WAITS : Takeback.MAY_ANSWER);
        }
        if (!(rules.decide(live, new AskTakeback(seat)) instanceof Decision.Accepted)) {
            return Optional.empty();
        }
        return Optional.of(live.state().bots().containsKey(seat.opponent()) ? Takeback.MAY_UNDO : Takeback.MAY_ASK);
    }

    /** That an intent was accepted: the table after it, and what the seat may ask then. */
    record Accepted(long version, View view, Menu menu) {}

    /** That an intent is on its way. */
    record Sent(String intentId) {}

    @Operation(summary = "Asks for something; by default waits for what becomes of it")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            schema = @Schema(oneOf = {Transition.Seen.class, Accepted.class, Previews.Foreseen.class})))
    @ApiResponse(responseCode = "202", content = @Content(schema = @Schema(implementation = Sent.class)))
    @PostMapping(path = "/matches/{id}/intents", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AtTable
    Mono<ResponseEntity<Record>> sendIntent(
            @PathVariable MatchId id,
            @RequestBody Map<String, Object> body,
            @RequestParam(defaultValue = "true") boolean wait,
            @Parameter(description = "Answer with the choice that it would ask first, if there is one, and do nothing")
                    @RequestParam(defaultValue = "false")
                    boolean foresee,
            @Parameter(description = "Answer with the table and what may be asked then, in place of the events")
                    @RequestParam(defaultValue = "false")
                    boolean table,
            Principal principal,
            IdempotencyKey key) {
        var ticket = SeatAccess.of(principal);
        var sent = SentIntent.read(body, ticket.seated());
        var intent = new IntentRecord(id, IntentId.seat(ticket.seated(), key.value()), sent.expected(), sent.intent());
        return matches.get(id)
                .doOnNext(live -> requireOwnSeat(live, sent.intent()))
                .flatMap(live -> (foresee ? foreseen(live, sent, ticket) : Mono.<ResponseEntity<Record>>empty())
                        .switchIfEmpty(Mono.defer(() -> wait ? asked(intent, ticket, table) : sent(intent))));
    }

    /** The choice that an intent would ask first. What is wrong with it, if anything, the rules say as ever. */
    private Mono<ResponseEntity<Record>> foreseen(Match live, SentIntent sent, SeatAccess ticket) {
        return previews.of(live, sent, ticket)
                .filter(it -> it.choice().isPresent())
                .<ResponseEntity<Record>>map(ResponseEntity::ok)
                .onErrorComplete(e -> e instanceof Problem it && it.getStatusCode() != HttpStatus.TOO_MANY_REQUESTS);
    }

    /** Nobody plays together with a bot. */
    private static void requireOwnSeat(Match live, SeatIntent intent) {
        if (live.state().bots().containsKey(intent.seat()) && !(intent instanceof ReturnToSeat)) {
            throw MatchProblems.rejected(new Rejection.BotPlays(), live.version());
        }
    }

    private Mono<ResponseEntity<Record>> asked(IntentRecord intent, SeatAccess ticket, boolean table) {
        return asking.ask(intent)
                .map(moment -> ResponseEntity.ok(
                        table ? accepted(moment.after(), ticket) : moment.seenBy(ticket.viewer(), library)));
    }

    private Accepted accepted(Match after, SeatAccess ticket) {
        return new Accepted(after.version(), View.of(after, rules, ticket.viewer()), menu(after, ticket.seated()));
    }

    private Mono<ResponseEntity<Record>> sent(IntentRecord intent) {
        var sent = new Sent(IntentId.textOf(intent.intentId()));
        return asking.send(intent).thenReturn(ResponseEntity.accepted().body(sent));
    }
}
