package org.aemberlog.deck.cards.massmutation;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;

/** All cards of Mass Mutation that are written down. */
public final class MassMutation {

    private MassMutation() {}

    /** The cards by house. */
    public static List<HousePage> pages() {
        return List.of(
                new Dis(), new Logos(), new Sanctum(), new Saurian(), new Shadows(), new StarAlliance(), new Untamed());
    }
}
