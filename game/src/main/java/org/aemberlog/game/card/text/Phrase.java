package org.aemberlog.game.card.text;

import java.util.List;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Selector.Select;
import org.aemberlog.game.card.Selector.Zone;
import org.aemberlog.game.card.Selector;

/** The words for the cards that an instruction is about, and whether they are several. */
record Phrase(String text, boolean plural) {

    /** The words for a selector. */
    static Phrase of(Selector selector, Told told) {
        return switch (selector) {
            case Select s -> selected(s);
            case Selector.Self _ -> one(told.self());
            case Selector.Ref s -> reference(s.name(), told);
            case Selector.ThatCard _ -> one(told.that());
            case Selector.NeighborsOf s -> quantity(neighbors(s, told), s.quantity());
            case Selector.Host _ -> one("this creature");
            default -> throw new UnsupportedOperationException(String.valueOf(selector));
        };
    }

    /** The words for any single one of the cards, such as "friendly creature". */
    static Noun noun(Selector selector, Told told) {
        return switch (selector) {
            case Select s when s.zone() == Zone.IN_PLAY -> Noun.of(s.filter());
            case Select s -> Noun.of(s.filter()).followed("in " + place(s));
            case Selector.NeighborsOf s -> neighbors(s, told);
            case Selector.Ref s ->
                    told.remembered(s.name())
                            .map(cards -> noun(cards, told))
                            .orElseGet(() -> Noun.of(new Filter.Any()));
            case Selector.Self _, Selector.ThatCard _, Selector.Host _ -> Noun.of(new Filter.Any());
            default -> throw new UnsupportedOperationException(String.valueOf(selector));
        };
    }

    /** "its" or "their" */
    String possessive() {
        return plural ? "their" : "its";
    }

    /** "its owner’s hand" or "their owners’ hands" */
    String owners(String place) {
        return plural ? "their owners’ " + place + "s" : "its owner’s " + place;
    }

    /** The same cards, each on its own: "each of 2 creatures". */
    String severally() {
        return plural ? "each of " + text : text;
    }

    private static Phrase selected(Select s) {
        Noun noun = Noun.of(s.filter());
        if (s.pick() == Pick.TOP) {
            return top(noun, s);
        }
        Noun picked = s.pick() == Pick.RANDOM ? noun.preceded("random") : noun;
        return quantity(
                s.zone() == Zone.IN_PLAY ? picked : picked.followed("from " + place(s)),
                s.quantity());
    }

    private static Phrase top(Noun noun, Select s) {
        int number = Math.max(1, s.quantity().n());
        return number == 1
                ? one("the top " + noun.one() + " of " + place(s))
                : new Phrase("the top " + number + " " + noun.many() + " of " + place(s), true);
    }

    private static Phrase quantity(Noun noun, Quantity quantity) {
        return switch (quantity.kind()) {
            case EXACTLY ->
                    quantity.n() == 1
                            ? one(noun.indefinite())
                            : new Phrase(quantity.n() + " " + noun.many(), true);
            case UP_TO ->
                    quantity.n() == 1
                            ? one("up to 1 " + noun.one())
                            : new Phrase("up to " + quantity.n() + " " + noun.many(), true);
            case ANY -> new Phrase("any number of " + noun.many(), true);
            case ALL -> one("each " + noun.one());
        };
    }

    private static Noun neighbors(Selector.NeighborsOf s, Told told) {
        Noun noun = Noun.of(new Filter.And(List.of(s.filter(), creature())));
        return s.of() instanceof Selector.Self
                ? noun.preceded("neighboring")
                : noun.followed("neighboring " + of(s.of(), told).text());
    }

    private static Phrase reference(String name, Told told) {
        boolean several =
                told.remembered(name).map(cards -> of(cards, told).plural()).orElse(false);
        if (told.rememberedOne()) {
            return new Phrase(several ? "them" : "it", several);
        }
        Noun noun = noun(new Selector.Ref(name), told);
        return new Phrase("the chosen " + (several ? noun.many() : noun.one()), several);
    }

    private static String place(Select s) {
        String whose = s.whose() == PlayerRef.EACH ? "a player’s" : Words.possessive(s.whose());
        return whose + " " + Words.of(s.zone());
    }

    private static Filter creature() {
        return new Filter.OfType(List.of(CardType.CREATURE));
    }

    private static Phrase one(String text) {
        return new Phrase(text, false);
    }
}
