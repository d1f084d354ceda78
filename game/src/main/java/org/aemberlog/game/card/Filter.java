package org.aemberlog.game.card;

import java.util.List;

/** A test of a card, seen from the card whose ability asks. */
public sealed interface Filter {

    /** Every card. */
    record Any() implements Filter {}

    /** Controlled by you. */
    record Friendly() implements Filter {}

    /** Controlled by your opponent. */
    record Enemy() implements Filter {}

    /** Of one of these types. */
    record OfType(List<CardType> types) implements Filter {
        public OfType {
            types = List.copyOf(types);
        }
    }

    /** Belonging to this house. */
    record OfHouse(House house) implements Filter {}

    /** With this trait. */
    record OfTrait(Trait trait) implements Filter {}

    /** The card that has the ability. */
    record IsSelf() implements Filter {}

    /** A neighbor of the card that has the ability. */
    record NeighborOfSelf() implements Filter {}

    /** At the left or right end of its battleline. */
    record OnFlank() implements Filter {}

    /** With damage on it. */
    record Damaged() implements Filter {}

    /** Not so. */
    record Not(Filter filter) implements Filter {}

    /** All of them hold. */
    record And(List<Filter> all) implements Filter {
        public And {
            all = List.copyOf(all);
        }
    }

    /** At least one of them holds. */
    record Or(List<Filter> any) implements Filter {
        public Or {
            any = List.copyOf(any);
        }
    }
}
