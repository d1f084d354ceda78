package org.aemberlog.game.bot.judgment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.bot.reading.Reading;
import org.aemberlog.game.bot.reading.Touch;
import org.aemberlog.game.bot.reading.Touching;
import org.aemberlog.game.bot.table.Estimates;
import org.aemberlog.game.bot.table.Fits;
import org.aemberlog.game.bot.table.Seen;
import org.aemberlog.game.bot.table.Sighted;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/**
 * What will be done to the cards that are picked.
 *
 * @param amount of damage or Æmber, where that matters
 */
record Asked(Touch touch, int amount) {

    /** What is feared when the asking card does not tell. */
    private static final List<Asked> UNKNOWN = List.of(new Asked(Touch.HURT, 1));

    private static final Filter CREATURE = new Filter.OfType(List.of(CardType.CREATURE));

    /** What this is worth if the card is picked. */
    int of(Sighted card) {
        return Stakes.of(touch, card, amount);
    }

    /**
     * What the instruction does that asks for some of these cards: the first of the asking card's
     * that could mean them all, with everything else that is done to what it selects.
     */
    static List<Asked> by(Seen seen, Optional<Sighted> source, Reading reading, List<Sighted> options) {
        var fits = new Fits(seen, source, reading.names());
        var estimates = new Estimates(seen, fits);
        var touchings = new ArrayList<>(icons(source));
        reading.leaves().forEach(leaf -> touchings.addAll(Touching.by(leaf)));
        return touchings.stream()
                .map(it -> fits.resolved(it.cards()))
                .filter(cards -> Quantity.of(cards).kind() != Quantity.Kind.ALL)
                .filter(cards -> options.stream().allMatch(card -> fits.could(cards, card)))
                .findFirst()
                .map(cards -> done(touchings, cards, fits, estimates))
                .orElse(UNKNOWN);
    }

    /**
     * Told apart as they are written: one instruction may select by the same words as another, and
     * only what was remembered is the same cards.
     */
    private static List<Asked> done(List<Touching> touchings, Selector cards, Fits fits, Estimates estimates) {
        return touchings.stream()
                .filter(it -> fits.resolved(it.cards()) == cards)
                .map(it -> new Asked(it.touch(), estimates.of(it.amount())))
                .toList();
    }

    /** Bonus icons ask too, before the card's text does. */
    private static List<Touching> icons(Optional<Sighted> source) {
        var one = new Amount.Const(1);
        var icons = new ArrayList<Touching>();
        for (var icon : source.map(it -> it.face().bonus()).orElse(List.of())) {
            if (icon == BonusIcon.DAMAGE) {
                icons.add(new Touching(Touch.HURT, a(CREATURE), one));
            } else if (icon == BonusIcon.CAPTURE) {
                var friendly = new Filter.And(List.of(CREATURE, new Filter.Friendly()));
                icons.add(new Touching(Touch.LOAD, a(friendly), one));
            }
        }
        return icons;
    }

    private static Selector a(Filter filter) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, filter, Quantity.exactly(1), Selector.Pick.CHOSEN);
    }
}
