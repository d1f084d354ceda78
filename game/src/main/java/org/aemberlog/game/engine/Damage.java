package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect.DealDamage;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.ArmorSpent;
import org.aemberlog.game.event.MatchEvent.DamageDealt;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;

/** Damage, dealt to one or more creatures at once (timing chart, Damage). */
final class Damage {

    private final Resolution r;

    Damage(Resolution resolution) {
        this.r = resolution;
    }

    /** What deals damage. */
    enum Kind {
        /** The power of a creature in a fight. */
        FIGHT,
        ABILITY,
        /** An ability whose damage armor cannot prevent. */
        DESPITE_ARMOR,
        ICON
    }

    /**
     * Damage on its way to a creature.
     *
     * @param dealer the card that deals it; none for a bonus icon (FAQ, Damage, Source of)
     * @param poison whether any of it that is dealt destroys the creature
     */
    record Hit(CardId target, int amount, Optional<CardId> dealer, Kind kind, boolean poison) {

        static Hit by(CardId dealer, CardId target, int amount) {
            return new Hit(target, amount, Optional.of(dealer), Kind.ABILITY, false);
        }

        static Hit despiteArmor(CardId dealer, CardId target, int amount) {
            return new Hit(target, amount, Optional.of(dealer), Kind.DESPITE_ARMOR, false);
        }

        static Hit byIcon(CardId target) {
            return new Hit(target, 1, Optional.empty(), Kind.ICON, false);
        }

        Hit onto(CardId other) {
            return new Hit(other, amount, dealer, kind, poison);
        }

        Hit of(int rest) {
            return new Hit(target, rest, dealer, kind, poison && rest > 0);
        }

        Hit and(Hit other) {
            return new Hit(target, amount + other.amount, dealer, kind, poison || other.poison);
        }
    }

    /**
     * What came of damage.
     *
     * @param damaged the creatures it was dealt to in the end
     * @param destroyed those of them that it destroyed
     * @param amount how much was put on creatures
     */
    record Result(Set<CardId> damaged, Set<CardId> destroyed, int amount) {}

    /** Deals all hits simultaneously. */
    Result deal(List<Hit> hits) {
        var after = new ArrayList<Occurrence>();
        var dealt = r.triggers.puttingOff(after, () -> unprevented(hits, after));
        dealt.addAll(unprevented(shares(dealt), after));
        var damaged = new LinkedHashSet<CardId>();
        var doomed = new LinkedHashSet<CardId>();
        var fighting = new LinkedHashMap<CardId, CardId>();
        int total = 0;
        var before = r.board();
        for (var hit : dealt) {
            r.emit(new DamageDealt(hit.target(), hit.amount()));
            damaged.add(hit.target());
            total += hit.amount();
        }
        for (var hit : dealt) {
            after.add(happened(TriggerEvent.DAMAGE_DEALT, hit));
            if (hit.kind() == Kind.ICON) {
                after.add(happened(TriggerEvent.DAMAGE_DEALT_BY_ICON, hit));
            }
            if (hit.poison() || isLethal(hit.target(), before)) {
                doomed.add(hit.target());
            }
            if (hit.kind() == Kind.FIGHT) {
                hit.dealer().ifPresent(dealer -> fighting.put(hit.target(), dealer));
            }
        }
        var destroyed = r.destruction.destroy(doomed, fighting);
        var waiting = new ArrayList<Pending>();
        after.forEach(happened -> r.triggers.after(happened).stream()
                .filter(pending -> wasThere(pending, happened.seen))
                .forEach(waiting::add));
        r.destruction.resolveOfTheSurviving(waiting, doomed);
        return new Result(damaged, destroyed, total);
    }

    /** Who entered play only after something had happened, as by the death it brought, does not answer it. */
    private boolean wasThere(Pending pending, Board then) {
        return !pending.ofCard()
                || then.inPlay(pending.source())
                        && !r.actionContext()
                                .hasLeftSince(pending.source(), then.state().events());
    }

    /** Destroys the creatures that do not survive the damage that was moved onto them. */
    void arrive(List<CardId> creatures, Board before) {
        var doomed = creatures.stream().filter(card -> isLethal(card, before)).toList();
        r.byRules(() -> r.destruction.destroy(doomed));
    }

    /** What the damage would make more powerful has to survive it first, as Gron Nine-Toes does. */
    private boolean isLethal(CardId target, Board before) {
        var creature = r.state().find(target).orElseThrow();
        return r.sweep.isLethal(creature, r.board()) || r.sweep.isLethal(creature, before);
    }

    private Occurrence happened(TriggerEvent what, Hit hit) {
        return Occurrence.with(hit.target(), r.board().controller(hit.target()), what, r.board(), hit.amount());
    }

    /** What is left to deal of the hits after everything that prevents damage. */
    private List<Hit> unprevented(List<Hit> hits, List<Occurrence> after) {
        var left = new ArrayList<Hit>();
        for (var hit : redirected(incoming(hits), after)) {
            var rest = prevented(hit, after);
            if (rest.amount() > 0) {
                left.add(rest);
            }
        }
        return left;
    }

    /** The hits that would be dealt, those to one creature together. */
    private Map<CardId, Hit> incoming(List<Hit> hits) {
        var incoming = new LinkedHashMap<CardId, Hit>();
        for (var hit : notReplaced(hits.stream().filter(this::possible).toList())) {
            if (possible(hit) && !DamageRules.prevent(r.board(), hit.target(), hit.dealer())) {
                incoming.merge(hit.target(), hit, Hit::and);
            }
        }
        return incoming;
    }

    private boolean possible(Hit hit) {
        return hit.amount() > 0 && r.state().find(hit.target()).isPresent();
    }

    /**
     * Some creatures are dealt the fight damage that others are dealt, too, which is less than what
     * those would have been dealt (FAQ, Armor), and only once (FAQ, Drecker).
     */
    private List<Hit> shares(List<Hit> dealt) {
        var shares = new ArrayList<Hit>();
        for (var hit : dealt) {
            if (hit.kind() == Kind.FIGHT) {
                DamageRules.sharersOf(r.board(), hit.target()).forEach(to -> shares.add(hit.onto(to)));
            }
        }
        return shares;
    }

    /**
     * The hits without those of dealers that do something else instead (FAQ, Shoulder Id). What one
     * card deals at once is dealt simultaneously (glossary, Damage), so it would deal damage once,
     * to however many creatures, and the replacement happens once in place of all of it.
     */
    private List<Hit> notReplaced(List<Hit> hits) {
        if (!r.matchCards().heeds(TriggerEvent.DEALS_DAMAGE)) {
            return hits;
        }
        var amounts = new LinkedHashMap<CardId, Integer>();
        hits.forEach(hit -> hit.dealer().ifPresent(by -> amounts.merge(by, hit.amount(), Integer::sum)));
        amounts.entrySet().removeIf(each -> !dealsOtherwise(each.getKey(), each.getValue()));
        return hits.stream()
                .filter(h -> h.dealer().filter(amounts::containsKey).isEmpty())
                .toList();
    }

    private boolean dealsOtherwise(CardId dealer, int amount) {
        var controller = r.board().at(dealer).controller(dealer);
        return r.replacements.prevent(
                Occurrence.with(dealer, controller, TriggerEvent.DEALS_DAMAGE, r.board(), amount));
    }

    /**
     * What a protector takes instead comes after the target's own armor (FAQ, Armor), and then has
     * to get past whatever prevents damage to the protector. Who takes it in the end may take more
     * (FAQ, Lethal Distraction).
     */
    private List<Hit> redirected(Map<CardId, Hit> incoming, List<Occurrence> after) {
        var result = new LinkedHashMap<CardId, Hit>();
        for (var hit : incoming.values()) {
            var protectors = new ArrayList<>(DamageRules.protectorsOf(r.board(), hit.target()));
            protectors.removeIf(p -> r.state().find(p).isEmpty());
            if (protectors.isEmpty()) {
                result.merge(hit.target(), hit, Hit::and);
                continue;
            }
            var rest = prevented(hit, after);
            if (rest.amount() > 0) {
                var protector = protector(rest, protectors);
                if (!DamageRules.prevent(r.board(), protector, hit.dealer())) {
                    result.merge(protector, rest.onto(protector), Hit::and);
                }
            }
        }
        result.replaceAll((target, hit) -> hit.of(DamageRules.taken(r.board(), target, hit.amount())));
        return List.copyOf(result.values());
    }

    private CardId protector(Hit hit, List<CardId> protectors) {
        var asked = new DealDamage(new Selector.Self(), new Amount.Const(hit.amount()));
        return r.following(
                hit.target(),
                asked,
                () -> r.chooseCards(Reason.TARGETS, hit.target(), protectors, 1, 1)
                        .getFirst());
    }

    /** What is left of a hit after ward and armor, in this order. */
    private Hit prevented(Hit hit, List<Occurrence> after) {
        var target = hit.target();
        if (r.state().find(target).orElseThrow().warded()) {
            r.emit(new StatusLost(target, Status.WARD));
            return hit.of(0);
        }
        int armor = hit.kind() == Kind.DESPITE_ARMOR ? 0 : r.board().armorLeft(target);
        int absorbed = Math.min(hit.amount(), armor);
        if (absorbed > 0) {
            r.emit(new ArmorSpent(target, absorbed));
            r.armor.spent(target);
            after.add(happened(TriggerEvent.ARMOR_PREVENTED, hit.of(absorbed)));
        }
        return hit.of(hit.amount() - absorbed);
    }
}
