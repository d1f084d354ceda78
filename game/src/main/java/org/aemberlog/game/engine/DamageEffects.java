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
    private final TargetResolver meaning;

    DamageEffects(Resolution resolution, TargetResolver meaning) {
        this.r = resolution;
        this.meaning = meaning;
    }

    Outcome apply(DamageEffect effect, AbilityContext frame) {
        return switch (effect) {
            case DealDamage e -> deal(e, frame);
            case DealDamageDespiteArmor e -> dealDespiteArmor(e, frame);
            case DealDamageBy e -> dealBy(e, frame);
            case DealDamageToEach e -> dealToEach(e, frame);
            case DamageTogether e -> deal(hits(e, frame));
            case DamageForEach e -> forEach(e, frame);
            case DivideDamage e -> divide(e, frame);
            case DealFightDamageTo e -> dealFightDamageTo(e, frame);
            case Heal e -> heal(e, frame);
            case FullyHeal e -> fullyHeal(e, frame);
            case MoveDamage e -> move(e, frame);
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

    private Outcome deal(DealDamage e, AbilityContext frame) {
        return deal(hits(e, frame));
    }

    private Outcome dealDespiteArmor(DealDamageDespiteArmor e, AbilityContext frame) {
        int amount = meaning.amount(e.amount(), frame);
        return deal(meaning.inPlay(e.target(), frame).stream()
                .map(target -> Hit.despiteArmor(frame.source(), target, amount))
                .toList());
    }

    private Outcome dealBy(DealDamageBy e, AbilityContext frame) {
        return deal(hits(e, frame));
    }

    private Outcome dealToEach(DealDamageToEach e, AbilityContext frame) {
        var hits = new ArrayList<Hit>();
        for (var target : meaning.inPlay(e.target(), frame)) {
            frame.notes().remember(e.name(), List.of(target), r.state().events());
            for (var dealer : dealers(e, frame)) {
                hits.add(Hit.by(dealer, target, meaning.amount(e.amount(), frame)));
            }
        }
        return deal(hits.stream().filter(hit -> hit.amount() > 0).toList());
    }

    private List<CardId> dealers(DealDamageToEach e, AbilityContext frame) {
        return e.dealer() instanceof Selector.Self ? List.of(frame.source()) : meaning.inPlay(e.dealer(), frame);
    }

    private Outcome forEach(DamageForEach e, AbilityContext frame) {
        int times = meaning.amount(e.times(), frame);
        var hits = new ArrayList<Hit>();
        for (int i = 0; i < times; i++) {
            frame.notes()
                    .remember(
                            e.name(),
                            meaning.inPlay(e.target(), frame),
                            r.state().events());
            hits.addAll(hits(e.damage(), frame));
        }
        return deal(hits);
    }

    private List<Hit> hits(DamageTogether e, AbilityContext frame) {
        return e.portions().stream()
                .flatMap(portion -> hits(portion, frame).stream())
                .toList();
    }

    private List<Hit> hits(DamagePortion portion, AbilityContext frame) {
        return switch (portion) {
            case DealDamage e -> hits(e, frame);
            case DealDamageBy e -> hits(e, frame);
        };
    }

    private List<Hit> hits(DealDamageBy e, AbilityContext frame) {
        int amount = meaning.amount(e.amount(), frame);
        var dealers = meaning.inPlay(e.dealer(), frame);
        return meaning.inPlay(e.target(), frame).stream()
                .flatMap(target -> dealers.stream().map(dealer -> Hit.by(dealer, target, amount)))
                .toList();
    }

    private List<Hit> hits(DealDamage e, AbilityContext frame) {
        int amount = meaning.amount(e.amount(), frame);
        return meaning.inPlay(e.target(), frame).stream()
                .map(target -> Hit.by(frame.source(), target, amount))
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

    private Outcome divide(DivideDamage e, AbilityContext frame) {
        int amount = meaning.amount(e.amount(), frame);
        var among = meaning.candidatesInPlay(e.among(), frame);
        var options = among.stream().<Option>map(Option.Card::new).toList();
        var asking = Optional.of(frame.source());
        var picks = r.choose(Reason.DIVISION, asking, options, amount, amount, true);
        return deal(
                picks.stream().map(i -> Hit.by(frame.source(), among.get(i), 1)).toList());
    }

    /** In the fight that its card is in, that deals its damage to another creature. */
    private Outcome dealFightDamageTo(DealFightDamageTo e, AbilityContext frame) {
        var target = meaning.oneInPlay(e.target(), frame);
        var bout = r.scene().boutOf(frame.source());
        if (target.isEmpty() || bout.isEmpty()) {
            return Outcome.done(false);
        }
        if (bout.get().attacker.equals(frame.source())) {
            bout.get().attackersTarget = target;
        } else {
            bout.get().defendersTarget = target;
        }
        return Outcome.of(List.of(target.get()), true);
    }

    private Outcome heal(Heal e, AbilityContext frame) {
        return heal(e.target(), meaning.amount(e.amount(), frame), frame);
    }

    private Outcome fullyHeal(FullyHeal e, AbilityContext frame) {
        return heal(e.target(), Integer.MAX_VALUE, frame);
    }

    private Outcome heal(Selector target, int most, AbilityContext frame) {
        var healed = new ArrayList<CardId>();
        int total = 0;
        for (var creature : meaning.inPlay(target, frame)) {
            int amount = Math.min(most, damageOn(creature));
            if (amount > 0) {
                r.emit(new DamageHealed(creature, amount));
                healed.add(creature);
                total += amount;
            }
        }
        return Outcome.of(healed, !healed.isEmpty(), total);
    }

    private Outcome move(MoveDamage e, AbilityContext frame) {
        var from = meaning.toEmpty(Token.DAMAGE, e.from(), frame);
        var to = meaning.inPlay(e.to(), frame);
        int wanted = meaning.amount(e.amount(), frame);
        int total = 0;
        int moves = 0;
        for (var source : from) {
            var others = to.stream().filter(it -> !it.equals(source)).toList();
            var shares = r.sharing.share(Reason.DAMAGE_SHARE, others, wanted, damageOn(source));
            for (int i = 0; i < others.size(); i++) {
                total += move(source, others.get(i), shares.get(i));
            }
            moves += others.size();
        }
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
