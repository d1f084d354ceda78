package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for effects: clauses that begin with a small letter and have no full stop. */
final class EffectText {

    private final Told told;

    EffectText(Told told) {
        this.told = told;
    }

    /** One clause for each sentence of the effect. */
    List<String> clauses(Effect effect) {
        return switch (effect) {
            case Effect.Seq e -> steps(e.steps());
            case Effect.If e -> conditional(e);
            case Effect.IfDone e -> {
                var clauses = new ArrayList<>(clauses(e.first()));
                clauses.add("if you do, " + inOneBreath(e.then()));
                yield clauses;
            }
            case Effect.May e -> List.of("you may " + inOneBreath(e.body()));
            case Effect.Let e -> List.of("choose " + remember(e).text());
            case Effect.As e -> {
                told.label(e.label(), e.effect());
                yield clauses(e.effect());
            }
            case Effect.Lasting e ->
                    List.of(until(e.until()) + new AbilityText(told).rule(e.rule()));
            case Effect.GainAember e -> player(e.who(), "gain", aember(e.amount()));
            case Effect.LoseAember e -> player(e.who(), "lose", aember(e.amount()));
            case Effect.Steal e -> List.of("steal " + aember(e.amount()));
            case Effect.Capture e -> List.of(capture(e));
            case Effect.DivideDamage e -> List.of(divided(e));
            case Effect.Draw e ->
                    player(e.who(), "draw", Measure.of(e.amount(), Measure.Unit.CARD, told).text());
            case Effect.GainChains e ->
                    player(
                            e.who(),
                            "gain",
                            Measure.of(e.amount(), Measure.Unit.CHAIN, told).text());
            case Effect.DealDamage _,
                    Effect.Heal _,
                    Effect.Exalt _,
                    Effect.AddStatus _,
                    Effect.Ready _,
                    Effect.Exhaust _,
                    Effect.Destroy _,
                    Effect.Purge _,
                    Effect.Archive _,
                    Effect.Discard _,
                    Effect.ToHand _,
                    Effect.PutInDeck _,
                    Effect.PlayCard _,
                    Effect.UseCard _ ->
                    List.of(Act.of(effect, told).orElseThrow().text(told));
            default -> throw new UnsupportedOperationException(String.valueOf(effect));
        };
    }

    /** The effect after "each time ...," or "you may": its clauses joined by "and" if they can. */
    String inOneBreath(Effect effect) {
        var clauses = clauses(effect);
        boolean plain =
                clauses.stream()
                        .noneMatch(clause -> clause.contains(", ") || clause.contains(". "));
        if (clauses.size() == 1 || plain) {
            return RulesText.and(clauses);
        }
        String rest = RulesText.sentences(clauses.subList(1, clauses.size()));
        return clauses.getFirst() + ". " + rest.substring(0, rest.length() - 1);
    }

    private List<String> steps(List<Effect> steps) {
        var clauses = new ArrayList<String>();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Effect.Let let) {
                int end = i + 1;
                while (end < steps.size() && doneTo(let.name(), steps.get(end))) {
                    end++;
                }
                if (end > i + 1 && end == steps.size()) {
                    clauses.add(doneToChosen(let, steps.subList(i + 1, end)));
                    return clauses;
                }
                if (i > 0 && steps.get(i - 1) instanceof Effect.Let) {
                    clauses.add(clauses.removeLast() + " and " + remember(let).text());
                    continue;
                }
            }
            clauses.addAll(clauses(steps.get(i)));
        }
        return clauses;
    }

    private boolean doneTo(String name, Effect step) {
        return Act.of(step, told)
                .filter(act -> act.target().equals(new Selector.Ref(name)))
                .filter(act -> act.after().isEmpty())
                .isPresent();
    }

    /** "ready and fight with a friendly creature" */
    private String doneToChosen(Effect.Let let, List<Effect> steps) {
        var verbs = steps.stream().map(step -> Act.of(step, told).orElseThrow().verb()).toList();
        return RulesText.and(verbs) + " " + remember(let).text();
    }

    private Phrase remember(Effect.Let let) {
        told.remember(let.name(), let.cards());
        return Phrase.of(let.cards(), told);
    }

    private List<String> conditional(Effect.If e) {
        var clauses = new ArrayList<String>();
        clauses.add("if " + AmountText.of(e.test(), told) + ", " + inOneBreath(e.then()));
        if (!e.otherwise().equals(new Effect.Seq(List.of()))) {
            clauses.add("otherwise, " + inOneBreath(e.otherwise()));
        }
        return clauses;
    }

    private String capture(Effect.Capture e) {
        if (e.by() instanceof Selector.Self) {
            return "capture " + aember(e.amount());
        }
        var by = Phrase.of(e.by(), told);
        return by.text() + (by.plural() ? " each capture " : " captures ") + aember(e.amount());
    }

    private String divided(Effect.DivideDamage e) {
        var damage = Measure.of(e.amount(), Measure.Unit.DAMAGE, told);
        return "deal "
                + damage.text()
                + ", divided as you choose among any number of "
                + Phrase.noun(e.among(), told).many();
    }

    private String aember(Amount amount) {
        return Measure.of(amount, Measure.Unit.AEMBER, told).text();
    }

    private static List<String> player(PlayerRef who, String verb, String object) {
        return List.of(Words.doing(who, verb, object));
    }

    private static String until(Effect.Duration duration) {
        return switch (duration) {
            case REMAINDER_OF_TURN -> "for the remainder of the turn, ";
            default -> throw new UnsupportedOperationException(String.valueOf(duration));
        };
    }
}
