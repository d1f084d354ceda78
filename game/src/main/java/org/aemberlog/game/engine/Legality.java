package org.aemberlog.game.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/** Says why an intent is rejected, in the order in which a judge would look. */
final class Legality {

    private final MatchState state;
    private final MatchCards matchCards;
    private Board board;

    Legality(MatchState state, MatchCards matchCards) {
        this.state = state;
        this.matchCards = matchCards;
    }

    /** Why the intent is rejected; empty when it is legal. */
    Optional<Rejection> rejection(SeatIntent intent) {
        if (state.over()) {
            return Optional.of(new Rejection.MatchOver());
        }
        if (intent instanceof Concede) {
            return Optional.empty();
        }
        if (Clocks.ranOut(state)) {
            return Optional.of(new Rejection.TimeIsUp());
        }
        if (intent instanceof AddNonce add) {
            return unlessNonceWanted(add.seat());
        }
        if (!state.chance().complete()) {
            return Optional.of(new Rejection.NonceMissing(state.toAct()));
        }
        if (intent.seat() != state.toAct()) {
            return Optional.of(new Rejection.NotYourTurn(state.toAct()));
        }
        if (state.pending().isPresent()) {
            return intent instanceof Choose choose
                    ? rejectionOf(choose, state.pending().get())
                    : Optional.of(
                            new Rejection.ChoicePending(state.pending().get().id()));
        }
        return switch (intent) {
            case Concede i -> Optional.empty();
            case AddNonce i -> unlessNonceWanted(i.seat());
            case ReturnToSeat _, Takeback _ -> throw new IllegalArgumentException("Others say that of " + intent);
            case Choose i -> Optional.of(new Rejection.NoSuchChoice(i.choice()));
            case SetupIntent _ -> unlessIn(Step.SETUP);
            case ChooseHouse i -> unlessIn(Step.HOUSE).or(() -> unlessAvailable(i));
            case MainIntent i -> unlessIn(Step.MAIN).or(() -> rejectionInMain(i));
        };
    }

    private Optional<Rejection> rejectionInMain(MainIntent intent) {
        return switch (intent) {
            case PlayCard i -> unlessPlayable(i.seat(), i.card());
            case DiscardCard i -> unlessDiscardable(i.seat(), i.card());
            case Reap i -> unlessUsable(i.creature(), Way.REAP);
            case Fight i -> unlessUsable(i.attacker(), Way.FIGHT).or(() -> unlessFightable(i));
            case UseAction i -> unlessUsable(i.card(), Way.ACTION);
            case UseOmni i -> unlessUsable(i.card(), Way.OMNI);
            case RemoveStun i -> unlessUsable(i.creature(), Way.REMOVE_STUN);
            case RaiseTide i -> unlessTideRisable(i.seat());
            case EndTurn _ -> Optional.empty();
        };
    }

    /** Why a judge's corrections are rejected. */
    static Optional<Rejection> rejection(MatchState state, MatchCards matchCards, Correct intent) {
        if (state.over()) {
            return Optional.of(new Rejection.MatchOver());
        }
        return state.pending().isPresent()
                ? Optional.of(new Rejection.ChoicePending(state.pending().get().id()))
                : Corrections.of(state, matchCards, intent).rejection();
    }

    private Optional<Rejection> unlessNonceWanted(Seat seat) {
        return state.chance().complete() || state.chance().nonce(seat).isPresent()
                ? Optional.of(new Rejection.NonceNotWanted())
                : Optional.empty();
    }

    private Optional<Rejection> rejectionOf(Choose answer, Choice choice) {
        if (answer.choice() != choice.id()) {
            return Optional.of(new Rejection.NoSuchChoice(answer.choice()));
        }
        var picks = answer.picks();
        boolean offered = picks.size() >= choice.min()
                && picks.size() <= choice.max()
                && areOptions(picks, choice.options().size())
                && (choice.repeats() || picks.size() < 2 || new HashSet<>(picks).size() == picks.size());
        return offered
                ? Optional.empty()
                : Optional.of(new Rejection.PicksNotOffered(
                        choice.min(), choice.max(), choice.options().size(), picks));
    }

    private static boolean areOptions(List<Integer> picks, int options) {
        for (int pick : picks) {
            if (pick < 0 || pick >= options) {
                return false;
            }
        }
        return true;
    }

    private Optional<Rejection> unlessIn(Step step) {
        return state.step() == step ? Optional.empty() : Optional.of(new Rejection.WrongStep(state.step()));
    }

    private Optional<Rejection> unlessAvailable(ChooseHouse intent) {
        return board().houses(intent.seat()).contains(intent.house())
                ? Optional.empty()
                : Optional.of(new Rejection.HouseNotAvailable(intent.house()));
    }

    /** Why a card cannot be discarded from hand. */
    Optional<Rejection> unlessDiscardable(Seat seat, CardId card) {
        if (!state.side(seat).hand().contains(card)) {
            return Optional.of(new Rejection.CardNotInHand(card));
        }
        if (!Permissions.ofActiveHouse(board(), card)) {
            return Optional.of(
                    new Rejection.HouseNotActive(card, board().housesOf(card).getFirst()));
        }
        return FirstTurn.limits(state) ? Optional.of(new Rejection.FirstTurnLimit()) : Optional.empty();
    }

    /** Why a card cannot be played from hand; a card's effect may permit what houses forbid. */
    Optional<Rejection> unlessPlayable(Seat seat, CardId card) {
        return unlessPlayable(seat, card, unlessDiscardable(seat, card));
    }

    /** The same when it is known why the card cannot be discarded. */
    Optional<Rejection> unlessPlayable(Seat seat, CardId card, Optional<Rejection> rejection) {
        if (rejection.isEmpty()) {
            return PlayObstacles.of(board(), seat, card);
        }
        if (rejection.get() instanceof Rejection.CardNotInHand) {
            return rejection;
        }
        var forms = Forms.permitted(board(), seat, card);
        return forms.isEmpty() ? rejection : PlayObstacles.of(board(), seat, card, forms);
    }

    Optional<Rejection> unlessTideRisable(Seat seat) {
        if (state.tide().isEmpty() && !matchCards.knowsTheTide()) {
            return Optional.of(new Rejection.NoTide());
        }
        if (Tides.isHigh(state, seat)) {
            return Optional.of(new Rejection.TideIsHigh());
        }
        return Permissions.forbidden(board(), PlayerAction.RAISE_TIDE, seat)
                ? Optional.of(new Rejection.RaisingForbidden())
                : Optional.empty();
    }

    /** Why a card in play cannot be used in a way. */
    Optional<Rejection> unlessUsable(CardId card, Way way) {
        var found = state.side(state.active()).find(card);
        return found.isEmpty() ? Optional.of(new Rejection.CardNotControlled(card)) : unlessUsable(found.get(), way);
    }

    /** Why a card that the active player controls cannot be used in a way. */
    Optional<Rejection> unlessUsable(Permanent permanent, Way way) {
        var card = permanent.card();
        return housesAllow(card, way)
                ? unlessOtherwiseUsable(permanent, way)
                : Optional.of(new Rejection.HouseNotActive(
                        card, board().housesOf(card).getFirst()));
    }

    /** What else than houses keeps a card that the active player controls from being used in a way. */
    Optional<Rejection> unlessOtherwiseUsable(Permanent permanent, Way way) {
        var card = permanent.card();
        if (permanent.exhausted()) {
            return Optional.of(new Rejection.CardIsExhausted(card));
        }
        if (RuleOfSix.reached(state, card)) {
            return Optional.of(
                    new Rejection.RuleOfSix(matchCards.definition(card).title()));
        }
        return unlessCapable(permanent, way);
    }

    boolean housesAllow(CardId card, Way way) {
        return Permissions.needsNone(board(), way, card)
                || Permissions.permitUse(board(), way, state.active(), card).isPresent();
    }

    private Optional<Rejection> unlessCapable(Permanent permanent, Way way) {
        var card = permanent.card();
        boolean creature = board().type(card) == CardType.CREATURE;
        if (way == Way.REMOVE_STUN) {
            return permanent.stunned() ? unlessForbidden(card, way) : Optional.of(new Rejection.NotStunned(card));
        }
        if ((way == Way.REAP || way == Way.FIGHT) && !creature) {
            return Optional.of(new Rejection.NotACreature(card));
        }
        if (way == Way.ACTION
                        && Abilities.activated(board(), card, ActivatedKind.ACTION)
                                .isEmpty()
                || way == Way.OMNI
                        && Abilities.activated(board(), card, ActivatedKind.OMNI)
                                .isEmpty()) {
            return Optional.of(new Rejection.NoSuchAbility(card));
        }
        if (permanent.stunned()) {
            return Optional.of(new Rejection.CreatureStunned(card));
        }
        var forbidden = unlessForbidden(card, way);
        return forbidden.isEmpty() && way != Way.FIGHT && mustFight(permanent)
                ? Optional.of(new Rejection.MustFight(card))
                : forbidden;
    }

    private Optional<Rejection> unlessForbidden(CardId card, Way way) {
        if (forbidden(card, way)) {
            return Optional.of(new Rejection.CardForbids(card));
        }
        return Tolls.payable(board(), PlayerAction.USE, state.active(), card)
                ? Optional.empty()
                : Optional.of(
                        new Rejection.CannotPay(card, Tolls.due(board(), PlayerAction.USE, state.active(), card)));
    }

    private boolean mustFight(Permanent permanent) {
        return Attacks.mustFight(board(), permanent)
                && housesAllow(permanent.card(), Way.FIGHT)
                && !Attacks.fightable(board(), permanent.card()).isEmpty();
    }

    private Optional<Rejection> unlessFightable(Fight intent) {
        var defender = intent.defender();
        if (state.side(intent.seat().opponent()).positionOf(defender) < 0) {
            return Optional.of(new Rejection.NotFightable(defender));
        }
        if (Attacks.cannotAttack(board(), intent.attacker(), defender)) {
            return Optional.of(new Rejection.CardForbids(intent.attacker()));
        }
        return Attacks.shieldedByTaunt(board(), intent.attacker(), defender)
                ? Optional.of(new Rejection.ProtectedByTaunt(defender))
                : Optional.empty();
    }

    private boolean forbidden(CardId card, Way way) {
        var you = state.active();
        return Permissions.forbidden(board(), PlayerAction.USE, you, card)
                || way == Way.FIGHT && Permissions.forbidden(board(), PlayerAction.FIGHT, you, card)
                || way == Way.REAP && Permissions.forbidden(board(), PlayerAction.REAP, you, card)
                || Attacks.keepsFrom(board(), way, card);
    }

    Board board() {
        if (board == null) {
            board = new Board(state, matchCards);
        }
        return board;
    }
}
