package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.Search;
import org.aemberlog.game.card.Effect.UseCard;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/** What the words of an instruction mean at the moment: which cards, which players, how much. */
final class TargetResolver {

    private final Resolution r;
    private final TargetChooser choosing;
    private final Feasibility feasibility;

    TargetResolver(Resolution resolution) {
        this.r = resolution;
        this.choosing = new TargetChooser(resolution);
        this.feasibility = new Feasibility(resolution, this);
    }

    /** The cards that are meant, chosen or rolled where the text says so. */
    List<CardId> cards(Selector selector, AbilityContext frame) {
        return choosing.choose(selector, frame);
    }

    /** Those that are meant to be destroyed: nobody can choose what is tagged already. */
    List<CardId> toDestroy(Selector selector, AbilityContext frame) {
        return choosing.chooseToDestroy(selector, frame);
    }

    /** Those that are meant to be moved: both halves of what was one gigantic creature in play. */
    List<CardId> toMove(Selector selector, AbilityContext frame) {
        return choosing.chooseToMove(selector, frame);
    }

    /** What a search finds; a deck that was searched is shuffled. */
    List<CardId> found(Search search, AbilityContext frame) {
        return choosing.search(search, frame);
    }

    /** Whether an instruction could change anything. */
    boolean possible(Effect effect, AbilityContext frame) {
        return feasibility.possible(effect, frame);
    }

    /**
     * The cards that are meant to be used: one that can be used. Of several, using the first may
     * make the others usable.
     */
    List<CardId> toUse(UseCard e, AbilityContext frame) {
        boolean single = Quantity.of(e.card()).single();
        return choosing.choose(e.card(), frame, card -> !single || feasibility.usable(e, card, frame));
    }

    /** The cards in play that something is to be moved off: only where some is is chosen. */
    List<CardId> toEmpty(Token token, Selector selector, AbilityContext frame) {
        return inPlay(choosing.choose(selector, frame, card -> feasibility.has(token, card)));
    }

    /** Every card that an instruction could mean. */
    List<CardId> candidates(Selector selector, AbilityContext frame) {
        return choosing.candidates(selector, frame);
    }

    /** Those of the cards that are creatures or artifacts in play. */
    List<CardId> inPlay(Selector selector, AbilityContext frame) {
        return inPlay(cards(selector, frame));
    }

    /** The one that is meant, if it is in play. */
    Optional<CardId> oneInPlay(Selector selector, AbilityContext frame) {
        return inPlay(selector, frame).stream().findFirst();
    }

    /** The creatures and artifacts in play among which a text chooses. */
    List<CardId> candidatesInPlay(Selector selector, AbilityContext frame) {
        return inPlay(choosing.candidates(selector, frame));
    }

    private List<CardId> inPlay(List<CardId> cards) {
        var found = new ArrayList<CardId>(cards.size());
        for (var card : cards) {
            if (r.state().find(card).isPresent()) {
                found.add(card);
            }
        }
        return found;
    }

    /** How much is meant, never below 0. */
    int amount(Amount amount, AbilityContext frame) {
        return Math.max(0, Values.amount(r.board(), frame, amount));
    }

    /** The players who are meant, the active one first. */
    List<Seat> players(PlayerRef who, AbilityContext frame) {
        var meant = new ArrayList<Seat>(2);
        for (var seat : List.of(r.active(), r.active().opponent())) {
            if (Values.means(who, r.board(), frame, seat)) {
                meant.add(seat);
            }
        }
        return meant;
    }

    /** The player who is meant where it can only be one. */
    Seat player(PlayerRef who, AbilityContext frame) {
        return players(who, frame).getFirst();
    }

    /** Who controls a card as far as the text is concerned. */
    Seat controller(CardId card, AbilityContext frame) {
        return frame.controller(r.board(), card);
    }

    /** Does something with each card that is meant; complete when it worked for all of them. */
    Outcome each(Selector target, AbilityContext frame, Predicate<CardId> action) {
        return each(cards(target, frame), action);
    }

    /** Moves each card that is meant. */
    Outcome eachMoved(Selector target, AbilityContext frame, Predicate<CardId> action) {
        return eachMoved(toMove(target, frame), action);
    }

    /** Moves each of the cards; those in play leave it together. */
    Outcome eachMoved(List<CardId> cards, Predicate<CardId> action) {
        return r.leavingPlay.together(() -> each(cards, action));
    }

    /** Does something with each of the cards; complete when it worked for all of them. */
    Outcome each(List<CardId> cards, Predicate<CardId> action) {
        var changed = new ArrayList<CardId>();
        for (var card : cards) {
            if (action.test(card)) {
                changed.add(card);
            }
        }
        return Outcome.of(changed, !cards.isEmpty() && changed.size() == cards.size());
    }
}
