package org.aemberlog.game.state;

import java.util.List;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;

/** Events about a player's piles as a whole: deck, hand, discard pile and archives. */
final class Piles {

    private Piles() {}

    static MatchState apply(MatchState s, PileEvent event) {
        return switch (event) {
            case DeckShuffled e -> shuffled(s, e);
            case DiscardPileRecycled e -> recycled(s, e);
            case CardsDrawn e -> drawn(s, e);
            case HandKept e -> s.changing(e.seat(), Side::withHandKept);
            case HandMulliganed e -> mulliganed(s, e);
            case ArchivesTaken e -> archivesTaken(s, e);
            case ZonesSwapped e -> swapped(s, e);
            case CardsRevealed _, CardsLookedAt _ -> s.next();
        };
    }

    static MatchState shuffled(MatchState s, DeckShuffled e) {
        var deck = s.side(e.seat()).deck();
        int shuffled = e.order().size();
        if (deck.size() < shuffled || !deck.subList(0, shuffled).containsAll(e.order())) {
            throw impossible(e, "the order is no order of the top of the deck");
        }
        var rest = deck.subList(shuffled, deck.size());
        return s.changing(e.seat(), side -> side.with(Zone.DECK, Lists.joined(e.order(), rest)));
    }

    static MatchState recycled(MatchState s, DiscardPileRecycled e) {
        var discard = s.side(e.seat()).discard();
        var rest = CardMoves.lost(s.table(), discard);
        return s.next(
                rest.changing(e.seat(), side -> side.with(Zone.DECK, discard).with(Zone.DISCARD, List.of())));
    }

    static MatchState drawn(MatchState s, CardsDrawn e) {
        var deck = s.side(e.seat()).deck();
        int n = e.cards().size();
        if (deck.size() < n || !deck.subList(0, n).equals(e.cards())) {
            throw impossible(e, "those are not the top cards of the deck");
        }
        return s.changing(
                e.seat(),
                side -> side.with(Zone.DECK, deck.subList(n, deck.size()))
                        .with(Zone.HAND, Lists.joined(side.hand(), e.cards())));
    }

    static MatchState mulliganed(MatchState s, HandMulliganed e) {
        return s.changing(
                e.seat(),
                side -> side.with(Zone.DECK, Lists.joined(side.deck(), side.hand()))
                        .with(Zone.HAND, List.of())
                        .withHandKept());
    }

    static MatchState archivesTaken(MatchState s, ArchivesTaken e) {
        return s.changing(
                e.seat(),
                side -> side.with(
                                Zone.ARCHIVES,
                                side.archives().stream()
                                        .filter(card -> !e.cards().contains(card))
                                        .toList())
                        .with(Zone.HAND, Lists.joined(side.hand(), e.cards())));
    }

    static MatchState swapped(MatchState s, ZonesSwapped e) {
        return s.changing(e.seat(), side -> side.with(e.one(), e.nowInOne()).with(e.other(), e.nowInOther()));
    }

    private static IllegalStateException impossible(MatchEvent event, String why) {
        return new IllegalStateException("Impossible event, " + why + ": " + event);
    }
}
