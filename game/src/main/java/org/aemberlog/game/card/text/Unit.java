package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Token;

/** What is measured: "damage", "card" and "cards". */
record Unit(String one, String many) {

    static final Unit AEMBER = of(Token.AEMBER);
    static final Unit DAMAGE = of(Token.DAMAGE);
    static final Unit CARD = new Unit("card", "cards");
    static final Unit CHAIN = new Unit("chain", "chains");

    /** Tokens of a kind. */
    static Unit of(Token token) {
        String one = Words.of(token);
        return switch (token) {
            case AEMBER, DAMAGE -> new Unit(one, one);
            case POWER,
                    AWAKENING,
                    DEPTH,
                    DISRUPTION,
                    DOOM,
                    FUSE,
                    GLORY,
                    GROWTH,
                    IGNORANCE,
                    KNOWLEDGE,
                    SCHEME,
                    TIME,
                    WARRANT -> new Unit(one, one + "s");
        };
    }

    /** Whether there is no "a" before it and no plural. */
    boolean isMass() {
        return one.equals(many);
    }

    /** "1 Æmber", "a card", "2 cards" */
    String of(int number) {
        return number == 1 && !isMass() && !equals(CHAIN)
                ? Words.indefinite(one)
                : number + " " + (number == 1 ? one : many);
    }

    /** "Æmber", "a doom counter" */
    String some() {
        return isMass() ? one : Words.indefinite(one);
    }
}
