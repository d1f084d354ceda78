package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;

/** Gathers the abilities of one timing point and resolves them in the active player's order. */
final class Triggers {

    private final Resolution r;

    Triggers(Resolution resolution) {
        this.r = resolution;
    }

    /** An ability that waits to resolve. */
    record Pending(CardId source, String text, Runnable run) {}

    /**
     * Something that happened.
     *
     * @param actor who did it
     * @param subject the card it is about
     * @param seen the board on which the subject is looked at: as it was while still in play
     * @param amount how much it was about
     */
    record Happened(Happening what, Seat actor, CardId subject, Board seen, int amount) {}

    /** Resolves abilities of one timing point; the active player chooses which comes next. */
    void resolve(List<Pending> gathered) {
        var waiting = new ArrayList<>(gathered);
        while (!waiting.isEmpty()) {
            var options =
                    waiting.stream()
                            .<Option>map(p -> new Option.Pending(p.source(), p.text()))
                            .toList();
            var pick = r.choose(Reason.NEXT_ABILITY, Optional.empty(), options, 1, 1, false);
            waiting.remove((int) pick.getFirst()).run().run();
        }
    }

    /** The bold abilities of a card for a timing, if the card is in play or being played. */
    void addBold(List<Pending> waiting, CardId card, Timing timing) {
        for (var ability : r.cast().script(card).triggered(timing)) {
            var you = r.board().controller(card);
            waiting.add(pending(card, label(timing), Frame.of(card, you), ability.run()));
        }
    }

    /** The abilities that wait for what happened, of all cards in play and lasting effects. */
    void addAfter(List<Pending> waiting, Happened happened) {
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.board().permanents(seat)) {
                addEvents(waiting, permanent.card(), seat, happened);
                for (var upgrade : permanent.upgrades()) {
                    addEvents(waiting, upgrade, seat, happened);
                }
            }
        }
        for (var lasting : r.state().lasting()) {
            if (lasting.rule() instanceof OnEvent event) {
                addEvent(waiting, event, lasting.source(), lasting.seat(), happened);
            }
        }
    }

    private void addEvents(List<Pending> waiting, CardId card, Seat you, Happened happened) {
        for (var event : r.cast().script(card).events) {
            addEvent(waiting, event, card, you, happened);
        }
    }

    private void addEvent(
            List<Pending> waiting, OnEvent event, CardId source, Seat you, Happened happened) {
        var frame = Frame.about(source, you, happened.subject(), happened.amount());
        if (matches(event.on(), frame, happened)) {
            waiting.add(pending(source, label(happened.what()), frame, event.run()));
        }
    }

    /** Only the abilities of {@code card} that wait for what happened. */
    void addAfterFor(List<Pending> waiting, CardId card, Happened happened) {
        addEvents(waiting, card, r.board().controller(card), happened);
    }

    /**
     * Lets a replacement effect take the place of something that would happen.
     *
     * @return whether one did
     */
    boolean replaced(Happened would) {
        var found = new ArrayList<Pending>();
        for (var lasting : r.state().lasting()) {
            if (lasting.rule() instanceof Replacement rule) {
                addReplacement(found, rule, lasting.source(), lasting.seat(), would);
            }
        }
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.board().permanents(seat)) {
                for (var rule : r.cast().script(permanent.card()).replacements) {
                    addReplacement(found, rule, permanent.card(), seat, would);
                }
            }
        }
        if (found.isEmpty()) {
            return false;
        }
        var options =
                found.stream()
                        .<Option>map(p -> new Option.Pending(p.source(), p.text()))
                        .toList();
        int pick =
                r.choose(Reason.NEXT_ABILITY, Optional.empty(), options, 1, 1, false).getFirst();
        found.get(pick).run().run();
        return true;
    }

    private void addReplacement(
            List<Pending> found, Replacement rule, CardId source, Seat you, Happened would) {
        var frame = Frame.about(source, you, would.subject(), would.amount());
        if (matches(rule.would(), frame, would)) {
            found.add(pending(source, "instead", frame, rule.with()));
        }
    }

    private boolean matches(EventPattern pattern, Frame frame, Happened happened) {
        return pattern.what() == happened.what()
                && Values.means(pattern.actor(), frame.you(), happened.actor())
                && Filters.test(happened.seen(), frame, pattern.subject(), happened.subject());
    }

    private Pending pending(CardId source, String text, Frame frame, Effect effect) {
        return new Pending(source, text, () -> r.effects.resolve(effect, frame));
    }

    private static String label(Enum<?> name) {
        return name.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
