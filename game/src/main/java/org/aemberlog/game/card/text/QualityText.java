package org.aemberlog.game.card.text;

import java.util.Locale;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for what a card has so much of, or shares with others. */
final class QualityText {

    private QualityText() {}

    /** "3 or more Æmber", "no doom counters", "fewer than 2 doom counters" */
    static String tokens(Filter.Has has, boolean so) {
        var unit = Unit.of(has.token());
        if (has.atLeast() <= 1) {
            return so ? unit.some() : "no " + unit.many();
        }
        return so
                ? has.atLeast() + " or more " + unit.many()
                : (unit.isMass() ? "less" : "fewer") + " than " + unit.of(has.atLeast());
    }

    /** "power 5 or higher", "armor lower than 2" */
    static String stat(Filter.Stat stat, boolean so, TextContext context) {
        String name = stat.stat().name().toLowerCase(Locale.ROOT) + " ";
        String amount = AmountText.of(stat.amount(), context);
        boolean number = stat.amount() instanceof Amount.Const;
        return name
                + switch (stat.comparison()) {
                    case EQUAL -> (so ? number ? "" : "equal to " : "other than ") + amount;
                    case AT_LEAST ->
                        so ? number ? amount + " or higher" : "no lower than " + amount : "lower than " + amount;
                    case AT_MOST ->
                        so ? number ? amount + " or lower" : "no higher than " + amount : "higher than " + amount;
                };
    }

    /** The cards that something is shared with. */
    static String cards(Selector with, TextContext context) {
        var text = new SelectorText(context);
        return text.isSeveral(with)
                ? "any of " + text.group(with)
                : text.phrase(with).text();
    }

    /** "any player", where each would be too much to ask. */
    static String anyone(TextContext context, PlayerRef who) {
        return who == PlayerRef.EACH ? "any player" : context.players().of(who);
    }
}
