package org.aemberlog.game.card.text;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.card.Variant;

/**
 * What a player reads on a card, whatever deck it is in: house and enhancements belong to the copy.
 *
 * @param id the card id, the same in every set
 * @param title the printed title
 * @param power printed power; 0 for a card that is no creature
 * @param armor printed armor; 0 also where the card shows "~"
 * @param bonus printed bonus icons, top to bottom
 * @param text its rules in English, made from the definition; one line for each ability
 * @param variant which of two cards with this title it is
 */
public record Face(
        String id,
        String title,
        CardType type,
        int power,
        int armor,
        List<Trait> traits,
        List<BonusIcon> bonus,
        String text,
        Optional<Variant> variant) {

    public Face {
        traits = List.copyOf(traits);
        bonus = List.copyOf(bonus);
    }

    /** The face of a card. */
    public static Face of(CardDefinition card) {
        return new Face(
                card.id(),
                card.title(),
                card.type(),
                card.power(),
                card.armor(),
                card.traits(),
                card.bonus(),
                RulesText.of(card),
                Variant.of(card));
    }
}
