package org.aemberlog.match.absence;

import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.oas.annotations.Operation;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.Intent.Claim.Outcome;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.bots.BotAssignment;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Presence;
import org.aemberlog.match.live.PresenceSettings;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.problems.MatchProblems;
import org.aemberlog.match.seats.AtSeat;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code POST /matches/{id}/claim}: what who stays makes of a match that the opponent has left. The rules get the
 * claim for one version of the match, so that whatever the opponent does a moment before comes first.
 */
@RestController
class ClaimController {

    private final MatchCache matches;
    private final Presence presence;
    private final Absences absences;
    private final IntentGateway asking;
    private final BotAssignment bots;
    private final CardLibrary library;
    private final RateLimitBuckets<SeatAccess> limit;

    ClaimController(
            MatchCache matches,
            Presence presence,
            Absences absences,
            IntentGateway asking,
            BotAssignment bots,
            CardLibrary library,
            PresenceSettings settings,
            Limits limits,
            MeterRegistry meters) {
        this.matches = matches;
        this.presence = presence;
        this.absences = absences;
        this.asking = asking;
        this.bots = bots;
        this.library = library;
        this.limit = new RateLimitBuckets<>("claim", settings.claims(), limits.tracked(), meters);
    }

    /**
     * What is claimed.
     *
     * @param expectedVersion the version of the match that the player looked at
     */
    record Claimed(Outcome outcome, long expectedVersion) {}

    @Operation(summary = "Ends a match that the opponent has left, or lets a bot play on")
    @PostMapping(path = "/matches/{id}/claim", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AtSeat
    Mono<Transition.Seen> claimMatch(
            @PathVariable MatchId id, @RequestBody Claimed claimed, Principal principal, IdempotencyKey key) {
        var access = SeatAccess.of(principal);
        limit.take(access);
        var claim = new Claim(access.seated(), claimed.outcome());
        var expected = claimed.expectedVersion();
        var intent = new IntentRecord(id, IntentId.seat(access.seated(), key.value()), Optional.of(expected), claim);
        return matches.get(id)
                .flatMap(match -> requireLeft(match, expected, claim))
                .then(claim.outcome() == Outcome.BOT_PLAYS_ON ? bots.requireRoom() : Mono.empty())
                .then(Mono.defer(() -> asking.ask(intent)))
                .map(moment -> moment.seenBy(access.viewer(), library));
    }

    /** Of an earlier version the rules know what came of the claim, or that it is stale. */
    private Mono<Void> requireLeft(Match match, long expected, Claim claim) {
        if (expected < match.version() || match.state().over()) {
            return Mono.empty();
        }
        if (expected > match.version()) {
            return Mono.error(
                    MatchProblems.rejected(new Rejection.StaleVersion(expected, match.version()), match.version()));
        }
        if (match.state().bots().containsKey(claim.seat())) {
            return Mono.error(MatchProblems.rejected(new Rejection.BotPlays(), match.version()));
        }
        return presence.sign(match.state().match(), claim.seat())
                .then(absences.of(match, claim.seat()))
                .filter(absence -> absence.outcomes().contains(claim.outcome()))
                .switchIfEmpty(Mono.<Absence>error(
                        () -> MatchProblems.rejected(new Rejection.OpponentPresent(), match.version())))
                .then();
    }
}
