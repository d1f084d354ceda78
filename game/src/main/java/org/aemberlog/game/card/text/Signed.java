package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.Operator;

/** The words for more or less of something. */
final class Signed {

    private Signed() {}

    /** "+2", "–2" */
    static String of(int number) {
        return number < 0 ? "–" + -number : "+" + number;
    }

    /** "+1 power for each friendly creature", "+X power, where X is ..." */
    static String of(Amount delta, Unit unit, TextContext context) {
        int factor = 1;
        Amount each = delta;
        if (delta instanceof Amount.Arith(var operator, Amount.Const(int n), var right) && operator == Operator.TIMES) {
            factor = n;
            each = right;
        }
        String of = " " + unit.many();
        if (delta instanceof Amount.Const(int n)) {
            return of(n) + of;
        }
        String tail = of(factor) + of;
        return new AmountText(context)
                .each(each)
                .map(one -> tail + " for each " + one)
                .orElseGet(() -> "+X" + of + ", where X is " + AmountText.of(delta, context));
    }
}
