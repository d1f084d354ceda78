package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.AemberLost;
import org.aemberlog.game.event.MatchEvent.CreatureExalted;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;

/** Instructions that gain, lose, steal, capture or move Æmber; {@link Aember} does the moving. */
final class AemberEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    AemberEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(AemberEffect effect, AbilityContext context) {
        return switch (effect) {
            case GainAember e -> gain(e, context);
            case LoseAember e -> lose(e, context);
            case Steal e -> steal(e, context);
            case Capture e -> capture(e, context);
            case Exalt e -> exalt(e, context);
            case MoveAember e -> move(e, context);
        };
    }

    boolean isPossible(AemberEffect effect, Foresight f) {
        return switch (effect) {
            case GainAember e -> f.some(e.amount());
            case LoseAember e -> f.some(e.amount()) && f.anyPlayer(e.who(), this::hasAember);
            case Steal e -> f.some(e.amount()) && f.anyPlayer(e.thief(), s -> hasAember(s.opponent()));
            case Capture e -> f.some(e.amount()) && f.any(e.by(), c -> f.is(c, _ -> canCapture(e, c, f.context())));
            case Exalt e -> f.some(e.times()) && f.any(e.target(), r::inPlay);
            case MoveAember e -> f.some(e.amount()) && hasAember(e.from(), f) && exists(e.to(), f);
        };
    }

    private boolean hasAember(Seat seat) {
        return r.state().side(seat).aember() > 0;
    }

    private boolean hasAember(AemberPlace place, Foresight f) {
        return switch (place) {
            case AemberPlace.PoolOf p -> f.anyPlayer(p.whose(), this::hasAember);
            case AemberPlace.On p -> f.any(p.card(), c -> f.has(Token.AEMBER, c));
            case AemberPlace.Supply _ -> true;
        };
    }

    private static boolean exists(AemberPlace place, Foresight f) {
        return !(place instanceof AemberPlace.On on) || f.any(on.card());
    }

    private boolean canCapture(Capture e, CardId captor, AbilityContext context) {
        return r.aember.capturable(resolver.controller(captor, context), e.from(), context.about()) > 0;
    }

    private Outcome gain(GainAember e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        var players = resolver.players(e.who(), context);
        int gained = 0;
        for (var seat : players) {
            gained += r.aember.gain(seat, amount) ? amount : 0;
        }
        return Outcome.of(gained, gained > 0 && gained == amount * players.size());
    }

    private Outcome lose(LoseAember e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        int total = 0;
        boolean complete = amount > 0;
        for (var seat : resolver.players(e.who(), context)) {
            int lost = Math.min(amount, r.state().side(seat).aember());
            if (lost > 0) {
                r.emit(new AemberLost(seat, lost));
            }
            total += lost;
            complete &= lost == amount;
        }
        return Outcome.of(total, complete);
    }

    private Outcome steal(Steal e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        int stolen = r.aember.steal(resolver.player(e.thief(), context), amount);
        return Outcome.of(stolen, stolen > 0 && stolen == amount);
    }

    private Outcome capture(Capture e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        var creatures = resolver.inPlay(e.by(), context);
        var shares = shares(creatures, amount, e.from(), context);
        var captors = new ArrayList<CardId>();
        boolean complete = amount > 0 && !creatures.isEmpty();
        int total = 0;
        for (var creature : creatures) {
            var controller = resolver.controller(creature, context);
            int share = shares.get(creature);
            int captured = r.aember.capture(creature, controller, share, e.from(), context.about());
            if (captured > 0) {
                captors.add(creature);
            }
            total += captured;
            complete &= captured == amount;
        }
        return new Outcome(creatures, captors, complete, Set.of(), total);
    }

    /** How much each captor gets of what those who capture from the same place share. */
    private Map<CardId, Integer> shares(List<CardId> captors, int each, CaptureFrom from, AbilityContext context) {
        var shares = new HashMap<CardId, Integer>();
        for (var seat : List.of(r.active(), r.active().opponent())) {
            var group = captors.stream()
                    .filter(c -> resolver.controller(c, context) == seat)
                    .toList();
            if (!group.isEmpty()) {
                int there = r.aember.capturable(seat, from, context.about());
                var numbers = r.sharing.share(Reason.SHARE, group, each, there);
                for (int i = 0; i < group.size(); i++) {
                    shares.put(group.get(i), numbers.get(i));
                }
            }
        }
        return shares;
    }

    private Outcome exalt(Exalt e, AbilityContext context) {
        int times = resolver.amount(e.times(), context);
        var creatures = resolver.inPlay(e.target(), context);
        if (times > 0) {
            creatures.forEach(creature -> r.emit(new CreatureExalted(creature, times)));
        }
        var exalted = times > 0 ? creatures : List.<CardId>of();
        int total = times * creatures.size();
        return new Outcome(creatures, exalted, total > 0, Set.of(), total);
    }

    /** Where nothing can be taken nobody is asked to where. */
    private Outcome move(MoveAember e, AbilityContext context) {
        var from = sources(e.from(), context);
        if (from.stream().allMatch(source -> r.aember.at(source) == 0)) {
            return Outcome.of(0, false);
        }
        var to = spots(e.to(), context);
        int wanted = resolver.amount(e.amount(), context);
        int total = 0;
        int moves = 0;
        for (var source : from) {
            var others = to.stream().filter(it -> !it.equals(source)).toList();
            var shares = shares(others, wanted, r.aember.at(source));
            for (int i = 0; i < others.size(); i++) {
                total += r.aember.move(source, others.get(i), shares.get(i));
            }
            moves += others.size();
        }
        return Outcome.of(total, total > 0 && total == wanted * moves);
    }

    /** How much goes to each of several cards out of one place. */
    private List<Integer> shares(List<Spot> to, int each, int there) {
        return to.size() == 1
                ? List.of(each)
                : r.sharing.share(
                        Reason.SHARE,
                        to.stream().map(Spot.On.class::cast).map(Spot.On::card).toList(),
                        each,
                        there);
    }

    private List<Spot> sources(AemberPlace place, AbilityContext context) {
        return place instanceof AemberPlace.On(var cards)
                ? on(resolver.toEmpty(Token.AEMBER, cards, context))
                : spots(place, context);
    }

    private static List<Spot> on(List<CardId> cards) {
        return cards.stream().<Spot>map(Spot.On::new).toList();
    }

    private List<Spot> spots(AemberPlace place, AbilityContext context) {
        return switch (place) {
            case AemberPlace.PoolOf p -> List.of(new Spot.Pool(resolver.player(p.whose(), context)));
            case AemberPlace.On p -> on(resolver.inPlay(p.card(), context));
            case AemberPlace.Supply p -> List.of(new Spot.Supply());
        };
    }
}
