package org.aemberlog.game.card.text;

import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/**
 * A labelled effect, as it can be spoken of later.
 *
 * @param effect what is done, without the choice whether to do it
 * @param result one of the cards it is done to, such as "enemy creature dealt damage"
 * @param several whether it can be done to more than one
 * @param same the name of the cards it is done to, if they were chosen before
 */
record LabelledEffect(Effect effect, Noun result, boolean several, Optional<String> same) {

    private static final Map<Class<? extends Effect>, String> MEASURED = Map.ofEntries(
            Map.entry(Effect.GainAember.class, "Æmber gained"),
            Map.entry(Effect.LoseAember.class, "Æmber lost"),
            Map.entry(Effect.Steal.class, "Æmber stolen"),
            Map.entry(Effect.Capture.class, "Æmber captured"),
            Map.entry(Effect.MoveAember.class, "Æmber moved"),
            Map.entry(Effect.DealDamage.class, "damage dealt"),
            Map.entry(Effect.DivideDamage.class, "damage dealt"),
            Map.entry(Effect.DamageTogether.class, "damage dealt"),
            Map.entry(Effect.Heal.class, "damage healed"),
            Map.entry(Effect.FullyHeal.class, "damage healed"),
            Map.entry(Effect.RemoveCounters.class, "counter removed"));

    static LabelledEffect of(Effect labelled, TextContext context) {
        Effect effect = core(labelled);
        var text = new SelectorText(context);
        if (effect instanceof Effect.ForDifferent each) {
            return new LabelledEffect(effect, text.noun(each.from()).followed("chosen"), true, Optional.empty());
        }
        var act = VerbPhrase.of(effect, context);
        return new LabelledEffect(
                effect,
                act.map(it -> it.result(context)).orElse(Noun.ANY),
                act.map(it -> text.isSeveral(it.target())).orElse(false),
                act.map(VerbPhrase::target)
                        .filter(Selector.Ref.class::isInstance)
                        .map(it -> ((Selector.Ref) it).name()));
    }

    private static Effect core(Effect effect) {
        if (effect instanceof Effect.May(Effect body)) {
            return core(body);
        }
        if (effect instanceof Effect.As(String _, Effect body)) {
            return core(body);
        }
        return effect instanceof Effect.Seq(var steps) && steps.size() == 1 ? core(steps.getFirst()) : effect;
    }

    /** Whether it was a fight, which touches the creature attacked. */
    boolean isFight() {
        return effect instanceof Effect.UseCard use && use.mode().isFight();
    }

    /** "Æmber stolen", "doom counter removed" */
    String measured() {
        if (effect instanceof Effect.RemoveCounters counters) {
            return Words.of(counters.counter()) + " removed";
        }
        return MEASURED.getOrDefault(effect.getClass(), "card moved");
    }

    /** After "if": "you forge a key", "a creature is destroyed". */
    String done(TextContext context) {
        if (effect instanceof Effect.ForgeKey(var who, var _)) {
            return context.players().does(who, "forge", "a key").text();
        }
        String is = " is " + String.join(" ", result.after());
        return result.after().isEmpty() ? "that is done" : Words.indefinite(result.word()) + is;
    }
}
