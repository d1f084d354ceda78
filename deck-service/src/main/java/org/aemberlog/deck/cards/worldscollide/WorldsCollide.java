package org.aemberlog.deck.cards.worldscollide;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;

/** All cards of Worlds Collide that are written down. */
public final class WorldsCollide {

    private WorldsCollide() {}

    /** The cards by house, then the anomalies. */
    public static List<HousePage> pages() {
        return List.of(
                new Brobnar(),
                new Dis(),
                new Logos(),
                new Saurian(),
                new Shadows(),
                new StarAlliance(),
                new Untamed(),
                new Anomalies());
    }
}
