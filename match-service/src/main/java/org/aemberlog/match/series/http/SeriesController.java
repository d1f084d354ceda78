package org.aemberlog.match.series.http;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.Json;
import org.aemberlog.match.bots.WantedBots;
import org.aemberlog.match.creation.DeckClient;
import org.aemberlog.match.creation.TimeLimits;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.Terms;
import org.aemberlog.match.series.service.SeriesProblems;
import org.aemberlog.match.series.service.SeriesService;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /series...}. */
@RestController
class SeriesController {

    private final RequestReader bodies;
    private final DeckClient decks;
    private final SharedSecret secret;
    private final SeriesTokens sides;
    private final SeriesViews scoreboard;
    private final SeriesService desk;
    private final CreationQuota quota;

    SeriesController(
            RequestReader bodies,
            DeckClient decks,
            SharedSecret secret,
            SeriesTokens sides,
            SeriesViews scoreboard,
            SeriesService desk,
            CreationQuota quota) {
        this.bodies = bodies;
        this.decks = decks;
        this.secret = secret;
        this.sides = sides;
        this.scoreboard = scoreboard;
        this.desk = desk;
        this.quota = quota;
    }

    @Operation(summary = "Opens a series between two decks and gives the tokens of its sides")
    @PostMapping(path = "/series", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> open(
            @RequestBody byte[] body,
            @RequestHeader(name = "Idempotency-Key", required = false) String key,
            ServerHttpRequest request) {
        var wanted = bodies.read(NewSeries.class, bodies.object(body));
        var a = wanted.players().a();
        var b = wanted.players().b();
        var digits = secret.derive("series", bodies.key(key));
        var id = new SeriesId(digits.substring(0, SeriesId.DIGITS));
        return Mono.zip(decks.deck(a.deck()), decks.deck(b.deck()))
                .map(found -> terms(wanted, List.of(found.getT1(), found.getT2())))
                .flatMap(terms -> quota.admit(request, id.value(), Mono.defer(() -> desk.open(id, terms))))
                .flatMap(series -> scoreboard.show(series, Optional.empty()).map(view -> welcome(series, view)))
                .map(welcome -> Json.answer(HttpStatus.CREATED, welcome));
    }

    private static Terms terms(NewSeries wanted, List<DeckList> decks) {
        try {
            return new Terms(
                    List.of(wanted.players().a().name(), wanted.players().b().name()),
                    decks,
                    wanted.bestOf(),
                    wanted.handicap().map(NewSeries.Handicapped::stronger),
                    wanted.bid().map(NewSeries.BidFor::deck),
                    Optional.of(TimeLimits.terms(wanted.nonces(), wanted.clock())),
                    wanted.chains(),
                    bots(wanted));
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    private static Map<Seat, String> bots(NewSeries wanted) {
        var players = wanted.players();
        return WantedBots.unlessBidding(
                WantedBots.of(players.a().bot(), players.b().bot()),
                wanted.bid().isPresent());
    }

    private OpenedSeries welcome(Series series, SeriesView view) {
        return new OpenedSeries(view, new OpenedSeries.Tokens(token(series, Seat.A), token(series, Seat.B)));
    }

    private Optional<String> token(Series series, Seat seat) {
        return series.terms().bots().containsKey(seat)
                ? Optional.empty()
                : sides.issue(series.id(), seat, series.terms().player(seat));
    }

    @Operation(summary = "The series; with a side's token also the tokens of its games")
    @GetMapping("/series/{id}")
    Mono<ResponseEntity<byte[]>> see(
            @PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var series = seriesId(id);
        return authorization == null
                ? answer(desk.see(series), Optional.empty())
                : sides.check(authorization, series).flatMap(side -> answer(desk.see(series), Optional.of(side)));
    }

    @Operation(summary = "Bids chains for the deck")
    @PostMapping(path = "/series/{id}/bids", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> bid(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var series = seriesId(id);
        return sides.check(authorization, series).flatMap(side -> {
            var bid = bodies.read(NewBid.class, bodies.object(body));
            return answer(desk.bid(series, side, bid.chains()), Optional.of(side));
        });
    }

    @Operation(summary = "Lets the highest bid stand; the first game begins")
    @PostMapping("/series/{id}/pass")
    Mono<ResponseEntity<byte[]>> pass(
            @PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var series = seriesId(id);
        return sides.check(authorization, series).flatMap(side -> answer(desk.pass(series, side), Optional.of(side)));
    }

    @Operation(summary = "Chooses the first player of the next game, which begins")
    @PostMapping(path = "/series/{id}/first-player", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> choose(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var series = seriesId(id);
        return sides.check(authorization, series).flatMap(side -> {
            var choice = bodies.read(FirstPlayer.class, bodies.object(body));
            return answer(desk.choose(series, side, choice.first()), Optional.of(side));
        });
    }

    private Mono<ResponseEntity<byte[]>> answer(Mono<Series> series, Optional<Seat> side) {
        return series.flatMap(found -> scoreboard.show(found, side)).map(Json::ok);
    }

    private static SeriesId seriesId(String id) {
        try {
            return new SeriesId(id);
        } catch (IllegalArgumentException e) {
            throw SeriesProblems.noSuchSeries();
        }
    }
}
