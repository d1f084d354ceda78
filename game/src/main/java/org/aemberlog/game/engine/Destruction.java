package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
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
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.CardDestroyed;
import org.aemberlog.game.event.MatchEvent.DestructionReplaced;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.MatchState;
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
    private boolean underway;

    /** Whether a batch is on its way to the piles: all of it at once (glossary, Destroyed). */
    private boolean moving;

    private MatchState swept;

    /** How many sweeps are under way, each of them part of the one before. */
    private int sweeps;

    /** How strong cards were before they were saved during these sweeps. */
    private final Map<Rescue, Integer> rescues = new HashMap<>();

    /**
     * What would save a card that a sweep destroys again, though to save it changes nothing: it is unhurt and no stronger,
     * or a text dooms it. That would go on for ever, each time the same, and so goes no further than once (glossary,
     * Infinite Loops).
     */
    private final Set<Rescue> hopeless = new HashSet<>();

    /** Who has fallen since what happened last, as long as no ability has resolved; null where none waits. */
    private Falling falling;

    Destruction(Resolution resolution) {
        this.r = resolution;
    }

    private record Rescue(CardId card, AbilityInstance<Replacement> savior) {}

    /**
     * Who is destroyed as things are since something happened, and nothing has answered to that.
     *
     * @param since how many events there were by then
     * @param begun how many abilities had begun to resolve by then
     */
    private record Falling(long since, int begun, Set<CardId> doomed) {

        /** Adds who is destroyed, unless an ability has begun to resolve since. */
        void add(Collection<CardId> cards, int begunNow) {
            if (begunNow == begun) {
                doomed.addAll(cards);
            }
        }
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
            batch.put(card, new Tag(fate, r.replacements.candidates(fate)));
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
        leaving.forEach(card -> r.scene().leftPlay(card, last));
        var waiting = new ArrayList<Pending>();
        leaving.forEach(card -> waiting.addAll(seenLeaving(card, leaving, last)));
        moveAll(destroyed.keySet(), leaving);
        // What was held until one of them left play is let go of before anything answers to that.
        r.byRules(r.control::settle);
        destroyed.values().forEach(tag -> waiting.addAll(r.triggers.after(tag.fate())));
        waiting.addAll(postponedOf(destroyed.keySet()));
        sweepBefore(waiting, destroyed.values().stream().map(Tag::fate).toList());
        sweep();
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

    private Occurrence fate(CardId card, Board seen, boolean inFight) {
        return Occurrence.with(card, seen.controller(card), how(card, inFight), seen, 0);
    }

    private TriggerEvent how(CardId card, boolean inFight) {
        if (!inFight) {
            return TriggerEvent.DESTROYED;
        }
        return r.scene().fightsNow(card) ? TriggerEvent.DESTROYED_FIGHTING : TriggerEvent.DESTROYED_IN_FIGHT;
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
                    .filter(savior -> !hopeless.contains(new Rescue(card, savior)))
                    .toList();
            int strength = Stats.strength(r.board(), card);
            r.replacements.prevent(tag.fate(), saviors, savior -> untag(new Rescue(card, savior), strength));
        }
    }

    private void untag(Rescue rescue, int strength) {
        var card = rescue.card();
        if (sweeps > 0) {
            rescues.put(rescue, strength);
        }
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

    /** Destroys every creature whose damage has reached its power, also without new damage, and the doomed. */
    void sweep() {
        if (r.state() != swept && !moving && !r.leavingPlay.underway()) {
            r.byRules(this::settle);
        }
    }

    /**
     * Resolves what waits for something that has happened. Who is destroyed as things are since is so before anything
     * answers, and so does not answer (FAQ, Timing: King of the Crag and Pingle Who Annoys); all others do, whatever
     * becomes of them. A creature that was given back by then answers as its owner's to what {@code happened}.
     */
    void sweepBefore(List<Pending> waiting, List<Occurrence> happened) {
        var then = r.board();
        var answering = waiting;
        if (waiting.isEmpty()) {
            sweep();
        } else {
            answering = answeringAfterSweep(waiting);
        }
        r.triggers.resolve(r.triggers.asThingsAre(answering, happened, then));
    }

    private List<Pending> answeringAfterSweep(List<Pending> waiting) {
        var outer = falling;
        var mine = new Falling(r.state().events(), r.triggers.begun(), new HashSet<>());
        falling = mine;
        sweep();
        falling = outer;
        if (outer != null) {
            outer.add(mine.doomed(), mine.begun());
        }
        return waiting.stream()
                .filter(it -> !it.ofCard() || !isGone(it.source(), mine))
                .toList();
    }

    private boolean isGone(CardId source, Falling with) {
        return !with.doomed().isEmpty()
                && r.scene().hasLeftSince(source, with.since())
                && (with.doomed().contains(source) || wasOn(source, with.doomed()));
    }

    /** Whether an upgrade that has left play was on one of these. */
    private boolean wasOn(CardId source, Set<CardId> doomed) {
        return r.scene()
                .lastSeen(source)
                .state()
                .hostOf(source)
                .map(Permanent::card)
                .filter(doomed::contains)
                .isPresent();
    }

    private void settle() {
        r.control.settle();
        r.armor.settle();
        var doomed = doomed();
        swept = r.state();
        if (!doomed.isEmpty()) {
            if (falling != null) {
                falling.add(doomed, r.triggers.begun());
            }
            rescues.forEach((rescue, strength) -> {
                if (doomed.contains(rescue.card()) && isHopeless(rescue.card(), strength)) {
                    hopeless.add(rescue);
                }
            });
            sweeps++;
            destroy(doomed);
            sweep();
            sweeps--;
            if (sweeps == 0) {
                rescues.clear();
                hopeless.clear();
            }
        }
    }

    /** What is destroyed as things are. */
    private List<CardId> doomed() {
        var doomed = new ArrayList<CardId>();
        addLethal(doomed, r.active());
        addLethal(doomed, r.active().opponent());
        addDoomed(doomed);
        return doomed;
    }

    private void addLethal(List<CardId> doomed, Seat seat) {
        var board = r.board();
        var line = r.state().side(seat).battleline();
        for (int i = 0; i < line.size(); i++) {
            if (lethal(line.get(i), board)) {
                doomed.add(line.get(i).card());
            }
        }
    }

    /** Whether to save a creature again would change nothing. */
    private boolean isHopeless(CardId card, int strength) {
        return isDoomed(card) || isUnhurt(card) && Stats.strength(r.board(), card) <= strength;
    }

    private boolean isUnhurt(CardId card) {
        return r.state().find(card).map(it -> it.damage() == 0).orElse(true);
    }

    /** Adds what a text says is destroyed as things are. */
    private void addDoomed(List<CardId> doomed) {
        if (r.board().inForce(Modifier.Doomed.class).isEmpty()) {
            return;
        }
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.board().permanents(seat)) {
                if (!permanent.tagged()
                        && !doomed.contains(permanent.card())
                        && isDoomed(permanent.card())
                        && !r.board().has(permanent.card(), KeywordKind.INVULNERABLE)) {
                    doomed.add(permanent.card());
                }
            }
        }
    }

    /** Whether a text destroys a card as things are. What is being destroyed itself has done so, and spares who was saved. */
    private boolean isDoomed(CardId card) {
        var board = r.board();
        for (var it : board.inForce(Modifier.Doomed.class)) {
            if (!tagged(it.source()) && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the damage on a creature has reached its power, which is as on a board. */
    boolean lethal(Permanent creature, Board seen) {
        return !creature.tagged()
                && creature.damage() >= seen.power(creature.card())
                && !r.board().has(creature.card(), KeywordKind.INVULNERABLE);
    }
}
