package org.aemberlog.deck.cards.darktidings;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;

/** All cards of Dark Tidings that are written down. */
public final class DarkTidings {

    private DarkTidings() {}

    /** The cards by house. */
    public static List<HousePage> pages() {
        return List.of(
                new Reference(),
                new Logos(),
                new Sanctum(),
                new Saurian(),
                new Shadows(),
                new StarAlliance(),
                new Unfathomable(),
                new Untamed());
    }
}
