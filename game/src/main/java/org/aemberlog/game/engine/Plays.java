package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.Ability.Half;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.Arrival;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.FirstPlayedReady;
import org.aemberlog.game.card.Modifier.GainAbility;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Modifier.PlaysReady;
import org.aemberlog.game.card.Modifier.PlaysWith;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPlayed;
import org.aemberlog.game.event.MatchEvent.CardsRevealed;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/** Playing a card (timing chart, Play a Card). */
final class Plays {

    private final Resolution r;

    /** The step in which a card with omega was played last. */
    private Optional<Step> omega = Optional.empty();

    Plays(Resolution resolution) {
        this.r = resolution;
    }

    /** Whether a card with omega was played in this step, so that it ends (glossary, Omega). */
    boolean endedByOmega(Step step) {
        return omega.filter(played -> played == step).isPresent();
    }

    /** The half that joins a gigantic creature: the player chooses among those that differ. */
    Optional<CardId> chooseHalf(CardId card, List<CardId> cards) {
        var found = PlayObstacles.otherHalves(r.board(), cards, card);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        var halves = new LinkedHashMap<DeckCard, CardId>();
        for (var half : found) {
            halves.putIfAbsent(r.state().deckCard(half), half);
        }
        var different = List.copyOf(halves.values());
        if (different.size() > 1) {
            // The choice names the card, which so far was in a hand or deck.
            r.emit(new CardsRevealed(List.of(card)));
        }
        return r.chooseCards(Reason.HALF, card, different, 1, 1).stream().findFirst();
    }

    /** Plays a card from hand, off house by a permission that is then used up. */
    void playFromHand(Seat you, CardId card) {
        boolean offHouse = r.state()
                        .activeHouse()
                        .filter(r.board().housesOf(card)::contains)
                        .isEmpty()
                || FirstTurn.limits(r.state());
        if (!offHouse) {
            play(you, card, Zone.HAND, Optional.empty());
            return;
        }
        var form = chooseForm(you, card, Forms.permitted(r.board(), you, card));
        Forms.permit(r.board(), you, card, form).ifPresent(permit -> {
            showHalf(card);
            r.control.spend(permit, card);
        });
        play(you, card, Zone.HAND, form, Optional.empty());
    }

    /** The half that joins the other is named by the permission before it is in play, so it has to be seen. */
    private void showHalf(CardId card) {
        if (r.board()
                .compiled(card)
                .gigantic()
                .filter(it -> it.half() == Half.TOP)
                .isPresent()) {
            r.emit(new CardsRevealed(List.of(card)));
        }
    }

    /** Plays a card that can be played; a creature or artifact may enter play in a way that is said of it. */
    void play(Seat you, CardId card, Zone from, Optional<Arrival> arrival) {
        play(
                you,
                card,
                from,
                chooseForm(you, card, r.matchCards().compiled(card).forms()),
                arrival);
    }

    /** In which form a card is played; a card that is asked about has to be seen. */
    private CardType chooseForm(Seat you, CardId card, List<CardType> forms) {
        var possible = Forms.possible(r.board(), you, card, forms);
        if (possible.size() < 2) {
            return possible.isEmpty() ? r.matchCards().compiled(card).definition.type() : possible.getFirst();
        }
        r.emit(new CardsRevealed(List.of(card)));
        var options = possible.stream().map(Option.Form::new).toList();
        return r.chooseOne(Reason.FORM, Optional.of(card), options).form();
    }

    /** The two halves of a gigantic creature are played together. */
    private void play(Seat you, CardId chosen, Zone from, CardType form, Optional<Arrival> arrival) {
        r.tolls.pay(PlayerAction.PLAY, you, chosen);
        var hand = r.state().side(you).hand();
        var half = hand.contains(chosen) ? chooseHalf(chosen, hand) : Optional.<CardId>empty();
        boolean top = half.isPresent()
                && r.board().compiled(chosen).gigantic().orElseThrow().half() == Half.TOP;
        var card = top ? half.get() : chosen;
        var several = Optional.of(form)
                .filter(f -> r.matchCards().compiled(card).forms().size() > 1);
        var copy = chooseCopy(you, card, true);
        var definition = copy.orElse(r.state().definitionOf(card));
        var look = Looks.played(r.board(), card, definition, form);
        r.emit(new CardPlayed(you, card, from, copy, several, look));
        switch (form) {
            case CREATURE, ARTIFACT -> enter(you, card, form, arrival);
            case UPGRADE -> r.entering.attach(you, card);
            case ACTION -> {}
        }
        half.ifPresent(h -> r.entering.join(card, top ? chosen : h, Zone.HAND));
        var played = r.board();
        List<BonusIcon> icons = played.icons(card);
        r.sweep.run();
        r.icons.resolve(you, card, icons);
        resolvePlayAbilities(you, card, played);
        if (form == CardType.ACTION) {
            discardResolved(you, card, played);
        }
        if (hasOmega(card, played)) {
            omega = Optional.of(r.state().step());
        }
    }

    /** Whether a card has omega after all of it was resolved, or had it when it was played and has left play meanwhile. */
    private boolean hasOmega(CardId card, Board played) {
        boolean stays = r.inPlay(card)
                && !r.actionContext().hasLeftSince(card, played.state().events());
        return (stays ? r.board() : played).has(card, KeywordKind.OMEGA);
    }

    /**
     * An action card goes to the discard pile after it was resolved, unless an effect puts it elsewhere. One that is
     * elsewhere uses up whatever else is about the next one.
     */
    private void discardResolved(Seat you, CardId card, Board played) {
        var would = Occurrence.with(card, you, TriggerEvent.DISCARDED_AFTER_PLAY, played, 1);
        if (!r.state().beingPlayed().contains(card) || r.replacements.prevent(would)) {
            r.replacements.miss(would);
        } else {
            r.emit(new CardDiscarded(card, Zone.BEING_PLAYED));
        }
    }

    /**
     * What the card enters play as a copy of: its pinned definition.
     *
     * @param played whether it is played, not just put into play
     */
    Optional<String> chooseCopy(Seat you, CardId card, boolean played) {
        var compiled = r.board().compiled(card);
        if (compiled.copy().isEmpty()) {
            return Optional.empty();
        }
        var originals = PlayObstacles.copiable(r.board(), you, card).stream()
                .filter(original -> !played
                        || PlayObstacles.tooLate(r.board(), card, original).isEmpty())
                .filter(original -> !compiled.is(CardType.ACTION)
                        || PlayObstacles.toCopying(r.board(), you, card, original)
                                .isEmpty())
                .toList();
        if (originals.isEmpty()) {
            return Optional.empty();
        }
        if (originals.size() > 1) {
            // The choice names the card, which so far was in a hand or deck.
            r.emit(new CardsRevealed(List.of(card)));
        }
        var original = r.chooseCards(Reason.COPY, card, originals, 1, 1).getFirst();
        return Optional.of(r.state().definitionOf(original));
    }

    /**
     * All at one timing point, but some come before "Play:" (FAQ, Timing: Encounter Suit). What was
     * played where shows {@code played}, the board before the icons changed it.
     */
    private void resolvePlayAbilities(Seat you, CardId card, Board played) {
        var first = afterPlaying(TriggerEvent.PLAYED_BEFORE_EFFECT, you, card, played);
        var others = new ArrayList<>(r.triggers.after(Entering.entered(card, played)));
        others.addAll(afterPlaying(TriggerEvent.PLAYED, you, card, played));
        if (played.state().hostOf(card).isPresent()) {
            others.addAll(afterPlaying(TriggerEvent.ATTACHED, you, card, played));
        }
        r.triggers.resolvePlay(you, card, played, first, others);
    }

    private List<Triggers.Pending> afterPlaying(TriggerEvent what, Seat you, CardId card, Board played) {
        return r.triggers.after(Occurrence.with(card, you, what, played, 0));
    }

    /**
     * Enters play as the rules about what a player plays say; what it gains by them it has for the turn. It is what
     * it is played as: an Auto-Legionary that is copied in the battleline is a creature (FAQ, Mimic Gel), and one that
     * was in play before is what it was there no more (glossary, Leaves Play). What it gains is asked for where it
     * stands.
     */
    private void enter(Seat you, CardId card, CardType form, Optional<Arrival> arrival) {
        var board = r.board().withForm(card, form, you);
        boolean ready =
                !rules(board, PlaysReady.class, PlaysReady::card, you, card).isEmpty() || isFirst(board, you, card);
        r.entering.enter(you, card, Zone.BEING_PLAYED, ready, arrival);
        for (var it : rules(r.board(), PlaysWith.class, PlaysWith::card, you, card)) {
            var ability = new GainAbility(it.modifier().ability());
            r.control.changeForTurn(it.source(), you, List.of(card), ability);
        }
    }

    /** The rules about what a player plays that mean a card; "the next" is used up by it. */
    private <M extends Modifier> List<ActiveModifier<M>> rules(
            Board board, Class<M> how, Function<M, Filter> which, Seat you, CardId card) {
        var found = new ArrayList<ActiveModifier<M>>();
        for (var it : board.inForce(how)) {
            var lasting = it.by().lasting();
            if (it.you() == you
                    && it.matches(board, which.apply(it.modifier()), card)
                    && it.holds(board)
                    && lasting.filter(Lasting::usedUp).isEmpty()) {
                lasting.ifPresent(effect -> r.control.spend(effect.id(), card));
                found.add(it);
            }
        }
        return found;
    }

    /** Whether a card that was just played is the first of its kind this turn, and so enters ready. */
    private boolean isFirst(Board board, Seat you, CardId card) {
        for (var it : board.inForce(FirstPlayedReady.class)) {
            var rule = it.modifier();
            if (it.means(board, rule.who(), you)
                    && it.matches(board, rule.card(), card)
                    && it.holds(board)
                    && it.amount(board, rule.playedThisTurn()) == 1) {
                return true;
            }
        }
        return false;
    }
}
