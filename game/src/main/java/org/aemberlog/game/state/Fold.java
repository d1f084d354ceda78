package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.TurnLog.Deed;

/** The fold: what each fact changes. It rolls no dice and knows no card's text. */
final class Fold {

    private Fold() {}

    static MatchState apply(MatchState before, MatchEvent fact) {
        var s = before.counted();
        return switch (fact) {
            case MatchCreated e -> throw impossible(fact, "the match exists already");
            case FirstPlayerRolled e -> s.withFirst(e.first());
            case FirstPlayerChosen e -> s.withFirst(e.first());
            case DeckShuffled e -> shuffled(s, e);
            case DiscardPileRecycled e ->
                    s.changing(e.seat(), side -> side.withDeck(side.discard()).withDiscard(none()));
            case CardsDrawn e -> drawn(s, e);
            case HandKept e -> s.changing(e.seat(), Side::withHandKept);
            case HandMulliganed e -> s.changing(e.seat(), Fold::handIntoDeck);
            case TurnBegan e -> s.withTurn(e.seat(), e.turn());
            case StepBegan e -> s.withStep(e.step());
            case KeyForged e ->
                    recorded(
                            s.changing(
                                    e.seat(),
                                    side ->
                                            side.withAember(side.aember() - e.paid())
                                                    .withKeys(
                                                            Side.plus(side.keys(), e.color()))),
                            new Deed(
                                    Happening.KEY_FORGED,
                                    e.seat(),
                                    Optional.empty(),
                                    Optional.of(e.color())));
            case KeyUnforged e ->
                    s.changing(e.seat(), side -> side.withKeys(without(side.keys(), e.color())));
            case HouseChosen e -> s.withHouse(Optional.of(e.house()));
            case HouseUnavailable e -> s;
            case TideRaised e -> s.withTide(Optional.of(e.seat()));
            case ArchivesTaken e -> archivesTaken(s, e);
            case CheckAnnounced e -> s;
            case TurnEnded e -> turnEnded(s, e);
            case MatchWon e -> s.wonBy(e.winner());
            case CardPlayed e -> played(s, e);
            case CreatureEntered e -> creatureEntered(s, e);
            case ArtifactEntered e ->
                    entering(s, e.card(), e.from())
                            .changing(
                                    e.seat(),
                                    side ->
                                            side.withArtifacts(
                                                    Side.plus(
                                                            side.artifacts(),
                                                            Permanent.entered(
                                                                    e.card(), e.ready()))));
            case CardCopied e -> copying(s, e.card(), e.definition());
            case HalfJoined e ->
                    changing(
                            taken(s, e.half(), e.from()),
                            e.card(),
                            p -> p.withOtherHalf(e.half()));
            case UpgradeAttached e ->
                    changing(
                            entering(s, e.card(), Zone.BEING_PLAYED),
                            e.host(),
                            p -> p.withUpgrade(e.card()));
            case CreatureReaped e ->
                    recorded(used(s, e.card()), deed(Happening.REAPED, s, e.card()));
            case FightBegan e ->
                    recorded(
                            changing(
                                    used(s, e.attacker()), e.defender(), p -> p.withAttacked(true)),
                            deed(Happening.FOUGHT, s, e.attacker()));
            case AbilityUsed e -> used(s, e.card());
            case StunRemoved e -> changing(used(s, e.card()), e.card(), p -> p.withStunned(false));
            case CardExhausted e -> changing(s, e.card(), p -> p.withExhausted(true));
            case CardsReadied e -> readied(s, e.cards());
            case AemberGained e -> aember(s, e.seat(), e.amount());
            case AemberLost e -> aember(s, e.seat(), -e.amount());
            case AemberStolen e -> aember(paid(s, e.from(), e.amount()), e.thief(), e.amount());
            case AemberCaptured e ->
                    changing(
                            paid(s, e.from(), e.amount()),
                            e.card(),
                            p -> p.withAember(p.aember() + e.amount()));
            case AemberMoved e -> put(put(s, e.from(), -e.amount()), e.to(), e.amount());
            case CountersChanged e ->
                    changing(
                            s,
                            e.card(),
                            p ->
                                    p.withCounters(
                                            e.counter(), p.tokens(e.counter()) + e.amount()));
            case CreatureExalted e ->
                    changing(s, e.card(), p -> p.withAember(p.aember() + e.amount()));
            case AemberReleased e ->
                    aember(
                            changing(s, e.card(), p -> p.withAember(p.aember() - e.amount())),
                            e.to(),
                            e.amount());
            case DamageDealt e ->
                    changing(s, e.card(), p -> p.withDamage(p.damage() + e.amount()));
            case ArmorSpent e ->
                    changing(s, e.card(), p -> p.withArmorSpent(p.armorSpent() + e.amount()));
            case DamageHealed e ->
                    changing(s, e.card(), p -> p.withDamage(p.damage() - e.amount()));
            case DamageMoved e ->
                    changing(
                            changing(
                                    s, e.from(), p -> p.withDamage(p.damage() - e.amount())),
                            e.to(),
                            p -> p.withDamage(p.damage() + e.amount()));
            case StatusGained e -> changing(s, e.card(), p -> status(p, e.status(), true));
            case StatusLost e -> changing(s, e.card(), p -> status(p, e.status(), false));
            case CardDestroyed e ->
                    recorded(destroyed(s, e.card()), deed(Happening.DESTROYED, s, e.card()));
            case DestructionReplaced e ->
                    unrecorded(
                            changing(s, e.card(), p -> p.withTag(false)),
                            deed(Happening.DESTROYED, s, e.card()));
            case ControlTaken e -> controlTaken(s, e);
            case CreatureMoved e -> moved(s, e.card(), e.position());
            case CreaturesSwapped e -> swapped(s, e);
            case CardPlacedUnder e ->
                    changing(
                            taken(s, e.card(), e.from()),
                            e.host(),
                            p ->
                                    p.withUnder(
                                            Side.plus(
                                                    p.under(),
                                                    new Permanent.Under(e.card(), e.faceup()))));
            case CardsRevealed e -> s;
            case CardsLookedAt e -> s;
            case CardDiscarded e -> discarded(s, e);
            case CardReturned e ->
                    taken(s, e.card(), e.from())
                            .changing(
                                    e.card().owner(),
                                    side -> side.withHand(Side.plus(side.hand(), e.card())));
            case CardPurged e -> purged(s, e);
            case CardArchived e ->
                    taken(s, e.card(), e.from())
                            .changing(
                                    e.seat(),
                                    side ->
                                            side.withArchives(
                                                    Side.plus(side.archives(), e.card())));
            case CardPutInDeck e -> putInDeck(s, e);
            case ZonesSwapped e ->
                    s.changing(
                            e.seat(),
                            side ->
                                    side.with(e.one(), e.nowInOne())
                                            .with(e.other(), e.nowInOther()));
            case ChainsGained e ->
                    s.changing(
                            e.seat(), side -> side.withChains(side.chains() + e.amount()));
            case ChainShed e -> s.changing(e.seat(), side -> side.withChains(side.chains() - 1));
            case LastingEffectBegan e ->
                    s.withLasting(
                            Side.plus(
                                    s.lasting(),
                                    new Lasting(
                                            s.facts(),
                                            e.source(),
                                            e.seat(),
                                            s.turn(),
                                            e.until(),
                                            e.uses(),
                                            e.rule(),
                                            e.memory(),
                                            none())));
            case LastingEffectUsed e ->
                    s.withLasting(
                            s.lasting().stream()
                                    .map(l -> l.id() == e.effect() ? l.spentOn(e.card()) : l)
                                    .toList());
            case ChoiceRequested e -> s.asking(e.choice());
            case ChoiceMade e -> s.answered();
            case Corrected e -> e.what().map(it -> Corrections.apply(s, it)).orElse(s);
        };
    }

    private static MatchState shuffled(MatchState s, DeckShuffled e) {
        var deck = s.side(e.seat()).deck();
        if (deck.size() != e.order().size() || !deck.containsAll(e.order())) {
            throw impossible(e, "the order is no order of the deck");
        }
        return s.changing(e.seat(), side -> side.withDeck(e.order()));
    }

    private static MatchState drawn(MatchState s, CardsDrawn e) {
        var deck = s.side(e.seat()).deck();
        int n = e.cards().size();
        if (deck.size() < n || !deck.subList(0, n).equals(e.cards())) {
            throw impossible(e, "those are not the top cards of the deck");
        }
        return s.changing(
                e.seat(),
                side ->
                        side.withDeck(deck.subList(n, deck.size()))
                                .withHand(joined(side.hand(), e.cards())));
    }

    private static Side handIntoDeck(Side side) {
        return side.withDeck(joined(side.deck(), side.hand())).withHand(none()).withHandKept();
    }

    private static MatchState archivesTaken(MatchState s, ArchivesTaken e) {
        return s.changing(
                e.seat(),
                side ->
                        side.withArchives(
                                        side.archives().stream()
                                                .filter(card -> !e.cards().contains(card))
                                                .toList())
                                .withHand(joined(side.hand(), e.cards())));
    }

    private static MatchState turnEnded(MatchState s, TurnEnded e) {
        UnaryOperator<Permanent> rest = p -> p.withArmorSpent(0).withAttacked(false);
        return s.changing(Seat.A, side -> side.changingAll(rest))
                .changing(Seat.B, side -> side.changingAll(rest))
                .withLasting(
                        s.lasting().stream()
                                .filter(l -> !l.overAfter(e.seat(), s.turn()))
                                .toList());
    }

    private static MatchState played(MatchState s, CardPlayed e) {
        var copying = e.copy().map(copy -> copying(s, e.card(), copy)).orElse(s);
        var log = s.log().counting(DeckCard.titleId(copying.definitionOf(e.card())));
        if (e.from() == Zone.HAND) {
            log = log.countingFromHand();
        }
        log = log.with(
                new Deed(Happening.PLAYED, e.seat(), Optional.of(e.card()), Optional.empty()));
        var next = taken(copying, e.card(), e.from()).withLog(log);
        return next.withBeingPlayed(Side.plus(next.beingPlayed(), e.card()));
    }

    private static MatchState copying(MatchState s, CardId card, String definition) {
        var copies = new LinkedHashMap<>(s.copies());
        copies.put(card, definition);
        return s.withCopies(copies);
    }

    private static MatchState used(MatchState s, CardId card) {
        return s.withLog(s.log().counting(DeckCard.titleId(s.definitionOf(card))));
    }

    private static Deed deed(Happening what, MatchState s, CardId card) {
        var actor =
                s.controllerOf(card)
                        .or(() -> s.hostOf(card).flatMap(host -> s.controllerOf(host.card())))
                        .orElse(card.owner());
        return new Deed(what, actor, Optional.of(card), Optional.empty());
    }

    private static MatchState recorded(MatchState s, Deed deed) {
        return s.withLog(s.log().with(deed));
    }

    private static MatchState unrecorded(MatchState s, Deed deed) {
        return s.withLog(s.log().without(deed));
    }

    private static MatchState paid(MatchState s, Optional<Seat> from, int amount) {
        return from.map(seat -> aember(s, seat, -amount)).orElse(s);
    }

    private static MatchState put(MatchState s, Spot spot, int change) {
        return switch (spot) {
            case Spot.Pool pool -> aember(s, pool.seat(), change);
            case Spot.On on -> changing(s, on.card(), p -> p.withAember(p.aember() + change));
            case Spot.Supply supply -> s;
        };
    }

    private static MatchState controlTaken(MatchState s, ControlTaken e) {
        var permanent = s.find(e.card()).orElseThrow();
        boolean creature = s.side(e.seat().opponent()).positionOf(e.card()) >= 0;
        var rest = removed(s, e.card());
        return rest.changing(
                e.seat(),
                side ->
                        creature
                                ? side.withBattleline(
                                        inserted(side.battleline(), e.position(), permanent))
                                : side.withArtifacts(Side.plus(side.artifacts(), permanent)));
    }

    private static MatchState moved(MatchState s, CardId card, int position) {
        var seat = s.controllerOf(card).orElseThrow();
        var permanent = s.find(card).orElseThrow();
        return removed(s, card)
                .changing(
                        seat,
                        side ->
                                side.withBattleline(
                                        inserted(side.battleline(), position, permanent)));
    }

    private static MatchState swapped(MatchState s, CreaturesSwapped e) {
        return s.changing(
                s.controllerOf(e.one()).orElseThrow(),
                side -> {
                    var line = new ArrayList<>(side.battleline());
                    Collections.swap(line, side.positionOf(e.one()), side.positionOf(e.other()));
                    return side.withBattleline(line);
                });
    }

    private static MatchState purged(MatchState s, CardPurged e) {
        var next =
                taken(s, e.card(), e.from())
                        .changing(
                                e.card().owner(),
                                side -> side.withPurged(Side.plus(side.purged(), e.card())));
        var by = e.by().filter(card -> next.find(card).isPresent());
        return by.isPresent() ? changing(next, by.get(), p -> p.withPurged(e.card())) : next;
    }

    /** Takes a card out of its zone into play; what is played as a copy enters as one. */
    private static MatchState entering(MatchState s, CardId card, Zone from) {
        return from == Zone.BEING_PLAYED
                ? s.withBeingPlayed(without(s.beingPlayed(), card))
                : taken(s, card, from);
    }

    private static MatchState creatureEntered(MatchState s, CreatureEntered e) {
        return entering(s, e.card(), e.from())
                .changing(
                        e.seat(),
                        side ->
                                side.withBattleline(
                                        inserted(
                                                side.battleline(),
                                                e.position(),
                                                Permanent.entered(e.card(), e.ready()))));
    }

    private static MatchState readied(MatchState s, List<CardId> cards) {
        var next = s;
        for (var card : cards) {
            next = changing(next, card, p -> p.withExhausted(false));
        }
        return next;
    }

    private static MatchState aember(MatchState s, Seat seat, int change) {
        return s.changing(seat, side -> side.withAember(side.aember() + change));
    }

    static Permanent status(Permanent p, Status status, boolean on) {
        return switch (status) {
            case STUN -> p.withStunned(on);
            case WARD -> p.withWarded(on);
            case ENRAGE -> p.withEnraged(on);
        };
    }

    private static MatchState destroyed(MatchState s, CardId card) {
        // An upgrade has no permanent of its own to carry the tag; it is destroyed at once.
        return s.find(card).isPresent() ? changing(s, card, p -> p.withTag(true)) : s;
    }

    private static MatchState discarded(MatchState s, CardDiscarded e) {
        var next = taken(s, e.card(), e.from());
        if (e.from() == Zone.HAND && e.card().owner() == s.active()) {
            next =
                    next.withLog(
                            next.log()
                                    .countingFromHand()
                                    .countingInStep()
                                    .with(
                                            new Deed(
                                                    Happening.DISCARDED,
                                                    e.card().owner(),
                                                    Optional.of(e.card()),
                                                    Optional.empty())));
        }
        return next.changing(
                e.card().owner(),
                side -> side.withDiscard(onTop(side.discard(), e.card())));
    }

    private static MatchState putInDeck(MatchState s, CardPutInDeck e) {
        return taken(s, e.card(), e.from())
                .changing(
                        e.card().owner(),
                        side ->
                                side.withDeck(
                                        e.place() == DeckPlace.TOP
                                                ? onTop(side.deck(), e.card())
                                                : Side.plus(side.deck(), e.card())));
    }

    /** Takes a card out of the zone it is said to be in. */
    static MatchState taken(MatchState s, CardId card, Zone from) {
        var owner = card.owner();
        return switch (from) {
            case HAND -> s.changing(owner, x -> x.withHand(without(x.hand(), card)));
            case DECK -> s.changing(owner, x -> x.withDeck(without(x.deck(), card)));
            case DISCARD -> s.changing(owner, x -> x.withDiscard(without(x.discard(), card)));
            case ARCHIVES ->
                    s.changing(
                            s.side(owner).archives().contains(card) ? owner : owner.opponent(),
                            x -> x.withArchives(without(x.archives(), card)));
            case PURGED -> s.changing(owner, x -> x.withPurged(without(x.purged(), card)));
            case BEING_PLAYED -> forgotten(entering(s, card, from), card);
            case UNDER -> {
                var keeper = s.keeperOf(card).orElseThrow(() -> notThere(card));
                yield changing(
                        s,
                        keeper.card(),
                        p ->
                                p.withUnder(
                                        p.under().stream()
                                                .filter(u -> !u.card().equals(card))
                                                .toList()));
            }
            case IN_PLAY -> outOfPlay(s, card);
        };
    }

    /** A card leaves play: what it copied and the lasting effects on it end. */
    private static MatchState outOfPlay(MatchState s, CardId card) {
        var rest = removed(s, card);
        var lasting = new ArrayList<Lasting>();
        rest.lasting().forEach(l -> l.without(card).ifPresent(lasting::add));
        return forgotten(lasting.equals(rest.lasting()) ? rest : rest.withLasting(lasting), card);
    }

    static MatchState forgotten(MatchState s, CardId card) {
        if (!s.copies().containsKey(card)) {
            return s;
        }
        var copies = new LinkedHashMap<>(s.copies());
        copies.remove(card);
        return s.withCopies(copies);
    }

    static MatchState removed(MatchState s, CardId card) {
        for (var seat : Seat.values()) {
            var side = s.side(seat);
            if (side.find(card).isPresent()) {
                return s.withSide(
                        seat,
                        side.withBattleline(lacking(side.battleline(), card))
                                .withArtifacts(lacking(side.artifacts(), card)));
            }
        }
        var host = s.hostOf(card);
        if (host.isPresent()) {
            return changing(
                    s,
                    host.get().card(),
                    p -> p.withUpgrades(without(p.upgrades(), card)));
        }
        for (var seat : Seat.values()) {
            for (var creature : s.side(seat).battleline()) {
                if (creature.otherHalf().filter(card::equals).isPresent()) {
                    return changing(s, creature.card(), Permanent::withoutOtherHalf);
                }
            }
        }
        throw new IllegalStateException("Impossible fact: card " + card + " is not in play");
    }

    static List<Permanent> inserted(List<Permanent> line, int at, Permanent permanent) {
        var more = new ArrayList<>(line);
        more.add(at, permanent);
        return more;
    }

    static MatchState changing(
            MatchState s, CardId card, UnaryOperator<Permanent> change) {
        var a = s.a().changing(card, change);
        if (a != null) {
            return s.withSide(Seat.A, a);
        }
        var b = s.b().changing(card, change);
        if (b != null) {
            return s.withSide(Seat.B, b);
        }
        throw new IllegalStateException("Impossible fact: card " + card + " is not in play");
    }

    private static List<Permanent> lacking(List<Permanent> list, CardId card) {
        var rest = new ArrayList<Permanent>(list.size());
        for (var p : list) {
            if (!p.card().equals(card)) {
                rest.add(p);
            }
        }
        return rest;
    }

    private static <T> List<T> without(List<T> list, T gone) {
        var rest = new ArrayList<>(list);
        if (!rest.remove(gone)) {
            throw notThere(gone);
        }
        return rest;
    }

    private static IllegalStateException notThere(Object missing) {
        return new IllegalStateException("Impossible fact: " + missing + " is not there");
    }

    private static List<CardId> onTop(List<CardId> list, CardId card) {
        var more = new ArrayList<CardId>(list.size() + 1);
        more.add(card);
        more.addAll(list);
        return more;
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        var all = new ArrayList<T>(first.size() + second.size());
        all.addAll(first);
        all.addAll(second);
        return all;
    }

    private static <T> List<T> none() {
        return List.of();
    }

    private static IllegalStateException impossible(MatchEvent fact, String why) {
        return new IllegalStateException("Impossible fact, " + why + ": " + fact);
    }
}
