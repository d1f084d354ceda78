package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for effects that say when, whether and how often other effects happen. */
final class FlowText {

    private static final Map<TriggerEvent, String> CANCELLED = Map.of(
            TriggerEvent.KEY_FORGED, "the key is not forged",
            TriggerEvent.AEMBER_STOLEN, "no Æmber is stolen",
            TriggerEvent.DESTROYED, "it is not destroyed",
            TriggerEvent.DESTROYED_FIGHTING_THIS, "it is not destroyed",
            TriggerEvent.FOUGHT, "it does not fight");

    private final TextContext context;
    private final EffectText effects;

    FlowText(TextContext context, EffectText effects) {
        this.context = context;
        this.effects = effects;
    }

    List<Clause> clauses(Effect.FlowEffect effect) {
        return switch (effect) {
            case Effect.Seq e -> new SequenceText(context, effects::clauses).clauses(e.steps());
            case Effect.If e -> of(e);
            case Effect.IfDone e -> {
                var clauses = new ArrayList<>(effects.clauses(e.first()));
                clauses.add(Clause.whole("if you do, " + effects.inOneBreath(e.then())));
                yield clauses;
            }
            case Effect.May e -> List.of(may(effects.afterMay(e.body())));
            case Effect.OneOf e -> List.of(of(e));
            case Effect.ForEach e -> List.of(of(e));
            case Effect.ForEachCard e -> List.of(of(e));
            case Effect.ForDifferent e -> List.of(of(e));
            case Effect.EachPlayer e -> List.of(of(e));
            case Effect.OpponentDoes e -> List.of(of(e));
            case Effect.Repeat e -> of(e);
            case Effect.Let e -> {
                String cards = new SelectorText(context).phrase(e.cards()).text();
                context.remember(e.name(), e.cards());
                yield List.of(Clause.order("choose", cards));
            }
            case Effect.ChooseOfEach e -> {
                String cards = new SelectorText(context).group(e.from());
                context.remember(e.name(), new Selector.Among(e.from(), new Filter.Any(), Selector.Quantity.ANY));
                yield List.of(Clause.order("choose", "one of each " + Words.lower(e.quality()) + " among " + cards));
            }
            // The house that was just chosen needs no second choice.
            case Effect.ChooseHouse(Effect.Houses.Active _)
            when context.happening().equals(Optional.of(TriggerEvent.HOUSE_CHOSEN)) -> List.of();
            case Effect.ChooseHouse e -> List.of(of(e));
            case Effect.ChooseNumber e -> List.of(of(e));
            case Effect.NameCards e -> List.of(of(e));
            case Effect.ChooseTrait e -> List.of(of(e));
            case Effect.As e -> {
                context.label(e.label(), e.effect());
                yield effects.clauses(e.effect());
            }
            case Effect.Lasting e -> List.of(of(e));
            case Effect.Cancel e -> List.of(of(e));
        };
    }

    /** "Otherwise" must not be read as belonging to an inner "if". */
    List<Clause> of(Effect.If e) {
        if (e.test() instanceof Condition.Always) {
            return effects.clauses(e.then());
        }
        String test = new ConditionText(context).text(e.test());
        var then = effects.some(e.then());
        if (e.otherwise().equals(new Effect.Seq(List.of()))) {
            return List.of(Clause.whole("if " + test + ", " + SentenceJoiner.of(then)));
        }
        String one = then.size() == 1 && !SentenceJoiner.isOpen(then.getFirst().text())
                ? then.getFirst().text()
                : SentenceJoiner.quoted(then);
        return List.of(
                Clause.whole("if " + test + ", " + one),
                Clause.whole("otherwise, " + effects.inOneBreath(e.otherwise())));
    }

    /** "either draw a card or gain 1 Æmber", or a list when it is more than that. */
    Clause of(Effect.OneOf e) {
        var options = e.options().stream().map(effects::some).toList();
        boolean isShort =
                options.size() == 2 && options.stream().allMatch(it -> it.size() == 1 && isPlain(it.getFirst()));
        if (isShort && isOneVerb(options)) {
            var rests = options.stream().map(it -> it.getFirst().rest()).toList();
            return Clause.order(options.getFirst().getFirst().verb(), "either " + RulesText.or(rests));
        }
        if (isShort) {
            return Clause.order(
                    "either",
                    RulesText.or(
                            options.stream().map(it -> it.getFirst().text()).toList()));
        }
        var list = options.stream().map(SentenceJoiner::inQuotes).toList();
        return Clause.order("choose one:", list.isEmpty() ? "nothing" : RulesText.or(list));
    }

    /** Whether "either" can stand behind the verb that all of them have: "purge either one card or another". */
    private static boolean isOneVerb(List<List<Clause>> options) {
        String verb = options.getFirst().getFirst().verb();
        return !verb.endsWith(" on")
                && options.stream().allMatch(it -> it.getFirst().verb().equals(verb));
    }

    private static boolean isPlain(Clause clause) {
        return clause.isOrder() && !SentenceJoiner.isOpen(clause.text());
    }

    /** "for each friendly creature, deal 1 damage to an enemy creature" */
    Clause of(Effect.ForEach e) {
        return Clause.whole(times(e.times()) + effects.inOneBreath(e.body()));
    }

    /** "each player, beginning with the active player, does this: “Draw a card.”" */
    Clause of(Effect.EachPlayer e) {
        return Clause.whole("each player, beginning with the active player, does this: "
                + SentenceJoiner.inQuotes(effects.some(e.body())));
    }

    /** "your opponent does this: “Draw a card.”" */
    Clause of(Effect.OpponentDoes e) {
        return Clause.whole("your opponent does this: " + SentenceJoiner.inQuotes(effects.some(e.body())));
    }

    /** "choose a house"; on a turn that need not be yours, the active player does. */
    Clause of(Effect.ChooseHouse e) {
        String house = switch (e.among()) {
            case Effect.Houses.Every _ -> "a house";
            case Effect.Houses.OnIdentityOf it ->
                "a house on " + context.players().possessive(it.whose()) + " identity card";
            case Effect.Houses.OfCards it ->
                "the house of " + new SelectorText(context).phrase(it.cards()).text();
            case Effect.Houses.Active _ -> "the active house";
        };
        return context.players().by(context.deciding(), "choose", house);
    }

    /** "choose a number up to 2" */
    Clause of(Effect.ChooseNumber e) {
        return context.players().by(context.deciding(), "choose", "a number up to " + AmountText.of(e.upTo(), context));
    }

    /** "name a card" */
    Clause of(Effect.NameCards e) {
        return context.players().by(context.deciding(), "name", e.number() == 1 ? "a card" : e.number() + " cards");
    }

    /** "choose a trait" */
    Clause of(Effect.ChooseTrait e) {
        return context.players().by(context.deciding(), "choose", "a trait");
    }

    /** "you may draw a card"; at the start of each player’s turn "that player may" */
    private Clause may(String body) {
        var who = context.deciding() == PlayerRef.THAT_PLAYER ? PlayerRef.THAT_PLAYER : PlayerRef.YOU;
        return new Clause(context.players().of(who), who == PlayerRef.YOU, "may", body);
    }

    /** "for the remainder of the turn, each time you play a creature, gain 1 Æmber" */
    Clause of(Effect.Lasting e) {
        var rule = new AbilityText(context);
        return Clause.whole(
                isAboutLeaving(e) ? rule.rule(e.rule(), 0) : until(e.until()) + rule.rule(e.rule(), e.uses()));
    }

    /** "the key is not forged" */
    Clause of(Effect.Cancel e) {
        return Clause.whole(context.happening().map(CANCELLED::get).orElse("it does not happen"));
    }

    private String times(Amount times) {
        return new AmountText(context)
                .each(times)
                .map(each -> "for each " + each + ", ")
                .orElseGet(() -> manyTimes(times));
    }

    private String manyTimes(Amount times) {
        String number = AmountText.of(times, context);
        return times instanceof Amount.Const || times instanceof Amount.ThatMuch
                ? number.replace("that much", "that many") + " times, one after the other, "
                : "as many times as " + number + ", one after the other, ";
    }

    /** "one at a time, for each of the neighboring creatures, you may reap with it" */
    Clause of(Effect.ForEachCard e) {
        var text = new SelectorText(context);
        String each = text.isSeveral(e.cards())
                ? "one at a time, for each of " + text.group(e.cards())
                : "for " + text.phrase(e.cards()).text();
        context.remember(e.name(), new Selector.Among(e.cards(), new Filter.Any(), Selector.Quantity.exactly(1)));
        return Clause.whole(each + ", " + effects.inOneBreath(e.body()));
    }

    /**
     * "up to 3 times, each time choosing a different friendly creature, reap with it"; with nothing to do each time
     * "choose as many friendly creatures as the number of enemy creatures"
     */
    Clause of(Effect.ForDifferent e) {
        String cards = new SelectorText(context).noun(e.from()).one();
        String number = AmountText.of(e.times(), context);
        if (e.body().equals(new Effect.Seq(List.of()))) {
            String many = new SelectorText(context).noun(e.from()).many();
            return Clause.order("choose", (e.optional() ? "up to " : "") + "as many " + many + " as " + number);
        }
        String often = e.times() instanceof Amount.Const ? number + " times" : "as many times as " + number;
        context.remember(e.name(), e.from());
        return Clause.whole((e.optional() ? "up to " : "")
                + often
                + ", each time choosing a different "
                + cards
                + ", "
                + effects.inOneBreath(e.body()));
    }

    /** "steal 1 Æmber", "if the tide is low, trigger this effect again" */
    List<Clause> of(Effect.Repeat e) {
        var clauses = new ArrayList<>(effects.clauses(e.body()));
        String again = switch (e.how()) {
            case MUST -> "trigger this effect again";
            case MAY -> "you may trigger this effect again";
            case UNTIL -> "do this again";
        };
        clauses.add(
                e.again() instanceof Condition.Always && e.how() == Effect.Repetition.MUST
                        ? Clause.order("trigger", "this effect again")
                        : Clause.whole("if " + new ConditionText(context).text(e.again()) + ", " + again));
        return clauses;
    }

    /** "While this is in play, after this leaves play" says the same thing twice. */
    private static boolean isAboutLeaving(Effect.Lasting e) {
        return e.until() == Effect.Duration.WHILE_THIS_IS_IN_PLAY
                && e.rule() instanceof Ability.OnEvent event
                && event.on().what() == TriggerEvent.LEFT_PLAY
                && event.on().subject() instanceof Filter.IsSelf;
    }

    private String until(Effect.Duration duration) {
        return switch (duration) {
            case REMAINDER_OF_TURN -> "for the remainder of the turn, ";
            case OPPONENTS_NEXT_TURN -> "during your opponent’s next turn, ";
            case UNTIL_START_OF_YOUR_NEXT_TURN -> "until the start of your next turn, ";
            case UNTIL_END_OF_YOUR_NEXT_TURN -> "until the end of your next turn, ";
            case UNTIL_READY_STEP_ENDS -> "until the end of its controller’s next “ready cards” step, ";
            case WHILE_THIS_IS_IN_PLAY -> "while " + context.self() + " is in play, ";
            case WHILE_THOSE_ARE_IN_PLAY -> "while in play, ";
            case WHILE_UNDER_YOUR_CONTROL -> "while under your control, ";
        };
    }
}
