package org.aemberlog.deck.cards.massmutation;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.Printing;

/** All cards of Mass Mutation that are written down. */
public final class MassMutation {

    private MassMutation() {}

    /** The cards by house and number. */
    public static List<Printing> cards() {
        return Stream.of(
                        Dis.cards(),
                        Logos.cards(),
                        Sanctum.cards(),
                        Saurian.cards(),
                        Shadows.cards(),
                        StarAlliance.cards(),
                        Untamed.cards())
                .flatMap(Collection::stream)
                .toList();
    }
}
