package org.aemberlog.standalone.sim;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.Spot;

/**
 * What can cause events of a kind.
 *
 * @param byRules whether the rulebook can, by itself
 * @param instructions the instructions that can, each as {@link #kindOf} gives it
 * @param texts what cards can say besides instructions so that the rulebook does it: classes and enum constants
 */
record Origin(boolean byRules, Set<Object> instructions, Set<Object> texts) {

    private static final Set<Object> PLAYS = Set.of(Effect.PlayCard.class, Effect.PutIntoPlay.class);

    private static final Set<Object> DAMAGE = Set.of(
            Effect.DealDamage.class,
            Effect.DealDamageDespiteArmor.class,
            Effect.DealDamageBy.class,
            Effect.DealDamageToEach.class,
            Effect.DamageTogether.class,
            Effect.DamageForEach.class,
            Effect.DivideDamage.class,
            BonusIcon.DAMAGE);

    private static final Set<Object> DESTROYS = union(DAMAGE, Set.of(Effect.Destroy.class, Effect.Sacrifice.class));

    /** What takes cards out of play, with all that is on and under them. */
    private static final Set<Object> REMOVES = union(
            DESTROYS,
            Set.of(
                    Effect.Purge.class,
                    Effect.ToHand.class,
                    Effect.Archive.class,
                    Effect.PutInDeck.class,
                    Effect.PutInDeckInAnyOrder.class,
                    Effect.PlaceUnder.class));

    private static final Set<Object> DRAWS = Set.of(Effect.Draw.class, Effect.RefillHand.class, BonusIcon.DRAW);

    /** Whoever has to do with the tide may raise it for chains. */
    private static final Set<Object> TIDE =
            Set.of(Effect.RaiseTide.class, Condition.TideIs.class, EventPattern.TriggerEvent.TIDE_RAISED);

    /** What puts Æmber on cards, which it leaves with them. */
    private static final Set<Object> LOADS = Set.of(
            Effect.Capture.class,
            BonusIcon.CAPTURE,
            Effect.Exalt.class,
            Effect.MoveAember.class,
            Effect.Redistribute.class,
            Effect.AddCounters.class);

    private static final Set<Object> MOVES = union(LOADS, Set.of(Modifier.Toll.class, Modifier.GetsSpentAember.class));

    private static final Set<Object> STUNS =
            Set.of(Effect.Status.STUN, Modifier.EntersStunned.class, Effect.Arrival.STUNNED);

    /** What kind of instruction it is: its class, with the status if it is about one; its icon if it resolves one. */
    static Object kindOf(Effect instruction) {
        return switch (instruction) {
            case Effect.ResolveIcon it -> it.icon();
            case Effect.AddStatus it -> List.of(Effect.AddStatus.class, it.status());
            case Effect.RemoveStatus it -> List.of(Effect.RemoveStatus.class, it.status());
            default -> instruction.getClass();
        };
    }

    /** What can cause such an event. */
    static Origin of(MatchEvent event) {
        return switch (event) {
            case MatchEvent.LifecycleEvent _, MatchEvent.Beside _, MatchEvent.DecisionEvent _ -> anything();
            case MatchEvent.ActiveHouseChanged _ -> instructions(Effect.ChosenHouseBecomesActive.class);
            case MatchEvent.TurnEvent _ -> rules(Set.of());
            case MatchEvent.PlayerEvent it -> of(it);
            case MatchEvent.PileEvent it -> of(it);
            case MatchEvent.MoveEvent it -> of(it);
            case MatchEvent.UseEvent it -> of(it);
            case MatchEvent.AemberEvent it -> of(it);
            case MatchEvent.StatusEvent it -> of(it);
            case MatchEvent.TableEvent it -> of(it);
            case MatchEvent.LastingEffectBegan _ ->
                instructions(Effect.Lasting.class, Effect.LoseArmor.class)
                        .orTexts(Modifier.PermitEachTurn.class, Modifier.PlaysWith.class);
            case MatchEvent.LastingEffectUsed _ -> texts(Effect.Lasting.class, Modifier.PermitEachTurn.class);
        };
    }

    private static Origin of(MatchEvent.PlayerEvent event) {
        return switch (event) {
            case MatchEvent.KeyForged _ -> rules(Set.of(Effect.ForgeKey.class, Effect.ForgeKeyFree.class));
            case MatchEvent.ChainShed _ -> rules(Set.of(Effect.RefillHand.class));
            case MatchEvent.KeyUnforged _ -> instructions(Effect.UnforgeKey.class);
            case MatchEvent.TideRaised _ -> instructions(Effect.RaiseTide.class).orTexts(TIDE);
            case MatchEvent.TideReset _ -> instructions(Effect.ResetTide.class);
            case MatchEvent.ChainsGained _ ->
                instructions(Effect.GainChains.class).orTexts(TIDE);
        };
    }

    private static Origin of(MatchEvent.PileEvent event) {
        return switch (event) {
            case MatchEvent.DeckShuffled _ ->
                rules(union(DRAWS, Set.of(Effect.ShuffleDeck.class, Effect.PutInDeck.class, Effect.Search.class)));
            case MatchEvent.DiscardPileRecycled _, MatchEvent.CardsDrawn _ -> rules(DRAWS);
            case MatchEvent.HandKept _, MatchEvent.HandMulliganed _ -> rules(Set.of());
            case MatchEvent.ArchivesTaken _ -> texts(Effect.Archive.class);
            case MatchEvent.ZonesSwapped _ -> instructions(Effect.SwapZones.class);
            case MatchEvent.CardsRevealed _ ->
                instructions(Effect.Reveal.class, Effect.RevealUntil.class, Effect.Search.class)
                        .orTexts(Ability.AsUpgrade.class, Ability.CopyOf.class, Ability.Gigantic.class);
            case MatchEvent.CardsLookedAt _ -> instructions(Effect.LookAt.class);
        };
    }

    private static Origin of(MatchEvent.MoveEvent event) {
        return switch (event) {
            case MatchEvent.CardPlayed _ -> rules(Set.of(Effect.PlayCard.class));
            case MatchEvent.CreatureEntered _, MatchEvent.ArtifactEntered _ -> rules(PLAYS);
            case MatchEvent.CardDiscarded _ -> rules(union(REMOVES, Set.of(Effect.Discard.class)));
            case MatchEvent.CardPlacedUnder _ -> instructions(Effect.PlaceUnder.class);
            case MatchEvent.CardReturned _ -> instructions(Effect.ToHand.class).orTexts(Effect.Archive.class);
            case MatchEvent.CardPurged _ -> instructions(Effect.Purge.class);
            case MatchEvent.CardArchived _ -> instructions(Effect.Archive.class);
            case MatchEvent.CardPutInDeck _ -> instructions(Effect.PutInDeck.class, Effect.PutInDeckInAnyOrder.class);
        };
    }

    private static Origin of(MatchEvent.UseEvent event) {
        return switch (event) {
            case MatchEvent.CreatureReaped _, MatchEvent.FightBegan _ -> rules(Set.of(Effect.UseCard.class));
            case MatchEvent.AbilityUsed it -> texts(it.kind());
            case MatchEvent.StunRemoved _ -> texts(STUNS);
        };
    }

    private static Origin of(MatchEvent.AemberEvent event) {
        return switch (event) {
            case MatchEvent.AemberGained _ -> rules(Set.of(Effect.GainAember.class, BonusIcon.AEMBER));
            case MatchEvent.AemberLost _ ->
                instructions(Effect.LoseAember.class).orTexts(Ability.PlayCost.class);
            case MatchEvent.AemberStolen _ -> instructions(Effect.Steal.class);
            case MatchEvent.AemberCaptured _ -> instructions(Effect.Capture.class, BonusIcon.CAPTURE);
            case MatchEvent.AemberMoved it -> of(it);
            case MatchEvent.AemberReleased _ -> texts(LOADS);
            case MatchEvent.CreatureExalted _ -> instructions(Effect.Exalt.class);
        };
    }

    private static Origin of(MatchEvent.AemberMoved event) {
        var moves = instructions(Effect.MoveAember.class, Effect.Redistribute.class);
        return switch (event.from()) {
            case Spot.Pool _ -> moves.orTexts(Modifier.Toll.class);
            case Spot.On _ -> moves.orTexts(MOVES);
            case Spot.Supply _ -> moves.orTexts(Modifier.GetsSpentAember.class);
        };
    }

    private static Origin of(MatchEvent.StatusEvent event) {
        return switch (event) {
            case MatchEvent.DamageDealt _ -> rules(DAMAGE);
            case MatchEvent.ArmorSpent _ -> rules(DAMAGE);
            case MatchEvent.CardExhausted _ -> rules(Set.of(Effect.Exhaust.class));
            case MatchEvent.CardsReadied _ -> rules(Set.of(Effect.Ready.class));
            case MatchEvent.DamageHealed _ -> instructions(Effect.Heal.class, Effect.FullyHeal.class);
            case MatchEvent.DamageMoved _ -> instructions(Effect.MoveDamage.class, Effect.Redistribute.class);
            case MatchEvent.CountersChanged _ ->
                instructions(Effect.AddCounters.class, Effect.RemoveCounters.class, Effect.Redistribute.class);
            case MatchEvent.StatusGained it ->
                instructions(List.of(Effect.AddStatus.class, it.status())).orTexts(entersWith(it.status()));
            case MatchEvent.StatusLost it ->
                instructions(List.of(Effect.RemoveStatus.class, it.status()))
                        .orTexts(union(entersWith(it.status()), Set.of(it.status())));
        };
    }

    private static Set<Object> entersWith(Effect.Status status) {
        return switch (status) {
            case STUN -> Set.of(Modifier.EntersStunned.class, Effect.Arrival.STUNNED);
            case ENRAGE -> Set.of(Modifier.EntersEnraged.class);
            case WARD -> Set.of();
        };
    }

    private static Origin of(MatchEvent.TableEvent event) {
        return switch (event) {
            case MatchEvent.CardDestroyed _ -> rules(DESTROYS);
            case MatchEvent.UpgradeAttached _ -> rules(union(PLAYS, Set.of(Effect.Attach.class)));
            case MatchEvent.DestructionReplaced _ -> texts(Ability.Replacement.class);
            case MatchEvent.ControlTaken _ ->
                instructions(Effect.TakeControl.class).orTexts(Modifier.Controlled.class);
            case MatchEvent.ControlReleased _ -> texts(Modifier.Controlled.class);
            case MatchEvent.CreatureMoved _ -> instructions(Effect.MoveToFlank.class, Effect.MoveInLine.class);
            case MatchEvent.BattlelineLeft _ -> texts(Modifier.BecomesCreature.class);
            case MatchEvent.CreaturesSwapped _ -> instructions(Effect.SwapPositions.class);
            case MatchEvent.HalfJoined _ -> texts(Ability.Gigantic.class);
            case MatchEvent.CardCopied _ -> texts(Ability.CopyOf.class);
        };
    }

    private static Origin anything() {
        return new Origin(true, Set.of(), Set.of(Object.class));
    }

    private static Origin rules(Set<Object> instructions) {
        return new Origin(true, instructions, Set.of());
    }

    private static Origin instructions(Object... kinds) {
        return new Origin(false, Set.of(kinds), Set.of());
    }

    private static Origin texts(Object... words) {
        return new Origin(false, Set.of(), Set.of(words));
    }

    private static Origin texts(Set<Object> words) {
        return new Origin(false, Set.of(), words);
    }

    private Origin orTexts(Object... words) {
        return orTexts(Set.of(words));
    }

    private Origin orTexts(Set<Object> words) {
        return new Origin(byRules, instructions, words);
    }

    private static Set<Object> union(Set<Object> some, Set<Object> more) {
        return Stream.concat(some.stream(), more.stream()).collect(Collectors.toUnmodifiableSet());
    }
}
