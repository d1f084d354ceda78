package org.aemberlog.game.card;

/** A whole number, worked out when it is needed. Effects treat less than 0 as 0. */
public sealed interface Amount {

    /** A printed number. */
    record Const(int value) implements Amount {}

    /** How many cards there are. */
    record Count(Selector of) implements Amount {}

    /** The Æmber in a player's pool; of both pools together for {@link PlayerRef#EACH}. */
    record Pool(PlayerRef whose) implements Amount {}

    /** The number of keys a player has forged. */
    record ForgedKeys(PlayerRef whose) implements Amount {}

    /** How many cards the labelled effect touched. */
    record CardsOf(String label) implements Amount {}

    /** How much the event or replaced happening is about, such as the Æmber to be gained. */
    record ThatMuch() implements Amount {}

    /** Arithmetic on two amounts. */
    record Arith(Operator operator, Amount left, Amount right) implements Amount {}

    /** Arithmetic operators. */
    enum Operator {
        PLUS,
        MINUS,
        TIMES,
        MIN,
        MAX
    }
}
