package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;

/** The words for amounts on their own, and for the conditions that compare them. */
final class AmountText {

    private AmountText() {}

    /** "the number of friendly creatures minus 2" */
    static String of(Amount amount, Told told) {
        return switch (amount) {
            case Amount.Const a -> String.valueOf(a.value());
            case Amount.Count a -> "the number of " + Phrase.noun(a.of(), told).many();
            case Amount.Pool a ->
                    a.whose() == PlayerRef.EACH
                            ? "the Æmber in both pools"
                            : Words.possessive(a.whose()) + " Æmber";
            case Amount.ForgedKeys a -> "the number of keys " + Words.having(a.whose()) + " forged";
            case Amount.CardsOf a -> "the number of " + thisWay(a.label(), told).many();
            case Amount.ThatMuch _ -> "that much";
            case Amount.Arith a -> arithmetic(a, told);
            default -> throw new UnsupportedOperationException(String.valueOf(amount));
        };
    }

    private static String arithmetic(Amount.Arith a, Told told) {
        String left = of(a.left(), told);
        String right = of(a.right(), told);
        return switch (a.operator()) {
            case PLUS -> left + " plus " + right;
            case MINUS -> left + " minus " + right;
            case TIMES -> left + " times " + right;
            case MIN -> "the lower of " + left + " and " + right;
            case MAX -> "the higher of " + left + " and " + right;
            default -> throw new UnsupportedOperationException(String.valueOf(a));
        };
    }

    /** "creature healed this way" */
    static Noun thisWay(String label, Told told) {
        Noun noun =
                told.labelled(label)
                        .flatMap(effect -> Act.of(effect, told))
                        .map(act -> act.result(told))
                        .orElseGet(() -> Noun.of(new Filter.Any()));
        return noun.followed("this way");
    }

    /** The words after "if" and "while". */
    static String of(Condition condition, Told told) {
        return switch (condition) {
            case Condition.Always _ -> "the game goes on";
            case Condition.Compare c -> comparison(c, told);
            case Condition.Matches c ->
                    Phrase.of(c.cards(), told).text() + " is " + Noun.of(c.filter()).predicate();
            case Condition.DestroyedBy c -> destroyedBy(c.label(), told);
            default -> throw new UnsupportedOperationException(String.valueOf(condition));
        };
    }

    private static String destroyedBy(String label, Told told) {
        String kind =
                told.labelled(label)
                        .flatMap(effect -> Act.of(effect, told))
                        .map(act -> Phrase.noun(act.target(), told).word())
                        .orElse("card");
        return "that " + kind + " is destroyed this way";
    }

    private static String comparison(Condition.Compare c, Told told) {
        return switch (c.left()) {
            case Amount.Pool(PlayerRef who) when c.right() instanceof Amount.Const(int n) ->
                    Words.having(who) + " " + number(c.comparison(), n, "less") + " Æmber";
            case Amount.ForgedKeys(PlayerRef who) when c.right() instanceof Amount.Const(int n) ->
                    Words.having(who) + " " + number(c.comparison(), n, "fewer") + " forged keys";
            case Amount.Count count when c.right() instanceof Amount.Const(int n) ->
                    "there are "
                            + number(c.comparison(), n, "fewer")
                            + " "
                            + Phrase.noun(count.of(), told).many();
            default ->
                    of(c.left(), told) + relation(c.comparison()) + of(c.right(), told);
        };
    }

    private static String number(Comparison comparison, int n, String less) {
        return switch (comparison) {
            case EQUAL -> n == 0 ? "no" : "exactly " + n;
            case AT_LEAST -> n + " or more";
            case AT_MOST -> n == 0 ? "no" : n + " or " + less;
        };
    }

    private static String relation(Comparison comparison) {
        return switch (comparison) {
            case EQUAL -> " is ";
            case AT_LEAST -> " is at least ";
            case AT_MOST -> " is at most ";
        };
    }
}
