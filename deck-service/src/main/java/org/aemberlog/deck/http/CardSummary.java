package org.aemberlog.deck.http;

import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.card.Variant;
import org.aemberlog.game.card.text.Face;

/** A card in a list: its {@link Face} and where it is printed. */
public record CardSummary(
        String id,
        String title,
        CardType type,
        int power,
        int armor,
        List<Trait> traits,
        List<BonusIcon> bonus,
        List<Edition> printings,
        String text,
        Optional<Variant> variant) {

    public CardSummary {
        traits = List.copyOf(traits);
        bonus = List.copyOf(bonus);
        printings = List.copyOf(printings);
    }

    static CardSummary of(CardDefinition card, CardPool pool) {
        var face = Face.of(card);
        return new CardSummary(
                face.id(),
                face.title(),
                face.type(),
                face.power(),
                face.armor(),
                face.traits(),
                face.bonus(),
                Edition.of(pool.printingsOf(card.id())),
                face.text(),
                face.variant());
    }
}
