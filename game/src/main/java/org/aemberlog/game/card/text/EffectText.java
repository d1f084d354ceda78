package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Effect;

/** The words for effects, and for how they hang together. */
final class EffectText {

    private final TextContext told;
    private final FlowText flow;

    EffectText(TextContext told) {
        this.told = told;
        this.flow = new FlowText(told, this);
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
            case Effect.Seq e -> new SequenceText(told, this::clauses).clauses(e.steps());
            case Effect.If e -> flow.of(e);
            case Effect.IfDone e -> {
                var clauses = new ArrayList<>(clauses(e.first()));
                clauses.add(Clause.whole("if you do, " + inOneBreath(e.then())));
                yield clauses;
            }
            case Effect.May e -> List.of(new Clause("you", true, "may", afterMay(e.body())));
            case Effect.OneOf e -> List.of(flow.of(e));
            case Effect.ForEach e -> List.of(flow.of(e));
            case Effect.ForEachCard e -> List.of(flow.of(e));
            case Effect.EachPlayer e -> List.of(flow.of(e));
            case Effect.Repeat e -> flow.of(e);
            case Effect.Let e -> {
                String cards = new SelectorText(told).phrase(e.cards()).text();
                told.remember(e.name(), e.cards());
                yield List.of(Clause.order("choose", cards));
            }
            case Effect.ChooseHouse e -> List.of(flow.of(e));
            case Effect.NameCard e -> List.of(flow.of(e));
            case Effect.As e -> {
                told.label(e.label(), e.effect());
                yield clauses(e.effect());
            }
            case Effect.Lasting e -> List.of(flow.of(e));
            case Effect.Cancel e -> List.of(flow.of(e));
            case Effect.GainAember e -> List.of(new GainText(told).of(e));
            case Effect.LoseAember e -> List.of(new GainText(told).of(e));
            case Effect.Steal e -> List.of(new GainText(told).of(e));
            case Effect.MoveAember e -> List.of(new GainText(told).of(e));
            case Effect.Draw e -> List.of(new GainText(told).of(e));
            case Effect.ForgeKey e -> List.of(new GainText(told).of(e));
            case Effect.UnforgeKey e -> List.of(new GainText(told).of(e));
            case Effect.GainChains e -> List.of(new GainText(told).of(e));
            case Effect.Capture e -> List.of(new CaptureText(told).clause(e));
            case Effect.ForgeKeyFree e -> List.of(told.players().by(e.who(), "forge", "a key at no cost"));
            case Effect.MoveDamage e -> List.of(new GainText(told).of(e));
            case Effect.SwapZones e -> List.of(new GainText(told).of(e));
            case Effect.ShuffleDeck e ->
                List.of(told.players().by(e.who(), "shuffle", told.players().possessive(e.who()) + " deck"));
            case Effect.RaiseTide e -> List.of(told.players().by(e.who(), "raise", "the tide"));
            case Effect.DealDamage _,
                    Effect.Heal _,
                    Effect.FullyHeal _,
                    Effect.Exalt _,
                    Effect.AddStatus _,
                    Effect.AddCounters _,
                    Effect.RemoveCounters _,
                    Effect.Ready _,
                    Effect.Exhaust _,
                    Effect.Destroy _,
                    Effect.Sacrifice _,
                    Effect.Purge _,
                    Effect.Archive _,
                    Effect.Discard _,
                    Effect.ToHand _,
                    Effect.PutInDeck _,
                    Effect.PutInDeckInAnyOrder _,
                    Effect.PutIntoPlay _,
                    Effect.PlaceUnder _,
                    Effect.TakeControl _,
                    Effect.MoveToFlank _,
                    Effect.Reveal _,
                    Effect.LookAt _,
                    Effect.PlayCard _,
                    Effect.UseCard _ ->
                List.of(VerbPhrase.of(effect, told).orElseThrow().clause(told));
            case Effect.DamageTogether e -> List.of(new ActionText(told).of(e));
            case Effect.DivideDamage e -> List.of(new ActionText(told).of(e));
            case Effect.DealFightDamageTo e -> List.of(new ActionText(told).of(e));
            case Effect.SwapPositions e -> List.of(new ActionText(told).of(e));
            case Effect.Attach e -> List.of(new ActionText(told).of(e));
            case Effect.Search e -> List.of(new ActionText(told).of(e));
            case Effect.TriggerAbility e -> List.of(new ActionText(told).of(e));
            case Effect.ResolveBonusIcons e -> List.of(new ActionText(told).of(e));
            case Effect.ResolveIcon e -> List.of(new ActionText(told).of(e));
        };
    }
}
