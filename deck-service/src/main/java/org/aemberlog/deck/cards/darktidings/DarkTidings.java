package org.aemberlog.deck.cards.darktidings;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.Printing;

/** All cards of Dark Tidings that are written down. */
public final class DarkTidings {

    private DarkTidings() {}

    /** The cards by house and number. */
    public static List<Printing> cards() {
        return Stream.of(Logos.cards(), Sanctum.cards(), Saurian.cards(), Unfathomable.cards(), Untamed.cards())
                .flatMap(Collection::stream)
                .toList();
    }
}
