package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;

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
                    s.changing(
                            e.seat(),
                            side -> side.withAember(side.aember() - e.paid()).withKey(e.color()));
            case HouseChosen e -> s.withHouse(e.house());
            case ArchivesTaken e -> archivesTaken(s, e);
            case CheckAnnounced e -> s;
            case TurnEnded e -> turnEnded(s);
            case MatchWon e -> s.wonBy(e.winner());
            case CardPlayed e -> played(s, e);
            case CreatureEntered e -> creatureEntered(s, e);
            case ArtifactEntered e ->
                    arrived(s, e.card())
                            .changing(
                                    e.seat(),
                                    side ->
                                            side.withArtifacts(
                                                    Side.plus(
                                                            side.artifacts(),
                                                            Permanent.entered(
                                                                    e.card(), e.ready()))));
            case UpgradeAttached e ->
                    changing(arrived(s, e.card()), e.host(), p -> p.withUpgrade(e.card()));
            case CreatureReaped e -> used(s, e.card());
            case FightBegan e ->
                    changing(used(s, e.attacker()), e.defender(), p -> p.withAttacked(true));
            case AbilityUsed e -> used(s, e.card());
            case StunRemoved e -> changing(used(s, e.card()), e.card(), p -> p.withStunned(false));
            case CardExhausted e -> changing(s, e.card(), p -> p.withExhausted(true));
            case CardsReadied e -> readied(s, e.cards());
            case AemberGained e -> aember(s, e.seat(), e.amount());
            case AemberLost e -> aember(s, e.seat(), -e.amount());
            case AemberStolen e ->
                    aember(
                            aember(s, e.thief().opponent(), -e.amount()),
                            e.thief(),
                            e.amount());
            case AemberCaptured e ->
                    changing(
                            aember(s, e.from(), -e.amount()),
                            e.card(),
                            p -> p.withAember(p.aember() + e.amount()));
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
            case StatusGained e -> changing(s, e.card(), p -> status(p, e.status(), true));
            case StatusLost e -> changing(s, e.card(), p -> status(p, e.status(), false));
            case CardDestroyed e -> destroyed(s, e.card());
            case CardDiscarded e -> discarded(s, e);
            case CardReturned e ->
                    taken(s, e.card(), e.from())
                            .changing(
                                    e.card().owner(),
                                    side -> side.withHand(Side.plus(side.hand(), e.card())));
            case CardPurged e ->
                    taken(s, e.card(), e.from())
                            .changing(
                                    e.card().owner(),
                                    side -> side.withPurged(Side.plus(side.purged(), e.card())));
            case CardArchived e ->
                    taken(s, e.card(), e.from())
                            .changing(
                                    e.card().owner(),
                                    side ->
                                            side.withArchives(
                                                    Side.plus(side.archives(), e.card())));
            case CardPutInDeck e -> putInDeck(s, e);
            case ChainsGained e ->
                    s.changing(
                            e.seat(), side -> side.withChains(side.chains() + e.amount()));
            case ChainShed e -> s.changing(e.seat(), side -> side.withChains(side.chains() - 1));
            case LastingEffectBegan e ->
                    s.withLasting(
                            Side.plus(
                                    s.lasting(),
                                    new Lasting(e.source(), e.seat(), e.until(), e.rule())));
            case ChoiceRequested e -> s.asking(e.choice());
            case ChoiceMade e -> s.answered();
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
                side -> side.withArchives(none()).withHand(joined(side.hand(), e.cards())));
    }

    private static MatchState turnEnded(MatchState s) {
        UnaryOperator<Permanent> rest = p -> p.withArmorSpent(0).withAttacked(false);
        return s.changing(Seat.A, side -> side.changingAll(rest))
                .changing(Seat.B, side -> side.changingAll(rest))
                .withLasting(none());
    }

    private static MatchState played(MatchState s, CardPlayed e) {
        var log = s.log().counting(nameOf(s, e.card()));
        if (e.from() == Zone.HAND) {
            log = log.countingFromHand();
        }
        var next = taken(s, e.card(), e.from()).withLog(log);
        return next.withBeingPlayed(Side.plus(next.beingPlayed(), e.card()));
    }

    private static MatchState used(MatchState s, CardId card) {
        return s.withLog(s.log().counting(nameOf(s, card)));
    }

    private static String nameOf(MatchState s, CardId card) {
        return s.deckCard(card).cardId();
    }

    private static MatchState creatureEntered(MatchState s, CreatureEntered e) {
        return arrived(s, e.card())
                .changing(
                        e.seat(),
                        side -> {
                            var line = new ArrayList<>(side.battleline());
                            line.add(e.position(), Permanent.entered(e.card(), e.ready()));
                            return side.withBattleline(line);
                        });
    }

    /** A card that enters play was being played, if it did not come from elsewhere. */
    private static MatchState arrived(MatchState s, CardId card) {
        return taken(s, card, Zone.BEING_PLAYED);
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

    private static Permanent status(Permanent p, Status status, boolean on) {
        return switch (status) {
            case STUN -> p.withStunned(on);
            case WARD -> p.withWarded(on);
            case ENRAGE -> p.withEnraged(on);
        };
    }

    private static MatchState destroyed(MatchState s, CardId card) {
        // An upgrade has no permanent of its own to carry the tag; it is destroyed at once.
        return s.find(card).isPresent() ? changing(s, card, Permanent::withTag) : s;
    }

    private static MatchState discarded(MatchState s, CardDiscarded e) {
        var next = taken(s, e.card(), e.from());
        if (e.from() == Zone.HAND && e.card().owner() == s.active()) {
            next = next.withLog(next.log().countingFromHand());
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
    private static MatchState taken(MatchState s, CardId card, Zone from) {
        var owner = card.owner();
        return switch (from) {
            case HAND -> s.changing(owner, x -> x.withHand(without(x.hand(), card)));
            case DECK -> s.changing(owner, x -> x.withDeck(without(x.deck(), card)));
            case DISCARD -> s.changing(owner, x -> x.withDiscard(without(x.discard(), card)));
            case ARCHIVES -> s.changing(owner, x -> x.withArchives(without(x.archives(), card)));
            case PURGED -> s.changing(owner, x -> x.withPurged(without(x.purged(), card)));
            case BEING_PLAYED -> s.withBeingPlayed(without(s.beingPlayed(), card));
            case IN_PLAY -> outOfPlay(s, card);
        };
    }

    private static MatchState outOfPlay(MatchState s, CardId card) {
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
        throw new IllegalStateException("Impossible fact: card " + card + " is not in play");
    }

    private static MatchState changing(
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

    private static List<CardId> without(List<CardId> list, CardId card) {
        var rest = new ArrayList<>(list);
        if (!rest.remove(card)) {
            throw new IllegalStateException("Impossible fact: card " + card + " is not there");
        }
        return rest;
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
