package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Selector.Quantity;

/** The words for how many of some cards. */
final class Quantities {

    private Quantities() {}

    /** "a creature", "2 creatures", "up to 2 creatures", "each creature" */
    static Phrase of(Noun noun, Quantity quantity) {
        if (noun.proper()) {
            return Phrase.one(noun.one());
        }
        int number = quantity.n();
        return switch (quantity.kind()) {
            case EXACTLY -> number == 1 ? Phrase.one(noun.indefinite()) : Phrase.many(number + " " + noun.many());
            case UP_TO ->
                number == 1 ? Phrase.one("up to 1 " + noun.one()) : Phrase.many("up to " + number + " " + noun.many());
            case AT_LEAST -> Phrase.many(number + " or more " + noun.many());
            case ANY -> Phrase.many("any number of " + noun.many());
            case ALL -> Phrase.one("each " + noun.every());
        };
    }

    /** "one of them", "up to 2 of the top 5 cards of your deck" */
    static Phrase among(String group, Quantity quantity) {
        int number = quantity.n();
        return switch (quantity.kind()) {
            case EXACTLY -> number == 1 ? Phrase.one("one of " + group) : Phrase.many(number + " of " + group);
            case UP_TO -> new Phrase("up to " + number + " of " + group, number != 1);
            case AT_LEAST -> Phrase.many(number + " or more of " + group);
            case ANY -> Phrase.many("any number of " + group);
            case ALL -> Phrase.one("each of " + group);
        };
    }

    /** "the top card of your deck"; {@code end} is "top" or "bottom". */
    static Phrase end(String end, Noun noun, String place, Quantity quantity) {
        int number = quantity.n();
        return switch (quantity.kind()) {
            case EXACTLY ->
                number == 1
                        ? Phrase.one("the " + end + " " + noun.one() + " of " + place)
                        : Phrase.many("the " + end + " " + number + " " + noun.many() + " of " + place);
            case UP_TO -> Phrase.many("up to " + number + " " + noun.many() + from(end, place));
            case AT_LEAST -> Phrase.many(number + " or more " + noun.many() + from(end, place));
            case ANY -> Phrase.many("any number of " + noun.many() + from(end, place));
            case ALL -> Phrase.one("each " + noun.one() + " of " + place);
        };
    }

    /** "the 3 most powerful creatures" */
    static Phrase extreme(String most, Noun noun, Quantity quantity) {
        int number = quantity.n();
        return switch (quantity.kind()) {
            case EXACTLY ->
                number == 1
                        ? Phrase.one("the " + most + " " + noun.one())
                        : Phrase.many("the " + number + " " + most + " " + noun.many());
            case UP_TO -> Phrase.many("up to " + number + " of the " + most + " " + noun.many());
            case AT_LEAST -> Phrase.many(number + " or more of the " + most + " " + noun.many());
            case ANY -> Phrase.many("any number of the " + most + " " + noun.many());
            case ALL -> Phrase.one("each of the " + most + " " + noun.many());
        };
    }

    /** Whether it can be more than one. */
    static boolean isSeveral(Quantity quantity) {
        return switch (quantity.kind()) {
            case EXACTLY, UP_TO -> quantity.n() > 1;
            case ANY, ALL, AT_LEAST -> true;
        };
    }

    private static String from(String end, String place) {
        return " from the " + end + " of " + place;
    }
}
