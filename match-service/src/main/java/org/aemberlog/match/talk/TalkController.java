package org.aemberlog.match.talk;

import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.absence.Absence;
import org.aemberlog.match.absence.Absences;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.match.seats.AtSeat;
import org.aemberlog.match.seats.AtTable;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.aemberlog.support.problems.Problem;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /matches/{id}/talk}: what is said at a table, and whether there is a rematch. */
@RestController
@EnableConfigurationProperties(TalkSettings.class)
class TalkController {

    private final MatchCache matches;
    private final TalkStore store;
    private final Rematches rematches;
    private final CreationQuota quota;
    private final SeatTokens tickets;
    private final Absences absences;
    private final boolean phrases;
    private final RateLimitBuckets<SeatAccess> limit;

    TalkController(
            MatchCache matches,
            TalkStore store,
            Rematches rematches,
            CreationQuota quota,
            SeatTokens tickets,
            Absences absences,
            TalkSettings settings,
            Limits limits,
            MeterRegistry meters) {
        this.matches = matches;
        this.store = store;
        this.rematches = rematches;
        this.quota = quota;
        this.tickets = tickets;
        this.absences = absences;
        this.phrases = settings.phrases();
        this.limit = new RateLimitBuckets<>("talk", settings.rate(), limits.tracked(), meters);
    }

    /**
     * What was said at a table.
     *
     * @param phrases the latest ten, the last one last
     * @param mayRematch {@code true} once the players may agree on a rematch
     * @param rematch with which decks each player offers a rematch
     * @param next the rematch that was agreed on
     * @param leftAfter the seconds without a sign after which a player has left
     * @param absence that the opponent is away, for who plays
     */
    record Heard(
            @Kept List<Talk.Said> phrases,
            Optional<Boolean> mayRematch,
            Map<Seat, Decks> rematch,
            Optional<Next> next,
            long leftAfter,
            Optional<Absence> absence) {}

    /**
     * A match to go on to.
     *
     * @param token for the same seat, or to watch; empty where other issuers give out those
     */
    record Next(MatchId match, Optional<String> token) {}

    /** What somebody says. */
    record Saying(Phrase phrase) {}

    /** What somebody offers. */
    record Offer(Decks decks) {}

    @Operation(summary = "What was said at the table, and whether there is a rematch")
    @GetMapping("/matches/{id}/talk")
    @AtTable
    Mono<Heard> readTalk(@PathVariable MatchId id, Principal principal) {
        var ticket = SeatAccess.of(principal);
        return matches.get(id).flatMap(match -> store.find(id).flatMap(talk -> heard(talk, match, ticket)));
    }

    @Operation(summary = "Says one of the ready-made phrases")
    @PostMapping(path = "/matches/{id}/phrases", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AtSeat
    Mono<Heard> sayPhrase(@PathVariable MatchId id, @RequestBody Saying saying, Principal principal) {
        var ticket = SeatAccess.of(principal);
        var seat = ticket.seated();
        if (!phrases) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN, "no-phrases", "Nothing is said here", "This server lets nobody say phrases.");
        }
        limit.take(ticket);
        return matches.get(id)
                .flatMap(match -> store.change(id, talk -> talk.saying(seat, saying.phrase()))
                        .flatMap(talk -> heard(talk, match, ticket)));
    }

    @Operation(summary = "Offers a rematch, or agrees to one; it begins when both players offer the same")
    @PostMapping(path = "/matches/{id}/rematch", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AtSeat
    Mono<Heard> offerRematch(
            @PathVariable MatchId id, @RequestBody Offer offer, Principal principal, ServerHttpRequest request) {
        var ticket = SeatAccess.of(principal);
        var seat = ticket.seated();
        limit.take(ticket);
        return matches.get(id)
                .flatMap(match -> rematches
                        .requirePossible(match)
                        .then(store.change(id, talk -> talk.offering(seat, offer.decks(), rematches.idFor(id))))
                        .flatMap(talk -> begun(talk, match, request).then(heard(talk, match, ticket))));
    }

    /** Agreed on, it is begun; asked again, also by who agreed before, it is the same. */
    private Mono<Void> begun(Talk talk, Match match, ServerHttpRequest request) {
        return Mono.justOrEmpty(talk.next())
                .flatMap(next -> quota.admit(
                        request,
                        next.value(),
                        Mono.just(next),
                        it -> rematches.begin(match.state(), it, talk.rematch().get(Seat.A))))
                .then();
    }

    private Mono<Heard> heard(Talk talk, Match match, SeatAccess ticket) {
        return Mono.zip(mayRematch(match), next(talk, match, ticket), absence(match, ticket))
                .map(all -> new Heard(
                        talk.phrases(),
                        Optional.of(true).filter(it -> all.getT1()),
                        talk.rematch(),
                        all.getT2(),
                        absences.leftAfter().toSeconds(),
                        all.getT3()));
    }

    private Mono<Optional<Absence>> absence(Match match, SeatAccess ticket) {
        return Mono.justOrEmpty(ticket.seat())
                .flatMap(seat -> absences.of(match, seat))
                .map(Optional::of)
                .defaultIfEmpty(Optional.empty());
    }

    private Mono<Boolean> mayRematch(Match match) {
        return match.state().over()
                ? rematches.requirePossible(match).thenReturn(true).onErrorResume(Problem.class, e -> Mono.just(false))
                : Mono.just(false);
    }

    private Mono<Optional<Next>> next(Talk talk, Match match, SeatAccess ticket) {
        return Mono.justOrEmpty(talk.next())
                .flatMap(matches::get)
                .map(next -> Optional.of(next(next, match, ticket)))
                .onErrorResume(Problem.class, e -> Mono.just(Optional.empty()))
                .defaultIfEmpty(Optional.empty());
    }

    private Next next(Match next, Match match, SeatAccess ticket) {
        var who = ticket.seat().map(seat -> match.state().setup(seat).player()).orElse("spectator");
        var id = next.state().match();
        return new Next(id, tickets.issue(id, ticket.seat(), who));
    }
}
