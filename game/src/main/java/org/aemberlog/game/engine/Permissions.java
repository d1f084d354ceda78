package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.TurnLog;

/** What card texts forbid and permit. Cannot beats must and may (glossary, Cannot). */
final class Permissions {

    private Permissions() {}

    /** Whether a player cannot do something with a card. */
    static boolean forbidden(Board board, PlayerAction deed, Seat who, CardId card) {
        for (var it : board.inForce(Forbid.class)) {
            if (forbids(board, it, deed, who)
                    && it.matches(board, it.modifier().subject(), card)
                    && inForceNow(board, it, who)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player cannot do something that is about no card. */
    static boolean forbidden(Board board, PlayerAction deed, Seat who) {
        for (var it : board.inForce(Forbid.class)) {
            if (forbids(board, it, deed, who) && inForceNow(board, it, who)) {
                return true;
            }
        }
        return false;
    }

    private static boolean forbids(Board board, ActiveModifier<Forbid> it, PlayerAction deed, Seat who) {
        return it.modifier().deed() == deed && it.means(board, it.modifier().who(), who);
    }

    private static boolean inForceNow(Board board, ActiveModifier<Forbid> it, Seat who) {
        int allowed = it.modifier().allowedPerTurn();
        return it.holds(board) && (allowed == 0 || done(board, it, who) >= allowed);
    }

    /** How often a player did this turn, with such cards, what there is a limit to. */
    private static int done(Board board, ActiveModifier<Forbid> it, Seat who) {
        var what = it.modifier().deed().counted().orElseThrow();
        int times = 0;
        for (var deed : board.state().log().deeds()) {
            if (deed.is(what) && deed.actor() == who && isLimited(board, it, deed)) {
                times++;
            }
        }
        return times;
    }

    private static boolean isLimited(Board board, ActiveModifier<Forbid> it, TurnLog.Entry deed) {
        return deed.subject()
                .map(c -> it.matches(board.recalling(deed), it.modifier().subject(), c))
                .orElse(true);
    }

    /** Whether a card belongs to the active house, or is in play and may be used as if it did. */
    static boolean ofActiveHouse(Board board, CardId card) {
        var active = board.state().activeHouse();
        return active.isPresent()
                && (Belonging.has(board, card, active.get())
                        || board.anyApplies(UsableAsActiveHouse.class, card) && board.inPlay(card));
    }

    /**
     * Whether a card can be used in a way without a permission. A stun is shaken off wherever a creature could be used,
     * also for its "Omni:".
     */
    static boolean needsNone(Board board, Way way, CardId card) {
        return way == Way.OMNI
                || way == Way.REMOVE_STUN
                        && !Abilities.activated(board, card, ActivatedKind.OMNI).isEmpty()
                || ofActiveHouse(board, card);
    }

    /** Whether anything at all may permit off-house cards; mostly nothing does. */
    static boolean anyPermits(Board board, Permission permission) {
        return !board.inForce(Permit.class).isEmpty()
                || permission == Permission.PLAY
                        && !board.inForce(PermitEachTurn.class).isEmpty();
    }

    /**
     * The permission by which a player may play or use an off-house card: one without a limit if
     * there is one, or else the narrowest, so that the others are left for more. Using a card again
     * needs no new permission (FAQ, Using Creatures).
     */
    static Optional<ConstantAbility> permit(Board board, Permission permission, Seat who, CardId card) {
        if (!anyPermits(board, permission)) {
            return Optional.empty();
        }
        var limited = new ArrayList<Leave>();
        if (permission == Permission.PLAY) {
            limited.addAll(leavesEachTurn(board, who, card));
        }
        for (var it : board.inForce(Permit.class)) {
            if (it.modifier().permission().covers(permission)
                    && !(it.modifier().permission() == Permission.PLAY_AS_ACTIVE_HOUSE
                            && FirstTurn.limits(board.state()))
                    && it.you() == who
                    && it.matches(board, it.modifier().card(), card)
                    && !spent(board, it, permission, card)
                    && it.holds(board)) {
                if (it.by().lasting().filter(l -> l.uses() > 0).isEmpty()) {
                    return Optional.of(it.by());
                }
                limited.add(new Leave(it, it.modifier().card(), it.modifier().permission()));
            }
        }
        if (limited.size() <= 1) {
            return limited.stream().findFirst().map(Leave::by);
        }
        return limited.stream()
                .min(Comparator.comparing((Leave it) -> permission == Permission.PLAY || !it.spentOn(card))
                        .thenComparing(it -> it.permission() == Permission.PLAY_OR_USE)
                        .thenComparing(it -> it.breadth(board, who)))
                .map(Leave::by);
    }

    /** A permission that is used up. */
    private record Leave(ActiveModifier<?> it, Filter cards, Permission permission) {

        ConstantAbility by() {
            return it.by();
        }

        boolean spentOn(CardId card) {
            return by().lasting().filter(l -> l.spentOn().contains(card)).isPresent();
        }

        /** How many of a player's cards outside play it is about. */
        long breadth(Board board, Seat who) {
            var side = board.state().side(who);
            return Stream.of(side.hand(), side.deck(), side.discard())
                    .flatMap(List::stream)
                    .filter(card -> it.matches(board, cards, card))
                    .count();
        }
    }

    private static List<Leave> leavesEachTurn(Board board, Seat who, CardId card) {
        var found = new ArrayList<Leave>();
        for (var it : board.inForce(PermitEachTurn.class)) {
            if (it.you() == who
                    && it.by().lasting().isEmpty()
                    && it.matches(board, it.modifier().card(), card)
                    && timesUsed(board, it) < it.modifier().times()
                    && it.holds(board)) {
                found.add(new Leave(it, it.modifier().card(), Permission.PLAY));
            }
        }
        return found;
    }

    /** Each use is a lasting effect of the turn that is used up. */
    private static long timesUsed(Board board, ActiveModifier<PermitEachTurn> permit) {
        return board.state().lasting().stream()
                .filter(l -> l.source().equals(permit.by().context().source())
                        && l.rule().equals(permit.by().ability()))
                .count();
    }

    /** The permission by which a player may use an off-house card in a way. */
    static Optional<ConstantAbility> permitUse(Board board, Way way, Seat who, CardId card) {
        boolean asFighter = way == Way.FIGHT || way == Way.REMOVE_STUN;
        var toFight = asFighter ? permit(board, Permission.FIGHT, who, card) : Optional.<ConstantAbility>empty();
        return toFight.or(() -> permit(board, Permission.USE, who, card));
    }

    private static boolean spent(Board board, ActiveModifier<Permit> it, Permission asked, CardId card) {
        var lasting = it.by().lasting();
        boolean again = asked != Permission.PLAY
                && lasting.filter(l -> l.spentOn().contains(card)).isPresent()
                && !(it.modifier().permission() == Permission.PLAY_OR_USE && played(board, card));
        return !again && lasting.filter(Lasting::usedUp).isPresent();
    }

    private static boolean played(Board board, CardId card) {
        return board.state().log().deeds().stream()
                .anyMatch(deed -> deed.is(TriggerEvent.PLAYED)
                        && deed.subject().filter(card::equals).isPresent());
    }
}
