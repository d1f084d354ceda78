package org.aemberlog.game.engine;

import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.engine.AbilityContext.Outcome;

/**
 * Resolves the instructions of abilities, as far as each can be (rulebook). Each family of instructions has its class,
 * which also says whether one could change anything.
 */
final class Effects {

    private final Resolution r;
    private final FlowEffects flow;
    private final AemberEffects aember;
    private final DamageEffects damage;
    private final StatusEffects status;
    private final ZoneEffects zones;
    private final ControlEffects control;
    private final InformationEffects information;
    private final AgencyEffects agency;
    private final PlayerEffects players;

    Effects(Resolution resolution) {
        this.r = resolution;
        var resolver = new TargetResolver(resolution);
        this.flow = new FlowEffects(resolution, this, resolver);
        this.aember = new AemberEffects(resolution, resolver);
        this.damage = new DamageEffects(resolution, resolver);
        this.status = new StatusEffects(resolution, resolver);
        this.zones = new ZoneEffects(resolution, resolver);
        this.control = new ControlEffects(resolution, resolver);
        this.information = new InformationEffects(resolution, resolver);
        this.agency = new AgencyEffects(resolution, resolver);
        this.players = new PlayerEffects(resolution, resolver);
    }

    /** Resolves an effect, then destroys what its changes left without enough power. */
    Outcome resolve(Effect effect, AbilityContext context) {
        r.actionContext().step();
        var outcome = r.resolving(new Cause(context.source(), context.granter(), effect), () -> apply(effect, context));
        r.sweep.run();
        return outcome;
    }

    private Outcome apply(Effect effect, AbilityContext context) {
        return switch (effect) {
            case FlowEffect e -> flow.apply(e, context);
            case AemberEffect e -> aember.apply(e, context);
            case DamageEffect e -> damage.apply(e, context);
            case StatusEffect e -> status.apply(e, context);
            case ZoneEffect e -> zones.apply(e, context);
            case ControlEffect e -> control.apply(e, context);
            case InformationEffect e -> information.apply(e, context);
            case AgencyEffect e -> agency.apply(e, context);
            case PlayerEffect e -> players.apply(e, context);
        };
    }

    /** What {@link Feasibility} asks of an instruction. */
    boolean isPossible(Effect effect, Foresight foresight) {
        return switch (effect) {
            case FlowEffect e -> foresight.isFlowPossible(e);
            case AemberEffect e -> aember.isPossible(e, foresight);
            case DamageEffect e -> damage.isPossible(e, foresight);
            case StatusEffect e -> status.isPossible(e, foresight);
            case ZoneEffect e -> zones.isPossible(e, foresight);
            case ControlEffect e -> control.isPossible(e, foresight);
            case InformationEffect e -> information.isPossible(e, foresight);
            case AgencyEffect e -> agency.isPossible(e, foresight);
            case PlayerEffect e -> players.isPossible(e, foresight);
        };
    }
}
