package org.aemberlog.game.engine;

import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.engine.AbilityContext.Outcome;

/**
 * Resolves the instructions of abilities, as far as each can be (rulebook). Which class resolves an
 * instruction is read off the one switch here.
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
        var meaning = new TargetResolver(resolution);
        this.flow = new FlowEffects(resolution, this, meaning);
        this.aember = new AemberEffects(resolution, meaning);
        this.damage = new DamageEffects(resolution, meaning);
        this.status = new StatusEffects(resolution, meaning);
        this.zones = new ZoneEffects(resolution, meaning);
        this.control = new ControlEffects(resolution, meaning);
        this.information = new InformationEffects(resolution, meaning);
        this.agency = new AgencyEffects(resolution, meaning);
        this.players = new PlayerEffects(resolution, meaning);
    }

    /** Resolves an effect, then destroys what its changes left without enough power. */
    Outcome resolve(Effect effect, AbilityContext frame) {
        r.scene().step();
        var outcome = r.following(frame.source(), effect, () -> apply(effect, frame));
        r.destruction.sweep();
        return outcome;
    }

    private Outcome apply(Effect effect, AbilityContext frame) {
        return switch (effect) {
            case Seq e -> flow.sequence(e, frame);
            case If e -> flow.branch(e, frame);
            case IfDone e -> flow.ifDone(e, frame);
            case May e -> flow.may(e, frame);
            case OneOf e -> flow.oneOf(e, frame);
            case ForEach e -> flow.forEach(e, frame);
            case ForEachCard e -> flow.forEachCard(e, frame);
            case EachPlayer e -> flow.eachPlayer(e, frame);
            case Repeat e -> flow.repeat(e, frame);
            case Let e -> flow.let(e, frame);
            case ChooseHouse e -> flow.chooseHouse(frame);
            case NameCard e -> flow.nameCard(frame);
            case As e -> flow.as(e, frame);
            case Lasting e -> flow.lasting(e, frame);
            case Cancel e -> flow.cancel(frame);
            case GainAember e -> aember.gain(e, frame);
            case LoseAember e -> aember.lose(e, frame);
            case Steal e -> aember.steal(e, frame);
            case Capture e -> aember.capture(e, frame);
            case Exalt e -> aember.exalt(e, frame);
            case MoveAember e -> aember.move(e, frame);
            case DealDamage e -> damage.deal(e, frame);
            case DamageTogether e -> damage.together(e, frame);
            case DivideDamage e -> damage.divide(e, frame);
            case DealFightDamageTo e -> damage.dealFightDamageTo(e, frame);
            case Heal e -> damage.heal(e, frame);
            case FullyHeal e -> damage.fullyHeal(e, frame);
            case MoveDamage e -> damage.move(e, frame);
            case AddStatus e -> status.add(e, frame);
            case AddCounters e -> status.addCounters(e, frame);
            case RemoveCounters e -> status.removeCounters(e, frame);
            case Ready e -> status.ready(e, frame);
            case Exhaust e -> status.exhaust(e, frame);
            case Destroy e -> zones.destroy(e, frame);
            case Sacrifice e -> zones.sacrifice(e, frame);
            case Purge e -> zones.purge(e, frame);
            case ToHand e -> zones.toHand(e, frame);
            case Archive e -> zones.archive(e, frame);
            case Discard e -> zones.discard(e, frame);
            case Draw e -> zones.draw(e, frame);
            case PutInDeck e -> zones.putInDeck(e, frame);
            case PutInDeckInAnyOrder e -> zones.putInDeckInAnyOrder(e, frame);
            case ShuffleDeck e -> zones.shuffleDeck(e, frame);
            case SwapZones e -> zones.swapZones(e, frame);
            case PutIntoPlay e -> zones.putIntoPlay(e, frame);
            case PlaceUnder e -> zones.placeUnder(e, frame);
            case TakeControl e -> control.take(e, frame);
            case MoveToFlank e -> control.moveToFlank(e, frame);
            case SwapPositions e -> control.swap(e, frame);
            case Attach e -> control.attach(e, frame);
            case Reveal e -> information.reveal(e, frame);
            case LookAt e -> information.lookAt(e, frame);
            case Search e -> information.search(e, frame);
            case PlayCard e -> agency.play(e, frame);
            case UseCard e -> agency.use(e, frame);
            case TriggerAbility e -> agency.trigger(e, frame);
            case ResolveBonusIcons e -> agency.resolveIcons(e, frame);
            case ResolveIcon e -> agency.resolveIcon(e, frame);
            case ForgeKey e -> players.forge(e, frame);
            case ForgeKeyFree e -> players.forgeFree(e, frame);
            case UnforgeKey e -> players.unforge(e, frame);
            case GainChains e -> players.gainChains(e, frame);
            case RaiseTide e -> players.raiseTide(e, frame);
        };
    }
}
