package org.aemberlog.game.state;

import org.aemberlog.game.json.Flat;

/**
 * One physical card of a match: 0 to 99 belong to seat A's deck, 100 to 199 to seat B's. Which
 * title stands behind which number is secret and rolled at creation, so the number of a hidden card
 * says nothing about it.
 */
public record CardId(int number) implements Flat {

    /** Stands for a card that the reader of a view may not see. */
    public static final CardId HIDDEN = new CardId(-1);

    private static final int PER_SEAT = 100;
    private static final CardId[] CACHE = new CardId[2 * PER_SEAT];

    static {
        for (int i = 0; i < CACHE.length; i++) {
            CACHE[i] = new CardId(i);
        }
    }

    public CardId {
        if (number < -1 || number >= 2 * PER_SEAT) {
            throw new IllegalArgumentException("No card has the number " + number + ".");
        }
    }

    /** The card with this number within a seat's deck, from 0. */
    public static CardId of(Seat owner, int index) {
        return CACHE[owner.ordinal() * PER_SEAT + index];
    }

    /** The seat whose deck the card came in. */
    public Seat owner() {
        return number < PER_SEAT ? Seat.A : Seat.B;
    }

    /** The number within the owner's deck, from 0. */
    public int index() {
        return number % PER_SEAT;
    }
}
