package org.aemberlog.standalone.sim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.AllowTakeback;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.Choose;
import org.aemberlog.game.intent.Intent.DeclineTakeback;
import org.aemberlog.game.intent.Intent.Takeback;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Questions;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;

/** Takes actions back now and then, and checks that the table is then as it was. */
final class TakebackChecks {

    private static final int ASKED_IN = 12;

    private final Rules rules;
    private final RandomGenerator random;
    private final Deque<Action> actions = new ArrayDeque<>();
    private int takenBack;

    /** A whole action, or one under way, with the state in which it was begun. */
    private record Action(MatchState before, List<MatchEvent> events) {}

    TakebackChecks(Rules rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
    }

    /** How many actions have been taken back. */
    int takenBack() {
        return takenBack;
    }

    /** What somebody wishes and may wish now about taking back the last action, if anything. */
    Optional<Takeback> wish(Match match, long at) {
        var asked = match.state().takeback();
        if (asked.isPresent()) {
            return answer(asked.get().opponent());
        }
        return random.nextInt(ASKED_IN) == 0
                ? ask(match, new AskTakeback(Seat.values()[random.nextInt(2)]), at)
                : Optional.empty();
    }

    private Optional<Takeback> answer(Seat seat) {
        return switch (random.nextInt(4)) {
            case 0, 1 -> Optional.of(new AllowTakeback(seat));
            case 2 -> Optional.of(new DeclineTakeback(seat));
            default -> Optional.empty();
        };
    }

    private Optional<Takeback> ask(Match match, AskTakeback ask, long at) {
        return switch (rules.decide(match, ask, at)) {
            case Decision.Accepted a -> {
                requireNothingCameOut(match.state(), ask.seat());
                yield Optional.of(ask);
            }
            case Decision.Rejected r -> {
                Invariants.require(
                        r.reason() instanceof Rejection.NothingToTakeBack
                                || r.reason() instanceof Rejection.HiddenInformationSeen,
                        "a takeback is rejected for what was done: "
                                + r.reason().message());
                yield Optional.empty();
            }
        };
    }

    private void requireNothingCameOut(MatchState now, Seat seat) {
        var last = actions.getLast();
        Invariants.require(
                last.events().stream()
                        .noneMatch(event ->
                                event instanceof MatchEvent.DeckShuffled || event instanceof MatchEvent.CardsDrawn),
                "what dice or a deck told is not taken back");
        Invariants.require(
                seen(last.before(), seat).containsAll(seen(now, seat)),
                "nothing is taken back after which its player has seen a card");
    }

    private static Set<CardId> seen(MatchState state, Seat seat) {
        var seen = new HashSet<CardId>();
        for (var owner : Seat.values()) {
            for (int i = 0; i < DeckList.SIZE; i++) {
                var card = CardId.of(owner, i);
                if (VisibleCards.sees(new Viewer.Seated(seat), card, state)) {
                    seen.add(card);
                }
            }
        }
        return seen;
    }

    /** Takes note of what was done, and checks what was taken back. */
    void follow(Match match, Intent intent, Decision.Accepted accepted) {
        switch (intent) {
            case AllowTakeback _ -> {
                Invariants.require(
                        table(accepted.next().state())
                                .equals(table(actions.removeLast().before())),
                        "the table is as it was before what was taken back");
                takenBack++;
            }
            case Takeback _ -> {}
            case Choose _ -> actions.getLast().events().addAll(accepted.events());
            case Intent _ -> actions.addLast(new Action(match.state(), new ArrayList<>(accepted.events())));
        }
    }

    /** The state without what goes on as it was when an action is taken back. */
    private static MatchState table(MatchState state) {
        return new MatchState(
                state.setup(),
                0,
                state.turn(),
                state.table(),
                new Questions(0, state.pending()),
                state.winner(),
                Optional.empty(),
                Optional.empty());
    }
}
