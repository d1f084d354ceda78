package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/** The words for steps in a row; a choice and what is done to the chosen become one. */
final class SequenceText {

    private final Told told;
    private final Function<Effect, List<Clause>> step;

    SequenceText(Told told, Function<Effect, List<Clause>> step) {
        this.told = told;
        this.step = step;
    }

    /** A clause for each sentence. */
    List<Clause> clauses(List<Effect> steps) {
        var clauses = new ArrayList<Clause>();
        int next = 0;
        while (next < steps.size()) {
            var here = steps.get(next);
            int end = here instanceof Effect.Let let ? actsOn(let, steps, next + 1) : next;
            if (end > next + 1) {
                clauses.add(together((Effect.Let) here, steps.subList(next + 1, end)));
                next = end;
            } else if (here instanceof Effect.Repeat && next > 0) {
                var texts = step.apply(here).stream().map(Clause::text).toList();
                clauses.add(Clause.whole(Breath.quoted(texts)));
                next++;
            } else if (isLet(here) && next > 0 && isLet(steps.get(next - 1))) {
                String both = clauses.removeLast().rest() + " and ";
                clauses.add(Clause.order("choose", both + step.apply(here).getFirst().rest()));
                next++;
            } else {
                clauses.addAll(step.apply(here));
                next++;
            }
        }
        return clauses;
    }

    private static boolean isLet(Effect effect) {
        return effect instanceof Effect.Let;
    }

    /** How far the steps are acts on the chosen that can share one object. */
    private int actsOn(Effect.Let let, List<Effect> steps, int from) {
        int end = from;
        boolean more = true;
        while (more && end < steps.size()) {
            var act = act(steps.get(end)).filter(it -> isOn(it, let));
            more = act.isPresent();
            if (more) {
                end++;
                more = !act.get().endsInPreposition();
            }
        }
        return end;
    }

    private Optional<Act> act(Effect effect) {
        return Act.of(effect instanceof Effect.As as ? as.effect() : effect, told);
    }

    private static boolean isOn(Act act, Effect.Let let) {
        return act.target().equals(new Selector.Ref(let.name())) && act.sharesObject();
    }

    /** "ready and fight with a friendly creature" */
    private Clause together(Effect.Let let, List<Effect> acts) {
        var verbs = acts.stream().map(effect -> act(effect).orElseThrow().verb()).toList();
        var phrase = new SelectorText(told).phrase(let.cards());
        for (var effect : acts) {
            if (effect instanceof Effect.As(String label, Effect done)) {
                told.label(label, done);
            }
        }
        told.remember(let.name(), let.cards());
        return Clause.order(RulesText.and(verbs), phrase.text());
    }
}
