package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.References;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Gathers the abilities of one timing point and resolves them in the active player's order. */
final class Triggers {

    private final Resolution r;
    private final Loops loops;

    /** What happened in place of something else, and is answered later; null if it is answered at once. */
    private List<Occurrence> putOff;

    Triggers(Resolution resolution) {
        this.r = resolution;
        this.loops = new Loops(resolution);
    }

    /**
     * An ability that waits to resolve.
     *
     * @param key what tells it from all others
     * @param about what it answers to, if it waits for something
     */
    record Pending(CardId source, Enum<?> timing, Object key, Optional<Occurrence> about, Runnable run) {
        Pending(CardId source, Enum<?> timing, Object key, Runnable run) {
            this(source, timing, key, Optional.empty(), run);
        }

        Option option() {
            return key instanceof AbilityInstance<?> instance
                    ? new Option.Pending(source, label(timing), instance.granter(), Optional.of(instance.ability()))
                    : new Option.Pending(source, label(timing), Optional.empty(), Optional.empty());
        }

        /** Whether it is the same ability of the same card, which waits for two events but speaks of neither. */
        boolean isLike(Pending other) {
            return key.equals(other.key)
                    && key instanceof AbilityInstance<?> instance
                    && instance.ability() instanceof OnEvent event
                    && instance.lasting() == 0
                    && !References.speaksOfEvent(event.run());
        }

        /** Whether it is an ability of its source, not of a lasting effect. */
        boolean ofCard() {
            return !(key instanceof AbilityInstance<?> instance) || instance.lasting() == 0;
        }
    }

    /** Resolves abilities of one timing point; the active player chooses which comes next. */
    void resolve(List<Pending> gathered) {
        if (gathered.isEmpty()) {
            return;
        }
        var waiting = new ArrayList<>(gathered);
        while (!waiting.isEmpty()) {
            loops.run(takeNext(waiting));
        }
    }

    /**
     * Resolves a card's bold abilities together with others of the same timing point. One that the
     * card gains meanwhile still resolves (FAQ, Timing: Nexus and Spectral Tunneler).
     */
    void resolveBold(CardId card, Timing timing, List<Pending> others) {
        resolveBold(card, r.board(), List.of(), others, () -> bold(card, timing));
    }

    /**
     * The same for the "Play:" abilities of a card, which serve the player who plays it and wait
     * until all of {@code first} have resolved.
     *
     * @param played the board on which it had just been played
     */
    void resolvePlay(Seat you, CardId card, Board played, List<Pending> first, List<Pending> others) {
        resolveBold(card, played, first, others, () -> bold(card, Timing.PLAY, context -> context.seenBy(you)));
    }

    /** Who has left play since then is not the card whose abilities resolve, also when it is back (glossary, Leaves Play). */
    private void resolveBold(
            CardId card, Board then, List<Pending> first, List<Pending> others, Supplier<List<Pending>> bold) {
        var waiting = new ArrayList<>(first);
        waiting.addAll(others);
        var known = new HashSet<>();
        while (true) {
            if (Collections.disjoint(waiting, first)
                    && !r.actionContext().hasLeftSince(card, then.state().events())) {
                addNew(waiting, known, card, bold);
            }
            if (waiting.isEmpty()) {
                return;
            }
            loops.run(takeNext(waiting));
        }
    }

    private void addNew(List<Pending> waiting, HashSet<Object> known, CardId card, Supplier<List<Pending>> bold) {
        if (!r.inPlay(card) && !r.state().beingPlayed().contains(card)) {
            return;
        }
        for (var pending : bold.get()) {
            if (known.add(pending.key())) {
                waiting.add(pending);
            }
        }
    }

    private Pending takeNext(List<Pending> waiting) {
        if (waiting.size() == 1 && !r.asksAlways()) {
            return waiting.removeFirst();
        }
        var different = different(waiting);
        if (different.size() == 1 && !r.asksAlways()) {
            return waiting.removeFirst();
        }
        var options = different.stream().map(Pending::option).toList();
        var pick = r.choose(Reason.NEXT_ABILITY, Optional.empty(), options, 1, 1, false);
        var next = different.get(pick.getFirst());
        waiting.remove(next);
        return next;
    }

    /** Of abilities whose order makes no difference only the first. */
    private static List<Pending> different(List<Pending> waiting) {
        var different = new ArrayList<Pending>();
        for (var pending : waiting) {
            if (different.stream().noneMatch(pending::isLike)) {
                different.add(pending);
            }
        }
        return different;
    }

    /** The bold abilities of a card for a timing. */
    List<Pending> bold(CardId card, Timing timing) {
        return bold(card, timing, context -> context);
    }

    private List<Pending> bold(CardId card, Timing timing, UnaryOperator<AbilityContext> seen) {
        var abilities = Abilities.bold(r.board(), card, timing);
        if (abilities.isEmpty()) {
            return List.of();
        }
        var waiting = new ArrayList<Pending>(abilities.size());
        for (var instance : abilities) {
            waiting.add(new Pending(
                    card,
                    timing,
                    instance,
                    () -> r.effects.resolve(instance.ability().run(), seen.apply(instance.context()))));
        }
        return waiting;
    }

    /** The abilities that wait for what happened, of all cards in play and lasting effects. */
    List<Pending> after(Occurrence happened) {
        if (!r.matchCards().heeds(happened.what)) {
            return List.of();
        }
        var waiting = new ArrayList<Pending>();
        for (var seat : List.of(r.active(), r.active().opponent())) {
            addAll(waiting, r.state().side(seat).battleline(), happened);
            addAll(waiting, r.state().side(seat).artifacts(), happened);
        }
        if (r.matchCards().heedsDiscarded()) {
            addDiscarded(waiting, happened);
        }
        for (var lasting : r.state().lasting()) {
            if (lasting.rule() instanceof OnEvent event
                    && lasting.active(r.active(), r.state().turn().number())
                    && !lasting.usedUp()) {
                add(waiting, AbilityInstance.of(lasting, event), happened);
            }
        }
        return waiting;
    }

    private void addAll(List<Pending> waiting, List<Permanent> permanents, Occurrence happened) {
        var board = r.board();
        for (int i = 0; i < permanents.size(); i++) {
            addOf(waiting, board, permanents.get(i).card(), happened);
            var upgrades = permanents.get(i).upgrades();
            for (int j = 0; j < upgrades.size(); j++) {
                addOf(waiting, board, upgrades.get(j).card(), happened);
            }
        }
    }

    private void addOf(List<Pending> waiting, Board board, CardId card, Occurrence happened) {
        var abilities = Abilities.events(board, card);
        for (int i = 0; i < abilities.size(); i++) {
            add(waiting, abilities.get(i), happened);
        }
    }

    private void addDiscarded(List<Pending> waiting, Occurrence happened) {
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var card : r.state().side(seat).discard()) {
                for (var ability : r.matchCards().compiled(card).inDiscardPile) {
                    add(waiting, AbilityInstance.printed(ability, card, seat), happened);
                }
            }
        }
    }

    /** Only the abilities of one card, as it is on {@code board}. */
    List<Pending> afterFor(CardId card, Board board, Occurrence happened) {
        var waiting = new ArrayList<Pending>();
        addOf(waiting, board, card, happened);
        return waiting;
    }

    /**
     * Resolves what waits for what happened, after what is destroyed as things are then.
     */
    void follow(Occurrence happened) {
        if (putOff == null) {
            r.sweep.runBefore(after(happened), List.of(happened));
        } else {
            putOff.add(happened);
        }
    }

    /**
     * Does something that may happen otherwise than said: what is done instead is answered with all else that happened
     * at that timing point.
     */
    <T> T puttingOff(List<Occurrence> happened, Supplier<T> event) {
        var outer = putOff;
        putOff = happened;
        try {
            return event.get();
        } finally {
            putOff = outer;
        }
    }

    /**
     * What waits for what happened as things are now, if it was gathered on the board of {@code then}: a card that has
     * another controller since says what it says to that player.
     */
    List<Pending> asThingsAre(List<Pending> waiting, List<Occurrence> happened, Board then) {
        var given = r.state() == then.state() ? List.<CardId>of() : givenSince(then);
        if (given.isEmpty()) {
            return waiting;
        }
        var now = new ArrayList<>(waiting);
        now.removeIf(pending -> pending.ofCard()
                && given.contains(pending.source())
                && pending.about().filter(happened::contains).isPresent());
        happened.forEach(each -> given.forEach(card -> addOf(now, r.board(), card, each)));
        return now;
    }

    /** The cards that have had another controller on a board. */
    private List<CardId> givenSince(Board then) {
        return Stream.of(Seat.values())
                .flatMap(seat -> r.board().permanents(seat).stream()
                        .map(Permanent::card)
                        .filter(card -> then.inPlay(card)
                                && then.controller(card) != seat
                                && !r.actionContext()
                                        .hasLeftSince(card, then.state().events())))
                .toList();
    }

    /** How many abilities have begun to resolve in this action. */
    int begun() {
        return loops.begun();
    }

    private void add(List<Pending> waiting, AbilityInstance<OnEvent> instance, Occurrence happened) {
        var context = instance.context(happened);
        var event = instance.ability();
        if (matches(event.on(), context, happened) && Values.holds(r.board(), context, event.when())) {
            waiting.add(new Pending(instance.source(), event.on().what(), instance, Optional.of(happened), () -> {
                if (!r.control.usedUp(instance.lasting())) {
                    spend(instance, happened);
                    r.effects.resolve(event.run(), context);
                }
            }));
        }
    }

    /** Counts the use of a lasting effect that can only be used so often. */
    void spend(AbilityInstance<? extends Ability> instance, Occurrence happened) {
        r.control.spend(instance.lasting(), happened.subject.orElse(instance.source()));
    }

    boolean matches(EventPattern pattern, AbilityContext context, Occurrence happened) {
        return happened.is(pattern.what())
                && Values.means(pattern.actor(), r.board(), context, happened.actor)
                && happened.subject
                        .map(card -> Filters.test(happened.seen, context, pattern.subject(), card))
                        .orElse(pattern.subject() instanceof Filter.Any);
    }

    static String label(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Something about no card in particular happened. */
    void happened(TriggerEvent what, Seat actor, int amount) {
        follow(Occurrence.to(actor, what, r.board(), amount));
    }
}
