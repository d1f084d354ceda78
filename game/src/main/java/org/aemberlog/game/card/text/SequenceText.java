package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/** The words for steps in a row; a choice and what is done to the chosen become one. */
final class SequenceText {

    private final TextContext context;
    private final Function<Effect, List<Clause>> step;

    SequenceText(TextContext context, Function<Effect, List<Clause>> step) {
        this.context = context;
        this.step = step;
    }

    /** A clause for each sentence. */
    List<Clause> clauses(List<Effect> steps) {
        var clauses = new ArrayList<Clause>();
        int next = 0;
        while (next < steps.size()) {
            var here = steps.get(next);
            int end = next + 1;
            if (here instanceof Effect.Let let && actsOn(ref(let), steps, end) > end) {
                end = actsOn(ref(let), steps, end);
                clauses.add(together(let, steps.subList(next + 1, end)));
            } else if (here instanceof Effect.Let) {
                end = lets(steps, next);
                clauses.add(choices(steps.subList(next, end)));
            } else if (here instanceof Effect.Repeat && next > 0) {
                clauses.add(Clause.whole(SentenceJoiner.quoted(step.apply(here))));
            } else {
                end = Math.max(end, actsOnSame(steps, next));
                clauses.addAll(end > next + 1 ? together(steps.subList(next, end)) : step.apply(here));
            }
            next = end;
        }
        return clauses;
    }

    /** How far the steps only choose; the last choice may go with what follows it. */
    private int lets(List<Effect> steps, int from) {
        int end = from + 1;
        while (end < steps.size()
                && steps.get(end) instanceof Effect.Let let
                && actsOn(ref(let), steps, end + 1) == end + 1) {
            end++;
        }
        return end;
    }

    /** "choose 2 friendly creatures and 2 enemy creatures" */
    private Clause choices(List<Effect> lets) {
        var chosen = lets.stream().map(let -> step.apply(let).getFirst().rest()).toList();
        if (lets.size() > 1) {
            context.unclear();
        }
        return Clause.order("choose", RulesText.and(chosen));
    }

    /** How far the steps are acts on the card of the first one, if that needs no choice. */
    private int actsOnSame(List<Effect> steps, int from) {
        return VerbPhrase.of(steps.get(from), context)
                .filter(VerbPhrase::sharesObject)
                .filter(act -> !act.endsInPreposition())
                .filter(act -> act.target() instanceof Selector.Self
                        || act.target() instanceof Selector.Host
                        || act.target() instanceof Selector.ThatCard)
                .map(act -> actsOn(act.target(), steps, from))
                .orElse(from);
    }

    /** "stun and exhaust this creature" */
    private List<Clause> together(List<Effect> acts) {
        var verbs =
                acts.stream().map(effect -> act(effect).orElseThrow().verb()).toList();
        var last = act(acts.getLast()).orElseThrow();
        for (var effect : acts) {
            label(effect);
        }
        return List.of(Clause.order(
                RulesText.and(verbs),
                new SelectorText(context).phrase(last.target()).text()));
    }

    private void label(Effect effect) {
        if (effect instanceof Effect.As(String label, Effect done)) {
            context.label(label, done);
        }
    }

    private static Selector ref(Effect.Let let) {
        return new Selector.Ref(let.name());
    }

    /** How far the steps are acts on the chosen that can share one object. */
    private int actsOn(Selector target, List<Effect> steps, int from) {
        int end = from;
        boolean more = true;
        while (more && end < steps.size()) {
            var act = act(steps.get(end)).filter(it -> it.target().equals(target) && it.sharesObject());
            more = act.isPresent();
            if (more) {
                end++;
                more = !act.get().endsInPreposition();
            }
        }
        return end;
    }

    private Optional<VerbPhrase> act(Effect effect) {
        return VerbPhrase.of(effect instanceof Effect.As as ? as.effect() : effect, context);
    }

    /** "ready and fight with a friendly creature" */
    private Clause together(Effect.Let let, List<Effect> acts) {
        var verbs =
                acts.stream().map(effect -> act(effect).orElseThrow().verb()).toList();
        var phrase = new SelectorText(context).phrase(let.cards());
        boolean each = act(acts.getLast()).orElseThrow().isOfEach();
        context.remember(let.name(), let.cards());
        acts.forEach(this::label);
        return Clause.order(RulesText.and(verbs), each ? phrase.severally() : phrase.text());
    }
}
