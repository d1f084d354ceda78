package org.aemberlog.game.card.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector.Zone;

/** The words for the small closed sets. */
final class Words {

    private Words() {}

    /** "Star Alliance" */
    static String of(House house) {
        return Arrays.stream(house.name().split("_"))
                .map(word -> RulesText.capital(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" "));
    }

    /** "creature" */
    static String of(CardType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    /** "taunt", "assault 2" */
    static String of(Keyword keyword) {
        String name = keyword.kind().name().toLowerCase(Locale.ROOT);
        return keyword.value() == 0 ? name : name + " " + keyword.value();
    }

    /** "you" */
    static String of(PlayerRef player) {
        return switch (player) {
            case YOU -> "you";
            case OPPONENT -> "your opponent";
            case EACH -> "each player";
            default -> throw new UnsupportedOperationException(String.valueOf(player));
        };
    }

    /** "your" */
    static String possessive(PlayerRef player) {
        return player == PlayerRef.YOU ? "your" : of(player) + "’s";
    }

    /** "you have", "your opponent has" */
    static String having(PlayerRef player) {
        return of(player) + (player == PlayerRef.YOU ? " have" : " has");
    }

    /** What a player does: an imperative for you, and "your opponent gains" for others. */
    static String doing(PlayerRef player, String verb, String object) {
        return player == PlayerRef.YOU
                ? verb + " " + object
                : of(player) + " " + verb + "s " + object;
    }

    /** "discard pile" */
    static String of(Zone zone) {
        return switch (zone) {
            case IN_PLAY -> "cards in play";
            case HAND -> "hand";
            case DECK -> "deck";
            case DISCARD -> "discard pile";
            case ARCHIVES -> "archives";
            case PURGED -> "purged cards";
        };
    }

    /** Whether "an" goes before it. */
    static boolean startsWithVowel(String text) {
        return "aeiou".indexOf(Character.toLowerCase(text.charAt(0))) >= 0;
    }
}
