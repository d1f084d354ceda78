package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.Ability.Mode;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.CardDestroyed;
import org.aemberlog.game.event.MatchEvent.DestructionReplaced;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/**
 * Destruction in its two phases (timing chart, Destroyed): cards are tagged and their "Destroyed:"
 * abilities resolve, then all tagged cards move together. What those abilities destroy joins the
 * same batch.
 */
final class Destruction {

    private final Resolution r;
    private final Map<CardId, Tag> batch = new LinkedHashMap<>();
    private final List<Pending> postponed = new ArrayList<>();

    /** What waits for the destruction of cards of the batch. */
    private final Map<CardId, List<Pending>> onceDestroyed = new LinkedHashMap<>();

    private boolean underway;
    private boolean moving;

    Destruction(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * What makes a card tagged.
     *
     * @param fate its destruction, with the board on which it was tagged
     * @param saviors what replaces its destruction; what it gains later comes too late (glossary,
     *     Destroyed)
     */
    private record Tag(Occurrence fate, List<AbilityInstance<Replacement>> saviors) {

        /** Whether it is saved whatever anybody decides. */
        boolean saves() {
            return saviors.stream().anyMatch(it -> it.ability().mode() == Mode.INSTEAD);
        }
    }

    /**
     * Destroys cards in play together. Gives those that were tagged by it and not saved: a
     * replacement removes the tag (glossary, Replacement Effects), be it only later, because this
     * destruction is part of another one.
     */
    Set<CardId> destroy(Collection<CardId> cards) {
        return destroy(cards, Map.of());
    }

    /** The same, where {@code fighting} says of those that fall in a fight whose power did it. */
    Set<CardId> destroy(Collection<CardId> cards, Map<CardId, CardId> fighting) {
        var tagged = tag(cards, fighting);
        if (tagged.isEmpty()) {
            return tagged;
        }
        boolean outermost = !underway;
        underway = true;
        var abilities = new ArrayList<Pending>();
        tagged.forEach(card -> abilities.addAll(r.triggers.bold(card, Timing.DESTROYED)));
        r.triggers.resolve(abilities);
        if (outermost) {
            underway = false;
            tagged.retainAll(finish());
        } else {
            tagged.removeIf(card -> remains(card) && batch.get(card).saves());
        }
        return tagged;
    }

    /** Whether cards are being destroyed, so that some may be tagged. */
    boolean underway() {
        return underway;
    }

    /** Whether a batch is on its way to the piles: all of it at once (glossary, Destroyed). */
    boolean moving() {
        return moving;
    }

    /**
     * Resolves what waits for damage. The abilities of creatures that it destroyed have to wait
     * until it is known who was saved: the others would be in the discard pile by now (FAQ, Timing:
     * Venator Altum). What was tagged before is in play till then, and reacts.
     */
    void resolveOfTheSurviving(List<Pending> waiting, Set<CardId> doomed) {
        var now = new ArrayList<Pending>();
        for (var pending : waiting) {
            boolean wait = pending.ofCard() && isLeaving(pending.source(), doomed);
            (wait ? postponed : now).add(pending);
        }
        r.triggers.resolve(now);
    }

    /**
     * Keeps what waits for a tagged card to have been destroyed, which it is when it lies in the discard pile (FAQ,
     * Timing: Tolas).
     */
    void resolveOnceDestroyed(CardId card, List<Pending> waiting) {
        onceDestroyed.computeIfAbsent(card, _ -> new ArrayList<>()).addAll(waiting);
    }

    /** Whether a card is tagged for destruction; one that left and came back no longer is. */
    boolean tagged(CardId card) {
        return batch.containsKey(card) && carriesTag(card);
    }

    /** Whether a card is one of these and tagged, or attached to one that is. */
    private boolean isLeaving(CardId card, Set<CardId> doomed) {
        var there = r.state().hostOf(card).map(Permanent::card).orElse(card);
        return doomed.contains(there) && tagged(there);
    }

    private boolean carriesTag(CardId card) {
        return r.state().find(card).map(Permanent::tagged).orElse(true);
    }

    /** Whether a card of the batch has not left play by other means. */
    private boolean remains(CardId card) {
        return r.inPlay(card) && carriesTag(card);
    }

    private Set<CardId> tag(Collection<CardId> cards, Map<CardId, CardId> fighting) {
        var tagged = new LinkedHashSet<CardId>();
        for (var card : cards) {
            var permanent = r.state().find(card);
            if (!r.inPlay(card) || tagged(card) || r.board().has(card, KeywordKind.INVULNERABLE)) {
                continue;
            }
            if (permanent.isPresent() && permanent.get().warded()) {
                r.emit(new StatusLost(card, Status.WARD));
            } else {
                tagged.add(card);
            }
        }
        var seen = r.board();
        for (var card : tagged) {
            var fate = fate(card, seen, fighting.containsKey(card));
            var tag = new Tag(fate, r.replacements.candidates(fate));
            batch.put(card, tag);
            r.actionContext().willBeSaved(card, tag.saves());
        }
        tagged.forEach(
                card -> r.emit(new CardDestroyed(card, Looks.of(seen, card), Optional.ofNullable(fighting.get(card)))));
        return tagged;
    }

    /**
     * Moves the batch, then lets everything that waits for a destroyed card resolve. Gives what was
     * destroyed in the end.
     */
    private Set<CardId> finish() {
        saveSome();
        var destroyed = new LinkedHashMap<>(batch);
        batch.clear();
        var last = r.board();
        var leaving = remaining(destroyed.keySet());
        leaving.forEach(card -> r.actionContext().leftPlay(card, last));
        var waiting = new ArrayList<Pending>();
        leaving.forEach(card -> waiting.addAll(seenLeaving(card, leaving, last)));
        moveAll(destroyed.keySet(), leaving);
        // What was held until one of them left play is let go of before anything answers to that.
        r.byRules(r.control::settle);
        destroyed.values().forEach(tag -> waiting.addAll(r.triggers.after(tag.fate())));
        waiting.addAll(postponedOf(destroyed.keySet()));
        waiting.addAll(onceDestroyed(destroyed.keySet()));
        r.sweep.runBefore(waiting, destroyed.values().stream().map(Tag::fate).toList());
        r.sweep.run();
        return destroyed.keySet();
    }

    private void moveAll(Set<CardId> destroyed, List<CardId> leaving) {
        boolean outer = moving;
        moving = true;
        for (var owner : List.of(r.active(), r.active().opponent())) {
            for (var card : discardOrder(destroyed, owner)) {
                if (remains(card)) {
                    r.leavingPlay.discardDestroyed(card, leaving);
                }
            }
        }
        moving = outer;
    }

    /**
     * What waits for a card to leave play. Those that leave with it are gone by then and miss it
     * (FAQ, Timing: Tolas); only what it says about its own leaving still counts.
     */
    private List<Pending> seenLeaving(CardId card, List<CardId> together, Board last) {
        return r.leavingPlay.leaving(card, last).stream()
                .filter(p -> !p.ofCard() || staysOrIs(card, p.source(), together))
                .toList();
    }

    private boolean staysOrIs(CardId card, CardId source, List<CardId> together) {
        var host = r.state().hostOf(source).map(Permanent::card).orElse(source);
        return source.equals(card) || host.equals(card) || !together.contains(source) && !together.contains(host);
    }

    /** What waited for the fate of cards that were saved. */
    private List<Pending> postponedOf(Set<CardId> destroyed) {
        if (postponed.isEmpty()) {
            return List.of();
        }
        var still = postponed.stream()
                .filter(p -> r.inPlay(p.source()) && !destroyed.contains(p.source()))
                .toList();
        postponed.clear();
        return still;
    }

    /** What waited for the destruction of these cards, of those that have not fallen with them. */
    private List<Pending> onceDestroyed(Set<CardId> destroyed) {
        var waiting = onceDestroyed.entrySet().stream()
                .filter(it -> destroyed.contains(it.getKey()))
                .flatMap(it -> it.getValue().stream())
                .filter(it -> r.inPlay(it.source()))
                .toList();
        onceDestroyed.clear();
        return waiting;
    }

    private Occurrence fate(CardId card, Board seen, boolean inFight) {
        return Occurrence.with(card, seen.controller(card), how(card, inFight), seen, 0);
    }

    private TriggerEvent how(CardId card, boolean inFight) {
        if (!inFight) {
            return TriggerEvent.DESTROYED;
        }
        return r.actionContext().fightsNow(card) ? TriggerEvent.DESTROYED_FIGHTING : TriggerEvent.DESTROYED_IN_FIGHT;
    }

    /**
     * Lets destruction be replaced, which is at the moment when the cards would be put into the
     * discard pile (glossary, Replacement Effects). What is destroyed instead joins the batch.
     */
    private void saveSome() {
        var asked = new HashSet<CardId>();
        underway = true;
        var next = firstOtherThan(asked);
        while (next.isPresent()) {
            asked.add(next.get());
            save(next.get());
            next = firstOtherThan(asked);
        }
        underway = false;
    }

    private Optional<CardId> firstOtherThan(Set<CardId> asked) {
        for (var card : batch.keySet()) {
            if (!asked.contains(card)) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    private void save(CardId card) {
        var tag = batch.get(card);
        if (remains(card) && !tag.saviors().isEmpty()) {
            var saviors = tag.saviors().stream()
                    .filter(savior -> !r.sweep.isHopeless(card, savior))
                    .toList();
            int strength = Stats.strength(r.board(), card);
            r.replacements.prevent(tag.fate(), saviors, savior -> untag(card, savior, strength));
        }
    }

    private void untag(CardId card, AbilityInstance<Replacement> savior, int strength) {
        r.sweep.saved(card, savior, strength);
        batch.remove(card);
        r.emit(new DestructionReplaced(card));
    }

    private List<CardId> discardOrder(Set<CardId> destroyed, Seat owner) {
        var cards = remaining(destroyed);
        cards.removeIf(card -> card.owner() != owner);
        return r.orderCards(Reason.DISCARD_ORDER, cards, Optional.empty());
    }

    private List<CardId> remaining(Set<CardId> destroyed) {
        var found = new ArrayList<CardId>(destroyed.size());
        for (var card : destroyed) {
            if (remains(card)) {
                found.add(card);
            }
        }
        return found;
    }
}
