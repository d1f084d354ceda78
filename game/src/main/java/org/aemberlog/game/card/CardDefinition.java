package org.aemberlog.game.card;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The rules of one card, without set, number, rarity and house, which belong to its printing.
 *
 * @param id lower-case words joined by hyphens, such as {@code bad-penny}; the same in every set
 * @param title the printed title
 * @param power printed power; 0 for a card that is no creature
 * @param armor printed armor; 0 also where the card shows "~"
 * @param bonus printed bonus icons, top to bottom
 * @param abilities in the order in which the text says them; a word such as "that card" only where an event gives it
 *     its meaning
 */
public record CardDefinition(
        String id,
        String title,
        CardType type,
        int power,
        int armor,
        List<Trait> traits,
        List<BonusIcon> bonus,
        List<Ability> abilities) {

    /** A longer one would be too much for the pattern. */
    private static final int LONGEST_ID = 200;

    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    public CardDefinition {
        if (id.length() > LONGEST_ID || !ID.matcher(id).matches()) {
            throw new IllegalArgumentException("A card id is lower-case words joined by hyphens, "
                    + LONGEST_ID
                    + " characters at most, not '"
                    + id
                    + "'.");
        }
        if (power < 0 || armor < 0) {
            throw new IllegalArgumentException(title + ": power and armor cannot be negative.");
        }
        traits = List.copyOf(traits);
        bonus = List.copyOf(bonus);
        abilities = List.copyOf(abilities);
        EventWords.check(title, abilities);
    }

    /** Whether it is the evil twin of the card with its title. */
    public boolean isEvilTwin() {
        return id.endsWith("-evil-twin");
    }

    /** The same card with another text. */
    public CardDefinition withAbilities(List<Ability> others) {
        return new CardDefinition(id, title, type, power, armor, traits, bonus, others);
    }
}
