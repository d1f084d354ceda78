package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.LastingEffectBegan;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;

/** Instructions about instructions: in which order, whether, how often, and until when. */
final class FlowEffects {

    private final Resolution r;
    private final Effects effects;
    private final TargetResolver resolver;

    FlowEffects(Resolution resolution, Effects effects, TargetResolver resolver) {
        this.r = resolution;
        this.effects = effects;
        this.resolver = resolver;
    }

    Outcome apply(FlowEffect effect, AbilityContext context) {
        return switch (effect) {
            case Seq e -> sequence(e, context);
            case If e -> branch(e, context);
            case IfDone e -> ifDone(e, context);
            case May e -> may(e, context);
            case OneOf e -> oneOf(e, context);
            case ForEach e -> forEach(e, context);
            case ForEachCard e -> forEachCard(e, context);
            case ForDifferent e -> forDifferent(e, context, _ -> true);
            case EachPlayer e -> eachPlayer(e, context);
            case OpponentDoes e ->
                effects.resolve(e.body(), context.seenBy(context.you().opponent()));
            case Repeat e -> repeat(e, context);
            case Let e -> let(e, context);
            case ChooseOfEach e -> chooseOfEach(e, context);
            case ChooseHouse e -> chooseHouse(e, context);
            case ChooseNumber e -> chooseNumber(e, context);
            case NameCards e -> nameCards(e, context);
            case ChooseTrait _ -> chooseTrait(context);
            case As e -> as(e, context);
            case Effect.Lasting e -> lasting(e, context);
            case Cancel _ -> cancel(context);
        };
    }

    private Outcome sequence(Seq e, AbilityContext context) {
        boolean complete = true;
        var last = Outcome.done(true);
        for (var step : e.steps()) {
            last = r.destruction.underway() ? besideTheTagged(step, e, context) : effects.resolve(step, context);
            complete &= last.complete();
        }
        return last.with(complete);
    }

    /** Nobody can choose what is tagged in order to destroy it (glossary, Destroyed). */
    private Outcome besideTheTagged(Effect step, Seq e, AbilityContext context) {
        if (step instanceof If branch && (branch.then() instanceof Let || branch.otherwise() instanceof Let)) {
            return besideTheTagged(taken(branch, context), e, context);
        }
        if (step instanceof Let let && destroys(e, let.name(), FlowEffects::either)) {
            return letDie(let, e, context);
        }
        if (step instanceof As(var label, ForDifferent each) && destroys(e, label, FlowEffects::either)) {
            Supplier<Outcome> choice = () -> forDifferent(each, context, card -> !r.destruction.tagged(card));
            return labelled(label, context, () -> r.following(context, each, choice));
        }
        return effects.resolve(step, context);
    }

    /** Whether an effect destroys cards that are remembered, as one part or the other of an "if" is done. */
    private static boolean destroys(Effect e, String name, Function<If, Effect> done) {
        return e instanceof Destroy destroy && means(destroy.target(), name)
                || e instanceof Sacrifice sacrifice && means(sacrifice.target(), name)
                || e instanceof Seq seq && seq.steps().stream().anyMatch(step -> destroys(step, name, done))
                || e instanceof As as && destroys(as.effect(), name, done)
                || e instanceof If branch && destroys(done.apply(branch), name, done)
                || e instanceof IfDone both
                        && (destroys(both.first(), name, done) || destroys(both.then(), name, done));
    }

    private static Effect either(If branch) {
        return new Seq(List.of(branch.then(), branch.otherwise()));
    }

    /** Whether that would destroy this card: "... If it is a Mutant, destroy it instead". */
    private boolean destroys(Effect e, String name, CardId card, AbilityContext context) {
        return destroys(e, name, branch -> {
            if (!(branch.test() instanceof Condition.Matches like && means(like.cards(), name))) {
                return either(branch);
            }
            return Filters.test(r.board(), context, like.filter(), card) ? branch.then() : branch.otherwise();
        });
    }

    /** Whether a selector means cards that were remembered, and not others that it tells from them. */
    private static boolean means(Selector selector, String name) {
        return selector instanceof Selector.Ref ref && ref.name().equals(name)
                || selector instanceof Selector.Touched touched
                        && touched.label().equals(name)
                || selector instanceof Selector.AnyOf any && any.from().stream().anyMatch(each -> means(each, name))
                || selector instanceof Selector.Among among && means(among.of(), name)
                || selector instanceof Selector.Select select && isAmong(select.filter(), name);
    }

    private static boolean isAmong(Filter filter, String name) {
        return filter instanceof Filter.IsAmong among && means(among.cards(), name)
                || filter instanceof Filter.And and && and.all().stream().anyMatch(each -> isAmong(each, name))
                || filter instanceof Filter.Or or && or.any().stream().anyMatch(each -> isAmong(each, name));
    }

    /** Remembers cards that are chosen to be destroyed, which the tagged cannot be. */
    private Outcome letDie(Let e, Seq text, AbilityContext context) {
        Predicate<CardId> choosable = card -> !r.destruction.tagged(card) || !destroys(text, e.name(), card, context);
        return r.following(context, e, () -> remember(e, resolver.cards(e.cards(), context, choosable), context));
    }

    private Outcome branch(If e, AbilityContext context) {
        return effects.resolve(taken(e, context), context);
    }

    private Effect taken(If e, AbilityContext context) {
        return Values.holds(r.board(), context, e.test()) ? e.then() : e.otherwise();
    }

    private Outcome ifDone(IfDone e, AbilityContext context) {
        var first = effects.resolve(e.first(), context);
        return first.complete() ? effects.resolve(e.then(), context) : first;
    }

    private Outcome may(May e, AbilityContext context) {
        return resolver.possible(e.body(), context) && r.chooseYes(Reason.MAY, context.source())
                ? effects.resolve(e.body(), context)
                : Outcome.done(false);
    }

    private Outcome oneOf(OneOf e, AbilityContext context) {
        var options = new ArrayList<Option.OneEffect>();
        for (int i = 0; i < e.options().size(); i++) {
            options.add(new Option.OneEffect(i, e.options().get(i)));
        }
        var picked = r.chooseOne(Reason.EFFECT, Optional.of(context.source()), options);
        return effects.resolve(e.options().get(picked.number()), context);
    }

    private Outcome forEach(ForEach e, AbilityContext context) {
        int times = resolver.amount(e.times(), context);
        var outcome = Outcome.done(times > 0);
        for (int i = 0; i < times; i++) {
            outcome = outcome.and(effects.resolve(e.body(), context));
        }
        return outcome;
    }

    /**
     * The active player says which card is next. One that lay outside play and has gone elsewhere meanwhile is not meant
     * any more.
     */
    private Outcome forEachCard(ForEachCard e, AbilityContext context) {
        long begun = r.state().events();
        var left = new ArrayList<>(resolver.cards(e.cards(), context));
        var done = List.copyOf(left);
        var zones = new HashMap<CardId, Zone>();
        left.forEach(card -> zones.put(card, r.leavingPlay.zoneOf(card)));
        while (true) {
            left.removeIf(card -> zones.get(card) != Zone.IN_PLAY && zones.get(card) != r.leavingPlay.zoneOf(card));
            if (left.isEmpty()) {
                return Outcome.of(done, !done.isEmpty());
            }
            var next = r.chooseCards(Reason.NEXT_CARD, context.source(), left, 1, 1)
                    .getFirst();
            left.remove(next);
            context.memory().remember(e.name(), List.of(next), begun);
            effects.resolve(e.body(), context);
        }
    }

    /** The next card is chosen after all that the last one brought about. */
    private Outcome forDifferent(ForDifferent e, AbilityContext context, Predicate<CardId> choosable) {
        int times = resolver.amount(e.times(), context);
        var done = new ArrayList<CardId>();
        while (done.size() < times) {
            var left = new ArrayList<>(resolver.candidates(e.from(), context));
            left.removeAll(done);
            left.removeIf(choosable.negate());
            var next = left.isEmpty()
                    ? left
                    : r.chooseCards(Reason.TARGETS, context.source(), left, e.optional() ? 0 : 1, 1);
            if (next.isEmpty()) {
                break;
            }
            done.addAll(next);
            context.memory().remember(e.name(), next, r.state().events());
            effects.resolve(e.body(), context);
        }
        return Outcome.of(done, times > 0 && done.size() == times);
    }

    private Outcome eachPlayer(EachPlayer e, AbilityContext context) {
        var outcome = Outcome.done(true);
        for (var seat : List.of(r.active(), r.active().opponent())) {
            outcome = outcome.and(effects.resolve(e.body(), context.seenBy(seat)));
        }
        return outcome;
    }

    /**
     * Stops when the card that repeats has left play (glossary, Repeat), or when it has changed nothing, which it would
     * do for ever. A grafted action has never been there, so that it has not left.
     */
    private Outcome repeat(Repeat e, AbilityContext context) {
        boolean neverThere = !isThere(context.source()) && !r.actionContext().hasLeftSince(context.source(), 0);
        var before = r.state();
        var outcome = effects.resolve(e.body(), context);
        while (!r.state().sameTable(before)
                && Values.holds(r.board(), context, e.again())
                && (e.how() == Repetition.UNTIL || neverThere || isThere(context.source()))
                && (e.how() != Repetition.MAY
                        || isWhollyPossible(e.body(), context) && r.chooseYes(Reason.MAY, context.source()))) {
            before = r.state();
            outcome = outcome.and(effects.resolve(e.body(), context));
        }
        return outcome;
    }

    /** Whether an effect can do something, and whom it chooses to destroy can be destroyed. */
    private boolean isWhollyPossible(Effect body, AbilityContext context) {
        boolean finds = !(body instanceof Seq seq)
                || seq.steps().stream()
                        .noneMatch(step -> step instanceof Let let
                                && destroys(seq, let.name(), FlowEffects::either)
                                && resolver.candidates(let.cards(), context).stream()
                                        .allMatch(card -> isSpared(card) && destroys(seq, let.name(), card, context)));
        return finds && resolver.possible(body, context);
    }

    private boolean isSpared(CardId card) {
        return r.destruction.tagged(card) || r.board().has(card, KeywordKind.INVULNERABLE);
    }

    private boolean isThere(CardId card) {
        return r.inPlay(card) || r.state().beingPlayed().contains(card);
    }

    private Outcome let(Let e, AbilityContext context) {
        return remember(e, resolver.cards(e.cards(), context), context);
    }

    private Outcome remember(Let e, List<CardId> cards, AbilityContext context) {
        context.memory().remember(e.name(), cards, r.state().events());
        if (CardFeatures.findsHidden(e.cards(), context.memory())) {
            context.memory().hide(e.name());
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    private Outcome chooseOfEach(ChooseOfEach e, AbilityContext context) {
        var board = r.board();
        var groups = new TreeMap<Integer, List<CardId>>();
        for (var card : Targets.all(board, context, e.from())) {
            qualities(board, e.quality(), card)
                    .forEach(quality -> groups.computeIfAbsent(quality, _ -> new ArrayList<>())
                            .add(card));
        }
        var chosen = new LinkedHashSet<CardId>();
        for (var group : groups.values()) {
            chosen.addAll(r.chooseCards(Reason.TARGETS, context.source(), group, 1, 1));
        }
        var cards = List.copyOf(chosen);
        context.memory().remember(e.name(), cards, r.state().events());
        return Outcome.of(cards, !cards.isEmpty());
    }

    private static IntStream qualities(Board board, Quality quality, CardId card) {
        var at = board.whereItLies(card);
        return switch (quality) {
            case HOUSE -> Belonging.of(at, card).stream().mapToInt(House::ordinal);
            case POWER -> IntStream.of(at.power(card));
            case TYPE -> IntStream.of(at.type(card).ordinal());
        };
    }

    private Outcome chooseNumber(ChooseNumber e, AbilityContext context) {
        context.memory().number =
                r.chooseNumber(Reason.NUMBER, context.source(), 0, resolver.amount(e.upTo(), context));
        return Outcome.done(true);
    }

    private Outcome chooseHouse(ChooseHouse e, AbilityContext context) {
        var options =
                houses(e.among(), context).stream().map(Option.OfHouse::new).toList();
        if (options.isEmpty()) {
            return Outcome.done(false);
        }
        var picked = r.chooseOne(Reason.HOUSE, Optional.of(context.source()), options);
        context.memory().house = Optional.of(picked.house());
        return Outcome.done(true);
    }

    private List<House> houses(Houses among, AbilityContext context) {
        return switch (among) {
            case Houses.Every _ -> List.of(House.values());
            case Houses.OnIdentityOf it -> Players.identityHouses(r.board(), resolver.player(it.whose(), context));
            case Houses.OfCards it ->
                Targets.all(r.board(), context, it.cards()).stream()
                        .flatMap(card -> context.at(r.board(), card).housesOf(card).stream())
                        .distinct()
                        .sorted()
                        .toList();
            case Houses.Active _ -> r.state().activeHouse().map(List::of).orElse(List.of());
        };
    }

    /**
     * Any title can be named, but only one in the decks of this match can matter; they are open to
     * both players (rulebook, identity cards). Sorted, they do not say whose card it is or where.
     */
    private Outcome nameCards(NameCards e, AbilityContext context) {
        var options = r.matchCards().titles().stream().map(Option.OfTitle::new).toList();
        var named = new ArrayList<String>();
        for (int i = 0; i < e.number(); i++) {
            named.add(r.chooseOne(Reason.TITLE, Optional.of(context.source()), options)
                    .title());
        }
        context.memory().titles = named;
        return Outcome.done(true);
    }

    /** Any trait can be chosen, but only one of a card in the decks of this match can matter. */
    private Outcome chooseTrait(AbilityContext context) {
        var options = r.matchCards().traits().stream().map(Option.OfTrait::new).toList();
        if (options.isEmpty()) {
            return Outcome.done(false);
        }
        var picked = r.chooseOne(Reason.TRAIT, Optional.of(context.source()), options);
        context.memory().trait = Optional.of(picked.trait());
        return Outcome.done(true);
    }

    private Outcome as(As e, AbilityContext context) {
        return labelled(e.label(), context, () -> effects.resolve(e.effect(), context));
    }

    private Outcome labelled(String label, AbilityContext context, Supplier<Outcome> effect) {
        long begun = r.state().events();
        var outcome = effect.get();
        context.memory().label(label, outcome, begun);
        return outcome;
    }

    /**
     * What lasts until its card leaves play does not begin when that has left play already, nor
     * what lasts for as long as you control cards when you control none of them.
     */
    private Outcome lasting(Effect.Lasting e, AbilityContext context) {
        if (e.until() == Duration.WHILE_THIS_IS_IN_PLAY && !r.inPlay(context.source())) {
            return Outcome.done(false);
        }
        var rule = LastingRules.fixed(e.rule(), r.board(), context);
        var memory = LastingRules.memory(rule, context).only(card -> isMeant(e.until(), card, context));
        if (e.until().followsCards() && !memory.hasCards()) {
            return Outcome.done(false);
        }
        r.emit(new LastingEffectBegan(context.source(), context.you(), e.until(), e.uses(), rule, memory));
        return Outcome.done(true);
    }

    private boolean isMeant(Duration until, CardId card, AbilityContext context) {
        return switch (until) {
            case UNTIL_READY_STEP_ENDS, WHILE_THOSE_ARE_IN_PLAY -> r.inPlay(card);
            case WHILE_UNDER_YOUR_CONTROL -> r.inPlay(card) && r.board().controller(card) == context.you();
            case REMAINDER_OF_TURN,
                    OPPONENTS_NEXT_TURN,
                    UNTIL_START_OF_YOUR_NEXT_TURN,
                    UNTIL_END_OF_YOUR_NEXT_TURN,
                    WHILE_THIS_IS_IN_PLAY -> true;
        };
    }

    private Outcome cancel(AbilityContext context) {
        context.memory().cancelled = true;
        return Outcome.done(true);
    }
}
