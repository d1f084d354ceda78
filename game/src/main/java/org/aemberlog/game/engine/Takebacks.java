package org.aemberlog.game.engine;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.intent.Intent.AllowTakeback;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.DeclineTakeback;
import org.aemberlog.game.intent.Intent.DiscardCard;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.Intent.Takeback;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Seat;

/**
 * Taking back the last action, and then the one before. Who took it may, if the opponent lets them,
 * unless they have learned something from it that they did not know: then they would choose again
 * with more knowledge. What the opponent has learned from it harms only who asks. A bot lets
 * everybody, so it is not asked.
 */
final class Takebacks {

    private Takebacks() {}

    /** Why a wish about taking back is rejected. */
    static Optional<Rejection> rejection(Match match, Takeback intent) {
        return switch (intent) {
            case AskTakeback i -> unlessOwn(match, i.seat());
            case AllowTakeback i -> unlessAsked(match, i.seat());
            case DeclineTakeback i -> unlessAsked(match, i.seat());
        };
    }

    /** Why a judge cannot take anything back. */
    static Optional<Rejection> rejectionToJudge(Match match) {
        return match.undo().isPresent() ? Optional.empty() : Optional.of(new Rejection.NothingToTakeBack());
    }

    /** What a wish leads to that is not rejected. */
    static List<MatchEvent> events(Match match, Takeback intent) {
        return List.of(
                switch (intent) {
                    case AskTakeback i when isBot(match, i.seat().opponent()) -> back(match, Optional.of(i.seat()));
                    case AskTakeback i -> new TakebackAsked(i.seat());
                    case AllowTakeback i -> back(match, match.state().takeback());
                    case DeclineTakeback i -> new TakebackDeclined(i.seat());
                });
    }

    /** Whether a seat is played by a bot. */
    private static boolean isBot(Match match, Seat seat) {
        return match.state().bots().containsKey(seat);
    }

    /** Whether, once an action has been taken back, those before it still can be. */
    static boolean canGoBeyond(List<Undo> before, Undo action) {
        return !before.isEmpty()
                && before.getLast().action().seat() == action.action().seat()
                && isOpen(before.getLast())
                && isOpen(action);
    }

    /** The last action is taken back. */
    static MatchEvent back(Match match, Optional<Seat> asked) {
        return new TakenBack(asked, match.undo().map(Undo::before));
    }

    private static Optional<Rejection> unlessOwn(Match match, Seat seat) {
        var own = match.undo().filter(undo -> undo.action().seat() == seat);
        if (own.isEmpty()) {
            return Optional.of(new Rejection.NothingToTakeBack());
        }
        return isOpen(own.get()) ? Optional.empty() : Optional.of(new Rejection.HiddenInformationSeen());
    }

    private static Optional<Rejection> unlessAsked(Match match, Seat seat) {
        return match.state()
                        .takeback()
                        .filter(asked -> asked == seat.opponent())
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new Rejection.TakebackNotAsked());
    }

    /** Whether the player learned nothing hidden from an action, as far as it has come. */
    static boolean isOpen(Undo undo) {
        for (var event : undo.events()) {
            if (!isOpen(event, undo)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the player knew before what an event says, as far as it is about hidden things. */
    private static boolean isOpen(MatchEvent event, Undo undo) {
        return switch (event) {
            case LifecycleEvent e -> e instanceof FirstPlayerChosen;
            case PileEvent e -> e instanceof HandKept || e instanceof ArchivesTaken;
            case MoveEvent e -> isOpen(e.card(), e.from(), undo.action());
            case HalfJoined e -> isOpen(e.half(), e.from(), undo.action());
            case ChoiceRequested e -> isOpen(e.choice(), undo);
            case DecisionEvent e -> e instanceof ChoiceMade;
            case Beside _, TurnEvent _, PlayerEvent _, UseEvent _ -> true;
            case AemberEvent _, StatusEvent _, TableEvent _, LastingEvent _ -> true;
        };
    }

    /**
     * A card from a hand was known if the player named it; others may have been picked at random.
     */
    private static boolean isOpen(CardId card, Zone from, SeatIntent action) {
        return switch (from) {
            case IN_PLAY, BEING_PLAYED, DISCARD, PURGED -> true;
            case HAND ->
                action instanceof PlayCard play && play.card().equals(card)
                        || action instanceof DiscardCard discard
                                && discard.card().equals(card);
            case DECK, ARCHIVES, UNDER -> false;
        };
    }

    /** A choice among cards of a deck, or of a hand, may show them or say which are there. */
    private static boolean isOpen(Choice choice, Undo undo) {
        return choice.options().stream()
                .noneMatch(option -> option instanceof Option.Card o && isHidden(o.card(), undo));
    }

    private static boolean isHidden(CardId card, Undo undo) {
        var zone = undo.before().zoneOf(card);
        return switch (zone) {
            case HAND -> card.owner() != undo.action().seat();
            case DECK, ARCHIVES, UNDER -> true;
            case IN_PLAY, BEING_PLAYED, DISCARD, PURGED -> false;
        };
    }
}
