package org.aemberlog.match.invitations.service;

import org.aemberlog.match.invitations.Invitation;
import org.aemberlog.match.invitations.mongo.InvitationStore;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.service.SeriesService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Opens the series of accepted invitations. That it is accepted is stored before, and the series
 * has the invitation's id, so that whatever breaks in between is made up for and opens one series.
 */
@Component
class SeriesOpener {

    private static final Logger LOG = LoggerFactory.getLogger(SeriesOpener.class);
    private static final int CONCURRENCY = 16;

    private final InvitationStore store;
    private final SeriesService desk;

    SeriesOpener(InvitationStore store, SeriesService desk) {
        this.store = store;
        this.desk = desk;
    }

    /** Opens what was left when the service stopped or the store was away. */
    @Scheduled(fixedDelayString = "${aemberlog.series.retry-after}")
    void openAgain() {
        store.toOpen()
                .flatMap(
                        invitation -> open(invitation)
                                .doOnError(e -> failed(invitation, e))
                                .onErrorComplete(),
                        CONCURRENCY)
                .doOnError(e -> LOG.error("Accepted invitations cannot be looked up", e))
                .onErrorComplete()
                .blockLast();
    }

    private static void failed(Invitation invitation, Throwable cause) {
        LOG.warn("Invitation {} waits to be opened", invitation.id().value(), cause);
    }

    /** The series of an accepted invitation, opened if it is not. */
    Mono<Series> open(Invitation accepted) {
        return accepted.toOpen()
                ? desk.open(accepted.id(), accepted.terms().orElseThrow()).flatMap(this::note)
                : desk.see(accepted.id());
    }

    private Mono<Series> note(Series series) {
        return store.change(series.id(), now -> Mono.just(now.asOpened())).thenReturn(series);
    }
}
