package org.aemberlog.match.invitations.service;

import java.time.Duration;
import java.util.Optional;
import org.aemberlog.match.creation.DeckClient;
import org.aemberlog.match.invitations.Guest;
import org.aemberlog.match.invitations.Invitation;
import org.aemberlog.match.invitations.Offer;
import org.aemberlog.match.invitations.mongo.InvitationStore;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.service.SeriesProblems;
import org.aemberlog.match.series.service.SeriesService;
import org.aemberlog.support.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Where invitations are made, withdrawn and accepted. What cannot be done fails with a problem and
 * changes nothing.
 */
@Component
public class InvitationService {

    private final InvitationStore store;
    private final SeriesService series;
    private final SeriesOpener openings;
    private final DeckClient decks;
    private final Duration lifetime;

    InvitationService(
            InvitationStore store,
            SeriesService series,
            SeriesOpener openings,
            DeckClient decks,
            @Value("${aemberlog.invitations.lifetime}") Duration lifetime) {
        this.store = store;
        this.series = series;
        this.openings = openings;
        this.decks = decks;
        this.lifetime = lifetime;
    }

    /**
     * Makes an invitation, or gives the one with this id if it offers the same. Fails with
     * "malformed", "deck-not-legal" or "series-id-reused".
     */
    public Mono<Invitation> invite(SeriesId id, Offer offer) {
        return Mono.fromRunnable(() -> check(offer, new Guest("", offer.player(), offer.deck(), Optional.empty())))
                .then(Mono.fromCallable(() -> Invitation.of(id, offer, now(), lifetime)))
                .flatMap(store::open)
                .flatMap(kept -> kept.offer().equals(offer) ? Mono.just(kept) : Mono.error(SeriesProblems.idReused()));
    }

    /** A host whose deck would be rejected against itself can play against nobody. */
    private void check(Offer offer, Guest guest) {
        try {
            series.check(offer.against(guest));
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    /** The listed invitations that wait for somebody, the newest first. */
    public Flux<Invitation> waiting(int limit) {
        return Flux.defer(() -> store.waiting(now(), limit));
    }

    /**
     * An invitation. Its series is open when it says that it was accepted. Fails with
     * "no-such-invitation".
     */
    public Mono<Invitation> see(SeriesId id) {
        return store.find(id)
                .switchIfEmpty(Mono.error(InvitationProblems::noSuchInvitation))
                .flatMap(found -> found.toOpen() ? openings.open(found).thenReturn(found) : Mono.just(found));
    }

    /**
     * Seats the guest and opens the series, once however often it is asked. Fails with
     * "no-such-invitation", "seat-taken", "invitation-withdrawn", "invitation-expired" and, as when
     * a series is opened, "malformed", "no-such-deck", "deck-not-legal" or "series-id-reused".
     */
    public Mono<Series> accept(SeriesId id, Acceptance asked) {
        return store.change(id, invitation -> seat(invitation, asked))
                .switchIfEmpty(Mono.error(InvitationProblems::noSuchInvitation))
                .flatMap(openings::open);
    }

    private Mono<Invitation> seat(Invitation invitation, Acceptance asked) {
        return switch (invitation.state(now())) {
            case OPEN -> decks.deck(asked.deck(), asked.profile()).map(deck -> seated(invitation, asked.with(deck)));
            case ACCEPTED -> again(invitation, asked, invitation.guest().orElseThrow());
            case WITHDRAWN -> Mono.error(InvitationProblems.withdrawn());
            case EXPIRED -> Mono.error(InvitationProblems.expired());
        };
    }

    private Invitation seated(Invitation invitation, Guest guest) {
        check(invitation.offer(), guest);
        return invitation.acceptedBy(guest);
    }

    private static Mono<Invitation> again(Invitation invitation, Acceptance asked, Guest guest) {
        if (!asked.isBy(guest)) {
            return Mono.error(InvitationProblems.seatTaken());
        }
        return asked.isThatOf(guest) ? Mono.just(invitation) : Mono.error(SeriesProblems.idReused());
    }

    /**
     * Takes an invitation back; nothing happens when that was done. Fails with "no-such-invitation"
     * or "seat-taken".
     */
    public Mono<Invitation> withdraw(SeriesId id) {
        return store.change(
                        id,
                        invitation -> invitation.guest().isPresent()
                                ? Mono.error(InvitationProblems.seatTaken())
                                : Mono.just(invitation.takenBack()))
                .switchIfEmpty(Mono.error(InvitationProblems::noSuchInvitation));
    }

    private static long now() {
        return System.currentTimeMillis();
    }
}
