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
    List<CardId> cards(Selector selector, AbilityContext context) {
        return choosing.choose(selector, context);
    }

    /** The same where only some of those that the text describes can be chosen. */
    List<CardId> cards(Selector selector, AbilityContext context, Predicate<CardId> choosable) {
        return choosing.choose(selector, context, choosable);
    }

    /** Those that are meant to be destroyed: nobody can choose what is tagged already. */
    List<CardId> toDestroy(Selector selector, AbilityContext context) {
        return choosing.chooseToDestroy(selector, context);
    }

    /** Those that are meant to be moved: both halves of what was one gigantic creature in play. */
    List<CardId> toMove(Selector selector, AbilityContext context) {
        return choosing.chooseToMove(selector, context);
    }

    /** What a search finds; a deck that was searched is shuffled. */
    List<CardId> found(Search search, AbilityContext context) {
        return choosing.search(search, context);
    }

    /** Whether an instruction could change anything. */
    boolean possible(Effect effect, AbilityContext context) {
        return feasibility.possible(effect, context);
    }

    /**
     * The cards that are meant to be used: one that can be used. Of several, using the first may
     * make the others usable.
     */
    List<CardId> toUse(UseCard e, AbilityContext context) {
        boolean single = Quantity.of(e.card()).single();
        return choosing.choose(e.card(), context, card -> !single || feasibility.usable(e, card, context));
    }

    /** The cards in play that something is to be moved off: only where some is is chosen. */
    List<CardId> toEmpty(Token token, Selector selector, AbilityContext context) {
        return inPlay(choosing.choose(selector, context, card -> feasibility.has(token, card)));
    }

    /** Every card that an instruction could mean. */
    List<CardId> candidates(Selector selector, AbilityContext context) {
        return choosing.candidates(selector, context);
    }

    /** Those of the cards that are creatures or artifacts in play. */
    List<CardId> inPlay(Selector selector, AbilityContext context) {
        return inPlay(cards(selector, context));
    }

    /** The one that is meant, if it is in play. */
    Optional<CardId> oneInPlay(Selector selector, AbilityContext context) {
        return inPlay(selector, context).stream().findFirst();
    }

    /** The creatures and artifacts in play among which a text chooses. */
    List<CardId> candidatesInPlay(Selector selector, AbilityContext context) {
        return inPlay(choosing.candidates(selector, context));
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
    int amount(Amount amount, AbilityContext context) {
        return Math.max(0, Values.amount(r.board(), context, amount));
    }

    /** The players who are meant, the active one first. */
    List<Seat> players(PlayerRef who, AbilityContext context) {
        var meant = new ArrayList<Seat>(2);
        for (var seat : List.of(r.active(), r.active().opponent())) {
            if (Values.means(who, r.board(), context, seat)) {
                meant.add(seat);
            }
        }
        return meant;
    }

    /** The player who is meant where it can only be one. */
    Seat player(PlayerRef who, AbilityContext context) {
        return players(who, context).getFirst();
    }

    /** Who controls a card as far as the text is concerned. */
    Seat controller(CardId card, AbilityContext context) {
        return context.controller(r.board(), card);
    }

    /** Does something with each card that is meant; complete when it worked for all of them. */
    Outcome each(Selector target, AbilityContext context, Predicate<CardId> action) {
        return each(cards(target, context), action);
    }

    /** Moves each card that is meant. */
    Outcome eachMoved(Selector target, AbilityContext context, Predicate<CardId> action) {
        return eachMoved(toMove(target, context), action);
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
