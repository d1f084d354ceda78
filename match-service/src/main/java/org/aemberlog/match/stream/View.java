package org.aemberlog.match.stream;

import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;

/**
 * A table as somebody may see it.
 *
 * @param bots the names of those that play, by seat
 */
public record View(long version, Optional<Map<Seat, String>> bots, TableView table) {

    /** The table of a match as it is. */
    public static View of(Match match, Rules rules, Viewer viewer) {
        var state = match.state();
        return new View(
                match.version(),
                Optional.of(state.bots()).filter(bots -> !bots.isEmpty()),
                TableViews.of(state, rules, viewer));
    }
}
