package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.card.Effect.Status;
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

    /** Damage on its way to a creature; {@code poison} destroys it when any of it is dealt. */
    record Hit(CardId target, int amount, boolean poison) {
        static Hit of(CardId target, int amount) {
            return new Hit(target, amount, false);
        }
    }

    /**
     * Deals all hits simultaneously.
     *
     * @return the creatures destroyed by it
     */
    Set<CardId> deal(List<Hit> hits) {
        var incoming = new LinkedHashMap<CardId, Hit>();
        for (var hit : hits) {
            if (hit.amount() > 0 && r.state().find(hit.target()).isPresent()) {
                incoming.merge(hit.target(), hit, Damage::together);
            }
        }
        var dealt = new ArrayList<Hit>();
        for (var hit : redirected(incoming)) {
            var rest = prevented(hit);
            if (rest.amount() > 0) {
                dealt.add(rest);
            }
        }
        var doomed = new LinkedHashSet<CardId>();
        for (var hit : dealt) {
            r.emit(new DamageDealt(hit.target(), hit.amount()));
        }
        for (var hit : dealt) {
            if (hit.poison()
                    || r.destruction.lethal(r.state().find(hit.target()).orElseThrow())) {
                doomed.add(hit.target());
            }
        }
        return r.destruction.destroy(doomed);
    }

    private static Hit together(Hit one, Hit other) {
        return new Hit(
                one.target(), one.amount() + other.amount(), one.poison() || other.poison());
    }

    /**
     * What a protector takes instead comes after the target's own armor (FAQ, Armor), and then has
     * to get past whatever prevents damage to the protector.
     */
    private List<Hit> redirected(Map<CardId, Hit> incoming) {
        var result = new LinkedHashMap<CardId, Hit>();
        for (var hit : incoming.values()) {
            var protectors = new ArrayList<>(r.board().protectorsOf(hit.target()));
            protectors.removeIf(p -> r.state().find(p).isEmpty());
            if (protectors.isEmpty()) {
                result.merge(hit.target(), hit, Damage::together);
                continue;
            }
            var rest = prevented(hit);
            if (rest.amount() > 0) {
                var protector =
                        r.chooseCards(Reason.TARGETS, hit.target(), protectors, 1, 1).getFirst();
                result.merge(
                        protector,
                        new Hit(protector, rest.amount(), rest.poison()),
                        Damage::together);
            }
        }
        return List.copyOf(result.values());
    }

    /** What is left of a hit after prevention, ward and armor, in this order. */
    private Hit prevented(Hit hit) {
        var target = hit.target();
        if (r.board().cannotBeDamaged(target)) {
            return new Hit(target, 0, false);
        }
        if (r.state().find(target).orElseThrow().warded()) {
            r.emit(new StatusLost(target, Status.WARD));
            return new Hit(target, 0, false);
        }
        int absorbed = Math.min(hit.amount(), r.board().armorLeft(target));
        if (absorbed > 0) {
            r.emit(new ArmorSpent(target, absorbed));
        }
        return new Hit(target, hit.amount() - absorbed, hit.poison());
    }
}
