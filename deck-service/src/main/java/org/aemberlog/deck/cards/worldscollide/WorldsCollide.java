package org.aemberlog.deck.cards.worldscollide;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.Printing;

/** All cards of Worlds Collide that are written down. */
public final class WorldsCollide {

    private WorldsCollide() {}

    /** The cards by house and number. */
    public static List<Printing> cards() {
        return Stream.of(
                        Dis.cards(),
                        Logos.cards(),
                        Saurian.cards(),
                        Shadows.cards(),
                        StarAlliance.cards(),
                        Untamed.cards())
                .flatMap(Collection::stream)
                .toList();
    }
}
