package org.aemberlog.match.creation;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.bots.BotAssignment;
import org.aemberlog.match.bots.WantedBots;
import org.aemberlog.match.identity.DerivedIds;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.support.http.IdempotencyKey;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code POST /matches/{id}/forks}: a match for practice from anywhere in a finished one, for
 * whoever asks, as the events of finished matches are open. Repeated, it is the same match.
 */
@RestController
class ForkController {

    private final DerivedIds ids;
    private final MatchCache matches;
    private final BotAssignment seating;
    private final CreationQuota quota;
    private final Host host;

    ForkController(DerivedIds ids, MatchCache matches, BotAssignment seating, CreationQuota quota, Host host) {
        this.ids = ids;
        this.matches = matches;
        this.seating = seating;
        this.quota = quota;
        this.host = host;
    }

    @Operation(summary = "Begins a match for practice where a finished one was")
    @PostMapping(path = "/matches/{id}/forks", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    Mono<MatchCreatedResponse> forkMatch(
            @PathVariable MatchId id, @RequestBody NewFork wanted, IdempotencyKey key, ServerHttpRequest request) {
        var bots = wanted.bots().map(it -> WantedBots.of(it.a(), it.b())).orElseGet(Map::of);
        var intent = intent(id, wanted, bots, key.value());
        var prepared = matches.get(id).then(seating.requireBots(intent)).thenReturn(intent);
        return quota.admit(request, intent.match().value(), prepared, seating::create)
                .map(host::welcome);
    }

    private IntentRecord intent(MatchId from, NewFork wanted, Map<Seat, String> bots, String key) {
        var match = ids.fork(from, key);
        var fork = new ForkMatch(match, from, wanted.version(), ids.seed(match), bots);
        return new IntentRecord(match, IntentId.creator(match), Optional.empty(), fork);
    }
}
