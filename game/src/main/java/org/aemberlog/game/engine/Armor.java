package org.aemberlog.game.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.event.MatchEvent.ArmorSpent;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Side;

/**
 * Armor that has prevented damage this turn. A creature that loses armor loses what was spent
 * before what was not (glossary, Armor).
 */
final class Armor {

    private final Resolution r;
    private final Map<CardId, Integer> known = new HashMap<>();

    /** Takes note of the armor of the creatures that have spent some, before anything happens. */
    Armor(Resolution resolution) {
        this.r = resolution;
        noteSpent(r.state().a());
        noteSpent(r.state().b());
    }

    private void noteSpent(Side side) {
        var line = side.battleline();
        for (int i = 0; i < line.size(); i++) {
            if (line.get(i).armorSpent() > 0) {
                spent(line.get(i).card());
            }
        }
    }

    /** The creature has just spent armor. */
    void spent(CardId card) {
        known.put(card, r.board().armor(card));
    }

    /** Takes spent armor from the creatures that have lost armor since. */
    void settle() {
        if (known.isEmpty()) {
            return;
        }
        for (var card : List.copyOf(known.keySet())) {
            int spent = r.state().find(card).map(Permanent::armorSpent).orElse(0);
            if (spent == 0) {
                known.remove(card);
                continue;
            }
            int now = r.board().armor(card);
            int lost = Math.min(spent, known.put(card, now) - now);
            if (lost > 0) {
                r.emit(new ArmorSpent(card, -lost));
            }
        }
    }
}
