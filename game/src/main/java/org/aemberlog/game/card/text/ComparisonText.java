package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Zone;

/** The words for conditions that compare two amounts. */
final class ComparisonText {

    private final TextContext context;
    private final SelectorText cards;

    ComparisonText(TextContext context) {
        this.context = context;
        this.cards = new SelectorText(context);
    }

    /** "your opponent has 4 or more Æmber" */
    String text(Condition.Compare c, boolean so) {
        if (c.right() instanceof Amount.Const(int n)) {
            return withNumber(c.left(), Range.of(c.comparison(), n, so), c, so);
        }
        if (c.left() instanceof Amount.Pool(var one) && c.right() instanceof Amount.Pool(var two)) {
            return rivals(one, two, "Æmber", "much", "less", c.comparison(), so);
        }
        if (c.left() instanceof Amount.ForgedKeys(var one) && c.right() instanceof Amount.ForgedKeys(var two)) {
            return rivals(one, two, "forged keys", "many", "fewer", c.comparison(), so);
        }
        return related(c, so);
    }

    private String withNumber(Amount left, Range range, Condition.Compare c, boolean so) {
        return switch (left) {
            case Amount.Pool a when a.whose() == PlayerRef.EACH -> "the pools together have " + range.of(Unit.AEMBER);
            case Amount.Pool a -> context.players().having(a.whose()) + " " + range.of(Unit.AEMBER);
            case Amount.ForgedKeys a ->
                context.players().having(a.whose()) + " " + range.of(new Unit("forged key", "forged keys"));
            case Amount.Count a -> count(a.of(), range);
            case Amount.Tokens a -> {
                boolean several = cards.isSeveral(a.on());
                String whose = several
                        ? cards.group(a.on()) + " have"
                        : cards.phrase(a.on()).text() + " has";
                yield whose + " " + range.of(Unit.of(a.token())) + (several ? " in all" : " on it");
            }
            case Amount.StatOf a -> new AmountText(context).stat(a) + " is " + range.height();
            case Amount.History a ->
                range.isAny()
                        ? TriggerEventText.happened(a, context)
                        : there(range, TriggerEventText.counted(a, context), "was", "were");
            case Amount.DifferentCards a -> there(range, TriggerEventText.different(a, context), "was", "were");
            case Amount.AemberHistory a ->
                TriggerEventText.happened(a, range.isAny() ? "Æmber" : range.of(Unit.AEMBER), context);
            case Amount.CardsOf a -> there(range, ThisWay.noun(a, context), "is", "are");
            case Amount.DestroyedBy a -> there(range, ThisWay.destroyed(a, context), "is", "are");
            case Amount.ExtremeStat _, Amount.ArmorLost _, Amount.Traits _, Amount.ChosenNumber _ -> related(c, so);
            case Amount.DifferentPowers _,
                    Amount.Houses _,
                    Amount.AmountOf _,
                    Amount.BonusIcons _,
                    Amount.ThatMuch _,
                    Amount.Const _,
                    Amount.Arith _ -> related(c, so);
        };
    }

    /** "you control a Beast creature", "there are no cards in your hand" */
    private String count(Selector of, Range range) {
        Noun noun = cards.noun(of);
        if (SelectorText.isReference(of)) {
            return range.isAny()
                    ? "there is such " + Words.indefinite(noun.word())
                    : "there are " + range.of(new Unit("such " + noun.word(), "such " + noun.words()));
        }
        for (var side : new PlayerRef[] {PlayerRef.YOU, PlayerRef.OPPONENT}) {
            String adjective = side == PlayerRef.YOU ? "friendly" : "enemy";
            Noun rest = noun.without(adjective);
            if (!rest.equals(noun)) {
                return context.players().of(side)
                        + (side == PlayerRef.YOU ? " control " : " controls ")
                        + (range.isAny() ? rest.indefinite() : range.of(new Unit(rest.one(), rest.many())));
            }
        }
        boolean inPlay = of instanceof Selector.Select s && s.zone() == Zone.IN_PLAY;
        return there(range, noun, "is", "are") + (inPlay ? " in play" : "");
    }

    private static String there(Range range, Noun noun, String is, String are) {
        return range.isAny()
                ? "there " + is + " " + noun.indefinite()
                : "there " + (range.isOne() ? is : are) + " " + range.of(new Unit(noun.one(), noun.many()));
    }

    private String rivals(
            PlayerRef one, PlayerRef two, String what, String much, String less, Comparison comparison, boolean so) {
        String as = "as " + much + " " + what + " as ";
        return context.players().having(one)
                + " "
                + switch (comparison) {
                    case EQUAL -> (so ? "exactly " : "not exactly ") + as;
                    case AT_LEAST -> so ? "at least " + as : less + " " + what + " than ";
                    case AT_MOST -> so ? "at most " + as : "more " + what + " than ";
                }
                + context.players().of(two);
    }

    private String related(Condition.Compare c, boolean so) {
        String is = switch (c.comparison()) {
            case EQUAL -> so ? " is " : " is not ";
            case AT_LEAST -> so ? " is at least " : " is less than ";
            case AT_MOST -> so ? " is at most " : " is more than ";
        };
        return AmountText.of(c.left(), context) + is + AmountText.of(c.right(), context);
    }
}
