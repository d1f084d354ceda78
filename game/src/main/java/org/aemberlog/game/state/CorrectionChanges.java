package org.aemberlog.game.state;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.Correction.Place.*;
import org.aemberlog.game.state.Permanent.Flag;
import org.aemberlog.game.state.Permanent.Upgrade;

/** The fold of a judge's corrections. */
final class CorrectionChanges {

    private CorrectionChanges() {}

    static MatchState apply(MatchState s, Correction correction) {
        var t = s.table();
        return switch (correction) {
            case MoveCard c -> s.next(moved(t, c.card(), c.to()));
            case SetDamage c -> on(s, c.card(), p -> p.with(Token.DAMAGE, c.amount()));
            case SetArmorSpent c -> on(s, c.card(), p -> p.withArmorSpent(c.amount()));
            case SetAember c -> on(s, c.card(), p -> p.with(Token.AEMBER, c.amount()));
            case SetCounters c -> s.next(TableChanges.counters(t, c.card(), c.counter(), c.amount()));
            case SetStatus c -> on(s, c.card(), p -> TableChanges.status(p, c.status(), c.on()));
            case SetExhausted c -> on(s, c.card(), p -> p.with(Flag.EXHAUSTED, c.on()));
            case SetAttacked c -> on(s, c.card(), p -> p.with(Flag.ATTACKED, c.on()));
            case SetCopy c -> s.next(copying(t, c.card(), c.definition()));
            case SetHouse c -> {
                var listed = s.deckCard(c.card());
                yield listed(s, c.card(), new DeckCard(listed.definition(), c.house(), listed.enhancements()));
            }
            case SetIcons c -> {
                var listed = s.deckCard(c.card());
                yield listed(s, c.card(), new DeckCard(listed.definition(), listed.house(), c.icons()));
            }
            case SetPool c -> s.changing(c.seat(), side -> side.withAember(c.amount()));
            case SetKeys c -> s.changing(c.seat(), side -> side.withKeys(c.keys()));
            case SetChains c -> s.changing(c.seat(), side -> side.withChains(c.amount()));
            case SetTide c -> s.next(t.withTide(c.high()));
            case SetActiveHouse c -> s.next(s.turn().with(c.house()));
            case SetStep c -> {
                var turn = s.turn().with(c.step());
                yield s.next(c.step() == Step.HOUSE ? turn.with(Optional.empty()) : turn);
            }
            case EndLasting c ->
                s.next(t.withLasting(
                        t.lasting().stream().filter(l -> l.id() != c.effect()).toList()));
        };
    }

    private static MatchState on(MatchState s, CardId card, UnaryOperator<Permanent> change) {
        return TableChanges.changing(s, card, change);
    }

    private static MatchState listed(MatchState s, CardId card, DeckCard listed) {
        return s.next(s.setup().with(card, listed));
    }

    private static Table copying(Table t, CardId card, Optional<String> definition) {
        var copies = new LinkedHashMap<>(t.copies());
        copies.remove(card);
        definition.ifPresent(it -> copies.put(card, it));
        return t.withCopies(copies);
    }

    private static Table moved(Table t, CardId card, Place to) {
        var permanent = t.find(card).orElseGet(() -> Permanent.entered(card, true));
        return switch (to) {
            case Pile place -> piled(away(t, card), card.owner(), place.zone(), place.position(), card);
            // What lies there already stays as it lies: faceup, or bound for its owner's hand.
            case Archives place ->
                t.side(place.seat()).archives().contains(card)
                        ? t
                        : piled(away(t, card), place.seat(), Zone.ARCHIVES, Optional.empty(), card);
            case Line place -> {
                var rest = within(t, card, place.seat());
                int end = rest.side(place.seat()).battleline().size();
                yield TableChanges.inserted(rest, place.seat(), place.position().orElse(end), permanent);
            }
            case Artifacts place -> TableChanges.beside(within(t, card, place.seat()), place.seat(), permanent);
            case Attached place -> {
                var counters = t.upgrade(card).map(Upgrade::counters).orElse(Map.of());
                var upgrade = new Upgrade(card, place.seat(), counters);
                var rest = t.hostOf(card).isPresent() ? within(t, card, place.seat()) : away(t, card);
                yield rest.changing(place.host(), p -> p.withUpgrade(upgrade));
            }
            case Under place -> {
                var under = new Permanent.Under(card, place.faceup());
                yield away(t, card).changing(place.host(), p -> p.withUnder(Lists.plus(p.under(), under)));
            }
            case Joined place -> away(t, card).changing(place.other(), p -> p.withOtherHalf(Optional.of(card)));
        };
    }

    private static Table piled(Table t, Seat seat, Zone pile, Optional<Integer> position, CardId card) {
        return CardMoves.put(
                t, seat, pile, position.orElse(t.side(seat).zone(pile).size()), card);
    }

    /** Takes a card from where it is; from play, all that was so for it there ends. */
    private static Table away(Table t, CardId card) {
        var joined = t.joinedTo(card);
        return joined.isPresent()
                ? t.changing(joined.get().card(), p -> p.withOtherHalf(Optional.empty()))
                : CardMoves.taken(t, card, t.zoneOf(card));
    }

    /** Takes a card from where it is to put it into play; it may already be there. */
    private static Table within(Table t, CardId card, Seat by) {
        boolean stays = t.find(card).isPresent() || t.hostOf(card).isPresent();
        return stays ? TableChanges.removed(TableChanges.taken(t, card, by, Optional.empty()), card) : away(t, card);
    }
}
