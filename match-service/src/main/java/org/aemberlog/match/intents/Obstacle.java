package org.aemberlog.match.intents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.CardId;

/**
 * Why some of a player's cards can be neither played nor used.
 *
 * @param type the wire name of the rejection, such as {@code card-is-exhausted}
 * @param section of the rulebook
 */
record Obstacle(String type, String section, String detail, List<CardId> cards) {

    /** Cards with the same reason together, in the order of the first of each. */
    static List<Obstacle> of(Map<CardId, Rejection> reasons) {
        var found = new LinkedHashMap<Rejection.Reason, Obstacle>();
        reasons.forEach((card, rejection) -> found.computeIfAbsent(
                        new Rejection.Reason(rejection.section(), rejection.message()),
                        reason -> new Obstacle(
                                String.valueOf(Plain.map((Record) rejection).get("type")),
                                reason.section(),
                                reason.message(),
                                new ArrayList<>()))
                .cards()
                .add(card));
        return List.copyOf(found.values());
    }
}
