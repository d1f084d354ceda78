package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.state.CardId;

/** Instructions to do what players otherwise do with cards: play, use and resolve them. */
final class AgencyEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    AgencyEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(AgencyEffect effect, AbilityContext context) {
        return switch (effect) {
            case PlayCard e -> play(e, context);
            case UseCard e -> use(e, context);
            case TriggerAbility e -> trigger(e, context);
            case ResolveBonusIcons e -> resolveIcons(e, context);
            case ResolveIcon e -> resolveIcon(e, context);
        };
    }

    boolean isPossible(AgencyEffect effect, Foresight f) {
        return switch (effect) {
            case PlayCard e ->
                f.any(
                        e.card(),
                        c -> PlayObstacles.of(r.board(), f.context().you(), c).isEmpty());
            case UseCard e -> f.any(e.card(), c -> f.usable(e, c));
            case TriggerAbility e -> f.any(e.card());
            case ResolveBonusIcons e -> f.any(e.card());
            case ResolveIcon _ -> true;
        };
    }

    private Outcome play(PlayCard e, AbilityContext context) {
        return resolver.each(e.card(), context, card -> play(card, e.arrival(), context));
    }

    /**
     * A card that cannot be played stays where it is (FAQ, Wild Wormhole); a homebound
     * card does not leave archives for play.
     */
    private boolean play(CardId card, Optional<Arrival> arrival, AbilityContext context) {
        var zone = r.leavingPlay.zoneOf(card);
        boolean possible = zone != Zone.IN_PLAY
                && PlayObstacles.of(r.board(), context.you(), card).isEmpty();
        if (!possible || r.leavingPlay.goesHome(card)) {
            return false;
        }
        r.plays.play(context.you(), card, zone, arrival);
        return true;
    }

    /**
     * Only who controls a card can use it, unless it is used as if it were theirs. What a fight touches is the
     * creature that is attacked; what any other use touches is the card itself.
     */
    private Outcome use(UseCard e, AbilityContext context) {
        var touched = new ArrayList<CardId>();
        var cards = resolver.toUse(e, context);
        boolean complete = !cards.isEmpty();
        for (var card : cards) {
            if (!e.asIfYours() && resolver.controller(card, context) != context.you()) {
                complete = false;
                continue;
            }
            var fought = r.uses.useByEffect(context.you(), card, e.mode(), spared(e, context));
            fought.ifPresent(context.memory().fought::addAll);
            fought.ifPresent(them -> touched.addAll(e.mode().isFight() ? them : List.of(card)));
            complete &= fought.isPresent();
        }
        return Outcome.of(touched, complete);
    }

    static List<CardId> spared(UseCard e, AbilityContext context) {
        return e.mode() == UseMode.FIGHT_ANOTHER ? context.memory().fought : List.of();
    }

    private Outcome trigger(TriggerAbility e, AbilityContext context) {
        return resolver.each(e.card(), context, card -> trigger(e, card, context));
    }

    private boolean trigger(TriggerAbility e, CardId card, AbilityContext context) {
        var waiting = new ArrayList<Pending>();
        for (var instance : Abilities.bold(r.board(), card, e.timing())) {
            Runnable run = () -> resolveAsIfOf(context, instance);
            waiting.add(new Pending(card, e.timing(), instance, run));
        }
        boolean any = !waiting.isEmpty();
        r.triggers.resolve(waiting);
        return any;
    }

    private void resolveAsIfOf(AbilityContext user, AbilityInstance<Triggered> instance) {
        r.effects.resolve(instance.ability().run(), instance.context().asIfOf(user.you()));
    }

    private Outcome resolveIcons(ResolveBonusIcons e, AbilityContext context) {
        return resolver.each(e.card(), context, card -> {
            var icons = context.at(r.board(), card).icons(card);
            r.icons.resolve(context.you(), card, icons);
            return !icons.isEmpty();
        });
    }

    /** One icon in place of the one that its ability replaces. */
    private Outcome resolveIcon(ResolveIcon e, AbilityContext context) {
        var about = context.about().orElseThrow();
        var card = about.subject.orElse(context.source());
        r.icons.resolveOne(about.actor, card, e.icon(), about.tried());
        return Outcome.done(true);
    }
}
