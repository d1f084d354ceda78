package org.aemberlog.match.creation;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.match.Json;
import org.aemberlog.match.bots.BotAssignment;
import org.aemberlog.match.bots.WantedBots;
import org.aemberlog.match.creation.NewMatch.Player;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code POST /matches}. The match's id and seed follow from the idempotency key and the service's
 * secret, so that a repeated request is the same request, and nobody can tell either beforehand.
 */
@RestController
class CreationController {

    private static final int ID_DIGITS = 32;

    private final RequestReader bodies;
    private final DeckClient decks;
    private final MatchCreatedResponse welcome;
    private final SharedSecret secret;
    private final BotAssignment seating;
    private final CreationQuota quota;
    private final boolean chosenSeeds;

    CreationController(
            RequestReader bodies,
            DeckClient decks,
            MatchCreatedResponse welcome,
            SharedSecret secret,
            BotAssignment seating,
            CreationQuota quota,
            @Value("${aemberlog.matches.chosen-seeds}") boolean chosenSeeds) {
        this.bodies = bodies;
        this.decks = decks;
        this.welcome = welcome;
        this.secret = secret.required();
        this.seating = seating;
        this.quota = quota;
        this.chosenSeeds = chosenSeeds;
    }

    @Operation(summary = "Creates a match from two decks and gives the tokens of its seats")
    @PostMapping(path = "/matches", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> create(
            @RequestBody byte[] body,
            @RequestHeader(name = "Idempotency-Key", required = false) String key,
            ServerHttpRequest request) {
        var wanted = bodies.read(NewMatch.class, bodies.object(body));
        if (wanted.seed().isPresent() && !chosenSeeds) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "seed-not-allowed",
                    "The seed cannot be chosen here",
                    "Leave out 'seed'; this server rolls it.");
        }
        var a = wanted.players().a();
        var b = wanted.players().b();
        var bots = WantedBots.of(a.bot(), b.bot());
        var agreed = TimeLimits.terms(wanted.nonces(), wanted.clock());
        var terms = wanted.seed().isPresent() ? agreed.withChosenSeed() : agreed;
        var id = bodies.key(key);
        return Mono.zip(decks.deck(a.deck()), decks.deck(b.deck()))
                .map(found ->
                        List.of(seat(a, found.getT1(), bots.get(Seat.A)), seat(b, found.getT2(), bots.get(Seat.B))))
                .map(seats -> creation(id, wanted, terms, seats))
                .flatMap(creation -> seating.requireBots(creation)
                        .then(quota.admit(request, creation.match().value(), seating.create(creation))))
                .map(moment -> Json.answer(HttpStatus.CREATED, welcome.to(moment)));
    }

    private static SeatSetup seat(Player player, DeckList deck, String bot) {
        try {
            return new SeatSetup(player.name(), deck, player.chains().orElse(0), Optional.ofNullable(bot));
        } catch (IllegalArgumentException e) {
            throw Problem.malformed("players: " + e.getMessage());
        }
    }

    private IntentRecord creation(String key, NewMatch wanted, Terms terms, List<SeatSetup> seats) {
        var match = idOf(key);
        var seed = wanted.seed().orElseGet(() -> secret.derive("seed", match.value()));
        try {
            var create = new CreateMatch(match, seed, seats, Optional.empty(), Optional.of(terms));
            return new IntentRecord(match, IntentId.creator(key), Optional.empty(), create);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    /** Where seeds can be chosen, the same request gives the same match on every server. */
    private MatchId idOf(String key) {
        var digits = chosenSeeds ? Canonical.sha256(key) : secret.derive("match", key);
        return new MatchId(digits.substring(0, ID_DIGITS));
    }
}
