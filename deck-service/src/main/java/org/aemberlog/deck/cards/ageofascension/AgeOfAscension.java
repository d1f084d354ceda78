package org.aemberlog.deck.cards.ageofascension;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;

/** All cards of Age of Ascension that are written down. */
public final class AgeOfAscension {

    private AgeOfAscension() {}

    /** The cards by house. */
    public static List<HousePage> pages() {
        return List.of(new Brobnar(), new Dis(), new Logos(), new Mars(), new Sanctum(), new Shadows(), new Untamed());
    }
}
