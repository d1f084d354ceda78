package org.aemberlog.game.engine;

import java.util.ArrayList;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.CardExhausted;
import org.aemberlog.game.event.MatchEvent.CardsReadied;
import org.aemberlog.game.event.MatchEvent.CountersChanged;
import org.aemberlog.game.event.MatchEvent.StatusGained;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;

/** Instructions that change what state cards in play are in: stunned, exhausted, with counters. */
final class StatusEffects {

    private final Resolution r;
    private final TargetResolver meaning;

    StatusEffects(Resolution resolution, TargetResolver meaning) {
        this.r = resolution;
        this.meaning = meaning;
    }

    Outcome apply(StatusEffect effect, AbilityContext frame) {
        return switch (effect) {
            case AddStatus e -> add(e, frame);
            case AddCounters e -> addCounters(e, frame);
            case RemoveCounters e -> removeCounters(e, frame);
            case Ready e -> ready(e, frame);
            case Exhaust e -> exhaust(e, frame);
        };
    }

    boolean isPossible(StatusEffect effect, Foresight f) {
        return switch (effect) {
            case AddStatus e -> f.any(e.target(), c -> f.is(c, p -> !Filters.hasStatus(p, e.status())));
            case AddCounters e -> f.some(e.amount()) && f.any(e.target());
            case RemoveCounters e -> f.some(e.amount()) && f.any(e.target(), c -> f.has(e.counter(), c));
            case Ready e -> f.any(e.target(), this::isExhausted);
            case Exhaust e -> f.any(e.target(), c -> f.is(c, p -> !p.exhausted()));
        };
    }

    private Outcome add(AddStatus e, AbilityContext frame) {
        var changed = new ArrayList<CardId>();
        for (var target : meaning.inPlay(e.target(), frame)) {
            if (!Filters.hasStatus(r.state().find(target).orElseThrow(), e.status())) {
                r.emit(new StatusGained(target, e.status()));
                changed.add(target);
            }
        }
        return Outcome.of(changed, !changed.isEmpty());
    }

    private Outcome addCounters(AddCounters e, AbilityContext frame) {
        return changeCounters(e.counter(), e.target(), meaning.amount(e.amount(), frame), frame);
    }

    private Outcome removeCounters(RemoveCounters e, AbilityContext frame) {
        return changeCounters(e.counter(), e.target(), -meaning.amount(e.amount(), frame), frame);
    }

    private Outcome changeCounters(Token counter, Selector target, int change, AbilityContext frame) {
        var changed = new ArrayList<CardId>();
        boolean complete = change != 0;
        int total = 0;
        for (var card : meaning.cards(target, frame)) {
            if (!r.inPlay(card)) {
                continue;
            }
            int there = r.board().tokens(card, counter);
            int now = Math.max(-there, change);
            complete &= now == change;
            if (now != 0) {
                r.emit(new CountersChanged(card, counter, now));
                changed.add(card);
                total += Math.abs(now);
            }
        }
        return Outcome.of(changed, complete && !changed.isEmpty(), total);
    }

    private Outcome ready(Ready e, AbilityContext frame) {
        var exhausted = meaning.inPlay(e.target(), frame).stream()
                .filter(this::isExhausted)
                .toList();
        if (!exhausted.isEmpty()) {
            r.emit(new CardsReadied(exhausted));
        }
        return Outcome.of(exhausted, !exhausted.isEmpty());
    }

    private Outcome exhaust(Exhaust e, AbilityContext frame) {
        return meaning.each(e.target(), frame, this::exhaust);
    }

    private boolean exhaust(CardId card) {
        boolean change = r.state().find(card).isPresent() && !isExhausted(card);
        if (change) {
            r.emit(new CardExhausted(card));
        }
        return change;
    }

    private boolean isExhausted(CardId card) {
        return r.state().find(card).map(Permanent::exhausted).orElse(false);
    }
}
