package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.Ability.Half;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.Arrival;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.EntersEnraged;
import org.aemberlog.game.card.Modifier.EntersReady;
import org.aemberlog.game.card.Modifier.EntersStunned;
import org.aemberlog.game.card.Modifier.EntersUnderOpponentsControl;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.ArtifactEntered;
import org.aemberlog.game.event.MatchEvent.CardCopied;
import org.aemberlog.game.event.MatchEvent.CreatureEntered;
import org.aemberlog.game.event.MatchEvent.HalfJoined;
import org.aemberlog.game.event.MatchEvent.StatusGained;
import org.aemberlog.game.event.MatchEvent.UpgradeAttached;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Cards entering play, whether they are played or put into play (glossary, Play). */
final class Entering {

    private final Resolution r;

    Entering(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * A creature or artifact enters. What its own text says about that counts before it is there
     * (FAQ, Shadow of Dis), what other cards say for where it then is. A creature that copies an
     * artifact in a battleline is one there, too (FAQ, Mimic Gel).
     */
    void enter(Seat you, CardId card, Zone from, boolean readied, Optional<Arrival> arrival) {
        enter(you, card, from, readied, arrival, Optional.empty());
    }

    private void enter(
            Seat you, CardId card, Zone from, boolean readied, Optional<Arrival> arrival, Optional<Integer> place) {
        var before = r.board();
        var controller = entersBySelf(before, card, you, EntersUnderOpponentsControl.class) ? you.opponent() : you;
        boolean creature = isCreature(controller, card, from);
        var own = place.filter(_ -> controller == you);
        boolean anywhere = is(Arrival.ANYWHERE, arrival) && controller == you;
        int position = creature ? position(controller, card, from, anywhere, own) : 0;
        Function<Boolean, MatchEvent> entered = ready -> creature
                ? new CreatureEntered(controller, card, from, position, ready)
                : new ArtifactEntered(controller, card, from, ready);
        var there = r.boardAfter(entered.apply(false));
        boolean stunned = is(Arrival.STUNNED, arrival)
                || entersBySelf(before, card, controller, EntersStunned.class)
                || entersByOthers(there, card, EntersStunned.class);
        r.emit(entered.apply(readied
                || entersBySelf(before, card, controller, EntersReady.class)
                || entersByOthers(there, card, EntersReady.class)));
        if (stunned) {
            r.emit(new StatusGained(card, Status.STUN));
        }
        if (entersBySelf(before, card, controller, EntersEnraged.class)
                || entersByOthers(there, card, EntersEnraged.class)) {
            r.emit(new StatusGained(card, Status.ENRAGE));
        }
    }

    /** Whether it will be a creature in a battleline: as it is printed, as what it copies, or by what its text says. */
    private boolean isCreature(Seat controller, CardId card, Zone from) {
        return r.matchCards().compiled(card).is(CardType.CREATURE)
                && (!r.state().copies().containsKey(card)
                        || r.boardAfter(new CreatureEntered(controller, card, from, 0, false))
                                        .type(card)
                                == CardType.CREATURE);
    }

    private static boolean is(Arrival asked, Optional<Arrival> arrival) {
        return arrival.filter(it -> it == asked).isPresent();
    }

    /** Whether a card about to enter play under {@code you} itself says that it does so. */
    private static boolean entersBySelf(Board board, CardId card, Seat you, Class<? extends Modifier> how) {
        for (var rule : board.compiled(card).statics) {
            if (rule.scope() instanceof Selector.Self
                    && anyIs(how, rule.modifiers())
                    && Values.holds(board, AbilityContext.of(card, you), rule.whilst())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card says of itself what counts where it is not in play. */
    static boolean says(CompiledCard compiled, Class<? extends Modifier> what) {
        return compiled.statics.stream()
                .filter(rule -> rule.scope() instanceof Selector.Self)
                .anyMatch(rule -> anyIs(what, rule.modifiers()));
    }

    private static boolean anyIs(Class<? extends Modifier> what, List<Modifier> modifiers) {
        for (var modifier : modifiers) {
            if (what.isInstance(modifier)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card that has just entered play does so because other cards say so. */
    private static boolean entersByOthers(Board board, CardId card, Class<? extends Modifier> how) {
        for (var it : board.inForce(how)) {
            if (it.by().ability().scope() instanceof Selector.Select
                    && !it.source().equals(card)
                    && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    /** The other half of a gigantic creature comes with it. */
    void join(CardId card, CardId half, Zone from) {
        r.emit(new HalfJoined(card, half, from));
    }

    private int position(Seat controller, CardId card, Zone from, boolean anywhere, Optional<Integer> place) {
        int size = r.state().side(controller).battleline().size();
        if (place.isPresent()) {
            return Math.min(place.get(), size);
        }
        if (size == 0
                || !anywhere
                        && !r.boardAfter(new CreatureEntered(controller, card, from, 0, false))
                                .has(card, KeywordKind.DEPLOY)) {
            return r.control.flank(card, controller);
        }
        return r.control.place(card, size);
    }

    void attach(Seat you, CardId upgrade) {
        var creatures = new ArrayList<CardId>();
        for (var seat : List.of(r.active(), r.active().opponent())) {
            r.state().side(seat).battleline().stream().map(Permanent::card).forEach(creatures::add);
        }
        var host = r.chooseCards(Reason.HOST, upgrade, creatures, 1, 1).getFirst();
        r.emit(new UpgradeAttached(you, upgrade, host));
    }

    /**
     * Puts a card into play, which is not playing it: no requirement, no bonus icons and no "Play:"
     * ability count. The two halves of a gigantic creature enter only together (glossary,
     * Gigantic).
     *
     * @param together all the cards that are put into play
     * @return the card that entered play, for a top half the bottom one; what waits for that is
     *     still to be resolved
     */
    Optional<CardId> put(Seat you, CardId card, boolean readied, List<CardId> together, Optional<Integer> place) {
        var compiled = r.board().compiled(card);
        boolean permanent = compiled.is(CardType.CREATURE) || compiled.is(CardType.ARTIFACT);
        if (!permanent || r.inPlay(card) || r.leavingPlay.goesHome(card)) {
            return Optional.empty();
        }
        var half = r.plays.chooseHalf(card, outsidePlay(together));
        if (compiled.gigantic().isPresent() && half.isEmpty()) {
            return Optional.empty();
        }
        if (compiled.gigantic().filter(g -> g.half() == Half.TOP).isPresent()) {
            return put(you, half.get(), readied, List.of(card, half.get()), place);
        }
        var from = r.leavingPlay.zoneOf(card);
        var copied = r.plays.chooseCopy(you, card, false);
        copied.ifPresent(definition -> r.emit(new CardCopied(card, definition)));
        enter(you, card, from, readied, Optional.empty(), place);
        half.ifPresent(h -> join(card, h, r.leavingPlay.zoneOf(h)));
        return Optional.of(card);
    }

    private List<CardId> outsidePlay(List<CardId> cards) {
        return cards.stream()
                .filter(c -> !r.inPlay(c) && !r.leavingPlay.isHomebound(c))
                .toList();
    }

    /** That the card has entered play, as it did on {@code seen}. */
    static Occurrence entered(CardId card, Board seen) {
        return Occurrence.with(card, seen.controller(card), TriggerEvent.ENTERED, seen, 0);
    }
}
