package org.aemberlog.game.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Answers {@link Feasibility} for one instruction, without doing any of it. */
final class Foresight {

    private final Resolution r;
    private final TargetResolver resolver;
    private final Feasibility feasibility;
    private final AbilityContext context;

    /** What its steps so far will have chosen from, by name; empty where that is not foreseen. */
    private final Map<String, Optional<Selector>> chosen = new HashMap<>();

    /** The labels of its steps so far. */
    private final Set<String> coming = new HashSet<>();

    Foresight(Resolution resolution, TargetResolver resolver, Feasibility feasibility, AbilityContext context) {
        this.r = resolution;
        this.resolver = resolver;
        this.feasibility = feasibility;
        this.context = context;
    }

    /** Whether an instruction could change anything; its family says it. */
    boolean isPossible(Effect effect) {
        return r.effects.isPossible(effect, this);
    }

    /** Of instructions about others it depends on those. */
    boolean isFlowPossible(FlowEffect effect) {
        return switch (effect) {
            case Seq e -> anyOf(e.steps());
            case If e -> isPossible(e.then()) || isPossible(e.otherwise());
            case IfDone e -> isPossible(e.first());
            case May e -> isPossible(e.body());
            case OneOf e -> e.options().stream().anyMatch(this::isPossible);
            case ForEach e -> some(e.times()) && isPossible(e.body());
            case ForEachCard e -> any(choosing(e.name(), e.cards())) && isPossible(e.body());
            case ForDifferent e -> some(e.times()) && any(choosing(e.name(), e.from()));
            case As e -> isPossible(labelling(e));
            case Let e -> any(choosing(e.name(), e.cards()));
            case ChooseOfEach e -> any(choosing(e.name(), e.from()));
            case EachPlayer _, OpponentDoes _, Repeat _, Cancel _, ChooseHouse _, Effect.ChooseNumber _ -> true;
            case NameCards _, ChooseTrait _, Effect.Lasting _ -> true;
        };
    }

    /** The effect; what it will have done is not foreseen. */
    private Effect labelling(As e) {
        coming.add(e.label());
        return e.effect();
    }

    /** What is chosen on the way matters only for the steps after it. */
    private boolean anyOf(List<Effect> steps) {
        boolean any = false;
        for (int i = 0; i < steps.size(); i++) {
            boolean now = isPossible(steps.get(i));
            any |= now && (i == steps.size() - 1 || !(steps.get(i) instanceof Let));
        }
        return any;
    }

    /** Cards chosen among those chosen before are not foreseen. */
    private Selector choosing(String name, Selector cards) {
        boolean first = CardFeatures.names(cards).isEmpty();
        chosen.put(name, first ? Optional.of(cards) : Optional.empty());
        return cards;
    }

    boolean some(Amount amount) {
        return unclear(amount) || resolver.amount(amount, context) > 0;
    }

    /** How much is meant, if it does not depend on steps before it. */
    Optional<Integer> known(Amount amount) {
        return unclear(amount) ? Optional.empty() : Optional.of(Values.amount(r.board(), context, amount));
    }

    boolean any(Selector cards) {
        return any(cards, card -> true);
    }

    boolean any(Selector cards, Predicate<CardId> test) {
        return switch (cards) {
            case Selector.Ref(String name)
            when chosen.containsKey(name) ->
                chosen.get(name).map(it -> any(it, test)).orElse(true);
            case Selector.Select s
            when s.zone().hidden() ->
                !resolver.candidates(everyCard(s.zone(), s.whose()), context).isEmpty();
            case Selector.AnyOf s -> s.from().stream().anyMatch(part -> any(part, test));
            case Selector.Select _, Selector.Ref _, Selector.Touched _, Selector.ThatCard _ -> anyOfThese(cards, test);
            case Selector.Self _, Selector.Granter _, Selector.Host _, Selector.FightOpponent _ ->
                anyOfThese(cards, test);
            case Selector.NeighborsOf _, Selector.UnderThis _, Selector.PurgedByThis _ -> anyOfThese(cards, test);
            case Selector.Among _ -> anyOfThese(cards, test);
        };
    }

    private boolean anyOfThese(Selector cards, Predicate<CardId> test) {
        return unclear(cards)
                || resolver.candidates(cards, context).stream().anyMatch(card -> isHidden(card) || test.test(card));
    }

    /** Whether something depends on steps before it, or on what not everybody sees. */
    private boolean unclear(Object part) {
        return CardFeatures.refersBack(part, this::isUnclear, this::isOpen) || CardFeatures.mentionsHidden(part);
    }

    private boolean isUnclear(String name) {
        return chosen.containsKey(name) || context.memory().hidden().contains(name);
    }

    private boolean isOpen(String label) {
        return coming.contains(label) || !context.memory().isResolved(label);
    }

    private boolean isHidden(CardId card) {
        return switch (r.leavingPlay.zoneOf(card)) {
            case HAND, DECK, ARCHIVES, UNDER -> true;
            case IN_PLAY, DISCARD, PURGED, BEING_PLAYED -> false;
        };
    }

    boolean is(CardId card, Predicate<Permanent> test) {
        return r.state().find(card).filter(test).isPresent();
    }

    private static Selector everyCard(Zone zone, PlayerRef whose) {
        return new Selector.Select(zone, whose, new Filter.Any(), Quantity.ALL, Pick.CHOSEN);
    }

    boolean anyPlayer(PlayerRef who, Predicate<Seat> test) {
        return resolver.players(who, context).stream().anyMatch(test);
    }

    boolean has(Token token, CardId card) {
        return feasibility.has(token, card);
    }

    boolean usable(UseCard e, CardId card) {
        return feasibility.usable(e, card, context);
    }

    AbilityContext context() {
        return context;
    }
}
