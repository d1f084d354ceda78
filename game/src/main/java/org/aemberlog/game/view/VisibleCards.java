package org.aemberlog.game.view;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Which cards a viewer sees, and so may know by name. */
public final class VisibleCards {

    private VisibleCards() {}

    /**
     * Whether the viewer sees the cards in a player's hand: the player does, and where the terms say that
     * hands are open, the opponent, too. Who is no player sees them no more for that.
     */
    public static boolean seesHand(Viewer viewer, Seat owner, MatchState state) {
        return viewer.is(owner) || state.setup().openHands() && viewer.is(owner.opponent());
    }

    /** Whether the viewer sees the face of a card where it is now. */
    public static boolean sees(Viewer viewer, CardId card, MatchState state) {
        var side = state.side(card.owner());
        if (side.deck().contains(card)) {
            return false;
        }
        if (side.hand().contains(card)) {
            return seesHand(viewer, card.owner(), state);
        }
        if (state.side(card.owner().opponent()).archives().contains(card)) {
            return viewer.is(card.owner().opponent());
        }
        if (side.faceup().contains(card)) {
            return true;
        }
        boolean secret = side.archives().contains(card) || facedown(card, state);
        return !secret || viewer.is(card.owner());
    }

    private static boolean facedown(CardId card, MatchState state) {
        return state.keeperOf(card)
                .filter(keeper -> keeper.under().contains(new Permanent.Under(card, false)))
                .isPresent();
    }

    /** The cards named in redacted events, by number: who may see a number may know its card. */
    public static Map<String, DeckCard> names(List<MatchEvent> redacted, MatchState state) {
        var found = new TreeSet<Integer>();
        for (var event : redacted) {
            if (!(event instanceof MatchEvent.MatchCreated)) {
                collect(event, found);
            }
        }
        var names = new LinkedHashMap<String, DeckCard>();
        for (int number : found) {
            names.put(String.valueOf(number), state.deckCard(new CardId(number)));
        }
        return names;
    }

    /** The numbers of all cards that appear somewhere in a value. */
    public static Set<Integer> mentioned(Object value) {
        var found = new TreeSet<Integer>();
        collect(value, found);
        return found;
    }

    private static void collect(Object value, Collection<Integer> found) {
        switch (value) {
            case CardId card -> {
                if (!card.equals(CardId.HIDDEN)) {
                    found.add(card.number());
                }
            }
            case Collection<?> all -> all.forEach(each -> collect(each, found));
            case Optional<?> maybe -> maybe.ifPresent(each -> collect(each, found));
            case Record record -> Plain.components(record).forEach(each -> collect(each, found));
            default -> {}
        }
    }
}
