package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Trait;

/** The English text of a card, in our own plain words and after KeyForge's conventions. */
public final class RulesText {

    private RulesText() {}

    /**
     * The text of all abilities of a card: one line for each, keywords that follow each other on
     * one line. Empty for a card without abilities. Bonus icons are not told; they are printed.
     */
    public static String of(CardDefinition card) {
        var lines = new ArrayList<String>();
        boolean keywordsBefore = false;
        for (Ability ability : card.abilities()) {
            String line = new AbilityText(new TextContext(card.title(), card.type())).line(ability);
            boolean keyword = ability instanceof Ability.Keyword;
            if (keyword && keywordsBefore) {
                lines.add(lines.removeLast() + " " + line);
            } else {
                lines.add(line);
            }
            keywordsBefore = keyword;
        }
        return String.join("\n", lines);
    }

    /** One ability of a card called {@code self}, as a line of its text. */
    public static String of(Ability ability, String self, CardType type) {
        return new AbilityText(new TextContext(self, type)).line(ability);
    }

    /** The same for an ability that {@code granter} gave it. */
    public static String of(Ability ability, String self, String granter) {
        return new AbilityText(new TextContext(granter, CardType.CREATURE).gainedBy(self)).line(ability);
    }

    /** An instruction of a card called {@code self}, given to it by {@code granter} or its own, as whole sentences. */
    public static String of(Effect effect, String self, String granter) {
        return instruction(self, granter).sentences(effect);
    }

    /** The same as it follows "you may", with a capital: {@code Ready it and fight with it}. */
    public static String afterMay(Effect effect, String self, String granter) {
        return capital(instruction(self, granter).afterMay(effect));
    }

    private static EffectText instruction(String self, String granter) {
        return new EffectText(new TextContext(granter, CardType.CREATURE).gainedBy(self));
    }

    /** A trait: {@code Knight}. */
    public static String of(Trait trait) {
        return Words.of(trait);
    }

    /** A house: {@code Star Alliance}. */
    public static String of(House house) {
        return Words.of(house);
    }

    /** Joins with commas and "and". */
    static String and(List<String> parts) {
        return joined(parts, " and ");
    }

    /** Joins with commas and "or". */
    static String or(List<String> parts) {
        return joined(parts, " or ");
    }

    private static String joined(List<String> parts, String last) {
        if (parts.size() < 2) {
            return String.join("", parts);
        }
        return String.join(", ", parts.subList(0, parts.size() - 1)) + last + parts.getLast();
    }

    /** Begins with a capital. */
    public static String capital(String text) {
        int first = text.offsetByCodePoints(0, 1);
        return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
    }

    /** Whole sentences, each with a capital and a full stop. */
    static String sentences(List<String> clauses) {
        var text = new ArrayList<String>();
        for (String clause : clauses) {
            text.add(sentence(clause));
        }
        return String.join(" ", text);
    }

    /** With a capital and a full stop, unless what is quoted at its end has one already. */
    static String sentence(String clause) {
        return capital(clause) + (clause.matches(".*\\.”+") ? "" : ".");
    }
}
