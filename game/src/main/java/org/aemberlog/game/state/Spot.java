package org.aemberlog.game.state;

/** A place where Æmber can be. */
public sealed interface Spot {

    /** A player's pool. */
    record Pool(Seat seat) implements Spot {}

    /** On a card in play. */
    record On(CardId card) implements Spot {}

    /** The common supply. */
    record Supply() implements Spot {}
}
