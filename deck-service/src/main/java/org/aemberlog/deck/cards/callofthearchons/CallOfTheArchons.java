package org.aemberlog.deck.cards.callofthearchons;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;

/** All cards of Call of the Archons that are written down. */
public final class CallOfTheArchons {

    private CallOfTheArchons() {}

    /** The cards by house. */
    public static List<HousePage> pages() {
        return List.of(new Brobnar(), new Dis(), new Logos(), new Mars(), new Sanctum(), new Shadows(), new Untamed());
    }
}
