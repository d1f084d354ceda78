package org.aemberlog.game.card;

/** A test of the game. */
public sealed interface Condition {

    /** Holds always. */
    record Always() implements Condition {}

    /** Compares two amounts. */
    record Compare(Amount left, Comparison comparison, Amount right) implements Condition {}

    /** At least one of the selected cards passes the filter. */
    record Matches(Selector cards, Filter filter) implements Condition {}

    /** At least one card that the labelled effect touched was destroyed by it. */
    record DestroyedBy(String label) implements Condition {}

    /** Comparisons. */
    enum Comparison {
        EQUAL,
        AT_LEAST,
        AT_MOST
    }
}
