package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.*;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Filter.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.*;
import org.aemberlog.game.card.Trait;

/** Names what abilities are about: cards, players and amounts. */
final class Nouns {

    private final String title;

    Nouns(String title) {
        this.title = title;
    }

    /** The selected cards, such as "a friendly creature" or "each creature". */
    String cards(Selector selector) {
        return switch (selector) {
            case Self s -> title;
            case Host s -> "this creature";
            case ThatCard s -> "that creature";
            case Ref s -> s.name().equals("it") ? "it" : "the chosen creatures";
            case NeighborsOf s -> counted(s.quantity(), "neighboring creature", "");
            case Select s -> select(s);
        };
    }

    private String select(Select s) {
        var place =
                switch (s.zone()) {
                    case IN_PLAY -> "";
                    case HAND -> " from " + owner(s.whose()) + " hand";
                    case DECK -> " of " + owner(s.whose()) + " deck";
                    case DISCARD -> " from " + owner(s.whose()) + " discard pile";
                    case ARCHIVES -> " from " + owner(s.whose()) + " archives";
                    case PURGED -> " among " + owner(s.whose()) + " purged cards";
                };
        if (s.pick() == Pick.TOP) {
            return s.quantity().n() == 1
                    ? "the top card" + place
                    : "the top " + s.quantity().n() + " cards" + place;
        }
        var noun = s.pick() == Pick.RANDOM ? "random " + noun(s.filter()) : noun(s.filter());
        return counted(s.quantity(), noun, suffix(s.filter()) + place);
    }

    private static String counted(Quantity quantity, String noun, String rest) {
        int n = quantity.n();
        return switch (quantity.kind()) {
                    case EXACTLY -> n == 1 ? article(noun) + " " + noun : n + " " + noun + "s";
                    case UP_TO -> "up to " + n + " " + noun + (n == 1 ? "" : "s");
                    case ANY -> "any number of " + noun + "s";
                    case ALL -> "each " + noun;
                }
                + rest;
    }

    static String article(String noun) {
        return "aeiou".indexOf(Character.toLowerCase(noun.charAt(0))) >= 0 ? "an" : "a";
    }

    /** The noun of a filter with what is said before it. */
    String noun(Filter filter) {
        var words = new ArrayList<String>();
        var facets = facets(filter);
        facets.stream().filter(IsOther.class::isInstance).forEach(f -> words.add("other"));
        for (var facet : facets) {
            if (facet instanceof Before before) {
                words.add(before.word());
            }
        }
        words.add(
                facets.stream()
                        .filter(Type.class::isInstance)
                        .map(f -> ((Type) f).word())
                        .findFirst()
                        .orElse("card"));
        return String.join(" ", words);
    }

    /** What is said behind the noun. */
    String suffix(Filter filter) {
        var words = new StringBuilder();
        for (var facet : facets(filter)) {
            if (facet instanceof After after) {
                words.append(' ').append(after.words());
            }
        }
        return words.toString();
    }

    private sealed interface Facet {}

    private record Type(String word) implements Facet {}

    private record Before(String word) implements Facet {}

    private record After(String words) implements Facet {}

    private record IsOther() implements Facet {}

    private static List<Facet> facets(Filter filter) {
        return switch (filter) {
            case Any f -> List.of();
            case Friendly f -> List.of(new Before("friendly"));
            case Enemy f -> List.of(new Before("enemy"));
            case OfType f -> List.of(new Type(types(f.types())));
            case OfHouse f -> List.of(new Before(capital(lower(f.house()))));
            case OfTrait f -> List.of(new Before(trait(f.trait())));
            case IsSelf f -> List.of(new Before("this"));
            case NeighborOfSelf f -> List.of(new Before("neighboring"));
            case OnFlank f -> List.of(new Before("flank"));
            case Damaged f -> List.of(new Before("damaged"));
            case Not f -> List.of(negated(f.filter()));
            case And f -> f.all().stream().flatMap(each -> facets(each).stream()).toList();
            case Or f ->
                    List.of(
                            new After(
                                    "that is "
                                            + String.join(
                                                    " or ",
                                                    f.any().stream()
                                                            .map(Nouns::adjective)
                                                            .toList())));
        };
    }

    private static Facet negated(Filter filter) {
        return switch (filter) {
            case IsSelf f -> new IsOther();
            case OnFlank f -> new After("that is not on a flank");
            case OfTrait f -> new Before("non-" + trait(f.trait()));
            default -> new After("that is not " + adjective(filter));
        };
    }

    private static String adjective(Filter filter) {
        return String.join(
                " ",
                facets(filter).stream()
                        .map(
                                facet ->
                                        switch (facet) {
                                            case Type t -> t.word();
                                            case Before b -> b.word();
                                            case After a -> a.words();
                                            case IsOther o -> "other";
                                        })
                        .toList());
    }

    private static String types(List<CardType> types) {
        return String.join(" or ", types.stream().map(Nouns::lower).toList());
    }

    private static String trait(Trait trait) {
        return capital(trait.name());
    }

    /** An amount, such as "3" or "1 for each ...". {@code unit} comes with it. */
    String amount(Amount amount, String unit) {
        return switch (amount) {
            case Const a -> a.value() + " " + unit;
            case Count a -> "1 " + unit + " for each " + each(a.of());
            case Pool a -> unit + " equal to " + owner(a.whose()) + " Æmber";
            case ForgedKeys a ->
                    "1 "
                            + unit
                            + " for each forged key "
                            + (a.whose() == PlayerRef.YOU ? "you have" : "your opponent has");
            case CardsOf a -> "1 " + unit + " for each creature " + a.label() + " this way";
            case ThatMuch a -> "that much " + unit;
            case Arith a -> arithmetic(a, unit);
        };
    }

    private String arithmetic(Arith a, String unit) {
        if (a.operator() == Operator.MINUS
                && a.left() instanceof Pool pool
                && a.right() instanceof Const rest) {
            return "all but " + rest.value() + " of " + owner(pool.whose()) + " " + unit;
        }
        var sign =
                switch (a.operator()) {
                    case PLUS -> " plus ";
                    case MINUS -> " minus ";
                    case TIMES -> " times ";
                    case MIN -> " or, if less, ";
                    case MAX -> " or, if more, ";
                };
        return amount(a.left(), unit) + sign + amount(a.right(), unit);
    }

    private String each(Selector selector) {
        var words = cards(selector);
        return words.startsWith("each ") ? words.substring("each ".length()) : words;
    }

    static String owner(PlayerRef who) {
        return switch (who) {
            case YOU -> "your";
            case OPPONENT -> "your opponent’s";
            case EACH -> "each player’s";
        };
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
