package org.aemberlog.match.invitations.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.creation.AgreedTerms;
import org.aemberlog.match.creation.DeckClient;
import org.aemberlog.match.identity.DerivedIds;
import org.aemberlog.match.invitations.Invitation;
import org.aemberlog.match.invitations.Offer;
import org.aemberlog.match.invitations.service.Acceptance;
import org.aemberlog.match.invitations.service.InvitationProblems;
import org.aemberlog.match.invitations.service.InvitationService;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.http.OnSide;
import org.aemberlog.match.series.http.SeriesTokens;
import org.aemberlog.match.series.http.SeriesViews;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.http.Malformed;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /invitations...}. */
@RestController
class InvitationController {

    private static final int MAX = 100;

    private final DeckClient decks;
    private final DerivedIds ids;
    private final SeriesTokens sides;
    private final SeriesViews scoreboard;
    private final InvitationService desk;
    private final CreationQuota quota;
    private final AgreedTerms agreed;

    InvitationController(
            DeckClient decks,
            DerivedIds ids,
            SeriesTokens sides,
            SeriesViews scoreboard,
            InvitationService desk,
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

    @Operation(summary = "Invites somebody to a series and gives the host's token")
    @PostMapping(path = "/invitations", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    Mono<Invited> createInvitation(
            @RequestBody NewInvitation wanted,
            IdempotencyKey key,
            ServerHttpRequest request,
            @Parameter(hidden = true) Optional<ProfileId> host) {
        var id = new SeriesId(ids.invitation(key.value()));
        var terms = agreed.of(wanted.terms());
        var offer = decks.deck(wanted.deck(), host).map(deck -> offer(wanted, deck, terms, host));
        return quota.admit(request, id.value(), offer, it -> desk.invite(id, it))
                .map(made -> new Invited(view(made), sides.issue(id, Seat.A, wanted.name())));
    }

    private static Offer offer(
            NewInvitation wanted, DeckList deck, org.aemberlog.game.state.Terms terms, Optional<ProfileId> host) {
        return new Offer(
                wanted.name(),
                deck,
                wanted.bestOf().orElse(1),
                wanted.chains(),
                terms,
                wanted.listed().orElse(false),
                host);
    }

    /** Invitations that are open. */
    record Waiting(@Kept List<InvitationView> invitations) {}

    @Operation(summary = "The listed invitations that are open, the newest first")
    @GetMapping("/invitations")
    Mono<Waiting> listInvitations(@RequestParam(defaultValue = "" + MAX) int limit) {
        Malformed.unlessUpTo(MAX, "limit", limit);
        return desk.waiting(limit).map(InvitationController::view).collectList().map(Waiting::new);
    }

    @Operation(summary = "An invitation and what has become of it")
    @GetMapping("/invitations/{id}")
    Mono<InvitationView> getInvitation(@PathVariable String id) {
        return desk.see(seriesId(id)).map(InvitationController::view);
    }

    @Operation(summary = "Accepts an invitation: the series begins, and the guest has a token")
    @PostMapping(path = "/invitations/{id}/acceptance", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    Mono<Accepted> acceptInvitation(
            @PathVariable String id,
            @RequestBody NewGuest wanted,
            IdempotencyKey key,
            ServerHttpRequest request,
            @Parameter(hidden = true) Optional<ProfileId> guest) {
        var series = seriesId(id);
        var acceptance = new Acceptance(key.value(), wanted.name(), wanted.deck(), guest);
        return quota.admit(request).then(desk.accept(series, acceptance)).flatMap(this::welcome);
    }

    private Mono<Accepted> welcome(Series series) {
        var guest = series.terms().player(Seat.B);
        return scoreboard
                .show(series, Optional.of(Seat.B))
                .map(view -> new Accepted(view, sides.issue(series.id(), Seat.B, guest)));
    }

    @Operation(summary = "Takes an invitation back, with the host's token")
    @DeleteMapping("/invitations/{id}")
    @OnSide
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> withdrawInvitation(@PathVariable String id, Principal host) {
        var series = seriesId(id);
        SeriesTokens.side(host, series);
        return desk.withdraw(series).then(quota.over(series.value()));
    }

    private static InvitationView view(Invitation invitation) {
        return InvitationView.of(invitation, System.currentTimeMillis());
    }

    private static SeriesId seriesId(String id) {
        try {
            return new SeriesId(id);
        } catch (IllegalArgumentException e) {
            throw InvitationProblems.noSuchInvitation();
        }
    }
}
