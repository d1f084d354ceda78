package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.event.MatchEvent.DamageHealed;
import org.aemberlog.game.event.MatchEvent.DamageMoved;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;

/** Instructions that deal, heal or move damage; {@link Damage} does the dealing. */
final class DamageEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    DamageEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(DamageEffect effect, AbilityContext context) {
        return switch (effect) {
            case DealDamage e -> deal(e, context);
            case DealDamageDespiteArmor e -> dealDespiteArmor(e, context);
            case DealDamageBy e -> dealBy(e, context);
            case DealDamageToEach e -> dealToEach(e, context);
            case DamageTogether e -> deal(hits(e, context));
            case DamageForEach e -> forEach(e, context);
            case DivideDamage e -> divide(e, context);
            case DealFightDamageTo e -> dealFightDamageTo(e, context);
            case Heal e -> heal(e, context);
            case FullyHeal e -> fullyHeal(e, context);
            case MoveDamage e -> move(e, context);
        };
    }

    boolean isPossible(DamageEffect effect, Foresight f) {
        return switch (effect) {
            case DealDamage e -> f.some(e.amount()) && f.any(e.target());
            case DealDamageDespiteArmor e -> f.some(e.amount()) && f.any(e.target());
            case DealDamageBy e -> f.some(e.amount()) && f.any(e.dealer()) && f.any(e.target());
            case DealDamageToEach e -> f.any(e.target());
            case DamageTogether e -> e.portions().stream().anyMatch(it -> isPossible(it, f));
            case DamageForEach e -> f.some(e.times()) && f.any(e.target());
            case DivideDamage e -> f.some(e.amount()) && f.any(e.among());
            case DealFightDamageTo e -> f.any(e.target());
            case Heal e -> f.some(e.amount()) && f.any(e.target(), c -> f.has(Token.DAMAGE, c));
            case FullyHeal e -> f.any(e.target(), c -> f.has(Token.DAMAGE, c));
            case MoveDamage e -> f.some(e.amount()) && f.any(e.from(), c -> f.has(Token.DAMAGE, c)) && f.any(e.to());
        };
    }

    private Outcome deal(DealDamage e, AbilityContext context) {
        return deal(hits(e, context));
    }

    private Outcome dealDespiteArmor(DealDamageDespiteArmor e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        return deal(resolver.inPlay(e.target(), context).stream()
                .map(target -> Hit.despiteArmor(context.source(), target, amount))
                .toList());
    }

    private Outcome dealBy(DealDamageBy e, AbilityContext context) {
        return deal(hits(e, context));
    }

    private Outcome dealToEach(DealDamageToEach e, AbilityContext context) {
        var hits = new ArrayList<Hit>();
        for (var target : resolver.inPlay(e.target(), context)) {
            context.memory().remember(e.name(), List.of(target), r.state().events());
            for (var dealer : dealers(e, context)) {
                hits.add(Hit.by(dealer, target, resolver.amount(e.amount(), context)));
            }
        }
        return deal(hits.stream().filter(hit -> hit.amount() > 0).toList());
    }

    private List<CardId> dealers(DealDamageToEach e, AbilityContext context) {
        return e.dealer() instanceof Selector.Self ? List.of(context.source()) : resolver.inPlay(e.dealer(), context);
    }

    private Outcome forEach(DamageForEach e, AbilityContext context) {
        int times = resolver.amount(e.times(), context);
        var hits = new ArrayList<Hit>();
        for (int i = 0; i < times; i++) {
            context.memory()
                    .remember(
                            e.name(),
                            resolver.inPlay(e.target(), context),
                            r.state().events());
            hits.addAll(hits(e.damage(), context));
        }
        return deal(hits);
    }

    private List<Hit> hits(DamageTogether e, AbilityContext context) {
        return e.portions().stream()
                .flatMap(portion -> hits(portion, context).stream())
                .toList();
    }

    private List<Hit> hits(DamagePortion portion, AbilityContext context) {
        return switch (portion) {
            case DealDamage e -> hits(e, context);
            case DealDamageBy e -> hits(e, context);
        };
    }

    private List<Hit> hits(DealDamageBy e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        var dealers = resolver.inPlay(e.dealer(), context);
        return resolver.inPlay(e.target(), context).stream()
                .flatMap(target -> dealers.stream().map(dealer -> Hit.by(dealer, target, amount)))
                .toList();
    }

    private List<Hit> hits(DealDamage e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        return resolver.inPlay(e.target(), context).stream()
                .map(target -> Hit.by(context.source(), target, amount))
                .toList();
    }

    private Outcome deal(List<Hit> hits) {
        var result = r.damage.deal(hits);
        var targets = hits.stream().map(Hit::target).distinct().toList();
        return new Outcome(
                targets,
                List.copyOf(result.damaged()),
                hits.stream().anyMatch(hit -> hit.amount() > 0),
                result.destroyed(),
                result.amount());
    }

    private Outcome divide(DivideDamage e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        var among = resolver.candidatesInPlay(e.among(), context);
        var options = among.stream().<Option>map(Option.Card::new).toList();
        var asking = Optional.of(context.source());
        var picks = r.choose(Reason.DIVISION, asking, options, amount, amount, true);
        return deal(picks.stream()
                .map(i -> Hit.by(context.source(), among.get(i), 1))
                .toList());
    }

    /** In the fight that its card is in, that deals its damage to another creature. */
    private Outcome dealFightDamageTo(DealFightDamageTo e, AbilityContext context) {
        var target = resolver.oneInPlay(e.target(), context);
        var fight = r.actionContext().fightOf(context.source());
        if (target.isEmpty() || fight.isEmpty()) {
            return Outcome.done(false);
        }
        if (fight.get().attacker.equals(context.source())) {
            fight.get().attackersTarget = target;
        } else {
            fight.get().defendersTarget = target;
        }
        return Outcome.of(List.of(target.get()), true);
    }

    private Outcome heal(Heal e, AbilityContext context) {
        return heal(e.target(), resolver.amount(e.amount(), context), context);
    }

    private Outcome fullyHeal(FullyHeal e, AbilityContext context) {
        return heal(e.target(), Integer.MAX_VALUE, context);
    }

    private Outcome heal(Selector target, int most, AbilityContext context) {
        var healed = new ArrayList<CardId>();
        int total = 0;
        for (var creature : resolver.inPlay(target, context)) {
            int amount = Math.min(most, damageOn(creature));
            if (amount > 0) {
                r.emit(new DamageHealed(creature, amount));
                healed.add(creature);
                total += amount;
            }
        }
        return Outcome.of(healed, !healed.isEmpty(), total);
    }

    private Outcome move(MoveDamage e, AbilityContext context) {
        var from = resolver.toEmpty(Token.DAMAGE, e.from(), context);
        var to = resolver.inPlay(e.to(), context);
        int wanted = resolver.amount(e.amount(), context);
        int total = 0;
        int moves = 0;
        var before = r.board();
        for (var source : from) {
            var others = to.stream().filter(it -> !it.equals(source)).toList();
            var shares = r.sharing.share(Reason.DAMAGE_SHARE, others, wanted, damageOn(source));
            for (int i = 0; i < others.size(); i++) {
                total += move(source, others.get(i), shares.get(i));
            }
            moves += others.size();
        }
        r.damage.arrive(to, before);
        return Outcome.of(total, total > 0 && total == wanted * moves);
    }

    private int move(CardId from, CardId to, int damage) {
        if (damage == 0) {
            return 0;
        }
        r.emit(new DamageMoved(from, to, damage));
        return damage;
    }

    private int damageOn(CardId creature) {
        return r.state().find(creature).map(Permanent::damage).orElse(0);
    }
}
