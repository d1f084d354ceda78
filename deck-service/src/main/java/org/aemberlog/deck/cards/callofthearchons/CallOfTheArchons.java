package org.aemberlog.deck.cards.callofthearchons;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.Printing;

/** All cards of Call of the Archons that are written down. */
public final class CallOfTheArchons {

    private CallOfTheArchons() {}

    /** The cards by house and number. */
    public static List<Printing> cards() {
        return Stream.of(
                        Brobnar.cards(),
                        Dis.cards(),
                        Logos.cards(),
                        Mars.cards(),
                        Sanctum.cards(),
                        Shadows.cards(),
                        Untamed.cards())
                .flatMap(Collection::stream)
                .toList();
    }
}
