package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount.Operator;
import org.aemberlog.game.card.Amount;

/**
 * The words for an amount of something.
 *
 * @param head "1 Æmber"
 * @param tail empty, or " for each friendly creature"
 */
record Measure(String head, String tail) {

    /** What is measured. */
    enum Unit {
        AEMBER("Æmber", "Æmber"),
        DAMAGE("damage", "damage"),
        CARD("card", "cards"),
        CHAIN("chain", "chains");

        private final String one;
        private final String many;

        Unit(String one, String many) {
            this.one = one;
            this.many = many;
        }

        private String of(int number) {
            if (this == CARD && number == 1) {
                return "a card";
            }
            return number + " " + (number == 1 ? one : many);
        }
    }

    /** The words for so much of a unit. */
    static Measure of(Amount amount, Unit unit, Told told) {
        return switch (amount) {
            case Amount.Const a -> new Measure(unit.of(a.value()), "");
            case Amount.Count a -> forEach(unit, Phrase.noun(a.of(), told).one());
            case Amount.ForgedKeys a -> forEach(unit, "key " + Words.having(a.whose()) + " forged");
            case Amount.CardsOf a -> forEach(unit, AmountText.thisWay(a.label(), told).one());
            case Amount.ThatMuch _ ->
                    new Measure(
                            (unit.one.equals(unit.many) ? "that much " : "that many ") + unit.many,
                            "");
            case Amount.Pool _ -> equalTo(amount, unit, told);
            case Amount.Arith(Operator o, Amount.Const n, Amount each)
                    when o == Operator.TIMES && !of(each, unit, told).tail().isEmpty() ->
                    new Measure(unit.of(n.value()), of(each, unit, told).tail());
            case Amount.Arith(Operator o, Amount.Pool pool, Amount.Const n)
                    when o == Operator.MINUS && unit == Unit.AEMBER ->
                    new Measure(
                            "all but %d of %s Æmber"
                                    .formatted(n.value(), Words.possessive(pool.whose())),
                            "");
            case Amount.Arith _ -> equalTo(amount, unit, told);
            default -> throw new UnsupportedOperationException(String.valueOf(amount));
        };
    }

    private static Measure forEach(Unit unit, String each) {
        return new Measure(unit.of(1), " for each " + each);
    }

    private static Measure equalTo(Amount amount, Unit unit, Told told) {
        return new Measure(unit.many + " equal to " + AmountText.of(amount, told), "");
    }

    /** All of it. */
    String text() {
        return head + tail;
    }
}
