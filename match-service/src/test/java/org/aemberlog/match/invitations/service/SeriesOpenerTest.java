package org.aemberlog.match.invitations.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.invitations.Guest;
import org.aemberlog.match.invitations.Invitation;
import org.aemberlog.match.invitations.InvitationHttpTest;
import org.aemberlog.match.invitations.mongo.InvitationStore;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.mongo.SeriesStore;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import reactor.core.publisher.Mono;

/** A service that dies while somebody accepts opens the series when it is back, and once. */
class SeriesOpenerTest extends InvitationHttpTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final String KEY = "the-key-of-gus";

    @Autowired
    private InvitationStore store;

    @Autowired
    private SeriesStore series;

    @Autowired
    private SeriesOpener openings;

    /** As if the service had died between storing who accepts and opening the series. */
    private SeriesId accepted() {
        var id = new SeriesId(id(invited(offer())));
        var deck = new TestDecks().deck(TestDecks.KNIGHTS).orElseThrow();
        var guest = new Guest(KEY, "Gus", deck, Optional.empty());
        Blocking.first(store.change(id, invitation -> Mono.just(invitation.acceptedBy(guest))));
        assertThat(series.find(id).blockOptional(TIMEOUT)).isEmpty();
        return id;
    }

    private Invitation stored(SeriesId id) {
        return Blocking.first(store.find(id));
    }

    private void expectOneSeries(SeriesId id) {
        var opened = Blocking.first(series.find(id));
        assertThat(opened.terms().players()).containsExactly("Hedy", "Gus");
        assertThat(stored(id).toOpen()).isFalse();
        assertThat(version(new MatchId(id.value() + "-1"))).isEqualTo(1);
    }

    @Test
    void theSeriesIsOpenedBySomebodyWhoComesBack() {
        var id = accepted();
        openings.openAgain();
        expectOneSeries(id);
        int sent = referee.sent().size();
        openings.openAgain();
        assertThat(referee.sent()).hasSize(sent);
    }

    @Test
    void theSeriesIsOpenedForTheGuestWhoAsksAgain() {
        var id = accepted();
        expectProblem(accept(id.value(), guest("Eve"), newKey()), 409, "seat-taken");
        assertThat(created(accept(id.value(), guest("Gus"), KEY))).containsKey("token");
        expectOneSeries(id);
    }

    @Test
    void theSeriesIsOpenedForTheHostWhoLooks() {
        var id = accepted();
        assertThat(seen(id.value())).containsEntry("state", "accepted");
        expectOneSeries(id);
    }

    @Test
    void aSeriesThatIsOpenIsNotedAndNotOpenedAgain() {
        var id = accepted();
        var stale = stored(id);
        Blocking.first(openings.open(stale));
        var opened = Blocking.first(series.find(id));
        Blocking.first(openings.open(stale));
        assertThat(Blocking.first(series.find(id))).isEqualTo(opened);
        expectOneSeries(id);
    }

    @Test
    void anAcceptanceWhileTheRulesAreAwayBeginsLater() {
        var id = id(invited(offer()));
        referee.goAway();
        var accepted = created(accept(id, guest("Gus"), KEY));
        assertThat(object(accepted, "series").get("games").toString()).contains("begun=false");
        referee.comeBack();
        created(accept(id, guest("Gus"), KEY));
        assertThat(stored(new SeriesId(id)).toOpen()).isFalse();
    }
}
