package org.aemberlog.game.engine;

import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.ActiveHouseChanged;
import org.aemberlog.game.event.MatchEvent.ChainsGained;
import org.aemberlog.game.state.Seat;

/** Instructions about what players have besides cards and Æmber: keys, chains and the tide. */
final class PlayerEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    PlayerEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(PlayerEffect effect, AbilityContext context) {
        return switch (effect) {
            case ForgeKey e -> forge(e, context);
            case ForgeKeyFree e -> forgeFree(e, context);
            case UnforgeKey e -> unforge(e, context);
            case GainChains e -> gainChains(e, context);
            case RaiseTide e -> raiseTide(e, context);
            case ResetTide _ -> Outcome.done(r.tides.reset());
            case ChosenHouseBecomesActive _ -> activate(context);
            case EndTurn _ -> endTurn();
        };
    }

    boolean isPossible(PlayerEffect effect, Foresight f) {
        return switch (effect) {
            case ForgeKey e ->
                f.anyPlayer(
                        e.who(),
                        s -> r.keys.canForge(
                                s, f.known(e.more()).map(more -> cost(s, more)).orElse(0)));
            case ForgeKeyFree e -> f.anyPlayer(e.who(), s -> r.keys.canForge(s, 0));
            case UnforgeKey e ->
                f.anyPlayer(e.who(), s -> !r.state().side(s).keys().isEmpty());
            case GainChains e -> f.some(e.amount());
            case RaiseTide e -> f.anyPlayer(e.who(), s -> !Tides.isHigh(r.state(), s));
            case ResetTide _ -> r.state().tide().isPresent();
            case ChosenHouseBecomesActive _, EndTurn _ -> true;
        };
    }

    private Outcome forge(ForgeKey e, AbilityContext context) {
        var seat = resolver.player(e.who(), context);
        return Outcome.done(r.keys.forge(seat, cost(seat, Values.amount(r.board(), context, e.more()))));
    }

    private int cost(Seat seat, int more) {
        return Math.max(0, r.board().keyCost(seat) + more);
    }

    private Outcome forgeFree(ForgeKeyFree e, AbilityContext context) {
        return Outcome.done(r.keys.forge(resolver.player(e.who(), context), 0));
    }

    private Outcome unforge(UnforgeKey e, AbilityContext context) {
        return Outcome.done(r.keys.unforge(resolver.player(e.who(), context), e.which()));
    }

    private Outcome gainChains(GainChains e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        if (amount > 0) {
            resolver.players(e.who(), context).forEach(seat -> r.emit(new ChainsGained(seat, amount)));
        }
        return Outcome.of(amount, amount > 0);
    }

    private Outcome raiseTide(RaiseTide e, AbilityContext context) {
        return Outcome.done(r.tides.raise(resolver.player(e.who(), context)));
    }

    private Outcome activate(AbilityContext context) {
        var house = context.memory().house;
        house.ifPresent(it -> r.emit(new ActiveHouseChanged(r.active(), it)));
        return Outcome.done(house.isPresent());
    }

    private Outcome endTurn() {
        r.turns.cutShort();
        return Outcome.done(true);
    }
}
