package org.aemberlog.game.card.text;

import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for amounts on their own. */
final class AmountText {

    private final TextContext context;

    AmountText(TextContext context) {
        this.context = context;
    }

    /** "the number of friendly creatures minus 2" */
    static String of(Amount amount, TextContext context) {
        return new AmountText(context).text(amount);
    }

    /** "the number of friendly creatures minus 2" */
    String text(Amount amount) {
        var cards = new SelectorText(context);
        return switch (amount) {
            case Amount.Const a -> String.valueOf(a.value());
            case Amount.Count a ->
                "the number of "
                        + (SelectorText.isReference(a.of())
                                ? cards.emphatic(a.of())
                                : counted(a.of()).many());
            case Amount.Pool a ->
                a.whose() == PlayerRef.EACH
                        ? "the Æmber in both pools"
                        : context.players().possessive(a.whose()) + " Æmber";
            case Amount.ForgedKeys a -> "the number of keys " + forgers(a.whose()) + " forged";
            case Amount.Tokens a -> {
                var unit = Unit.of(a.token());
                yield (unit.isMass() ? "the " : "the number of ")
                        + unit.many()
                        + " on "
                        + cards.phrase(a.on()).text();
            }
            case Amount.BonusIcons a -> "the number of " + icon(a, "icons");
            case Amount.StatOf a -> stat(a);
            case Amount.ExtremeStat a -> extreme(a);
            case Amount.ArmorLost a -> "the armor that " + cards.phrase(a.of()).text() + " lost this way";
            case Amount.Traits a ->
                "the number of traits of " + cards.phrase(a.of()).text();
            case Amount.ChosenNumber _ -> "the chosen number";
            case Amount.DifferentPowers a -> "the number of different powers among " + cards.group(a.of());
            case Amount.Houses a -> "the number of houses" + without(a) + " among " + cards.group(a.of());
            case Amount.History a ->
                "the number of " + TriggerEventText.counted(a, context).many();
            case Amount.DifferentCards a ->
                "the number of " + TriggerEventText.different(a, context).many();
            case Amount.AemberHistory a -> "the " + TriggerEventText.measured(a, context);
            case Amount.CardsOf a -> "the number of " + ThisWay.noun(a, context).many();
            case Amount.DestroyedBy a ->
                "the number of " + ThisWay.destroyed(a, context).many();
            case Amount.AmountOf a -> "the " + ThisWay.measured(a.label(), context);
            case Amount.ThatMuch _ -> "that much";
            case Amount.Arith a -> arithmetic(a);
        };
    }

    /** What follows "for each": "friendly creature", "Æmber you have"; nothing for the rest. */
    Optional<String> each(Amount amount) {
        var cards = new SelectorText(context);
        return switch (amount) {
            case Amount.Count a ->
                Optional.of(
                        SelectorText.isReference(a.of())
                                ? "of " + cards.emphatic(a.of())
                                : counted(a.of()).one());
            case Amount.Pool a ->
                Optional.of(
                        a.whose() == PlayerRef.EACH
                                ? "Æmber in both pools"
                                : "Æmber " + context.players().having(a.whose()));
            case Amount.ForgedKeys a -> Optional.of("key " + forgers(a.whose()) + " forged");
            case Amount.Tokens a ->
                Optional.of(
                        Unit.of(a.token()).one() + " on " + cards.phrase(a.on()).text());
            case Amount.BonusIcons a -> Optional.of(icon(a, "icon"));
            case Amount.DifferentPowers a -> Optional.of("different power among " + cards.group(a.of()));
            case Amount.Houses a -> Optional.of("house" + without(a) + " among " + cards.group(a.of()));
            case Amount.History a ->
                Optional.of(TriggerEventText.counted(a, context).one());
            case Amount.DifferentCards a ->
                Optional.of(TriggerEventText.different(a, context).one());
            case Amount.AemberHistory a -> Optional.of(TriggerEventText.measured(a, context));
            case Amount.CardsOf a -> Optional.of(ThisWay.noun(a, context).one());
            case Amount.DestroyedBy a ->
                Optional.of(ThisWay.destroyed(a, context).one());
            case Amount.AmountOf a -> Optional.of(ThisWay.measured(a.label(), context));
            case Amount.ArmorLost a ->
                Optional.of("point of armor that " + cards.phrase(a.of()).text() + " lost this way");
            case Amount.Traits a ->
                Optional.of("trait of " + cards.phrase(a.of()).text());
            case Amount.Const _, Amount.StatOf _, Amount.ThatMuch _, Amount.Arith _ -> Optional.empty();
            case Amount.ExtremeStat _, Amount.ChosenNumber _ -> Optional.empty();
        };
    }

    /** "friendly creature", "Logos card among those cards" */
    private Noun counted(Selector of) {
        var cards = new SelectorText(context);
        return of instanceof Selector.Among among
                        && SelectorText.isReference(among.of())
                        && !(among.filter() instanceof Filter.Any)
                ? cards.noun(of).followed("among " + cards.group(among.of()))
                : cards.noun(of);
    }

    /** "Æmber bonus icon on it" */
    private String icon(Amount.BonusIcons a, String icon) {
        return a.icon().map(it -> Words.of(it) + " ").orElse("") + "bonus " + icon + " on "
                + new SelectorText(context).phrase(a.on()).text();
    }

    /** "the power of a creature", "its power", "their combined power" */
    String stat(Amount.StatOf a) {
        var cards = new SelectorText(context);
        String stat =
                (cards.isSeveral(a.of()) ? "combined " : "") + a.stat().name().toLowerCase(Locale.ROOT);
        var phrase = cards.phrase(a.of());
        return phrase.isPronoun() ? phrase.possessive() + " " + stat : "the " + stat + " of " + cards.group(a.of());
    }

    /** "the highest power among creatures" */
    private String extreme(Amount.ExtremeStat a) {
        return (a.highest() ? "the highest " : "the lowest ")
                + a.stat().name().toLowerCase(Locale.ROOT)
                + " among "
                + new SelectorText(context).group(a.of());
    }

    /** " other than Sanctum" */
    private static String without(Amount.Houses a) {
        return a.without().isEmpty()
                ? ""
                : " other than "
                        + RulesText.and(a.without().stream().map(Words::of).toList());
    }

    private String arithmetic(Amount.Arith a) {
        String left = operand(a.left());
        String right = operand(a.right());
        boolean half = a.right().equals(new Amount.Const(2));
        String part = half ? "half of " + left : left + " divided by " + right;
        return switch (a.operator()) {
            case PLUS -> left + " plus " + right;
            case MINUS -> left + " minus " + right;
            case TIMES -> left + " times " + right;
            case DIVIDED_UP -> part + " (rounded up)";
            case DIVIDED_DOWN -> part + " (rounded down)";
            case MIN -> "the lower of " + left + " and " + right;
        };
    }

    private String operand(Amount amount) {
        return amount instanceof Amount.Arith ? "(" + text(amount) + ")" : text(amount);
    }

    /** "you have"; the keys of each player together are those that the players have. */
    private String forgers(PlayerRef who) {
        return who == PlayerRef.EACH ? "the players have" : context.players().having(who);
    }
}
