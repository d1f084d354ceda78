package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Condition.Comparison;

/** The words for a range of numbers, "so" or not so. */
record Range(Comparison comparison, int number, boolean so) {

    /** The range with its simplest name: "not 3 or more" is "2 or fewer". */
    static Range of(Comparison comparison, int number, boolean so) {
        return switch (comparison) {
            case EQUAL -> number == 0 && !so ? atLeast(1) : new Range(comparison, number, so);
            case AT_LEAST -> so ? atLeast(number) : atMost(number - 1);
            case AT_MOST -> so ? atMost(number) : atLeast(number + 1);
        };
    }

    private static Range atLeast(int number) {
        return new Range(Comparison.AT_LEAST, number, true);
    }

    private static Range atMost(int number) {
        return new Range(number == 0 ? Comparison.EQUAL : Comparison.AT_MOST, number, true);
    }

    /** Whether it only asks that there is one. */
    boolean isAny() {
        return comparison == Comparison.AT_LEAST && number == 1;
    }

    /** Whether it asks for just one. */
    boolean isOne() {
        return comparison == Comparison.EQUAL && so && number == 1;
    }

    /** "4 or more Æmber", "no creatures" */
    String of(Unit unit) {
        return switch (comparison) {
            case EQUAL -> number == 0 && so ? "no " + unit.many() : (so ? "exactly " : "not exactly ") + counted(unit);
            case AT_LEAST -> number + " or more " + unit.many();
            case AT_MOST -> number + " or " + (unit.isMass() ? "less " : "fewer ") + unit.many();
        };
    }

    /** "5 or higher" */
    String height() {
        return switch (comparison) {
            case EQUAL -> so ? String.valueOf(number) : "not " + number;
            case AT_LEAST -> number + " or higher";
            case AT_MOST -> number + " or lower";
        };
    }

    private String counted(Unit unit) {
        return number + " " + (number == 1 ? unit.one() : unit.many());
    }
}
