package org.aemberlog.game.card.text;

import java.util.List;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity.Kind;
import org.aemberlog.game.card.Selector.Select;
import org.aemberlog.game.card.Zone;

/** The words for selectors. */
final class SelectorText {

    private static final String CREATURE = "creature";
    private static final String THIS_CREATURE = "this creature";
    private static final String OTHERS = "the others";

    private final TextContext context;

    SelectorText(TextContext context) {
        this.context = context;
    }

    /** The cards as the object of an instruction. */
    Phrase phrase(Selector selector) {
        return switch (selector) {
            case Select s
            when isThisCard(s) -> Phrase.one(context.self() + (s.zone() == Zone.IN_PLAY ? "" : " from " + place(s)));
            case Select s -> selected(s);
            case Selector.Self _ -> Phrase.one(context.self());
            case Selector.Granter _ -> Phrase.one(context.granter());
            case Selector.Ref s -> new ReferenceText(context).phrase(s);
            case Selector.Touched s -> new ReferenceText(context).phrase(s);
            case Selector.ThatCard _ -> Phrase.one(context.that());
            case Selector.NeighborsOf s when isOneSide(s) -> Phrase.one(oneSide(s));
            case Selector.NeighborsOf s -> Quantities.of(noun(s), s.quantity());
            case Selector.Host _ -> Phrase.one(THIS_CREATURE);
            case Selector.FightOpponent _ -> Phrase.one("the creature that " + context.self() + " fights");
            case Selector.UnderThis _, Selector.PurgedByThis _ ->
                Phrase.one("each " + noun(selector).one());
            case Selector.Among s -> among(s);
            case Selector.AnyOf s -> anyOf(s);
        };
    }

    /** The words for any single one of the cards, such as "friendly creature". */
    Noun noun(Selector selector) {
        return switch (selector) {
            case Select s -> in(of(s.filter()), s);
            case Selector.Ref s -> context.chosen(s.name()).map(Chosen::noun).orElse(Noun.ANY);
            case Selector.Touched s -> new ReferenceText(context).noun(s);
            case Selector.NeighborsOf s when isOneSide(s) -> Noun.kind(side(s) + " neighbor");
            case Selector.NeighborsOf s -> neighbors(s);
            case Selector.Host _, Selector.FightOpponent _ -> Noun.kind(CREATURE);
            case Selector.Self _, Selector.Granter _, Selector.ThatCard _ ->
                Noun.proper(phrase(selector).text());
            case Selector.UnderThis s -> Noun.following((s.grafted() ? "grafted onto " : "under ") + context.self());
            case Selector.PurgedByThis _ -> Noun.following("purged by " + context.self());
            case Selector.Among s -> noun(s.of()).with(of(s.filter()));
            case Selector.AnyOf s ->
                s.from().isEmpty()
                        ? Noun.following("of no kind")
                        : Noun.either(s.from().stream().map(this::noun).toList());
        };
    }

    /** The cards as a group of which some are meant: "them", "the cards under Jargogle". */
    String group(Selector selector) {
        return switch (selector) {
            case Select s when s.quantity().kind() == Kind.ALL && isEverything(s) -> "the cards in play";
            case Select s when s.quantity().kind() == Kind.ALL -> noun(s).all();
            case Selector.Among s
            when s.quantity().kind() == Kind.ALL && !isOthers(s) ->
                of(s.filter()).followed("among " + group(s.of())).all();
            case Select _,
                    Selector.Self _,
                    Selector.Granter _,
                    Selector.Ref _,
                    Selector.Touched _,
                    Selector.ThatCard _,
                    Selector.Host _,
                    Selector.FightOpponent _,
                    Selector.Among _ -> phrase(selector).text();
            case Selector.NeighborsOf s when isOneSide(s) -> phrase(s).text();
            case Selector.NeighborsOf _, Selector.UnderThis _, Selector.PurgedByThis _ ->
                noun(selector).all();
            case Selector.AnyOf s ->
                s.from().isEmpty()
                        ? "no cards"
                        : RulesText.and(s.from().stream().map(this::group).toList());
        };
    }

    /** Whether the selector can give more than one card. */
    boolean isSeveral(Selector selector) {
        return switch (selector) {
            case Select s -> Quantities.isSeveral(s.quantity()) && !isThisCard(s);
            case Selector.Ref _, Selector.Touched _ -> phrase(selector).plural();
            case Selector.NeighborsOf s -> Quantities.isSeveral(s.quantity()) && !isOneSide(s);
            case Selector.UnderThis _, Selector.PurgedByThis _ -> true;
            case Selector.Among s -> Quantities.isSeveral(s.quantity());
            case Selector.AnyOf s -> Quantities.isSeveral(s.quantity());
            case Selector.Self _, Selector.Granter _, Selector.ThatCard _, Selector.Host _, Selector.FightOpponent _ ->
                false;
        };
    }

    /** Whether the selector gives cards that were spoken of before. */
    static boolean isReference(Selector selector) {
        return selector instanceof Selector.Ref || selector instanceof Selector.Touched;
    }

    /** The words for one of the cards where it is told apart from all others. */
    Noun member(Selector selector) {
        return isSeveral(selector)
                ? Noun.following("that is one of " + group(selector))
                : Noun.proper(phrase(selector).text());
    }

    private Noun of(Filter filter) {
        return new FilterText(context).noun(filter);
    }

    /** Whether only the one neighbor on the left, or on the right, is meant. */
    private static boolean isOneSide(Selector.NeighborsOf s) {
        return s.filter().equals(new Filter.LeftOf(s.of())) || s.filter().equals(new Filter.RightOf(s.of()));
    }

    /** "its left neighbor", "the left neighbor of Valdr" */
    private String oneSide(Selector.NeighborsOf s) {
        var of = phrase(s.of());
        String neighbor = side(s) + " neighbor";
        if (of.isPronoun()) {
            return of.possessive() + " " + neighbor;
        }
        return of.text().equals(THIS_CREATURE)
                ? THIS_CREATURE + "’s " + neighbor
                : "the " + neighbor + " of " + of.text();
    }

    private static String side(Selector.NeighborsOf s) {
        return s.filter() instanceof Filter.LeftOf ? "left" : "right";
    }

    private Noun neighbors(Selector.NeighborsOf s) {
        Noun noun = of(s.filter());
        return s.of() instanceof Selector.Self
                ? noun.orKind(CREATURE).preceded("neighboring")
                : Noun.kind("neighbor").followed("of " + emphatic(s.of())).with(noun.asKind(""));
    }

    /** "that neighbor" for "it", where "it" would be clumsy. */
    String emphatic(Selector selector) {
        var phrase = phrase(selector);
        Noun noun = noun(selector);
        if (!phrase.isPronoun()) {
            return phrase.text();
        }
        return phrase.plural() ? "those " + noun.words() : "that " + noun.word();
    }

    private Phrase selected(Select s) {
        Noun noun = of(s.filter());
        boolean all = s.quantity().kind() == Kind.ALL;
        return switch (s.pick()) {
            case TOP -> Quantities.end("top", noun, place(s), s.quantity());
            case BOTTOM -> Quantities.end("bottom", noun, place(s), s.quantity());
            case MOST_POWERFUL -> Quantities.extreme("most powerful", from(noun, s), s.quantity());
            case LEAST_POWERFUL -> Quantities.extreme("least powerful", from(noun, s), s.quantity());
            case RANDOM -> Quantities.of(from(noun.preceded("random"), s), s.quantity());
            case CHOSEN -> Quantities.of(all ? in(noun, s) : from(noun, s), s.quantity());
        };
    }

    /** Whether it is the card with the text or, where that is not, nothing. */
    private static boolean isThisCard(Select s) {
        return s.filter() instanceof Filter.IsSelf;
    }

    private static boolean isEverything(Select s) {
        return s.zone() == Zone.IN_PLAY && s.filter() instanceof Filter.Any;
    }

    private Phrase among(Selector.Among s) {
        if (isOthers(s)) {
            return s.quantity().kind() == Kind.ALL ? Phrase.many(OTHERS) : Quantities.among(OTHERS, s.quantity());
        }
        String group = group(s.of());
        if (!(s.filter() instanceof Filter.Any)) {
            return Quantities.of(of(s.filter()).followed("among " + group), s.quantity());
        }
        return Quantities.among(group, s.quantity());
    }

    /** All that were spoken of before but those that were chosen among them. */
    private static boolean isOthers(Selector.Among s) {
        return isReference(s.of())
                && s.filter() instanceof Filter.Not(Filter.IsAmong(Selector chosen))
                && isReference(chosen);
    }

    private Phrase anyOf(Selector.AnyOf s) {
        if (s.from().isEmpty()) {
            return Phrase.one("no card");
        }
        if (s.quantity().kind() == Kind.ALL) {
            return areAllChosen(s.from())
                    ? Phrase.many("the chosen cards")
                    : Phrase.many(RulesText.and(texts(s.from())));
        }
        if (s.quantity().single()) {
            return Phrase.one(
                    RulesText.or(s.from().stream().map(it -> alternative(it, s)).toList()));
        }
        return Quantities.among(group(s), s.quantity());
    }

    private List<String> texts(List<Selector> selectors) {
        return selectors.stream().map(cards -> phrase(cards).text()).toList();
    }

    private boolean areAllChosen(List<Selector> selectors) {
        var all = context.chosen().keySet().stream()
                .<Selector>map(Selector.Ref::new)
                .toList();
        return selectors.size() > 1 && selectors.equals(all);
    }

    /** The same cards, but only as many as are wanted, and "in play" beside other places. */
    private String alternative(Selector selector, Selector.AnyOf any) {
        if (!(selector instanceof Select s)) {
            return phrase(selector).text();
        }
        var places = any.from().stream().filter(it -> isIn(it, s.zone())).toList();
        var one = new Select(s.zone(), s.whose(), s.filter(), any.quantity(), s.pick());
        boolean here = s.zone() == Zone.IN_PLAY && places.size() < any.from().size();
        return phrase(one).text() + (here ? " in play" : "");
    }

    private static boolean isIn(Selector selector, Zone zone) {
        return selector instanceof Select s && s.zone() == zone;
    }

    private Noun from(Noun noun, Select s) {
        return s.zone() == Zone.IN_PLAY ? noun : noun.followed("from " + place(s));
    }

    private Noun in(Noun noun, Select s) {
        return switch (s.zone()) {
            case IN_PLAY, UNDER, BEING_PLAYED -> noun;
            case PURGED -> noun.followed("among " + place(s));
            case HAND, DECK, DISCARD, ARCHIVES -> noun.followed("in " + place(s));
        };
    }

    private String place(Select s) {
        String whose =
                s.whose() == PlayerRef.EACH ? "a player’s" : context.players().possessive(s.whose());
        return whose + " " + Words.of(s.zone());
    }
}
