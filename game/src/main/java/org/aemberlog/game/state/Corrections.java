package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.Correction.Place.*;
import org.aemberlog.game.state.Permanent.Upgrade;

/** The fold of a judge's corrections. */
final class Corrections {

    private Corrections() {}

    static MatchState apply(MatchState s, Correction correction) {
        return switch (correction) {
            case MoveCard c -> moved(s, c.card(), c.to());
            case SetDamage c -> on(s, c.card(), p -> p.withDamage(c.amount()));
            case SetArmorSpent c -> on(s, c.card(), p -> p.withArmorSpent(c.amount()));
            case SetAember c -> on(s, c.card(), p -> p.withAember(c.amount()));
            case SetCounters c -> TableChanges.counters(s, c.card(), c.counter(), c.amount());
            case SetStatus c -> on(s, c.card(), p -> TableChanges.status(p, c.status(), c.on()));
            case SetExhausted c -> on(s, c.card(), p -> p.withExhausted(c.on()));
            case SetAttacked c -> on(s, c.card(), p -> p.withAttacked(c.on()));
            case SetCopy c -> copying(s, c.card(), c.definition());
            case SetHouse c -> {
                var listed = s.deckCard(c.card());
                yield s.withDeckCard(c.card(), new DeckCard(listed.definition(), c.house(), listed.enhancements()));
            }
            case SetIcons c -> {
                var listed = s.deckCard(c.card());
                yield s.withDeckCard(c.card(), new DeckCard(listed.definition(), listed.house(), c.icons()));
            }
            case SetPool c -> s.changing(c.seat(), side -> side.withAember(c.amount()));
            case SetKeys c -> s.changing(c.seat(), side -> side.withKeys(c.keys()));
            case SetChains c -> s.changing(c.seat(), side -> side.withChains(c.amount()));
            case SetTide c -> s.withTide(c.high());
            case SetActiveHouse c -> s.withHouse(c.house());
            case SetStep c ->
                c.step() == Step.HOUSE ? s.withStep(c.step()).withHouse(Optional.empty()) : s.withStep(c.step());
            case EndLasting c ->
                s.withLasting(
                        s.lasting().stream().filter(l -> l.id() != c.effect()).toList());
        };
    }

    private static MatchState on(MatchState s, CardId card, UnaryOperator<Permanent> change) {
        return TableChanges.changing(s, card, change);
    }

    private static MatchState copying(MatchState s, CardId card, Optional<String> definition) {
        var copies = new LinkedHashMap<>(s.copies());
        copies.remove(card);
        definition.ifPresent(it -> copies.put(card, it));
        return s.withCopies(copies);
    }

    private static MatchState moved(MatchState s, CardId card, Place to) {
        var found = s.find(card);
        return switch (to) {
            case Pile place -> {
                var rest = away(s, card);
                yield rest.changing(card.owner(), side -> piled(side, card, place));
            }
            case Archives place ->
                away(s, card).changing(place.seat(), side -> side.withArchives(Side.plus(side.archives(), card)));
            case Line place ->
                within(s, card, place.seat()).changing(place.seat(), side -> {
                    var line = side.battleline();
                    int at = place.position().orElse(line.size());
                    var p = found.orElse(Permanent.entered(card, true));
                    return side.withBattleline(Lists.inserted(line, at, p));
                });
            case Artifacts place ->
                within(s, card, place.seat())
                        .changing(
                                place.seat(),
                                side -> side.withArtifacts(
                                        Side.plus(side.artifacts(), found.orElse(Permanent.entered(card, true)))));
            case Attached place -> {
                var counters = s.upgrade(card).map(Upgrade::counters).orElse(Map.of());
                var upgrade = new Upgrade(card, place.seat(), counters);
                yield on(
                        s.hostOf(card).isPresent() ? within(s, card, place.seat()) : away(s, card),
                        place.host(),
                        p -> p.withUpgrade(upgrade));
            }
            case Under place ->
                on(
                        away(s, card),
                        place.host(),
                        p -> p.withUnder(Side.plus(p.under(), new Permanent.Under(card, place.faceup()))));
            case Joined place -> on(away(s, card), place.other(), p -> p.withOtherHalf(card));
        };
    }

    private static Side piled(Side side, CardId card, Pile place) {
        return switch (place.zone()) {
            case HAND -> side.withHand(with(side.hand(), card, place));
            case DECK -> side.withDeck(with(side.deck(), card, place));
            case DISCARD -> side.withDiscard(with(side.discard(), card, place));
            case PURGED -> side.withPurged(with(side.purged(), card, place));
            case ARCHIVES, IN_PLAY, UNDER, BEING_PLAYED ->
                throw new IllegalStateException("Impossible event: " + place + " is no pile");
        };
    }

    private static List<CardId> with(List<CardId> pile, CardId card, Pile place) {
        var more = new ArrayList<>(pile);
        more.add(place.position().orElse(pile.size()), card);
        return more;
    }

    /** Takes a card from where it is; from play, all that was so for it there ends. */
    private static MatchState away(MatchState s, CardId card) {
        var joined = s.joinedTo(card);
        return joined.isPresent()
                ? on(s, joined.get().card(), p -> p.withOtherHalf(Optional.empty()))
                : CardMoves.taken(s, card, s.zoneOf(card));
    }

    /** Takes a card from where it is to put it into play; it may already be there. */
    private static MatchState within(MatchState s, CardId card, Seat by) {
        boolean stays = s.find(card).isPresent() || s.hostOf(card).isPresent();
        return stays ? TableChanges.taken(TableChanges.removed(s, card), card, by) : away(s, card);
    }
}
