package org.aemberlog.game.card;

import java.util.List;

/** Says which cards an instruction is about. */
public sealed interface Selector {

    /**
     * Cards of a zone. {@code whose} only matters outside play, where cards belong to a player; in
     * play the filter says friendly or enemy.
     */
    record Select(Zone zone, PlayerRef whose, Filter filter, Quantity quantity, Pick pick) implements Selector {
        public Select {
            if (zone != Zone.IN_PLAY && !zone.isPile()) {
                throw new IllegalArgumentException("Cards are selected in play or in a pile, not " + zone + ".");
            }
            if (quantity.equals(Quantity.ALL) && pick != Pick.CHOSEN) {
                throw new IllegalArgumentException("All cards leave nothing to pick by " + pick + ".");
            }
        }
    }

    /** The card that has the ability. */
    record Self() implements Selector {}

    /** The card that gave the ability to the card that has it, such as an upgrade. */
    record Granter() implements Selector {}

    /** The cards remembered by {@link Effect.Let} under this name. */
    record Ref(String name) implements Selector {}

    /** The cards that the labelled effect was meant for; for a fight, the creature fought. */
    record Touched(String label) implements Selector {}

    /** The card that the event or the replaced happening is about. */
    record ThatCard() implements Selector {}

    /** The neighbors of a creature; chosen among when {@code quantity} says so. */
    record NeighborsOf(Selector of, Filter filter, Quantity quantity) implements Selector {}

    /** The creature that this upgrade is attached to. */
    record Host() implements Selector {}

    /** The creature on the other side of the fight that this one is in. */
    record FightOpponent() implements Selector {}

    /** The cards under this card: faceup and facedown ones, or only those that were grafted onto it. */
    record UnderThis(boolean grafted) implements Selector {}

    /** The cards that this card purged while it has been in play. */
    record PurgedByThis() implements Selector {}

    /** Some of the cards that another selector gives. */
    record Among(Selector of, Filter filter, Quantity quantity) implements Selector {}

    /** Some of all the cards that several selectors could give. */
    record AnyOf(List<Selector> from, Quantity quantity) implements Selector {
        public AnyOf {
            from = List.copyOf(from);
            if (quantity.equals(Quantity.ALL)
                    && !from.stream().allMatch(it -> Quantity.of(it).equals(Quantity.ALL))) {
                throw new IllegalArgumentException("All of several selections are all cards that each of them could"
                        + " give, but one of them is a choice: " + from + ". Choose first, and say which were chosen.");
            }
        }
    }

    /** How the cards are picked when there are more than wanted. */
    enum Pick {
        CHOSEN,
        RANDOM,
        TOP,
        BOTTOM,
        /** Of highest power; the active player chooses among those that tie (glossary). */
        MOST_POWERFUL,
        /** Of lowest power; the active player chooses among those that tie (glossary). */
        LEAST_POWERFUL
    }

    /** How many: {@code n} is above 0, and 0 for {@code ALL} and {@code ANY}. */
    record Quantity(Kind kind, int n) {
        public Quantity {
            if (kind.hasNumber() ? n < 1 : n != 0) {
                throw new IllegalArgumentException(kind + " with the number " + n + " is no quantity.");
            }
        }

        /** How many cards a selector means. */
        public static Quantity of(Selector selector) {
            return switch (selector) {
                case Select s -> s.quantity();
                case NeighborsOf s -> s.quantity();
                case Among s -> s.quantity();
                case AnyOf s -> s.quantity();
                case Self _, Granter _, Ref _, Touched _, ThatCard _, Host _ -> ALL;
                case FightOpponent _, UnderThis _, PurgedByThis _ -> ALL;
            };
        }

        /** Whether it is one card at most. */
        public boolean single() {
            return n == 1 && kind != Kind.AT_LEAST;
        }

        /** Every one of them, without a choice. */
        public static final Quantity ALL = new Quantity(Kind.ALL, 0);

        /** As many as the player likes, also none. */
        public static final Quantity ANY = new Quantity(Kind.ANY, 0);

        /** Exactly {@code n}, or as many as there are. */
        public static Quantity exactly(int n) {
            return new Quantity(Kind.EXACTLY, n);
        }

        /** From none to {@code n}. */
        public static Quantity upTo(int n) {
            return new Quantity(Kind.UP_TO, n);
        }

        /** At least {@code n}, or as many as there are. */
        public static Quantity atLeast(int n) {
            return new Quantity(Kind.AT_LEAST, n);
        }

        /** The kinds of quantities. */
        public enum Kind {
            EXACTLY,
            UP_TO,
            AT_LEAST,
            ANY,
            ALL;

            /** Whether it can be all there are. */
            public boolean isOpen() {
                return this != EXACTLY && this != UP_TO;
            }

            /** Whether it can be none. */
            public boolean isOptional() {
                return this == UP_TO || this == ANY;
            }

            private boolean hasNumber() {
                return this == EXACTLY || this == UP_TO || this == AT_LEAST;
            }
        }
    }
}
