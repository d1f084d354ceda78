package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;

/**
 * The fold: what each event changes. It rolls no dice and knows no card's text. What events about
 * piles, single cards, the table, Æmber and deeds have in common stands in {@link Piles}, {@link
 * CardMoves}, {@link TableChanges}, {@link AemberMoves} and {@link TurnLogChanges}.
 */
final class Fold {

    private Fold() {}

    static MatchState apply(MatchState before, MatchEvent event) {
        if (event instanceof Beside beside) {
            return beside(before, beside);
        }
        var s = before.counted();
        return switch (event) {
            case Beside e -> throw new IllegalStateException("Folded already: " + e);
            case MatchCreated e -> throw existsAlready(e);
            case MatchForked e -> throw existsAlready(e);
            case NonceAdded e -> s.withNonce(e.seat(), e.nonce());
            case SecretRevealed e -> s;
            case TimeAdded e -> s.withClock(s.clock().orElseThrow().added(e.seat(), e.millis()));
            case TakenBack e -> e.state().orElseThrow().after(s);
            case FirstPlayerRolled e -> s.withFirst(e.first());
            case FirstPlayerChosen e -> s.withFirst(e.first());
            case DeckShuffled e -> Piles.shuffled(s, e);
            case DiscardPileRecycled e -> Piles.recycled(s, e);
            case CardsDrawn e -> Piles.drawn(s, e);
            case HandKept e -> s.changing(e.seat(), Side::withHandKept);
            case HandMulliganed e -> Piles.mulliganed(s, e);
            case TurnBegan e -> s.withTurn(e.seat(), e.turn());
            case StepBegan e -> s.withStep(e.step());
            case KeyForged e -> keyForged(s, e);
            case KeyUnforged e -> s.changing(e.seat(), side -> side.withKeys(Lists.without(side.keys(), e.color())));
            case HouseChosen e -> s.withHouse(Optional.of(e.house()));
            case HouseUnavailable e -> s;
            case TideRaised e ->
                TurnLogChanges.done(s.withTide(Optional.of(e.seat())), TriggerEvent.TIDE_RAISED, e.seat());
            case ArchivesTaken e -> Piles.archivesTaken(s, e);
            case CheckAnnounced e -> s;
            case TurnEnded e -> turnEnded(s, e);
            case MatchWon e -> s.wonBy(e.winner());
            case MatchExpired e -> s.expired();
            case CardPlayed e -> CardMoves.played(s, e);
            case CreatureEntered e -> CardMoves.creatureEntered(s, e);
            case ArtifactEntered e -> CardMoves.artifactEntered(s, e);
            case CardCopied e -> CardMoves.copying(s, e.card(), e.definition());
            case HalfJoined e -> CardMoves.halfJoined(s, e);
            case UpgradeAttached e -> CardMoves.attached(s, e);
            case CreatureReaped e -> TurnLogChanges.used(s, TriggerEvent.REAPED, e.card(), e.look());
            case FightBegan e -> fightBegan(s, e);
            case AbilityUsed e -> TurnLogChanges.used(s, TriggerEvent.USED, e.card(), e.look());
            case StunRemoved e ->
                TableChanges.changing(
                        TurnLogChanges.used(s, TriggerEvent.USED, e.card(), e.look()),
                        e.card(),
                        p -> p.withStunned(false));
            case CardExhausted e -> TableChanges.changing(s, e.card(), p -> p.withExhausted(true));
            case CardsReadied e -> TableChanges.readied(s, e.cards());
            case AemberGained e -> AemberMoves.gained(s, e);
            case AemberLost e -> AemberMoves.lost(s, e);
            case AemberStolen e -> TurnLogChanges.done(AemberMoves.stolen(s, e), TriggerEvent.AEMBER_STOLEN, e.thief());
            case AemberCaptured e -> AemberMoves.captured(s, e);
            case AemberMoved e -> AemberMoves.moved(s, e);
            case CountersChanged e -> TableChanges.counters(s, e);
            case CreatureExalted e -> AemberMoves.onCard(s, e.card(), e.amount());
            case AemberReleased e -> AemberMoves.released(s, e);
            case DamageDealt e -> TableChanges.damaged(s, e.card(), e.amount());
            case ArmorSpent e -> TableChanges.changing(s, e.card(), p -> p.withArmorSpent(p.armorSpent() + e.amount()));
            case DamageHealed e -> TableChanges.damaged(s, e.card(), -e.amount());
            case DamageMoved e ->
                TableChanges.damaged(TableChanges.damaged(s, e.from(), -e.amount()), e.to(), e.amount());
            case StatusGained e -> TableChanges.changing(s, e.card(), p -> TableChanges.status(p, e.status(), true));
            case StatusLost e -> TableChanges.changing(s, e.card(), p -> TableChanges.status(p, e.status(), false));
            case CardDestroyed e ->
                TurnLogChanges.recorded(TableChanges.tagged(s, e.card()), TriggerEvent.DESTROYED, e.card(), e.look());
            case DestructionReplaced e ->
                TurnLogChanges.unrecorded(
                        TableChanges.changing(s, e.card(), p -> p.withTag(false)), TriggerEvent.DESTROYED, e.card());
            case ControlTaken e -> TableChanges.controlTaken(s, e);
            case CreatureMoved e -> TableChanges.moved(s, e);
            case BattlelineLeft e -> TableChanges.lineLeft(s, e.card());
            case CreaturesSwapped e -> TableChanges.swapped(s, e);
            case CardPlacedUnder e -> CardMoves.placedUnder(s, e);
            case CardsRevealed e -> s;
            case CardsLookedAt e -> s;
            case CardDiscarded e -> CardMoves.discarded(s, e);
            case CardReturned e -> CardMoves.returned(s, e);
            case CardPurged e -> CardMoves.purged(s, e);
            case CardArchived e -> CardMoves.archived(s, e);
            case CardPutInDeck e -> CardMoves.putInDeck(s, e);
            case ZonesSwapped e -> Piles.swapped(s, e);
            case ChainsGained e -> chains(s, e.seat(), e.amount());
            case ChainShed e -> chains(s, e.seat(), -1);
            case LastingEffectBegan e -> lastingBegan(s, e);
            case LastingEffectUsed e -> lastingUsed(s, e);
            case ChoiceRequested e -> s.asking(e.choice());
            case ChoiceMade e -> s.answered();
            case Corrected e -> e.what().map(it -> Corrections.apply(s, it)).orElse(s);
        };
    }

    private static IllegalStateException existsAlready(MatchEvent event) {
        return new IllegalStateException("Impossible event, the match exists already: " + event);
    }

    private static MatchState beside(MatchState s, Beside event) {
        return switch (event) {
            case TimePassed e -> timePassed(s, e);
            case TakebackAsked e -> s.withTakeback(Optional.of(e.seat()));
            case TakebackDeclined e -> s.withTakeback(Optional.empty());
        };
    }

    private static MatchState timePassed(MatchState s, TimePassed e) {
        var clock = s.clock().orElseThrow();
        if (!clock.hasStarted()) {
            return s.withClock(clock.started(e.at()));
        }
        return s.withClock(
                e.seat().map(seat -> clock.passed(seat, e.millis(), e.at())).orElseGet(() -> clock.lookedAt(e.at())));
    }

    private static MatchState keyForged(MatchState s, KeyForged e) {
        var paid = AemberMoves.inPool(s, e.seat(), -e.paid());
        return TurnLogChanges.keyForged(
                paid.changing(e.seat(), side -> side.withKeys(Side.plus(side.keys(), e.color()))), e);
    }

    /** Armor and elusive are as good as new, and what lasted until now is over. */
    private static MatchState turnEnded(MatchState s, TurnEnded e) {
        return TableChanges.changingAll(s, p -> p.withArmorSpent(0).withAttacked(false))
                .withLasting(s.lasting().stream()
                        .filter(l -> !l.overAfter(e.seat(), s.turn()))
                        .toList());
    }

    private static MatchState fightBegan(MatchState s, FightBegan e) {
        var used = TurnLogChanges.used(s, TriggerEvent.FOUGHT, e.attacker(), e.look());
        return TableChanges.changing(used, e.defender(), p -> p.withAttacked(true));
    }

    private static MatchState chains(MatchState s, Seat seat, int change) {
        return s.changing(seat, side -> side.withChains(side.chains() + change));
    }

    /** A lasting effect is known by the number of the event that began it. */
    private static MatchState lastingBegan(MatchState s, LastingEffectBegan e) {
        var lasting = new Lasting(
                s.events(), e.source(), e.seat(), s.turn(), e.until(), e.uses(), e.rule(), e.memory(), List.of());
        return s.withLasting(Side.plus(s.lasting(), lasting));
    }

    private static MatchState lastingUsed(MatchState s, LastingEffectUsed e) {
        return s.withLasting(s.lasting().stream()
                .map(l -> l.id() == e.effect() ? l.spentOn(e.card()) : l)
                .toList());
    }
}
