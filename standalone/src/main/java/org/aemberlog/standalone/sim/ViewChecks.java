package org.aemberlog.standalone.sim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;

/** What each viewer is shown holds nothing that the viewer may not see. */
final class ViewChecks {

    private static final List<Viewer> VIEWERS =
            List.of(new Viewer.Seated(Seat.A), new Viewer.Seated(Seat.B), new Viewer.Spectator());

    private ViewChecks() {}

    /** Checks what is shown of the events of one intent and of the table after it. */
    static void check(Rules rules, Match before, Decision.Accepted accepted) {
        var state = accepted.next().state();
        for (var viewer : VIEWERS) {
            var events = Redaction.visible(accepted.events(), before.state(), viewer);
            var names = VisibleCards.names(events, state).keySet();
            var table = VisibleCards.mentioned(TableViews.of(state, rules, viewer));
            var shown = shown(accepted.events(), state, viewer);
            for (var card : neverSeen(before.state(), state, viewer)) {
                if (shown.contains(card)) {
                    continue;
                }
                Invariants.require(
                        !names.contains(String.valueOf(card.number()))
                                || seenBetween(before.state(), accepted.events(), card, viewer),
                        () -> "no event names a card that its viewer may not see: " + card + " in "
                                + naming(events, card));
                Invariants.require(
                        !table.contains(card.number()),
                        () -> "no table shows a card that its viewer may not see: " + card);
            }
        }
    }

    /** Whether the card lay open at some time, such as a card played that returned to hand. */
    private static boolean seenBetween(MatchState before, List<MatchEvent> events, CardId card, Viewer viewer) {
        var state = before;
        for (var event : events) {
            state = state.apply(event);
            if (VisibleCards.sees(viewer, card, state)) {
                return true;
            }
        }
        return false;
    }

    private static List<MatchEvent> naming(List<MatchEvent> events, CardId card) {
        return events.stream()
                .filter(event -> VisibleCards.mentioned(event).contains(card.number()))
                .toList();
    }

    /**
     * Cards that were revealed to all, whose ability is resolving, that the viewer looked at or now
     * chooses among.
     */
    private static Set<CardId> shown(List<MatchEvent> events, MatchState after, Viewer viewer) {
        var shown = new HashSet<CardId>();
        for (var event : events) {
            if (event instanceof MatchEvent.CardsRevealed revealed) {
                shown.addAll(revealed.cards());
            } else if (event instanceof MatchEvent.CardsLookedAt looked && viewer.is(looked.seat())) {
                shown.addAll(looked.cards());
            } else if (event instanceof MatchEvent.ChoiceRequested asked) {
                addAsking(asked.choice(), shown);
            }
            acting(event).ifPresent(shown::add);
        }
        after.pending().ifPresent(choice -> addAsking(choice, shown));
        after.pending()
                .filter(choice -> viewer.is(choice.seat()))
                .ifPresent(choice -> VisibleCards.mentioned(choice).forEach(number -> shown.add(new CardId(number))));
        return shown;
    }

    /** The card whose ability did it, which was seen when that triggered, wherever it went since. */
    private static Optional<CardId> acting(MatchEvent event) {
        if (event instanceof MatchEvent.CardPurged purged) {
            return purged.by();
        }
        return event instanceof MatchEvent.LastingEffectBegan began ? Optional.of(began.source()) : Optional.empty();
    }

    /** The card that asks, those whose abilities wait, and who gave them these: all were seen when they triggered. */
    private static void addAsking(Choice choice, Set<CardId> shown) {
        choice.source().ifPresent(shown::add);
        for (var option : choice.options()) {
            if (option instanceof Choice.Option.Pending waiting) {
                shown.add(waiting.card());
                waiting.granter().ifPresent(shown::add);
            }
        }
    }

    /** Cards that were hidden before and are hidden after. */
    private static List<CardId> neverSeen(MatchState before, MatchState after, Viewer viewer) {
        var found = new ArrayList<CardId>();
        for (var seat : Seat.values()) {
            var side = before.side(seat);
            var hidden = new ArrayList<>(side.deck());
            boolean player = !(viewer instanceof Viewer.Spectator);
            if (!viewer.is(seat) && !(player && before.setup().openHands())) {
                hidden.addAll(side.hand());
            }
            if (!viewer.is(seat)) {
                hidden.addAll(side.archives());
            }
            for (var card : hidden) {
                if (!VisibleCards.sees(viewer, card, after)) {
                    found.add(card);
                }
            }
        }
        return found;
    }
}
