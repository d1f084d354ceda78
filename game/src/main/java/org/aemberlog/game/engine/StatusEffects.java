package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.CannotReady;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.CardExhausted;
import org.aemberlog.game.event.MatchEvent.CardsReadied;
import org.aemberlog.game.event.MatchEvent.CountersChanged;
import org.aemberlog.game.event.MatchEvent.DamageMoved;
import org.aemberlog.game.event.MatchEvent.StatusGained;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Spot;

/** Instructions that change what state cards in play are in: stunned, exhausted, with counters. */
final class StatusEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    StatusEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(StatusEffect effect, AbilityContext context) {
        return switch (effect) {
            case AddStatus e -> add(e, context);
            case RemoveStatus e -> resolver.each(e.target(), context, card -> remove(e.status(), card));
            case AddCounters e -> addCounters(e, context);
            case RemoveCounters e -> removeCounters(e, context);
            case Redistribute e -> redistribute(e, context);
            case Ready e -> ready(e, context);
            case Exhaust e -> exhaust(e, context);
            case LoseArmor e -> loseArmor(e, context);
        };
    }

    boolean isPossible(StatusEffect effect, Foresight f) {
        return switch (effect) {
            case AddStatus e -> f.any(e.target(), c -> f.is(c, p -> !Filters.hasStatus(p, e.status())));
            case RemoveStatus e -> f.any(e.target(), c -> f.is(c, p -> Filters.hasStatus(p, e.status())));
            case AddCounters e -> f.some(e.amount()) && f.any(e.target());
            case RemoveCounters e -> f.some(e.amount()) && f.any(e.target(), c -> f.has(e.counter(), c));
            case Redistribute e -> f.any(e.target(), c -> f.has(e.token(), c));
            case Ready e -> f.any(e.target(), this::isExhausted);
            case Exhaust e -> f.any(e.target(), c -> f.is(c, p -> !p.exhausted()));
            case LoseArmor e -> f.any(e.target(), this::hasArmor);
        };
    }

    private boolean hasArmor(CardId card) {
        return r.state().find(card).isPresent() && r.board().armor(card) > 0;
    }

    /** The armor comes back with the next turn, when what lasts ends. Armor gained later adds up (glossary, Armor). */
    private Outcome loseArmor(LoseArmor e, AbilityContext context) {
        var armored = resolver.inPlay(e.target(), context).stream()
                .filter(this::hasArmor)
                .toList();
        var lost = new LinkedHashMap<CardId, Integer>();
        armored.forEach(card -> lost.put(card, r.board().armor(card)));
        context.memory().armorLost = lost;
        lost.forEach((card, armor) -> {
            var less = new Modifier.ModStat(Modifier.Stat.ARMOR, new Amount.Const(-armor));
            r.control.changeForTurn(context.source(), context.you(), List.of(card), less);
        });
        return Outcome.of(armored, !armored.isEmpty());
    }

    private Outcome add(AddStatus e, AbilityContext context) {
        var changed = new ArrayList<CardId>();
        for (var target : resolver.inPlay(e.target(), context)) {
            if (!Filters.hasStatus(r.state().find(target).orElseThrow(), e.status())) {
                r.emit(new StatusGained(target, e.status()));
                changed.add(target);
            }
        }
        return Outcome.of(changed, !changed.isEmpty());
    }

    private boolean remove(Status status, CardId card) {
        boolean there =
                r.state().find(card).filter(p -> Filters.hasStatus(p, status)).isPresent();
        if (there) {
            r.emit(new StatusLost(card, status));
        }
        return there;
    }

    /** The active player says how many each card gets, from left to right. */
    private Outcome redistribute(Redistribute e, AbilityContext context) {
        var cards = resolver.inPlay(e.target(), context);
        int total = cards.stream().mapToInt(c -> r.board().tokens(c, e.token())).sum();
        var why = e.token() == Token.DAMAGE ? Reason.DAMAGE_SHARE : Reason.SHARE;
        var shares = r.sharing.share(why, cards, total, total);
        int moved = 0;
        var before = r.board();
        for (int from = 0; from < cards.size(); from++) {
            for (int to = 0; to < cards.size(); to++) {
                int surplus = r.board().tokens(cards.get(from), e.token()) - shares.get(from);
                int deficit = shares.get(to) - r.board().tokens(cards.get(to), e.token());
                moved += move(e.token(), cards.get(from), cards.get(to), Math.min(surplus, deficit));
            }
        }
        if (e.token() == Token.DAMAGE) {
            r.damage.arrive(cards, before);
        }
        return Outcome.of(moved, !cards.isEmpty());
    }

    private int move(Token token, CardId from, CardId to, int number) {
        if (number <= 0) {
            return 0;
        }
        switch (token) {
            case AEMBER -> r.aember.move(new Spot.On(from), new Spot.On(to), number);
            case DAMAGE -> r.emit(new DamageMoved(from, to, number));
            case POWER,
                    AWAKENING,
                    DEPTH,
                    DISRUPTION,
                    DOOM,
                    FUSE,
                    GLORY,
                    GROWTH,
                    IGNORANCE,
                    KNOWLEDGE,
                    SCHEME,
                    TIME,
                    WARRANT -> {
                r.emit(new CountersChanged(from, token, -number));
                r.emit(new CountersChanged(to, token, number));
            }
        }
        return number;
    }

    private Outcome addCounters(AddCounters e, AbilityContext context) {
        return changeCounters(e.counter(), e.target(), resolver.amount(e.amount(), context), context);
    }

    private Outcome removeCounters(RemoveCounters e, AbilityContext context) {
        return changeCounters(e.counter(), e.target(), -resolver.amount(e.amount(), context), context);
    }

    private Outcome changeCounters(Token counter, Selector target, int change, AbilityContext context) {
        var changed = new ArrayList<CardId>();
        boolean complete = change != 0;
        int total = 0;
        for (var card : resolver.cards(target, context)) {
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

    /** Whether a card cannot ready, in the "ready cards" step or by an effect. */
    static boolean cannotReady(Board board, CardId card, boolean inStep) {
        for (var it : board.inForce(CannotReady.class)) {
            if ((inStep || !it.modifier().inStepOnly()) && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    private Outcome ready(Ready e, AbilityContext context) {
        var exhausted = resolver.inPlay(e.target(), context).stream()
                .filter(this::isExhausted)
                .filter(card -> !cannotReady(r.board(), card, false))
                .toList();
        if (!exhausted.isEmpty()) {
            r.emit(new CardsReadied(exhausted));
        }
        return Outcome.of(exhausted, !exhausted.isEmpty());
    }

    private Outcome exhaust(Exhaust e, AbilityContext context) {
        return resolver.each(e.target(), context, this::exhaust);
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
