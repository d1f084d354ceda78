package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.FirstPlayerChosen;
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rulebook, Game Setup, 4: rolled, or chosen after a defeat in a series. */
class FirstPlayerTest {

    private final Rules rules = new Rules(TestCards::find);

    private static CreateMatch create(Optional<Seat> first) {
        var seats = List.of(TestCards.seat("Alice", 0), TestCards.seat("Bob", 0));
        return new CreateMatch(new MatchId("m"), "seed", seats, first, Optional.empty());
    }

    private List<MatchEvent> events(CreateMatch create) {
        return ((Decision.Accepted) rules.create(create)).events();
    }

    @ParameterizedTest
    @EnumSource(Seat.class)
    void aChosenFirstPlayerIsNotRolled(Seat first) {
        var events = events(create(Optional.of(first)));
        assertThat(events).contains(new FirstPlayerChosen(first));
        assertThat(events).noneMatch(FirstPlayerRolled.class::isInstance);
        var state = Match.created(events).state();
        assertThat(state.first()).contains(first);
        assertThat(state.toAct()).isEqualTo(first);
        assertThat(state.side(first).hand()).hasSize(7);
        assertThat(state.side(first.opponent()).hand()).hasSize(6);
    }

    @Test
    void whoeverIsNotChosenIsRolled() {
        var events = events(create(Optional.empty()));
        assertThat(events).anyMatch(FirstPlayerRolled.class::isInstance);
        assertThat(events).noneMatch(FirstPlayerChosen.class::isInstance);
    }

    @Test
    void anIntentFromBeforeSeriesIsStillRead() {
        var create = create(Optional.empty());
        assertThat(Plain.map(create)).doesNotContainKey("first");
        assertThat(Plain.read(Intent.class, Plain.map(create))).isEqualTo(create);
    }
}
