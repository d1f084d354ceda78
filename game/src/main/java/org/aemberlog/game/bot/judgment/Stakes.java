package org.aemberlog.game.bot.judgment;

import org.aemberlog.game.bot.reading.Touch;
import org.aemberlog.game.bot.table.Sighted;
import org.aemberlog.game.view.TableView.InPlay;

/** What it is worth to the seat that something is done to a card; below 0 if it is a loss. */
final class Stakes {

    private Stakes() {}

    /**
     * The points of one touch.
     *
     * @param amount of damage or Æmber, where that matters
     */
    static int of(Touch touch, Sighted card, int amount) {
        int good = card.mine() ? 1 : -1;
        if (card.inPlay().isEmpty()) {
            return outOfPlay(touch, card) * good;
        }
        var it = card.inPlay().get();
        return switch (touch) {
            case HURT -> -good * hurt(card, it, amount);
            case DESTROY, SEIZE, FETCH, REMOVE -> -good * (it.warded() ? 1 : card.value());
            case WEAKEN -> -good * card.value() / 2;
            case STUN -> it.stunned() ? 0 : -good * (card.value() / 2 + (it.exhausted() ? 0 : 1));
            case ENRAGE -> it.enraged() ? 0 : -good * 2;
            case EXHAUST -> it.exhausted() ? 0 : -good * card.value() / 2;
            case HEAL -> good * Math.min(amount, it.damage());
            case WARD -> it.warded() ? 0 : good * card.value() / 2;
            case UNSTUN -> it.stunned() ? good * card.value() / 2 : 0;
            case READY -> it.exhausted() ? good * card.value() / 2 : 0;
            case STRENGTHEN -> good * (card.value() / 2 + (it.exhausted() ? 0 : 1));
            case USE -> good * card.value() / 2;
            case LOAD -> good * (1 + it.power() / 2);
            case UNLOAD -> 2 * Math.min(amount, it.aember());
            case NOTE -> 0;
        };
    }

    private static int hurt(Sighted card, InPlay it, int amount) {
        if (it.warded()) {
            return 1;
        }
        return amount >= card.toughness() ? card.value() : Math.max(0, amount - it.armorLeft());
    }

    private static int outOfPlay(Touch touch, Sighted card) {
        return switch (touch) {
            case FETCH, USE, LOAD, STRENGTHEN, READY, HEAL, WARD -> card.value();
            case REMOVE, DESTROY, HURT, WEAKEN, STUN, EXHAUST, ENRAGE, SEIZE -> -card.value() / 2;
            case UNSTUN, UNLOAD, NOTE -> 0;
        };
    }
}
