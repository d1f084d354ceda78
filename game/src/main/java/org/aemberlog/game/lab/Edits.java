package org.aemberlog.game.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.MoveCard;
import org.aemberlog.game.state.Correction.Place.Pile;

/**
 * Corrects a table. While a choice waits, the position before the action under way is corrected,
 * and the action is begun again from there: its choices are asked anew.
 */
final class Edits {

    private static final String HINT = "Take the action back with {\"type\":\"undo\"}, or answer its choices first.";

    private final Optional<Intent> underWay;
    private final List<MatchEvent> events = new ArrayList<>();
    private LabTable table;

    Edits(LabTable table) {
        var match = table.match();
        this.underWay = match.action();
        if (underWay.filter(Correct.class::isInstance).isPresent()) {
            throw new LabProblem("", "expected no choice that a correction has led to, found one", HINT);
        }
        this.table = match.atBoundary() ? table : table.with(Match.at(1, match.boundary()));
    }

    /** The table without some cards, as if it had never had them. */
    LabTable without(List<CardId> out) {
        if (out.isEmpty()) {
            return table;
        }
        var toPurged = new Pile(Zone.PURGED, Optional.empty());
        var moves = out.stream()
                .<Correction>map(card -> new MoveCard(card, toPurged))
                .toList();
        var next = settled(accepted(new Correct(Orders.JUDGE, moves))).state();
        for (var card : out) {
            next = next.without(card);
        }
        table = table.with(Match.at(1, next), table.names().without(out));
        return table;
    }

    /** What becomes of the table by the orders, the action under way included. */
    Decision of(Orders orders) {
        if (!orders.isEmpty()) {
            switch (table.rules().decide(table.match(), orders.intent())) {
                case Decision.Accepted a -> take(a);
                case Decision.Rejected(Rejection.CorrectionImpossible impossible) -> throw orders.told(impossible);
                case Decision.Rejected rejected -> {
                    return rejected;
                }
            }
        }
        underWay.ifPresent(action -> {
            settled(table.match());
            accepted(action);
        });
        return new Decision.Accepted(events, table.match());
    }

    private Match accepted(Intent intent) {
        return switch (table.rules().decide(table.match(), intent)) {
            case Decision.Accepted a -> take(a);
            case Decision.Rejected r ->
                throw new LabProblem(
                        "",
                        "expected an edit after which the action under way can be done, found: "
                                + r.reason().message(),
                        HINT);
        };
    }

    private Match take(Decision.Accepted accepted) {
        events.addAll(accepted.events());
        table = table.with(accepted.next());
        return table.match();
    }

    private static Match settled(Match match) {
        if (!match.atBoundary() || match.state().over()) {
            throw new LabProblem(
                    "",
                    "expected an edit that nothing follows from before the rest of it is done,"
                            + " found "
                            + (match.state().over() ? "the end of the match" : "a choice"),
                    "Make several edits of it.");
        }
        return match;
    }
}
