package org.aemberlog.match.series.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.SeriesTerms;
import org.aemberlog.match.series.mongo.SeriesStore;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Games begin, even if the rules are away when they should, and once. */
class GameStarterTest extends MatchServiceTest {

    @Autowired
    private SeriesService desk;

    @Autowired
    private SeriesStore store;

    @Autowired
    private GameStarter beginnings;

    private final SeriesId id = new SeriesId(UUID.randomUUID().toString().replace("-", ""));
    private final MatchId game = new MatchId(id.value() + "-1");

    private Series open() {
        var decks = new TestDecks();
        var terms = new SeriesTerms(
                List.of("Terry", "Julie"),
                List.of(
                        decks.deck(TestDecks.GIANTS).orElseThrow(),
                        decks.deck(TestDecks.KNIGHTS).orElseThrow()),
                3,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return Blocking.first(desk.open(id, terms));
    }

    private Series series() {
        return Blocking.first(store.find(id));
    }

    @Test
    void aGameBeginsAtOnce() {
        assertThat(open().toBegin()).isEmpty();
        assertThat(version(game)).isEqualTo(1);
    }

    @Test
    void aGameBeginsOnceTheRulesAreBack() {
        referee.goAway();
        assertThat(open().toBegin()).isPresent();
        beginnings.beginAgain();
        assertThat(series().toBegin()).isPresent();
        assertThat(version(game)).isZero();
        referee.comeBack();
        beginnings.beginAgain();
        assertThat(series().toBegin()).isEmpty();
        assertThat(version(game)).isEqualTo(1);
    }

    @Test
    void aGameThatTheRulesSetUpLateIsSetUpOnce() {
        referee.hold();
        assertThat(open().toBegin()).isPresent();
        referee.release();
        beginnings.beginAgain();
        assertThat(series().toBegin()).isEmpty();
        assertThat(version(game)).isEqualTo(1);
    }

    @Test
    void aGameThatHasBegunIsNotAskedForAgain() {
        open();
        int sent = referee.sent().size();
        beginnings.beginAgain();
        assertThat(referee.sent()).hasSize(sent);
    }
}
