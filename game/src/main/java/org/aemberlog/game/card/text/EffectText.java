package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for effects, and for how they hang together. */
final class EffectText {

    private final Told told;

    EffectText(Told told) {
        this.told = told;
    }

    /** A text for each sentence of the effect; at least one. */
    List<String> texts(Effect effect) {
        var texts = clauses(effect).stream().map(Clause::text).toList();
        return texts.isEmpty() ? List.of("do nothing") : texts;
    }

    /** The effect as one clause, such as after "each time ...,". */
    String inOneBreath(Effect effect) {
        return Breath.of(texts(effect));
    }

    /** The effect as it follows "first": a list unless it is one plain thing. */
    String afterFirst(Effect effect) {
        var texts = texts(effect);
        return texts.stream().anyMatch(Breath::isOpen) ? Breath.quoted(texts) : Breath.of(texts);
    }

    /** The effect as it follows "you may". */
    String afterMay(Effect effect) {
        var clauses = clauses(effect);
        return clauses.isEmpty() ? "do nothing" : afterMay(clauses);
    }

    private static String afterMay(List<Clause> clauses) {
        boolean needsQuotes = clauses.stream().limit(1).anyMatch(Clause::isWhole);
        var texts = new ArrayList<String>();
        for (Clause clause : clauses) {
            texts.add(clause.isWhole() ? clause.text() : clause.infinitive());
        }
        return needsQuotes
                ? Breath.quoted(clauses.stream().map(Clause::text).toList())
                : Breath.of(texts);
    }

    private List<Clause> clauses(Effect effect) {
        return switch (effect) {
            case Effect.Seq e -> new SequenceText(told, this::clauses).clauses(e.steps());
            case Effect.If e -> conditional(e);
            case Effect.IfDone e -> {
                var clauses = new ArrayList<>(clauses(e.first()));
                clauses.add(Clause.whole("if you do, " + inOneBreath(e.then())));
                yield clauses;
            }
            case Effect.May e -> List.of(new Clause("you", true, "may", afterMay(e.body())));
            case Effect.OneOf e -> List.of(options(e));
            case Effect.ForEach e -> List.of(Clause.whole(times(e.times()) + inOneBreath(e.body())));
            case Effect.ForEachCard e -> List.of(Clause.whole(forEachCard(e)));
            case Effect.EachPlayer e ->
                    List.of(
                            Clause.whole(
                                    "each player, beginning with the active player, must "
                                            + Breath.quoted(texts(e.body()))));
            case Effect.Repeat e -> repeated(e);
            case Effect.Let e -> {
                String cards = new SelectorText(told).phrase(e.cards()).text();
                told.remember(e.name(), e.cards());
                yield List.of(Clause.order("choose", cards));
            }
            case Effect.ChooseHouse _ ->
                    List.of(
                            told.players().by(
                                    told.happening().isPresent() ? PlayerRef.ACTIVE : PlayerRef.YOU,
                                    "choose",
                                    "a house"));
            case Effect.As e -> {
                told.label(e.label(), e.effect());
                yield clauses(e.effect());
            }
            case Effect.Lasting e when isAboutLeaving(e) ->
                    List.of(Clause.whole(new AbilityText(told).rule(e.rule(), 0)));
            case Effect.Lasting e ->
                    List.of(
                            Clause.whole(
                                    until(e.until())
                                            + new AbilityText(told).rule(e.rule(), e.uses())));
            case Effect.Cancel _ -> List.of(Clause.whole(cancelled()));
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
                    Effect.PutIntoPlay _,
                    Effect.PlaceUnder _,
                    Effect.TakeControl _,
                    Effect.MoveToFlank _,
                    Effect.Reveal _,
                    Effect.LookAt _,
                    Effect.PlayCard _,
                    Effect.UseCard _ ->
                    List.of(Act.of(effect, told).orElseThrow().clause(told));
            case Effect.DamageTogether e -> List.of(new DeedText(told).of(e));
            case Effect.DivideDamage e -> List.of(new DeedText(told).of(e));
            case Effect.DealFightDamageTo e -> List.of(new DeedText(told).of(e));
            case Effect.SwapPositions e -> List.of(new DeedText(told).of(e));
            case Effect.Search e -> List.of(new DeedText(told).of(e));
            case Effect.TriggerAbility e -> List.of(new DeedText(told).of(e));
            case Effect.ResolveBonusIcons e -> List.of(new DeedText(told).of(e));
            case Effect.ResolveIcon e -> List.of(new DeedText(told).of(e));
        };
    }

    /** "Otherwise" must not be read as belonging to an inner "if". */
    private List<Clause> conditional(Effect.If e) {
        if (e.test() instanceof Condition.Always) {
            return clauses(e.then());
        }
        String test = new ConditionText(told).text(e.test());
        var then = texts(e.then());
        if (e.otherwise().equals(new Effect.Seq(List.of()))) {
            return List.of(Clause.whole("if " + test + ", " + Breath.of(then)));
        }
        String one = then.size() == 1 && !Breath.isOpen(then.getFirst())
                ? then.getFirst()
                : Breath.quoted(then);
        return List.of(
                Clause.whole("if " + test + ", " + one),
                Clause.whole("otherwise, " + inOneBreath(e.otherwise())));
    }

    /** "either draw a card or gain 1 Æmber", or a list when it is more than that. */
    private Clause options(Effect.OneOf e) {
        var options = e.options().stream().map(this::clauses).toList();
        boolean isShort =
                options.size() == 2
                        && options.stream().allMatch(it -> it.size() == 1 && isPlain(it.getFirst()));
        if (isShort) {
            return Clause.order(
                    "either", RulesText.or(options.stream().map(it -> it.getFirst().text()).toList()));
        }
        var list = e.options().stream().map(it -> "“" + RulesText.sentences(texts(it)) + "”").toList();
        return Clause.order("choose one:", list.isEmpty() ? "nothing" : RulesText.or(list));
    }

    private static boolean isPlain(Clause clause) {
        return clause.isOrder() && !Breath.isOpen(clause.text());
    }

    private String times(Amount times) {
        return new AmountText(told)
                .each(times)
                .map(each -> "for each " + each + ", ")
                .orElseGet(() -> manyTimes(times));
    }

    private String manyTimes(Amount times) {
        String number = AmountText.of(times, told);
        return times instanceof Amount.Const || times instanceof Amount.ThatMuch
                ? number.replace("that much", "that many") + " times, one after the other, "
                : "as many times as " + number + ", one after the other, ";
    }

    private String forEachCard(Effect.ForEachCard e) {
        var text = new SelectorText(told);
        String each =
                text.isSeveral(e.cards())
                        ? "one at a time, for each of " + text.group(e.cards())
                        : "for " + text.phrase(e.cards()).text();
        told.remember(
                e.name(),
                new Selector.Among(
                        e.cards(),
                        new Filter.Any(),
                        Selector.Quantity.exactly(1)));
        return each + ", " + inOneBreath(e.body());
    }

    private List<Clause> repeated(Effect.Repeat e) {
        var clauses = new ArrayList<>(clauses(e.body()));
        String again = "trigger this effect again";
        clauses.add(
                e.again() instanceof Condition.Always
                        ? Clause.order("trigger", "this effect again")
                        : Clause.whole("if " + new ConditionText(told).text(e.again()) + ", " + again));
        return clauses;
    }

    private String cancelled() {
        return told.happening().map(EffectText::cancelled).orElse("it does not happen");
    }

    private static String cancelled(Happening happening) {
        return switch (happening) {
            case KEY_FORGED -> "the key is not forged";
            case AEMBER_STOLEN -> "no Æmber is stolen";
            case DESTROYED, DESTROYED_FIGHTING_THIS -> "it is not destroyed";
            case FOUGHT -> "it does not fight";
            case TURN_STARTED,
                    TURN_ENDED,
                    HOUSE_CHOSEN,
                    CREATURES_READIED,
                    TIDE_RAISED,
                    PLAYED,
                    PLAYED_BEFORE_EFFECT,
                    ENTERED,
                    LEFT_PLAY,
                    DISCARDED,
                    REAPED,
                    AEMBER_GAINED_BY_REAPING,
                    DAMAGE_DEALT,
                    DAMAGE_DEALT_BY_ICON,
                    DEALS_DAMAGE,
                    ARMOR_PREVENTED,
                    ICON_RESOLVED,
                    CAPTURE_ICON_RESOLVED ->
                    "it does not happen";
        };
    }

    /** "While this is in play, after this leaves play" says the same thing twice. */
    private static boolean isAboutLeaving(Effect.Lasting e) {
        return e.until() == Effect.Duration.WHILE_THIS_IS_IN_PLAY
                && e.rule() instanceof Ability.OnEvent event
                && event.on().what() == Happening.LEFT_PLAY
                && event.on().subject() instanceof Filter.IsSelf;
    }

    private String until(Effect.Duration duration) {
        return switch (duration) {
            case REMAINDER_OF_TURN -> "for the remainder of the turn, ";
            case OPPONENTS_NEXT_TURN -> "during your opponent’s next turn, ";
            case UNTIL_START_OF_YOUR_NEXT_TURN -> "until the start of your next turn, ";
            case WHILE_THIS_IS_IN_PLAY -> "while " + told.self() + " is in play, ";
        };
    }
}
