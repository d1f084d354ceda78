package org.aemberlog.standalone.sim;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;

/**
 * What the cards of a match say, down to the kinds of their instructions. Events that no rule of the rulebook causes
 * by itself have to be said by a card of the match.
 *
 * @param said the classes of all records, and the enum constants, of which the definitions are made
 */
record DefinedEvents(Set<Object> said) {

    /** Whoever has to do with the tide may raise it for chains. */
    private static final Set<Object> TIDE =
            Set.of(Effect.RaiseTide.class, Condition.TideIs.class, EventPattern.TriggerEvent.TIDE_RAISED);

    private static final Set<Object> CHAINS =
            Stream.concat(TIDE.stream(), Stream.of(Effect.GainChains.class)).collect(Collectors.toUnmodifiableSet());

    /** What puts Æmber on cards, which it leaves with them. */
    private static final Set<Object> LOADS = Set.of(
            Effect.Capture.class,
            BonusIcon.CAPTURE,
            Effect.Exalt.class,
            Effect.MoveAember.class,
            Effect.Redistribute.class,
            Effect.AddCounters.class);

    private static final Set<Object> MOVES = Stream.concat(
                    LOADS.stream(), Stream.of(Modifier.Toll.class, Modifier.GetsSpentAember.class))
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<Object> STUNS =
            Set.of(Effect.Status.STUN, Modifier.EntersStunned.class, Modifier.PlaysStunned.class);

    /** What the cards of these decks say. */
    static DefinedEvents of(Collection<DeckList> decks, CardLibrary library) {
        var said = new HashSet<>();
        for (var deck : decks) {
            deck.cards().forEach(card -> {
                read(library.find(card.definition()).orElseThrow(), said);
                said.addAll(card.enhancements());
            });
            if (deck.tideCard()) {
                said.add(Effect.RaiseTide.class);
            }
        }
        return new DefinedEvents(said);
    }

    private static void read(Object part, Set<Object> said) {
        switch (part) {
            case Ability.Enhance _ -> {}
            case Record whole -> {
                said.add(whole.getClass());
                Plain.components(whole).forEach(each -> read(each, said));
            }
            case Collection<?> all -> all.forEach(each -> read(each, said));
            case Optional<?> perhaps -> perhaps.ifPresent(each -> read(each, said));
            case Enum<?> constant -> said.add(constant);
            default -> {}
        }
    }

    /** Checks that an event is one of the rulebook's or that a card can cause it. */
    void check(MatchEvent event) {
        var causes = causes(event);
        Invariants.require(
                causes.isEmpty() || causes.stream().anyMatch(said::contains),
                () -> "what happens is said by a card of the match: " + event + " needs one of " + causes);
    }

    /** What one of the cards has to say for this to happen; empty if the rulebook alone may cause it. */
    private static Set<Object> causes(MatchEvent event) {
        return switch (event) {
            case MatchEvent.LifecycleEvent _, MatchEvent.TurnEvent _, MatchEvent.DecisionEvent _ -> Set.of();
            case MatchEvent.Beside _ -> Set.of();
            case MatchEvent.PlayerEvent it -> causes(it);
            case MatchEvent.PileEvent it -> causes(it);
            case MatchEvent.MoveEvent it -> causes(it);
            case MatchEvent.UseEvent it -> causes(it);
            case MatchEvent.AemberEvent it -> causes(it);
            case MatchEvent.StatusEvent it -> causes(it);
            case MatchEvent.TableEvent it -> causes(it);
            case MatchEvent.LastingEvent _ ->
                Set.of(Effect.Lasting.class, Effect.LoseArmor.class, Modifier.PermitEachTurn.class);
        };
    }

    private static Set<Object> causes(MatchEvent.PlayerEvent event) {
        return switch (event) {
            case MatchEvent.KeyForged _, MatchEvent.ChainShed _ -> Set.of();
            case MatchEvent.KeyUnforged _ -> Set.of(Effect.UnforgeKey.class);
            case MatchEvent.TideRaised _ -> TIDE;
            case MatchEvent.TideReset _ -> Set.of(Effect.ResetTide.class);
            case MatchEvent.ChainsGained _ -> CHAINS;
        };
    }

    private static Set<Object> causes(MatchEvent.PileEvent event) {
        return switch (event) {
            case MatchEvent.DeckShuffled _, MatchEvent.DiscardPileRecycled _, MatchEvent.CardsDrawn _ -> Set.of();
            case MatchEvent.HandKept _, MatchEvent.HandMulliganed _ -> Set.of();
            case MatchEvent.ArchivesTaken _ -> Set.of(Effect.Archive.class);
            case MatchEvent.ZonesSwapped _ -> Set.of(Effect.SwapZones.class);
            case MatchEvent.CardsRevealed _ ->
                Set.of(
                        Effect.Reveal.class,
                        Effect.RevealUntil.class,
                        Effect.Search.class,
                        Ability.AsUpgrade.class,
                        Ability.CopyOf.class,
                        Ability.Gigantic.class);
            case MatchEvent.CardsLookedAt _ ->
                Set.of(Effect.LookAt.class, Effect.Search.class, Effect.PutInDeckInAnyOrder.class);
        };
    }

    private static Set<Object> causes(MatchEvent.MoveEvent event) {
        return switch (event) {
            case MatchEvent.CardPlayed _, MatchEvent.CreatureEntered _, MatchEvent.ArtifactEntered _ -> Set.of();
            case MatchEvent.CardDiscarded _ -> Set.of();
            case MatchEvent.CardPlacedUnder _ -> Set.of(Effect.PlaceUnder.class);
            case MatchEvent.CardReturned _ -> Set.of(Effect.ToHand.class, Effect.Archive.class);
            case MatchEvent.CardPurged _ -> Set.of(Effect.Purge.class);
            case MatchEvent.CardArchived _ -> Set.of(Effect.Archive.class);
            case MatchEvent.CardPutInDeck _ -> Set.of(Effect.PutInDeck.class, Effect.PutInDeckInAnyOrder.class);
        };
    }

    private static Set<Object> causes(MatchEvent.UseEvent event) {
        return switch (event) {
            case MatchEvent.CreatureReaped _, MatchEvent.FightBegan _ -> Set.of();
            case MatchEvent.AbilityUsed it -> Set.of(it.kind());
            case MatchEvent.StunRemoved _ -> STUNS;
        };
    }

    private static Set<Object> causes(MatchEvent.AemberEvent event) {
        return switch (event) {
            case MatchEvent.AemberGained _ -> Set.of();
            case MatchEvent.AemberLost _ -> Set.of(Effect.LoseAember.class, Ability.PlayCost.class);
            case MatchEvent.AemberStolen _ -> Set.of(Effect.Steal.class);
            case MatchEvent.AemberCaptured _ -> Set.of(Effect.Capture.class, BonusIcon.CAPTURE);
            case MatchEvent.AemberMoved _ -> MOVES;
            case MatchEvent.AemberReleased _ -> LOADS;
            case MatchEvent.CreatureExalted _ -> Set.of(Effect.Exalt.class);
        };
    }

    private static Set<Object> causes(MatchEvent.StatusEvent event) {
        return switch (event) {
            case MatchEvent.DamageDealt _, MatchEvent.CardExhausted _, MatchEvent.CardsReadied _ -> Set.of();
            case MatchEvent.ArmorSpent _ -> Set.of();
            case MatchEvent.DamageHealed _ -> Set.of(Effect.Heal.class, Effect.FullyHeal.class);
            case MatchEvent.DamageMoved _ -> Set.of(Effect.MoveDamage.class, Effect.Redistribute.class);
            case MatchEvent.CountersChanged _ ->
                Set.of(Effect.AddCounters.class, Effect.RemoveCounters.class, Effect.Redistribute.class);
            case MatchEvent.StatusGained it -> causes(it.status());
            case MatchEvent.StatusLost it -> causes(it.status());
        };
    }

    private static Set<Object> causes(Effect.Status status) {
        return switch (status) {
            case STUN -> STUNS;
            case ENRAGE -> Set.of(status, Modifier.EntersEnraged.class);
            case WARD -> Set.of(status);
        };
    }

    private static Set<Object> causes(MatchEvent.TableEvent event) {
        return switch (event) {
            case MatchEvent.CardDestroyed _, MatchEvent.UpgradeAttached _ -> Set.of();
            case MatchEvent.DestructionReplaced _ -> Set.of(Ability.Replacement.class, Effect.Status.WARD);
            case MatchEvent.ControlTaken _ -> Set.of(Effect.TakeControl.class, Modifier.Controlled.class);
            case MatchEvent.ControlReleased _ -> Set.of(Modifier.Controlled.class);
            case MatchEvent.CreatureMoved _ -> Set.of(Effect.MoveToFlank.class, Effect.MoveInLine.class);
            case MatchEvent.BattlelineLeft _ -> Set.of(Modifier.BecomesCreature.class);
            case MatchEvent.CreaturesSwapped _ -> Set.of(Effect.SwapPositions.class);
            case MatchEvent.HalfJoined _ -> Set.of(Ability.Gigantic.class);
            case MatchEvent.CardCopied _ -> Set.of(Ability.CopyOf.class);
        };
    }
}
