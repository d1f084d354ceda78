package org.aemberlog.game.card.text;

import java.util.Map;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.PlayerRef;

/** The words for what a labelled effect did. */
final class ThisWay {

    private static final Map<Class<? extends Effect>, String> MEASURED =
            Map.of(
                    Effect.GainAember.class, "Æmber gained",
                    Effect.LoseAember.class, "Æmber lost",
                    Effect.Steal.class, "Æmber stolen",
                    Effect.Capture.class, "Æmber captured",
                    Effect.MoveAember.class, "Æmber moved",
                    Effect.DealDamage.class, "damage dealt",
                    Effect.DivideDamage.class, "damage dealt",
                    Effect.DamageTogether.class, "damage dealt",
                    Effect.Heal.class, "damage healed",
                    Effect.FullyHeal.class, "damage healed");

    private ThisWay() {}

    /** The effect that is done, without the choice whether to do it. */
    static Effect core(Effect effect) {
        if (effect instanceof Effect.May(Effect body)) {
            return core(body);
        }
        if (effect instanceof Effect.As(String _, Effect body)) {
            return core(body);
        }
        return effect instanceof Effect.Seq(var steps) && steps.size() == 1
                ? core(steps.getFirst())
                : effect;
    }

    /** "creature healed this way" */
    static Noun noun(String label, Told told) {
        return told.labelled(label)
                .flatMap(effect -> Act.of(core(effect), told))
                .map(act -> act.result(told))
                .orElse(Noun.ANY)
                .followed("this way");
    }

    /** "creature destroyed this way" */
    static Noun destroyed(String label, Told told) {
        return Noun.kind(word(label, told)).followed("destroyed this way");
    }

    /** "creature" */
    static String word(String label, Told told) {
        return told.labelled(label)
                .flatMap(effect -> Act.of(core(effect), told))
                .map(act -> new SelectorText(told).noun(act.target()).word())
                .orElse("card");
    }

    /** "Æmber stolen this way" */
    static String measured(String label, Told told) {
        return told.labelled(label)
                        .map(effect -> MEASURED.getOrDefault(core(effect).getClass(), "card moved"))
                        .orElse("card moved")
                + " this way";
    }

    /** After "if": "you forge a key this way". */
    static String done(String label, Told told) {
        var effect = told.labelled(label).map(ThisWay::core);
        if (effect.isPresent() && effect.get() instanceof Effect.ForgeKey(var who, var _)) {
            return new Clause(Words.of(who), who == PlayerRef.YOU, "forge", "a key this way").text();
        }
        return effect.flatMap(it -> Act.of(it, told))
                .map(act -> Words.indefinite(word(label, told)) + " is " + act.done() + " this way")
                .orElse("that is done");
    }
}
