package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;

/**
 * A whole match from its creation, with what was agreed on and a time that the test says. Every
 * accepted intent is checked against the fold of its events.
 */
final class Table {

    /** The time at which matches are created. */
    static final long NOON = 1_763_700_000_000L;

    private final Rules rules = new Rules(TestCards::find);
    private final List<MatchEvent> events = new ArrayList<>();
    private Match match;
    private long now = NOON;

    private Table(CreateMatch create) {
        var created = (Decision.Accepted) rules.create(create, now);
        assertThat(Match.created(created.events())).isEqualTo(created.next());
        events.addAll(created.events());
        match = created.next();
    }

    static Table under(Terms terms) {
        return under(terms, Optional.of(Seat.A));
    }

    static Table under(Terms terms, Optional<Seat> first) {
        var seats = List.of(TestCards.seat("Alice", 0), TestCards.seat("Bob", 0));
        return new Table(new CreateMatch(new MatchId("m"), "seed", seats, first, Optional.of(terms)));
    }

    /** The first turn of seat A, in its main step. */
    static Table inFirstTurn(Terms terms) {
        var table = under(terms);
        table.asks(new KeepHand(Seat.A));
        table.asks(new KeepHand(Seat.B));
        table.asks(new ChooseHouse(Seat.A, House.LOGOS));
        return table;
    }

    Table after(long millis) {
        now += millis;
        return this;
    }

    /** The events of an intent that is accepted. */
    List<MatchEvent> asks(Intent intent) {
        var decision = rules.decide(match, intent, now);
        assertThat(decision).as("%s", intent).isInstanceOf(Decision.Accepted.class);
        var accepted = (Decision.Accepted) decision;
        assertThat(match.after(intent, accepted.events())).isEqualTo(accepted.next());
        match = accepted.next();
        events.addAll(accepted.events());
        return accepted.events();
    }

    /** Why an intent is rejected. */
    Rejection rejected(Intent intent) {
        var decision = rules.decide(match, intent, now);
        assertThat(decision).as("%s", intent).isInstanceOf(Decision.Rejected.class);
        return ((Decision.Rejected) decision).reason();
    }

    List<Intent> legal() {
        return List.copyOf(rules.legalIntents(match));
    }

    Match match() {
        return match;
    }

    Rules rules() {
        return rules;
    }

    MatchState state() {
        return match.state();
    }

    List<MatchEvent> events() {
        return events;
    }

    /** The last event so far of this type. */
    <T extends MatchEvent> T last(Class<T> type) {
        return events.reversed().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }
}
