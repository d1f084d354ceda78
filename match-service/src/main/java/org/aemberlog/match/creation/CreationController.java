package org.aemberlog.match.creation;

import io.swagger.v3.oas.annotations.Operation;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.match.Json;
import org.aemberlog.match.Outbox;
import org.aemberlog.match.live.Moment;
import org.aemberlog.match.live.Waiting;
import org.aemberlog.match.problems.Bodies;
import org.aemberlog.match.problems.Problem;
import org.aemberlog.match.seats.Tickets;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code POST /matches}. */
@RestController
class CreationController {

    private static final String INTENT_ID = "create";

    private final Bodies bodies;
    private final DeckShelf decks;
    private final Tickets tickets;
    private final Outbox outbox;
    private final Waiting waiting;
    private final boolean chosenSeeds;
    private final Duration patience;

    CreationController(
            Bodies bodies,
            DeckShelf decks,
            Tickets tickets,
            Outbox outbox,
            Waiting waiting,
            @Value("${aemberlog.matches.chosen-seeds}") boolean chosenSeeds,
            @Value("${aemberlog.intents.wait}") Duration patience) {
        this.bodies = bodies;
        this.decks = decks;
        this.tickets = tickets;
        this.outbox = outbox;
        this.waiting = waiting;
        this.chosenSeeds = chosenSeeds;
        this.patience = patience;
    }

    @Operation(summary = "Creates a match from two decks and gives the tokens of its seats")
    @PostMapping("/matches")
    Mono<ResponseEntity<byte[]>> create(
            @RequestBody byte[] body,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var wanted = bodies.read(NewMatch.class, bodies.object(body));
        if (wanted.seed().isPresent() && !chosenSeeds) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "seed-not-allowed",
                    "The seed cannot be chosen here",
                    "Leave out 'seed'; this server rolls it.");
        }
        var match = idFor(key == null ? UUID.randomUUID().toString() : key);
        var a = wanted.players().a();
        var b = wanted.players().b();
        return Mono.zip(decks.deck(a.deck()), decks.deck(b.deck()))
                .map(found -> List.of(seat(a, found.getT1()), seat(b, found.getT2())))
                .map(
                        seats ->
                                new CreateMatch(
                                        match,
                                        wanted.seed().orElseGet(() -> tickets.seedOf(match)),
                                        seats))
                .onErrorMap(
                        e -> e instanceof IllegalArgumentException,
                        e -> Problem.malformed(e.getMessage()))
                .flatMap(this::send)
                .map(moment -> Json.answer(HttpStatus.CREATED, welcome(match, moment)));
    }

    private Mono<Moment> send(CreateMatch create) {
        var record = new IntentRecord(create.match(), INTENT_ID, Optional.empty(), create);
        var outcome = waiting.forOutcome(create.match(), INTENT_ID, patience);
        return outcome.doOnSubscribe(s -> outbox.send(record).subscribe());
    }

    private static SeatSetup seat(NewMatch.Player player, DeckList deck) {
        return new SeatSetup(player.name(), deck, player.chains().orElse(0));
    }

    /** The same key gives the same match. */
    private static MatchId idFor(String key) {
        var bytes = ("match/" + key).getBytes(StandardCharsets.UTF_8);
        return new MatchId(UUID.nameUUIDFromBytes(bytes).toString());
    }

    private Map<String, Object> welcome(MatchId match, Moment moment) {
        var issued = new LinkedHashMap<String, Object>();
        for (var seat : Seat.values()) {
            issued.put(
                    seat.name().toLowerCase(Locale.ROOT),
                    tickets.issue(match, Optional.of(seat)));
        }
        issued.put("spectator", tickets.issue(match, Optional.empty()));
        var body = new LinkedHashMap<String, Object>();
        body.put("match", match);
        body.put("version", moment.commit().version());
        body.put("tokens", issued);
        return body;
    }
}
