package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The words for a kind of card, such as "other friendly Beast creature on a flank".
 *
 * @param before adjectives, in order
 * @param kind "creature", or empty where any card will do
 * @param proper whether the kind is one certain card, such as "Valdr" or "this creature"
 * @param after what follows the noun
 * @param either alternatives; everything else is empty when there are any
 */
record Noun(List<String> before, String kind, boolean proper, List<String> after, List<Noun> either) {

    /** Any card. */
    static final Noun ANY = new Noun(List.of(), "", false, List.of(), List.of());

    private static final String OTHER = "other";
    private static final String TYPES = "(action card|artifact|creature|upgrade)(?=,| or |$)";

    Noun {
        before = List.copyOf(before);
        after = List.copyOf(after);
        either = List.copyOf(either);
    }

    static Noun adjective(String word) {
        return new Noun(List.of(word), "", false, List.of(), List.of());
    }

    static Noun following(String words) {
        return new Noun(List.of(), "", false, List.of(words), List.of());
    }

    static Noun kind(String kind) {
        return kind.equals("card") ? ANY : new Noun(List.of(), kind, false, List.of(), List.of());
    }

    /** One certain card. */
    static Noun proper(String name) {
        return new Noun(List.of(), name, true, List.of(), List.of());
    }

    /** One or the other. */
    static Noun either(List<Noun> nouns) {
        return new Noun(List.of(), "", false, List.of(), nouns);
    }

    /** What both nouns say. */
    Noun with(Noun more) {
        if (!either.isEmpty()) {
            return either(either.stream().map(noun -> noun.with(more)).toList());
        }
        if (!more.either.isEmpty()) {
            return either(more.either.stream().map(this::with).toList());
        }
        boolean second = kind.isEmpty() || more.proper && !proper || isTitle(more.kind) && !proper;
        var follows = join(after, more.after);
        if (!kind.isEmpty() && !more.kind.isEmpty() && !kind.equals(more.kind)) {
            if (!proper && !more.proper && isTitle(kind) == isTitle(more.kind)) {
                follows.add("that is " + Words.indefinite(more.kind));
            }
        }
        return new Noun(
                Adjectives.inOrder(before, more.before),
                second ? more.kind : kind,
                proper || more.proper,
                follows,
                List.of());
    }

    /** The same, with one more adjective in front. */
    Noun preceded(String adjective) {
        return adjective(adjective).with(this);
    }

    /** The same, followed by more words. */
    Noun followed(String words) {
        return with(following(words));
    }

    /** The same, of this kind when it has none. */
    Noun orKind(String other) {
        if (!either.isEmpty()) {
            return either(either.stream().map(noun -> noun.orKind(other)).toList());
        }
        return kind.isEmpty() ? with(kind(other)) : this;
    }

    /** The same, of this kind whatever it was. */
    Noun asKind(String other) {
        return either.isEmpty()
                ? new Noun(before, other, false, after, either)
                : either(either.stream().map(noun -> noun.asKind(other)).toList());
    }

    /** The same without this adjective. */
    Noun without(String adjective) {
        var adjectives = new ArrayList<>(before);
        adjectives.remove(adjective);
        return new Noun(adjectives, kind, proper, after, either);
    }

    /** "creature", or "card" where any card will do. */
    String word() {
        var kinds = either.stream().map(Noun::word).distinct().toList();
        return kinds.size() == 1 ? kinds.getFirst() : kind.isEmpty() || proper ? "card" : kind;
    }

    /** "creatures" */
    String words() {
        return plural(word());
    }

    /** "friendly creature" */
    String one() {
        return each(noun -> noun.phrase(noun.word()));
    }

    /** "friendly creatures" */
    String many() {
        return each(noun -> new Noun(noun.before, noun.kind, noun.proper, Plurals.all(noun.after), either)
                .phrase(plural(noun.word())));
    }

    /** "friendly creature", "creature and artifact": what follows "each" */
    String every() {
        return each(noun -> noun.phrase(noun.word().replaceAll(" or (?=artifact|creature|upg|act)", " and ")));
    }

    /** "the creatures and artifacts" */
    String all() {
        return "the " + many().replaceAll("(cards|s) or (?=artifact|creature|upg|act)", "$1 and ");
    }

    /** "a friendly creature", "another creature" */
    String indefinite() {
        return each(noun -> noun.proper
                ? noun.one()
                : !noun.before.isEmpty() && noun.before.getFirst().equals(OTHER)
                        ? "an" + noun.one()
                        : Words.indefinite(noun.one()));
    }

    private String each(Function<Noun, String> form) {
        return either.isEmpty()
                ? form.apply(this)
                : RulesText.or(either.stream().map(form).toList());
    }

    private String phrase(String noun) {
        if (!proper) {
            return String.join(" ", join(join(before, List.of(noun)), after));
        }
        return before.isEmpty() && after.isEmpty()
                ? kind
                : kind + " while it " + new Noun(before, "", false, after, either).verbal();
    }

    /** As a predicate: "is on a flank", "has power 3 or lower", "is a damaged creature". */
    String verbal() {
        return Predicate.of(this);
    }

    /** Whether it is the title of cards, which says more than their type. */
    private static boolean isTitle(String kind) {
        return !kind.isEmpty() && Character.isUpperCase(kind.charAt(0));
    }

    private static String plural(String kind) {
        String types = kind.replaceAll(TYPES, "$1s");
        return types.equals(kind) ? kind + "s" : types;
    }

    private static ArrayList<String> join(List<String> one, List<String> other) {
        var all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }
}
