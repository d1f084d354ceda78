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
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.CardDestroyed;
import org.aemberlog.game.event.MatchEvent.DestructionReplaced;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
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
    private final Map<CardId, Board> batch = new LinkedHashMap<>();
    private boolean underway;
    private MatchState swept;

    Destruction(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * Destroys cards in play together. Gives those that were tagged by it and, once their fate is
     * known, not saved: a replacement removes the tag (glossary, Replacement Effects).
     */
    Set<CardId> destroy(Collection<CardId> cards) {
        var tagged = tag(cards);
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
        }
        return tagged;
    }

    /** Whether a card is tagged for destruction; one that left and came back no longer is. */
    boolean tagged(CardId card) {
        return batch.containsKey(card) && carriesTag(card);
    }

    private boolean carriesTag(CardId card) {
        return r.state().find(card).map(Permanent::tagged).orElse(true);
    }

    /** Whether a card of the batch has not left play by other means. */
    private boolean remains(CardId card) {
        return r.inPlay(card) && carriesTag(card);
    }

    private Set<CardId> tag(Collection<CardId> cards) {
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
            batch.put(card, seen);
            r.emit(new CardDestroyed(card));
        }
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
        destroyed.keySet().stream()
                .filter(this::remains)
                .forEach(card -> r.scene().leftPlay(card, last));
        var waiting = new ArrayList<Pending>();
        destroyed.keySet().stream()
                .filter(this::remains)
                .forEach(card -> waiting.addAll(r.leavingPlay.leaving(card, last)));
        for (var owner : List.of(r.active(), r.active().opponent())) {
            for (var card : discardOrder(destroyed.keySet(), owner)) {
                if (remains(card)) {
                    r.leavingPlay.discardDestroyed(card);
                }
            }
        }
        destroyed.forEach((card, seen) -> waiting.addAll(r.triggers.after(fate(card, seen))));
        r.triggers.resolve(waiting);
        sweep();
        return destroyed.keySet();
    }

    private static Happened fate(CardId card, Board seen) {
        return Happened.with(card, seen.controller(card), Happening.DESTROYED, seen, 0);
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
        return batch.keySet().stream().filter(card -> !asked.contains(card)).findFirst();
    }

    private void save(CardId card) {
        if (!remains(card)) {
            return;
        }
        var would = fate(card, r.board());
        if (r.replacements.applies(would)) {
            batch.remove(card);
            r.emit(new DestructionReplaced(card));
            r.replacements.prevent(would);
        }
    }

    private List<CardId> discardOrder(Set<CardId> destroyed, Seat owner) {
        var cards =
                destroyed.stream()
                        .filter(card -> card.owner() == owner)
                        .filter(this::remains)
                        .toList();
        var options = cards.stream().<Option>map(Option.Card::new).toList();
        int n = options.size();
        return r.choose(Reason.DISCARD_ORDER, Optional.empty(), options, n, n, false).stream()
                .map(cards::get)
                .toList();
    }

    /** Destroys every creature whose damage has reached its power, also without new damage. */
    void sweep() {
        if (r.state() == swept) {
            return;
        }
        r.armor.settle();
        var doomed = new ArrayList<CardId>();
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var creature : r.state().side(seat).battleline()) {
                if (lethal(creature)) {
                    doomed.add(creature.card());
                }
            }
        }
        swept = r.state();
        if (!doomed.isEmpty()) {
            destroy(doomed);
            sweep();
        }
    }

    boolean lethal(Permanent creature) {
        return !creature.tagged()
                && creature.damage() >= r.board().power(creature.card())
                && !r.board().has(creature.card(), KeywordKind.INVULNERABLE);
    }
}
