package org.aemberlog.game.card.dsl;

import java.text.Normalizer;
import java.util.Locale;
import org.aemberlog.game.card.CardType;

/** A card of which only the title is written yet; its type comes next. */
public final class CardTitle {

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

    /**
     * The id of a title: lower-case ASCII words joined by hyphens, without quotes and accents.
     * {@code Quixo the “Adventurer”} is {@code quixo-the-adventurer}.
     */
    public static String idOf(String title) {
        String ascii = Normalizer.normalize(title, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace("Æ", "ae")
                .replace("æ", "ae")
                .replaceAll("[\"'“”‘’]", "")
                .toLowerCase(Locale.ROOT);
        return ascii.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }
}
