package org.aemberlog.game.card.text;

import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for conditions, as they follow "if" and "while". */
final class ConditionText {

    private final TextContext context;
    private final SelectorText cards;

    ConditionText(TextContext context) {
        this.context = context;
        this.cards = new SelectorText(context);
    }

    /** "you control a Beast creature" */
    String text(Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> "the game goes on";
            case Condition.Compare c -> new ComparisonText(context).text(c, true);
            case Condition.Matches c -> matches(c.cards(), c.filter());
            case Condition.DestroyedBy c -> destroyed(c.label()) + " is destroyed this way";
            case Condition.Done c -> ThisWay.done(c.label(), context);
            case Condition.ActiveHouse c -> Words.of(c.house()) + " is the active house";
            case Condition.ChosenHouseIsActive _ -> "the chosen house is the active house";
            case Condition.TideIs c -> "the tide is " + tide(c);
            case Condition.TurnOf c -> "it is " + context.players().possessive(c.who()) + " turn";
            case Condition.Attacking c -> cards.phrase(c.card()).subject() + " is attacking";
            case Condition.Fighting c -> cards.phrase(c.card()).subject() + " is fighting";
            case Condition.Even c -> AmountText.of(c.amount(), context) + " is even";
            case Condition.KeyForged c -> key(c) + " is forged";
            case Condition.ShareHouse c -> several(c.cards()) + " share a house";
            case Condition.AreNamed c -> several(c.cards()) + " are the named cards";
            case Condition.InBattleline c -> standing(c, "in a battleline");
            case Condition.Survives c -> surviving(c, "survive");
            case Condition.AsItHappened c -> text(c.condition());
            case Condition.Not c -> not(c.condition());
            case Condition.AllOf c -> all(c.all());
        };
    }

    private String not(Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> "the game is over";
            case Condition.Compare c -> new ComparisonText(context).text(c, false);
            case Condition.Matches c ->
                cards.isSeveral(c.cards())
                        ? "none of " + several(c.cards()) + " " + verbal(c.filter())
                        : matches(c.cards(), new Filter.Not(c.filter()));
            case Condition.DestroyedBy c -> destroyed(c.label()) + " is not destroyed this way";
            case Condition.Done c -> ThisWay.done(c.label(), context) + " only in part or not at all";
            case Condition.ActiveHouse c -> Words.of(c.house()) + " is not the active house";
            case Condition.ChosenHouseIsActive _ -> "the chosen house is not the active house";
            case Condition.TideIs c -> "the tide is not " + tide(c);
            case Condition.TurnOf c -> "it is not " + context.players().possessive(c.who()) + " turn";
            case Condition.Attacking c -> cards.phrase(c.card()).subject() + " is not attacking";
            case Condition.Fighting c -> cards.phrase(c.card()).subject() + " is not fighting";
            case Condition.Even c -> AmountText.of(c.amount(), context) + " is odd";
            case Condition.KeyForged c -> key(c) + " is not forged";
            case Condition.ShareHouse c -> several(c.cards()) + " do not share a house";
            case Condition.AreNamed c -> several(c.cards()) + " are not the named cards";
            case Condition.InBattleline c -> standing(c, "not in a battleline");
            case Condition.Survives c -> surviving(c, "do not survive");
            case Condition.AsItHappened c -> not(c.condition());
            case Condition.Not c -> text(c.condition());
            case Condition.AllOf c -> any(negated(c.all()));
        };
    }

    private String matches(Selector selector, Filter filter) {
        return cards.isSeveral(selector)
                ? "at least one of " + several(selector) + " " + verbal(filter)
                : cards.phrase(selector).subject() + " " + verbal(filter);
    }

    private String verbal(Filter filter) {
        return new FilterText(context).noun(filter).verbal();
    }

    private String destroyed(String label) {
        var touched = cards.phrase(new Selector.Touched(label));
        String text = cards.emphatic(new Selector.Touched(label));
        return touched.plural() ? "at least one of " + text : text;
    }

    private String standing(Condition.InBattleline c, String where) {
        var card = cards.phrase(c.card());
        return new Clause(card.subject(), card.plural(), "be", where).text();
    }

    private String surviving(Condition.Survives c, String how) {
        var card = cards.phrase(c.card());
        return new Clause(card.subject(), card.plural(), how, "").text();
    }

    private String key(Condition.KeyForged c) {
        return context.players().possessive(c.whose()) + " " + c.color().name().toLowerCase(Locale.ROOT) + " key";
    }

    private String several(Selector selector) {
        return cards.phrase(selector).isPronoun() ? cards.emphatic(selector) : cards.group(selector);
    }

    private String tide(Condition.TideIs c) {
        String tide = switch (c.tide()) {
            case HIGH -> "high";
            case LOW -> "low";
        };
        return c.who() == PlayerRef.YOU
                ? tide
                : tide + " for " + context.players().of(c.who());
    }

    private String all(List<Condition> conditions) {
        return conditions.isEmpty()
                ? text(new Condition.Always())
                : RulesText.and(conditions.stream().map(this::text).toList());
    }

    /** "Either" says how far the alternatives reach. */
    private String any(List<Condition> conditions) {
        var texts = conditions.stream().map(this::text).toList();
        if (texts.isEmpty()) {
            return not(new Condition.Always());
        }
        return texts.size() == 1 ? texts.getFirst() : "either " + RulesText.or(texts);
    }

    private static List<Condition> negated(List<Condition> conditions) {
        return conditions.stream().<Condition>map(Condition.Not::new).toList();
    }
}
