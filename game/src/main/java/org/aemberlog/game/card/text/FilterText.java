package org.aemberlog.game.card.text;

import java.util.List;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for filters. */
final class FilterText {

    private static final String NEIGHBORING = "neighboring";
    private static final String ANOTHER = "another creature in its controller’s battleline";

    private final TextContext context;

    FilterText(TextContext context) {
        this.context = context;
    }

    /** The words for a card that passes. */
    Noun noun(Filter filter) {
        return switch (filter) {
            case Filter.Any _ -> Noun.ANY;
            case Filter.Friendly _ -> controlledBy(PlayerRef.YOU);
            case Filter.Enemy _ -> controlledBy(PlayerRef.OPPONENT);
            case Filter.ControlledBy f -> controlledBy(f.who());
            case Filter.OfType f -> f.types().isEmpty() ? Noun.following("of no type") : Noun.kind(types(f));
            case Filter.OfHouse f -> Noun.adjective(Words.of(f.house()));
            case Filter.OfChosenHouse _ -> Noun.following("of the chosen house");
            case Filter.OfActiveHouse _ -> Noun.following("of the active house");
            case Filter.OfCommonHouse f -> Noun.following("of " + common(f));
            case Filter.OfIdentityHouse _ -> Noun.following("of a house on your identity card");
            case Filter.OfTrait f -> Noun.adjective(Words.of(f.trait()));
            case Filter.Named f -> Noun.kind(f.title());
            case Filter.WithNamedTitle _ -> Noun.following("with the named title");
            case Filter.OfChosenTrait _ -> Noun.following("with the chosen trait");
            case Filter.IsSelf _ -> Noun.proper(context.self());
            case Filter.IsAmong f -> new SelectorText(context).member(f.cards());
            case Filter.NeighborOfSelf _ -> Noun.adjective(NEIGHBORING);
            case Filter.LeftOf f -> Noun.following("to the left of " + one(f.of()));
            case Filter.RightOf f -> Noun.following("to the right of " + one(f.of()));
            case Filter.OnFlank _ -> Noun.following("on a flank");
            case Filter.OnLeftFlank _ -> Noun.following("on a left flank");
            case Filter.OnRightFlank _ -> Noun.following("on a right flank");
            case Filter.InCenter _ -> Noun.following("in the center of its battleline");
            case Filter.Damaged _ -> Noun.adjective("damaged");
            case Filter.Has f -> Noun.following("with " + QualityText.tokens(f, true) + " on it");
            case Filter.HasStatus f -> Noun.adjective(Words.having(f.status()));
            case Filter.AttachedTo f -> Noun.following("attached to " + QualityText.cards(f.creatures(), context));
            case Filter.Upgraded _ -> Noun.following("with an upgrade");
            case Filter.WithBonusIcon _ -> Noun.following("with a bonus icon");
            case Filter.HasKeyword f -> Noun.following("with " + Words.of(List.of(f.kind())));
            case Filter.Stat f -> Noun.following("with " + QualityText.stat(f, true, context));
            case Filter.HalfOfGigantic _ -> Noun.following("that is half of a gigantic creature");
            case Filter.EvenPower _ -> Noun.following("with even power");
            case Filter.Exhausted _ -> Noun.adjective("exhausted");
            case Filter.SharesTrait f ->
                Noun.following("that shares a trait with " + QualityText.cards(f.with(), context));
            case Filter.SharesHouseWithNeighbors f -> Noun.following("that shares a house with " + neighbors(f));
            case Filter.SharesTraitWithAnother _ -> Noun.following("that shares a trait with " + ANOTHER);
            case Filter.SharesTitle f ->
                Noun.following("with the same title as " + QualityText.cards(f.with(), context));
            case Filter.SharesType f -> Noun.following("of the same type as " + one(f.with()));
            case Filter.SharesHouse f ->
                Noun.following("that shares a house with " + QualityText.cards(f.with(), context));
            case Filter.Not f -> not(f.filter());
            case Filter.And f -> f.all().stream().map(this::noun).reduce(Noun.ANY, Noun::with);
            case Filter.Or f -> or(f.any());
        };
    }

    private static String common(Filter.OfCommonHouse f) {
        return f.creatures() == 0
                ? "the house with the most creatures in play"
                : "a house with " + f.creatures() + " or more creatures in play";
    }

    private static String neighbors(Filter.SharesHouseWithNeighbors f) {
        return f.atLeast() == 1 ? "a neighbor of it" : f.atLeast() + " neighbors of it";
    }

    private String one(Selector cards) {
        var text = new SelectorText(context);
        return text.isSeveral(cards)
                ? "one of " + text.group(cards)
                : text.member(cards).one();
    }

    private Noun not(Filter filter) {
        return switch (filter) {
            case Filter.Any _ -> Noun.following("of no kind");
            case Filter.Friendly _ -> controlledBy(PlayerRef.OPPONENT);
            case Filter.Enemy _ -> controlledBy(PlayerRef.YOU);
            case Filter.ControlledBy f ->
                Noun.following("that is not controlled by " + QualityText.anyone(context, f.who()));
            case Filter.OfType f -> f.types().isEmpty() ? Noun.ANY : Noun.adjective("non-" + types(f));
            case Filter.OfHouse f -> Noun.adjective("non-" + Words.of(f.house()));
            case Filter.OfChosenHouse _ -> Noun.following("that is not of the chosen house");
            case Filter.OfActiveHouse _ -> Noun.following("that is not of the active house");
            case Filter.OfCommonHouse f -> Noun.following("that is not of " + common(f));
            case Filter.OfIdentityHouse _ -> Noun.following("that is not of a house on your identity card");
            case Filter.OfTrait f -> Noun.adjective("non-" + Words.of(f.trait()));
            case Filter.Named f -> Noun.following("that is not " + Words.indefinite(f.title()));
            case Filter.WithNamedTitle _ -> Noun.following("without the named title");
            case Filter.OfChosenTrait _ -> Noun.following("without the chosen trait");
            case Filter.IsSelf _ -> Noun.adjective("other");
            case Filter.IsAmong f -> Noun.following("that is not " + one(f.cards()));
            case Filter.NeighborOfSelf _ -> Noun.adjective("non-" + NEIGHBORING);
            case Filter.LeftOf f -> Noun.following("that is not to the left of " + one(f.of()));
            case Filter.RightOf f -> Noun.following("that is not to the right of " + one(f.of()));
            case Filter.OnFlank _ -> Noun.following("that is not on a flank");
            case Filter.OnLeftFlank _ -> Noun.following("that is not on a left flank");
            case Filter.OnRightFlank _ -> Noun.following("that is not on a right flank");
            case Filter.InCenter _ -> Noun.following("that is not in the center of its battleline");
            case Filter.Damaged _ -> Noun.adjective("undamaged");
            case Filter.Has f -> Noun.following("with " + QualityText.tokens(f, false) + " on it");
            case Filter.HasStatus f -> Noun.following("that is not " + Words.having(f.status()));
            case Filter.AttachedTo f -> Noun.following("not attached to " + QualityText.cards(f.creatures(), context));
            case Filter.Upgraded _ -> Noun.following("without an upgrade");
            case Filter.WithBonusIcon _ -> Noun.following("without a bonus icon");
            case Filter.HasKeyword f -> Noun.following("without " + Words.of(List.of(f.kind())));
            case Filter.Stat f -> Noun.following("with " + QualityText.stat(f, false, context));
            case Filter.HalfOfGigantic _ -> Noun.following("that is no half of a gigantic creature");
            case Filter.EvenPower _ -> Noun.following("with odd power");
            case Filter.Exhausted _ -> Noun.adjective("ready");
            case Filter.SharesTrait f ->
                Noun.following("that shares no trait with " + QualityText.cards(f.with(), context));
            case Filter.SharesHouseWithNeighbors f ->
                Noun.following("that does not share a house with " + neighbors(f));
            case Filter.SharesTraitWithAnother _ -> Noun.following("that shares no trait with " + ANOTHER);
            case Filter.SharesTitle f ->
                Noun.following("with another title than " + QualityText.cards(f.with(), context));
            case Filter.SharesType f -> Noun.following("of another type than " + one(f.with()));
            case Filter.SharesHouse f ->
                Noun.following("that shares no house with " + QualityText.cards(f.with(), context));
            case Filter.Not f -> noun(f.filter());
            case Filter.And f -> notAll(f);
            case Filter.Or f -> f.any().stream().map(this::not).reduce(Noun.ANY, Noun::with);
        };
    }

    private Noun notAll(Filter.And all) {
        Noun noun = noun(all);
        return noun.kind().isEmpty()
                ? or(all.all().stream().<Filter>map(Filter.Not::new).toList())
                : Noun.following("that is not " + noun.indefinite());
    }

    private Noun or(List<Filter> any) {
        if (any.isEmpty()) {
            return Noun.following("of no kind");
        }
        if (any.getFirst() instanceof Filter.And(var first)
                && first.size() == 2
                && first.getFirst() instanceof Filter.RightOf(var left)
                && first.getLast() instanceof Filter.LeftOf(var right)
                && any.equals(between(left, right))) {
            return Noun.following("between " + one(left) + " and " + any(right));
        }
        var nouns = any.stream().map(this::noun).toList();
        if (nouns.stream().noneMatch(noun -> noun.kind().isEmpty())) {
            return Noun.either(nouns);
        }
        if (nouns.stream().allMatch(FilterText::isAdjective)) {
            return Noun.adjective(RulesText.or(
                    nouns.stream().map(noun -> noun.before().getFirst()).toList()));
        }
        return Noun.following(
                "that " + Predicate.joined(nouns.stream().map(Noun::verbal).toList(), RulesText::or));
    }

    /** Between two cards, whichever of them is to the left. */
    private static List<Filter> between(Selector one, Selector other) {
        return List.of(
                new Filter.And(List.of(new Filter.RightOf(one), new Filter.LeftOf(other))),
                new Filter.And(List.of(new Filter.LeftOf(one), new Filter.RightOf(other))));
    }

    private String any(Selector cards) {
        var text = new SelectorText(context);
        return text.isSeveral(cards) ? text.noun(cards).indefinite() : one(cards);
    }

    private static boolean isAdjective(Noun noun) {
        return noun.equals(
                Noun.adjective(noun.before().isEmpty() ? "" : noun.before().getFirst()));
    }

    private Noun controlledBy(PlayerRef who) {
        return switch (who) {
            case YOU -> Noun.adjective("friendly");
            case OPPONENT -> Noun.adjective("enemy");
            case EACH, ACTIVE, THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER ->
                Noun.following("controlled by " + QualityText.anyone(context, who));
        };
    }

    private static String types(Filter.OfType filter) {
        return RulesText.or(
                filter.types().stream().map((CardType type) -> Words.of(type)).toList());
    }
}
