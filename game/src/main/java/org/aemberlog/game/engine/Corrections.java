package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.Half;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.Corrected;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.Correction.Place.*;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/**
 * Checks a judge's corrections, each in the position that the ones before it make, and says them as
 * events. What cannot stay where it is, such as the upgrades of a creature that leaves play, is
 * moved first, by a correction of its own.
 */
final class Corrections {

    private final MatchCards matchCards;
    private final List<MatchEvent> events = new ArrayList<>();
    private Optional<Rejection> rejection = Optional.empty();
    private MatchState state;

    private Corrections(MatchState state, MatchCards matchCards) {
        this.state = state;
        this.matchCards = matchCards;
    }

    /** The events that make the corrections, or why they cannot be made. */
    static Corrections of(MatchState state, MatchCards matchCards, Correct intent) {
        var corrections = new Corrections(state, matchCards);
        var all = intent.corrections();
        for (int i = 0; i < all.size() && corrections.rejection.isEmpty(); i++) {
            corrections.make(i, all.get(i));
        }
        return corrections;
    }

    List<MatchEvent> events() {
        return events;
    }

    Optional<Rejection> rejection() {
        return rejection;
    }

    private void make(int index, Correction correction) {
        var problem = problem(correction);
        if (problem.isPresent()) {
            rejection = Optional.of(new Rejection.CorrectionImpossible(index, problem.get()));
            return;
        }
        if (correction instanceof MoveCard move) {
            switch (move.to()) {
                case Line _ -> {}
                case Artifacts _ -> discardUpgrades(move.card());
                case Pile _, Archives _, Attached _, Under _, Joined _ -> strip(move);
            }
        }
        say(correction);
    }

    private void say(Correction correction) {
        var from =
                correction instanceof MoveCard move ? Optional.of(state.zoneOf(move.card())) : Optional.<Zone>empty();
        var event = new Corrected(Optional.of(correction), from);
        events.add(event);
        state = state.apply(event);
    }

    /** Takes off and apart what is about to leave play. */
    private void strip(MoveCard move) {
        state.find(move.card()).ifPresent(permanent -> {
            permanent.otherHalf().ifPresent(half -> say(new MoveCard(half, move.to())));
            discardUpgrades(move.card());
            permanent.under().forEach(under -> discard(under.card()));
        });
    }

    /** Only creatures have upgrades. */
    private void discardUpgrades(CardId card) {
        state.find(card).ifPresent(p -> p.upgrades().forEach(upgrade -> discard(upgrade.card())));
    }

    private void discard(CardId card) {
        say(new MoveCard(card, new Pile(Zone.DISCARD, Optional.of(0))));
    }

    private Optional<String> problem(Correction correction) {
        return switch (correction) {
            case MoveCard c -> unknown(c.card()).or(() -> misplaced(c.card(), c.to()));
            case SetDamage c -> noCreature(c.card());
            case SetArmorSpent c -> noCreature(c.card());
            case SetAember c -> notInPlay(c.card());
            case SetCounters c -> holdsNoCounters(c.card());
            case SetStatus c -> noCreature(c.card());
            case SetExhausted c -> notInPlay(c.card());
            case SetAttacked c -> noCreature(c.card());
            case SetCopy c -> notInPlay(c.card()).or(() -> c.definition().flatMap(this::notDefined));
            case SetHouse c -> unknown(c.card());
            case SetIcons c -> unknown(c.card());
            case SetPool c -> Optional.empty();
            case SetKeys c -> Optional.empty();
            case SetChains c -> Optional.empty();
            case SetTide c -> Optional.empty();
            case SetActiveHouse c -> notIn(Step.MAIN);
            case SetStep c ->
                state.step() == Step.SETUP
                        ? Optional.of("the players decide about their starting hands first.")
                        : Optional.empty();
            case EndLasting c ->
                state.lasting().stream().anyMatch(l -> l.id() == c.effect())
                        ? Optional.empty()
                        : Optional.of("there is no lasting effect " + c.effect() + ".");
        };
    }

    private Optional<String> notIn(Step step) {
        return state.step() == step
                ? Optional.empty()
                : Optional.of("a house is active in the step " + step + ", and this is " + state.step() + ".");
    }

    private Optional<String> notDefined(String pinned) {
        return matchCards.knows(pinned) ? Optional.empty() : Optional.of("there is no card definition " + pinned + ".");
    }

    private Optional<String> unknown(CardId card) {
        if (card.equals(CardId.HIDDEN)) {
            return Optional.of("card -1 stands for a card that is hidden; say which it is.");
        }
        int size = state.setup(card.owner()).deck().cards().size();
        return card.index() < size
                ? Optional.empty()
                : Optional.of("there is no card "
                        + card.number()
                        + "; the deck of seat "
                        + card.owner()
                        + " holds the cards "
                        + CardId.of(card.owner(), 0).number()
                        + " to "
                        + CardId.of(card.owner(), size - 1).number()
                        + ".");
    }

    private Optional<String> notInPlay(CardId card) {
        return unknown(card)
                .or(() -> state.find(card).isPresent()
                        ? Optional.empty()
                        : Optional.of(name(card)
                                + " is no creature or artifact in play, it"
                                + " is "
                                + where(card)
                                + "; move it first."));
    }

    private Optional<String> holdsNoCounters(CardId card) {
        return unknown(card).or(() -> state.hostOf(card).isPresent() ? Optional.empty() : notInPlay(card));
    }

    private Optional<String> noCreature(CardId card) {
        return notInPlay(card)
                .or(() -> isCreature(card) ? Optional.empty() : Optional.of(name(card) + " is no creature."));
    }

    private boolean isCreature(CardId card) {
        return new Board(state, matchCards).position(card) >= 0;
    }

    private Optional<String> misplaced(CardId card, Place to) {
        return switch (to) {
            case Pile place -> beyond(place.position(), sizeWithout(card, pile(card, place.zone())));
            case Archives place -> Optional.empty();
            case Line place ->
                typeIs(card, CardType.CREATURE)
                        .or(() -> topHalf(card))
                        .or(() -> beyond(place.position(), othersInLine(card, place.seat())));
            case Artifacts place -> typeIs(card, CardType.ARTIFACT);
            case Attached place -> typeIs(card, CardType.UPGRADE).or(() -> noHost(card, place.host(), true));
            case Under place -> noHost(card, place.host(), false);
            case Joined place -> noOtherHalf(card, place.other());
        };
    }

    private List<CardId> pile(CardId card, Zone zone) {
        var side = state.side(card.owner());
        return switch (zone) {
            case HAND -> side.hand();
            case DECK -> side.deck();
            case DISCARD -> side.discard();
            case PURGED -> side.purged();
            case ARCHIVES, IN_PLAY, UNDER, BEING_PLAYED -> List.of();
        };
    }

    private static int sizeWithout(CardId card, List<CardId> pile) {
        return pile.size() - (pile.contains(card) ? 1 : 0);
    }

    private int othersInLine(CardId card, Seat seat) {
        return state.side(seat).battleline().size() - (state.side(seat).positionOf(card) >= 0 ? 1 : 0);
    }

    private static Optional<String> beyond(Optional<Integer> position, int others) {
        return position.filter(at -> at > others)
                .map(at -> "there are "
                        + others
                        + " other cards there, so a position is 0 to "
                        + others
                        + ", not "
                        + at
                        + ".");
    }

    /** An artifact that is a creature now stands in a line, and some cards are upgrades as well. */
    private Optional<String> typeIs(CardId card, CardType wanted) {
        var compiled = matchCards.compiled(state, card);
        boolean fits = compiled.is(wanted)
                || wanted == CardType.CREATURE && isCreature(card)
                || wanted == CardType.UPGRADE && compiled.upgradeForm().isPresent();
        return fits
                ? Optional.empty()
                : Optional.of(name(card)
                        + " is of the type "
                        + compiled.definition.type()
                        + " and cannot be where only "
                        + wanted
                        + " cards are.");
    }

    private Optional<String> topHalf(CardId card) {
        return half(card).filter(Half.TOP::equals).isPresent()
                ? Optional.of(name(card) + " is a top half and has to be joined to its bottom half.")
                : Optional.empty();
    }

    private Optional<Half> half(CardId card) {
        return matchCards.compiled(card).gigantic().map(gigantic -> gigantic.half());
    }

    private Optional<String> noHost(CardId card, CardId host, boolean creature) {
        if (host.equals(card)) {
            return Optional.of(name(card) + " cannot be put on or under itself.");
        }
        return creature ? noCreature(host) : notInPlay(host);
    }

    private Optional<String> noOtherHalf(CardId card, CardId other) {
        return noHost(card, other, true)
                .or(() -> fits(card, other)
                        ? Optional.empty()
                        : Optional.of(name(card) + " is not the half that " + name(other) + " lacks."));
    }

    private boolean fits(CardId card, CardId other) {
        return half(card).filter(Half.TOP::equals).isPresent()
                && half(other).filter(Half.BOTTOM::equals).isPresent()
                && titleId(card).equals(titleId(other))
                && state.find(other)
                        .map(Permanent::otherHalf)
                        .filter(Optional::isEmpty)
                        .isPresent();
    }

    private String titleId(CardId card) {
        return DeckCard.titleId(state.deckCard(card).definition());
    }

    private String name(CardId card) {
        return matchCards.definition(card).title() + " (card " + card.number() + ")";
    }

    private String where(CardId card) {
        return switch (state.zoneOf(card)) {
            case DECK -> "in the deck";
            case HAND -> "in hand";
            case DISCARD -> "in the discard pile";
            case ARCHIVES -> "in the archives";
            case PURGED -> "purged";
            case IN_PLAY -> "an upgrade or half of another card";
            case UNDER -> "under another card";
            case BEING_PLAYED -> "being played";
        };
    }
}
