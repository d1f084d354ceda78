package org.aemberlog.game.card.text;

import java.util.Optional;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.Operator;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.PlayerRef;

/**
 * The words for an amount of something.
 *
 * @param head "1 Æmber"
 * @param tail empty, or " for each friendly creature"
 */
record Measure(String head, String tail) {

    /** The words for so much of a unit. */
    static Measure of(Amount amount, Unit unit, TextContext context) {
        return switch (amount) {
            case Amount.Const a -> exactly(unit.of(a.value()));
            case Amount.Pool _, Amount.StatOf _ when unit.isMass() -> equalTo(amount, unit, context);
            case Amount.ThatMuch _
            when isOf(TriggerEvent.KEY_FORGED, context) -> new Measure(unit.of(1), " for each Æmber spent on it");
            case Amount.ThatMuch _ -> exactly((unit.isMass() ? "that much " : "that many ") + unit.many());
            case Amount.ChosenNumber _ -> exactly((unit.isMass() ? "that much " : "that many ") + unit.many());
            case Amount.Arith a -> arithmetic(a, unit, context);
            case Amount.Count _,
                    Amount.Pool _,
                    Amount.StatOf _,
                    Amount.ForgedKeys _,
                    Amount.Tokens _,
                    Amount.BonusIcons _,
                    Amount.DifferentPowers _,
                    Amount.Houses _,
                    Amount.History _,
                    Amount.DifferentCards _,
                    Amount.AemberHistory _,
                    Amount.CardsOf _,
                    Amount.DestroyedBy _,
                    Amount.ArmorLost _,
                    Amount.Traits _,
                    Amount.ExtremeStat _,
                    Amount.AmountOf _ ->
                new AmountText(context)
                        .each(amount)
                        .map(each -> new Measure(unit.of(1), " for each " + each))
                        .orElseGet(() -> equalTo(amount, unit, context));
        };
    }

    /** The words for so much damage to one card; "for each" would let it be divided (glossary, "For Each"). */
    static Measure toOne(Amount amount, TextContext context) {
        var damage = of(amount, Unit.DAMAGE, context);
        return damage.tail().isEmpty() ? damage : equalTo(amount, Unit.DAMAGE, context);
    }

    /** The words for so much of the Æmber in one player's pool; both pools belong to nobody. */
    static Measure of(Amount amount, PlayerRef pool, String whose, TextContext context) {
        return Optional.of(new Amount.Pool(pool))
                .filter(_ -> pool != PlayerRef.EACH)
                .flatMap(whole -> all(amount, whole, whose + " Æmber", context))
                .orElseGet(() -> of(amount, Unit.AEMBER, context));
    }

    /** The words for all or nearly all or half of {@code whole}, when it is that. */
    static Optional<Measure> all(Amount amount, Amount whole, String what, TextContext context) {
        if (amount.equals(whole)) {
            return Optional.of(exactly("all of " + what));
        }
        if (!(amount instanceof Amount.Arith(var operator, var of, var by)) || !of.equals(whole)) {
            return Optional.empty();
        }
        if (operator == Operator.MINUS) {
            return Optional.of(exactly("all but " + AmountText.of(by, context) + " of " + what));
        }
        if (!by.equals(new Amount.Const(2))) {
            return Optional.empty();
        }
        return switch (operator) {
            case DIVIDED_UP -> Optional.of(exactly("half of " + what + " (rounded up)"));
            case DIVIDED_DOWN -> Optional.of(exactly("half of " + what + " (rounded down)"));
            case PLUS, MINUS, TIMES, MIN -> Optional.empty();
        };
    }

    private static Measure arithmetic(Amount.Arith a, Unit unit, TextContext context) {
        if (a.operator() == Operator.TIMES && a.left() instanceof Amount.Const(int n)) {
            String tail = of(a.right(), unit, context).tail();
            if (!tail.isEmpty()) {
                return new Measure(unit.of(n), tail);
            }
        }
        return equalTo(a, unit, context);
    }

    private static boolean isOf(TriggerEvent what, TextContext context) {
        return context.happening().equals(Optional.of(what));
    }

    private static Measure exactly(String words) {
        return new Measure(words, "");
    }

    private static Measure equalTo(Amount amount, Unit unit, TextContext context) {
        return exactly(
                (unit.isMass() ? "" : "a number of ") + unit.many() + " equal to " + AmountText.of(amount, context));
    }

    /** All of it. */
    String text() {
        return head + tail;
    }
}
