package org.aemberlog.game.card.dsl;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.aemberlog.game.card.CardType;

/** A card of which only the title is written yet; its type comes next. */
public final class CardTitle {

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}");
    private static final Pattern QUOTES = Pattern.compile("[\"'“”‘’]");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^a-z0-9]+");
    private static final Pattern OUTSIDE = Pattern.compile("^-|-$");

    private final String id;
    private final String title;

    CardTitle(String title) {
        this(idOf(title), title);
    }

    CardTitle(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** An action card. */
    public Card action() {
        return new Card(id, title, CardType.ACTION, 0, 0);
    }

    /** An artifact. */
    public Card artifact() {
        return new Card(id, title, CardType.ARTIFACT, 0, 0);
    }

    /** A creature without armor. */
    public Card creature(int power) {
        return creature(power, 0);
    }

    /** A creature with armor. */
    public Card creature(int power, int armor) {
        return new Card(id, title, CardType.CREATURE, power, armor);
    }

    /** An upgrade. */
    public Card upgrade() {
        return new Card(id, title, CardType.UPGRADE, 0, 0);
    }

    /** A reference card, beside decks. */
    public Card reference() {
        return new Card(id, title, CardType.REFERENCE, 0, 0);
    }

    /**
     * The id of a title: lower-case ASCII words joined by hyphens, without quotes and accents.
     * {@code Quixo the “Adventurer”} is {@code quixo-the-adventurer}.
     */
    public static String idOf(String title) {
        var plain = ACCENTS.matcher(Normalizer.normalize(title, Normalizer.Form.NFD))
                .replaceAll("")
                .replace("Æ", "ae")
                .replace("æ", "ae");
        var words = QUOTES.matcher(plain).replaceAll("").toLowerCase(Locale.ROOT);
        return OUTSIDE.matcher(BETWEEN_WORDS.matcher(words).replaceAll("-")).replaceAll("");
    }
}
