package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Filter;

/**
 * The words for a filter, such as "other friendly Beast creature on a flank".
 *
 * @param before adjectives, in order
 * @param kind "creature", or empty where any card will do
 * @param after what follows the noun
 */
record Noun(List<String> before, String kind, List<String> after) {

    private static final String OTHER = "other";
    private static final String THAT_IS = "that is ";

    Noun {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    /** The words for a filter. */
    static Noun of(Filter filter) {
        return switch (filter) {
            case Filter.Any _ -> new Noun(List.of(), "", List.of());
            case Filter.Friendly _ -> adjective("friendly");
            case Filter.Enemy _ -> adjective("enemy");
            case Filter.OfType f -> new Noun(List.of(), types(f.types()), List.of());
            case Filter.OfHouse f -> adjective(Words.of(f.house()));
            case Filter.OfTrait f -> adjective(RulesText.capital(f.trait().name()));
            case Filter.IsSelf _ -> following(THAT_IS + "this card");
            case Filter.NeighborOfSelf _ -> adjective("neighboring");
            case Filter.OnFlank _ -> following("on a flank");
            case Filter.Damaged _ -> adjective("damaged");
            case Filter.Not f -> not(f.filter());
            case Filter.And f -> f.all().stream().map(Noun::of).reduce(Noun::with).orElseThrow();
            case Filter.Or f -> following(THAT_IS + alternatives(f));
            default -> throw new UnsupportedOperationException(String.valueOf(filter));
        };
    }

    private static Noun not(Filter filter) {
        return switch (filter) {
            case Filter.Any _ -> following("of no kind");
            case Filter.Friendly _ -> adjective("enemy");
            case Filter.Enemy _ -> adjective("friendly");
            case Filter.OfType f -> adjective("non-" + types(f.types()));
            case Filter.OfHouse f -> adjective("non-" + Words.of(f.house()));
            case Filter.OfTrait f -> adjective("non-" + RulesText.capital(f.trait().name()));
            case Filter.IsSelf _ -> adjective(OTHER);
            case Filter.NeighborOfSelf _ -> adjective("non-neighboring");
            case Filter.OnFlank _ -> following(THAT_IS + "not on a flank");
            case Filter.Damaged _ -> adjective("undamaged");
            case Filter.Not f -> of(f.filter());
            case Filter.And f -> following(THAT_IS + "not " + of(f).predicate());
            case Filter.Or f -> following(THAT_IS + "not " + alternatives(f));
            default -> throw new UnsupportedOperationException(String.valueOf(filter));
        };
    }

    private static String alternatives(Filter.Or or) {
        return RulesText.or(or.any().stream().map(f -> of(f).predicate()).toList());
    }

    private static String types(List<CardType> types) {
        return RulesText.or(types.stream().map(Words::of).toList());
    }

    private static Noun adjective(String word) {
        return new Noun(List.of(word), "", List.of());
    }

    private static Noun following(String words) {
        return new Noun(List.of(), "", List.of(words));
    }

    private Noun with(Noun more) {
        return new Noun(
                join(before, more.before),
                kind.isEmpty() ? more.kind : kind,
                join(after, more.after));
    }

    /** The same, with one more adjective in front. */
    Noun preceded(String adjective) {
        return new Noun(join(List.of(adjective), before), kind, after);
    }

    /** "creature", or "card" where any card will do. */
    String word() {
        return kind.isEmpty() ? "card" : kind;
    }

    /** "friendly creature" */
    String one() {
        return phrase(before, word());
    }

    /** "friendly creatures" */
    String many() {
        return phrase(before, word().replace(" or ", "s or ") + "s");
    }

    /** "a friendly creature", "another creature" */
    String indefinite() {
        if (!before.isEmpty() && before.getFirst().equals(OTHER)) {
            return "an" + one();
        }
        return (Words.startsWithVowel(one()) ? "an " : "a ") + one();
    }

    /** The same, followed by more words. */
    Noun followed(String words) {
        return new Noun(before, kind, join(after, List.of(words)));
    }

    /** What follows "is": "on a flank", "a damaged creature". */
    String predicate() {
        if (!kind.isEmpty()) {
            return indefinite();
        }
        var words = join(before, after);
        words.replaceAll(
                word -> word.startsWith(THAT_IS) ? word.substring(THAT_IS.length()) : word);
        return RulesText.and(words);
    }

    private String phrase(List<String> adjectives, String noun) {
        return String.join(" ", join(join(adjectives, List.of(noun)), after));
    }

    private static ArrayList<String> join(List<String> one, List<String> other) {
        var all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }
}
