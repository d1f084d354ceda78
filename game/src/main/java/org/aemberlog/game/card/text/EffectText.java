package org.aemberlog.game.card.text;

import java.util.List;
import org.aemberlog.game.card.Effect;

/** The words for effects, and for how they hang together. */
final class EffectText {

    private final TextContext context;
    private final FlowText flow;

    EffectText(TextContext context) {
        this.context = context;
        this.flow = new FlowText(context, this);
    }

    /** The effect as whole sentences. */
    String sentences(Effect effect) {
        return RulesText.sentences(some(effect).stream().map(Clause::text).toList());
    }

    /** The effect as one clause, such as after "each time ...,". */
    String inOneBreath(Effect effect) {
        return SentenceJoiner.of(some(effect));
    }

    /** The effect as it follows "first": a list unless it is one plain thing. */
    String afterFirst(Effect effect) {
        var clauses = some(effect);
        return clauses.stream().map(Clause::text).anyMatch(SentenceJoiner::isOpen)
                ? SentenceJoiner.quoted(clauses)
                : SentenceJoiner.of(clauses);
    }

    /** The effect as it follows "you may". */
    String afterMay(Effect effect) {
        return SentenceJoiner.afterMay(some(effect));
    }

    /** A clause for each sentence of the effect, and at least one. */
    List<Clause> some(Effect effect) {
        var clauses = clauses(effect);
        return clauses.isEmpty() ? List.of(Clause.order("do", "nothing")) : clauses;
    }

    /** A clause for each sentence of the effect. */
    List<Clause> clauses(Effect effect) {
        return switch (effect) {
            case Effect.FlowEffect e -> flow.clauses(e);
            case Effect.AemberEffect e -> List.of(new GainText(context).clause(e));
            case Effect.DamageEffect e -> List.of(new ActionText(context).clause(e));
            case Effect.StatusEffect e -> List.of(VerbPhrase.clause(e, context));
            case Effect.ZoneEffect e -> List.of(Moves.clause(e, context));
            case Effect.ControlEffect e -> List.of(new ActionText(context).clause(e));
            case Effect.InformationEffect e -> List.of(new ActionText(context).clause(e));
            case Effect.AgencyEffect e -> List.of(new ActionText(context).clause(e));
            case Effect.PlayerEffect e -> List.of(new GainText(context).clause(e));
        };
    }
}
