package org.aemberlog.match.series.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.bots.WantedBots;
import org.aemberlog.match.creation.AgreedTerms;
import org.aemberlog.match.creation.DeckClient;
import org.aemberlog.match.identity.DerivedIds;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.SeriesTerms;
import org.aemberlog.match.series.service.SeriesProblems;
import org.aemberlog.match.series.service.SeriesService;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.http.Malformed;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /series...}. */
@RestController
class SeriesController {

    private final DeckClient decks;
    private final DerivedIds ids;
    private final SeriesTokens sides;
    private final SeriesViews scoreboard;
    private final SeriesService desk;
    private final CreationQuota quota;
    private final AgreedTerms agreed;

    SeriesController(
            DeckClient decks,
            DerivedIds ids,
            SeriesTokens sides,
            SeriesViews scoreboard,
            SeriesService desk,
            CreationQuota quota,
            AgreedTerms agreed) {
        this.decks = decks;
        this.ids = ids;
        this.sides = sides;
        this.scoreboard = scoreboard;
        this.desk = desk;
        this.quota = quota;
        this.agreed = agreed;
    }

    @Operation(summary = "Opens a series between two decks and gives the tokens of its sides")
    @PostMapping(path = "/series", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    Mono<OpenedSeries> openSeries(
            @RequestBody NewSeries wanted,
            IdempotencyKey key,
            ServerHttpRequest request,
            @Parameter(hidden = true) Optional<ProfileId> creator) {
        var a = wanted.players().a();
        var b = wanted.players().b();
        var id = new SeriesId(ids.series(key.value()));
        var agreement = Mono.zip(decks.deck(a.deck(), creator), decks.deck(b.deck(), creator))
                .map(found -> terms(wanted, List.of(found.getT1(), found.getT2()), creator));
        return quota.admit(request, id.value(), agreement, terms -> Mono.defer(() -> desk.open(id, terms)))
                .flatMap(series -> scoreboard.show(series, Optional.empty()).map(view -> welcome(series, view)));
    }

    private SeriesTerms terms(NewSeries wanted, List<DeckList> decks, Optional<ProfileId> creator) {
        var bots = bots(wanted);
        var profiles = new EnumMap<Seat, ProfileId>(Seat.class);
        WantedBots.seatOfCreator(bots).ifPresent(seat -> creator.ifPresent(it -> profiles.put(seat, it)));
        return Malformed.unless(() -> new SeriesTerms(
                List.of(wanted.players().a().name(), wanted.players().b().name()),
                decks,
                wanted.bestOf(),
                wanted.handicap().map(NewSeries.Handicapped::stronger),
                wanted.bid().map(NewSeries.BidFor::deck),
                Optional.of(agreed.of(wanted.terms())),
                wanted.chains(),
                bots,
                profiles));
    }

    private static Map<Seat, String> bots(NewSeries wanted) {
        var players = wanted.players();
        return WantedBots.unlessSubstituted(
                WantedBots.unlessBidding(
                        WantedBots.of(players.a().bot(), players.b().bot()),
                        wanted.bid().isPresent()),
                wanted.substitute());
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
    @OnSide
    Mono<SeriesView> getSeries(@PathVariable String id, @Parameter(hidden = true) Optional<Principal> principal) {
        var series = seriesId(id);
        var side = principal.map(it -> SeriesTokens.side(it, series));
        return desk.see(series).flatMap(found -> scoreboard.show(found, side));
    }

    @Operation(summary = "Bids chains for the deck")
    @PostMapping(path = "/series/{id}/bids", consumes = MediaType.APPLICATION_JSON_VALUE)
    @OnSide
    Mono<SeriesView> bidChains(@PathVariable String id, @RequestBody NewBid bid, Principal principal) {
        return on(id, principal, (series, side) -> desk.bid(series, side, bid.chains()));
    }

    @Operation(summary = "Lets the highest bid stand; the first game begins")
    @PostMapping("/series/{id}/pass")
    @OnSide
    Mono<SeriesView> passBid(@PathVariable String id, Principal principal) {
        return on(id, principal, desk::pass);
    }

    @Operation(summary = "Chooses the first player of the next game, which begins")
    @PostMapping(path = "/series/{id}/first-player", consumes = MediaType.APPLICATION_JSON_VALUE)
    @OnSide
    Mono<SeriesView> chooseFirstPlayer(@PathVariable String id, @RequestBody FirstPlayer choice, Principal principal) {
        return on(id, principal, (series, side) -> desk.choose(series, side, choice.first()));
    }

    private Mono<SeriesView> on(String id, Principal principal, BiFunction<SeriesId, Seat, Mono<Series>> deed) {
        var series = seriesId(id);
        var side = SeriesTokens.side(principal, series);
        return deed.apply(series, side).flatMap(found -> scoreboard.show(found, Optional.of(side)));
    }

    private static SeriesId seriesId(String id) {
        try {
            return new SeriesId(id);
        } catch (IllegalArgumentException e) {
            throw SeriesProblems.noSuchSeries();
        }
    }
}
