package org.aemberlog.game.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Selector.Zone;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Answers {@link Feasibility} for one instruction, without doing any of it. */
final class Foresight {

    private final Resolution r;
    private final TargetResolver meaning;
    private final Feasibility feasibility;
    private final AbilityContext frame;

    /** What its steps so far will have chosen from, by name; empty where that is not foreseen. */
    private final Map<String, Optional<Selector>> chosen = new HashMap<>();

    Foresight(Resolution resolution, TargetResolver meaning, Feasibility feasibility, AbilityContext frame) {
        this.r = resolution;
        this.meaning = meaning;
        this.feasibility = feasibility;
        this.frame = frame;
    }

    boolean isPossible(Effect effect) {
        return switch (effect) {
            case Seq e -> e.steps().isEmpty() || anyOf(e.steps());
            case If e -> isPossible(e.then()) || isPossible(e.otherwise());
            case IfDone e -> isPossible(e.first());
            case May e -> isPossible(e.body());
            case OneOf e -> e.options().stream().anyMatch(this::isPossible);
            case ForEach e -> some(e.times()) && isPossible(e.body());
            case ForEachCard e -> any(choosing(e.name(), e.cards()));
            case EachPlayer _, Repeat _, Cancel _, ChooseHouse _, NameCard _ -> true;
            case Effect.Lasting _, ShuffleDeck _, SwapZones _, Search _, ResolveIcon _ -> true;
            case As e -> isPossible(e.effect());
            case Let e -> any(choosing(e.name(), e.cards()));
            case GainAember e -> some(e.amount());
            case LoseAember e -> some(e.amount()) && anyPlayer(e.who(), this::hasAember);
            case Steal e -> some(e.amount()) && anyPlayer(e.thief(), s -> hasAember(s.opponent()));
            case Capture e -> some(e.amount()) && any(e.by(), c -> is(c, _ -> canCapture(e, c)));
            case Exalt e -> some(e.times()) && any(e.target());
            case MoveAember e -> some(e.amount()) && hasAember(e.from()) && exists(e.to());
            case DealDamage e -> some(e.amount()) && any(e.target());
            case DamageTogether e -> e.portions().stream().anyMatch(this::isPossible);
            case DivideDamage e -> some(e.amount()) && any(e.among());
            case DealFightDamageTo e -> any(e.target());
            case Heal e -> some(e.amount()) && any(e.target(), c -> feasibility.has(Token.DAMAGE, c));
            case FullyHeal e -> any(e.target(), c -> feasibility.has(Token.DAMAGE, c));
            case MoveDamage e ->
                some(e.amount()) && any(e.from(), c -> feasibility.has(Token.DAMAGE, c)) && any(e.to());
            case AddStatus e -> any(e.target(), c -> is(c, p -> !Filters.hasStatus(p, e.status())));
            case AddCounters e -> some(e.amount()) && any(e.target());
            case RemoveCounters e -> some(e.amount()) && any(e.target(), c -> feasibility.has(e.counter(), c));
            case Ready e -> any(e.target(), c -> is(c, Permanent::exhausted));
            case Exhaust e -> any(e.target(), c -> is(c, p -> !p.exhausted()));
            case Destroy e -> any(e.target());
            case Sacrifice e -> any(e.target());
            case Purge e -> any(e.target());
            case ToHand e -> any(e.target());
            case Archive e -> any(e.target());
            case Discard e -> any(e.target());
            case Draw e -> some(e.amount()) && anyPlayer(e.who(), this::canDraw);
            case PutInDeck e -> any(e.target());
            case PutInDeckInAnyOrder e -> any(e.target());
            case PutIntoPlay e -> any(e.target());
            case PlaceUnder e -> any(e.target());
            case Attach e -> any(e.upgrade()) && any(e.host());
            case TakeControl e -> any(e.target(), c -> is(c, _ -> changesHands(c, e.to())));
            case MoveToFlank e -> any(e.target());
            case SwapPositions e -> any(e.one()) && any(e.other());
            case Reveal e -> any(e.cards());
            case LookAt e -> any(e.cards());
            case PlayCard e ->
                any(e.card(), c -> Plays.obstacle(r.board(), frame.you(), c).isEmpty());
            case UseCard e -> any(e.card(), c -> feasibility.usable(e, c, frame));
            case TriggerAbility e -> any(e.card());
            case ResolveBonusIcons e -> any(e.card());
            case ForgeKey _, ForgeKeyFree _ -> true;
            case UnforgeKey e ->
                anyPlayer(e.who(), s -> !r.state().side(s).keys().isEmpty());
            case GainChains e -> some(e.amount());
            case RaiseTide e -> anyPlayer(e.who(), s -> !Tides.isHigh(r.state(), s));
        };
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

    private boolean some(Amount amount) {
        return unclear(amount) || meaning.amount(amount, frame) > 0;
    }

    private boolean any(Selector cards) {
        return any(cards, card -> true);
    }

    private boolean any(Selector cards, Predicate<CardId> test) {
        return switch (cards) {
            case Selector.Ref(String name)
            when chosen.containsKey(name) ->
                chosen.get(name).map(it -> any(it, test)).orElse(true);
            case Selector.Select s
            when s.zone().hidden() ->
                !meaning.candidates(everyCard(s.zone(), s.whose()), frame).isEmpty();
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
                || meaning.candidates(cards, frame).stream().anyMatch(card -> isHidden(card) || test.test(card));
    }

    /** Whether something depends on steps before it, or on what not everybody sees. */
    private boolean unclear(Object part) {
        return CardFeatures.refersBack(part, chosen.keySet())
                || CardFeatures.refersBack(part, frame.notes().hidden())
                || CardFeatures.mentionsHidden(part);
    }

    private boolean isHidden(CardId card) {
        return switch (r.leavingPlay.zoneOf(card)) {
            case HAND, DECK, ARCHIVES, UNDER -> true;
            case IN_PLAY, DISCARD, PURGED, BEING_PLAYED -> false;
        };
    }

    private boolean is(CardId card, Predicate<Permanent> test) {
        return r.state().find(card).filter(test).isPresent();
    }

    private static Selector everyCard(Zone zone, PlayerRef whose) {
        return new Selector.Select(zone, whose, new Filter.Any(), Quantity.ALL, Pick.CHOSEN);
    }

    private boolean anyPlayer(PlayerRef who, Predicate<Seat> test) {
        return meaning.players(who, frame).stream().anyMatch(test);
    }

    private boolean hasAember(Seat seat) {
        return r.state().side(seat).aember() > 0;
    }

    private boolean hasAember(AemberPlace place) {
        return switch (place) {
            case AemberPlace.PoolOf p -> anyPlayer(p.whose(), this::hasAember);
            case AemberPlace.On p -> any(p.card(), c -> feasibility.has(Token.AEMBER, c));
            case AemberPlace.Supply _ -> true;
        };
    }

    private boolean exists(AemberPlace place) {
        return !(place instanceof AemberPlace.On on) || any(on.card());
    }

    private boolean canCapture(Capture e, CardId captor) {
        return r.aember.capturable(meaning.controller(captor, frame), e.from(), frame.about()) > 0;
    }

    private boolean changesHands(CardId card, PlayerRef to) {
        return anyPlayer(to, seat -> r.board().controller(card) != seat);
    }

    private boolean canDraw(Seat seat) {
        var side = r.state().side(seat);
        return !side.deck().isEmpty() || !side.discard().isEmpty();
    }
}
