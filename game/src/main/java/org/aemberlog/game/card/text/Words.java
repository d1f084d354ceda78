package org.aemberlog.game.card.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.card.Zone;

/** The words for the small closed sets. */
final class Words {

    private Words() {}

    /** "Star Alliance" */
    static String of(House house) {
        return Arrays.stream(house.name().split("_"))
                .map(word -> RulesText.capital(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" "));
    }

    /** "Knight" */
    static String of(Trait trait) {
        return RulesText.capital(trait.name());
    }

    /** "creature", "action card" */
    static String of(CardType type) {
        return type == CardType.ACTION || type == CardType.REFERENCE ? lower(type) + " card" : lower(type);
    }

    /** "taunt", "assault 2" */
    static String of(Keyword keyword) {
        String name = lower(keyword.kind());
        return keyword.value() == 0 ? name : name + " " + keyword.value();
    }

    /** "taunt and elusive" */
    static String of(List<KeywordKind> kinds) {
        return kinds.isEmpty()
                ? "nothing"
                : RulesText.and(kinds.stream().map(Words::lower).toList());
    }

    /** "Before Fight" */
    static String of(Timing timing) {
        return switch (timing) {
            case PLAY -> "Play";
            case BEFORE_REAP -> "Before Reap";
            case BEFORE_FIGHT -> "Before Fight";
            case FIGHT -> "Fight";
            case REAP -> "Reap";
            case DESTROYED -> "Destroyed";
        };
    }

    /** "stun" */
    static String of(Status status) {
        return lower(status);
    }

    /** "stunned" */
    static String having(Status status) {
        return switch (status) {
            case STUN -> "stunned";
            case WARD -> "warded";
            case ENRAGE -> "enraged";
        };
    }

    /** "capture" */
    static String of(BonusIcon icon) {
        return icon == BonusIcon.AEMBER ? "Æmber" : lower(icon);
    }

    /** "damage, damage, draw" */
    static String icons(List<BonusIcon> icons) {
        return icons.stream().map(Words::of).collect(Collectors.joining(", "));
    }

    /** "Æmber", "doom counter" */
    static String of(Token token) {
        return switch (token) {
            case AEMBER -> "Æmber";
            case DAMAGE -> "damage";
            case POWER -> "+1 power counter";
            case AWAKENING, DEPTH, DISRUPTION, DOOM, FUSE, GLORY, GROWTH, IGNORANCE, KNOWLEDGE, SCHEME, TIME, WARRANT ->
                lower(token) + " counter";
        };
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
            case UNDER, BEING_PLAYED -> throw new IllegalArgumentException("No text names " + zone + ".");
        };
    }

    /** "a creature", "an artifact" */
    static String indefinite(String words) {
        String letters = words.replaceFirst("^[^\\p{L}\\p{N}]+", "");
        boolean vowel = !letters.isEmpty() && "aeiouæ".indexOf(Character.toLowerCase(letters.charAt(0))) >= 0;
        return (vowel ? "an " : "a ") + words;
    }

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
