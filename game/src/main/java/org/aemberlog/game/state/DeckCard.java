package org.aemberlog.game.state;

import java.util.List;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;

/**
 * A card as it is in one deck.
 *
 * @param definition the pinned definition: card id, "@" and the hash of its content, such as {@code
 *     bad-penny@3f9a01c27be4d5f8}
 * @param house the house it belongs to in this deck; a maverick's is not the one it is usually
 *     printed in
 * @param enhancements bonus icons that Enhance added below the printed ones
 */
public record DeckCard(String definition, House house, List<BonusIcon> enhancements) {
    public DeckCard {
        enhancements = List.copyOf(enhancements);
        // Thousands of matches in memory are played with the same few hundred cards.
        definition = definition.intern();
    }

    /**
     * What stands for the title in the Rule of Six: evil twins and the two halves of a gigantic
     * creature share theirs.
     */
    public static String titleId(String definition) {
        int at = definition.indexOf('@');
        var id = at < 0 ? definition : definition.substring(0, at);
        for (var suffix : List.of("-evil-twin", "-top")) {
            if (id.endsWith(suffix)) {
                return id.substring(0, id.length() - suffix.length());
            }
        }
        return id;
    }

    /** The card id without the content hash, the same for every copy of a title. */
    public String cardId() {
        int at = definition.indexOf('@');
        return at < 0 ? definition : definition.substring(0, at);
    }
}
