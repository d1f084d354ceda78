package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.Effect.ResolveIcon;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Modifier.ExtraIcons;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Bonus icons (glossary): mandatory, one at a time, from top to bottom. */
final class Icons {

    private final Resolution r;

    Icons(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * Resolves the icons of a card that was just played, or as if it had been. All of them resolve
     * even when the card leaves play meanwhile (FAQ, Bonus Icons).
     */
    void resolve(Seat you, CardId card, List<BonusIcon> icons) {
        int times = 1 + extraTimes(you, card);
        if (Permissions.forbidden(r.board(), PlayerAction.RESOLVE_ICONS, you, card)) {
            return;
        }
        for (int i = 0; i < times; i++) {
            icons.forEach(icon -> resolveOne(you, card, icon));
        }
    }

    private void resolveOne(Seat you, CardId card, BonusIcon icon) {
        r.because(new Cause(card, Optional.empty(), new ResolveIcon(icon)), () -> {
            resolveOne(you, card, icon, Set.of());
            return icon;
        });
    }

    /** "The next time you play a card" is used up by playing one. */
    private int extraTimes(Seat you, CardId card) {
        int times = 0;
        for (var it : r.board().inForce(ExtraIcons.class)) {
            var lasting = it.by().lasting();
            if (it.you() == you && lasting.filter(Lasting::usedUp).isEmpty()) {
                times += it.modifier().times();
                lasting.ifPresent(effect -> r.control.spend(effect.id(), card));
            }
        }
        return times;
    }

    /** Resolves one icon, or what replaces it; {@code tried} had their chance to replace it. */
    void resolveOne(Seat you, CardId card, BonusIcon icon, Set<Object> tried) {
        var what = switch (icon) {
            case CAPTURE -> TriggerEvent.CAPTURE_ICON_RESOLVED;
            case DRAW -> TriggerEvent.DRAW_ICON_RESOLVED;
            case AEMBER, DAMAGE -> TriggerEvent.ICON_RESOLVED;
        };
        var would = Occurrence.with(card, you, what, r.board(), 1);
        would.tried(tried);
        if (r.replacements.prevent(would)) {
            return;
        }
        switch (icon) {
            case AEMBER -> r.aember.gain(you, 1);
            case DRAW -> r.cards.draw(you, 1);
            case CAPTURE -> {
                var by = choose(card, icon, creatures(you));
                by.forEach(c -> r.aember.capture(c, you, 1, CaptureFrom.OPPONENT, Optional.empty()));
            }
            case DAMAGE -> {
                var creatures = new ArrayList<>(creatures(you));
                creatures.addAll(creatures(you.opponent()));
                r.damage.deal(
                        choose(card, icon, creatures).stream().map(Hit::byIcon).toList());
            }
        }
        r.sweep.run();
        r.triggers.follow(Occurrence.with(card, you, what, r.board(), 1));
    }

    private List<CardId> choose(CardId card, BonusIcon icon, List<CardId> creatures) {
        int n = Math.min(1, creatures.size());
        return r.following(card, new ResolveIcon(icon), () -> r.chooseCards(Reason.TARGETS, card, creatures, n, n));
    }

    private List<CardId> creatures(Seat seat) {
        return r.state().side(seat).battleline().stream().map(Permanent::card).toList();
    }
}
