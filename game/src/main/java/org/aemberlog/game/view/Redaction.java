package org.aemberlog.game.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;

/**
 * Takes out of events what a viewer may not see. Archives are open to their owner only, a hand to those who
 * {@linkplain VisibleCards#seesHand see it}, a deck to nobody; everything else is open to all.
 */
public final class Redaction {

    /** Stands in {@link ChoiceMade} for picked cards that the viewer may not see. */
    public static final int HIDDEN_PICK = -1;

    /** In the order of a deck list that says nothing about places. */
    static final Comparator<DeckCard> LISTED = Comparator.comparing(DeckCard::house)
            .thenComparing(DeckCard::definition)
            .thenComparing(card -> card.enhancements().toString());

    private Redaction() {}

    /** What the viewer sees of the events that follow {@code before}. */
    public static List<MatchEvent> visible(List<MatchEvent> events, MatchState before, Viewer viewer) {
        var seen = new ArrayList<MatchEvent>(events.size());
        var state = before;
        for (var event : events) {
            seen.add(visible(event, state, viewer));
            state = state.apply(event);
        }
        return seen;
    }

    /** What the viewer sees of the events with which a match is created. */
    public static List<MatchEvent> visibleCreation(List<MatchEvent> events, Viewer viewer) {
        var first = events.getFirst();
        var state = MatchState.begun(first);
        var seen = new ArrayList<MatchEvent>();
        seen.add(visible(first, state, viewer));
        seen.addAll(visible(events.subList(1, events.size()), state, viewer));
        return seen;
    }

    /** What the viewer sees of one event. */
    public static MatchEvent visible(MatchEvent event, MatchState before, Viewer viewer) {
        return switch (event) {
            case LifecycleEvent e -> lifecycle(e);
            case PileEvent e -> pile(e, before, viewer);
            case MoveEvent e -> move(e, before, viewer);
            case DecisionEvent e -> decision(e, before, viewer);
            case Beside _, TurnEvent _, PlayerEvent _, UseEvent _ -> event;
            case AemberEvent _, StatusEvent _, TableEvent _, LastingEvent _ -> event;
        };
    }

    private static MatchEvent lifecycle(LifecycleEvent event) {
        return switch (event) {
            case MatchCreated e -> creation(e);
            case MatchForked e -> fork(e);
            case TakenBack e -> new TakenBack(e.seat(), Optional.empty());
            case NonceAdded _, SecretRevealed _, FirstPlayerRolled _, FirstPlayerChosen _ -> event;
            case MatchWon _, MatchExpired _ -> event;
        };
    }

    private static MatchEvent pile(PileEvent event, MatchState before, Viewer viewer) {
        return switch (event) {
            case DeckShuffled e -> new DeckShuffled(e.seat(), hidden(e.order()));
            case CardsDrawn e -> new CardsDrawn(e.seat(), pile(e.cards(), Zone.HAND, e.seat(), before, viewer));
            case ArchivesTaken e -> new ArchivesTaken(e.seat(), toHands(e, before, viewer));
            case CardsLookedAt e -> new CardsLookedAt(e.seat(), toOwner(e.cards(), e.seat(), viewer));
            case ZonesSwapped e ->
                new ZonesSwapped(
                        e.seat(),
                        e.one(),
                        pile(e.nowInOne(), e.one(), e.seat(), before, viewer),
                        e.other(),
                        pile(e.nowInOther(), e.other(), e.seat(), before, viewer));
            case DiscardPileRecycled _, HandKept _, HandMulliganed _, CardsRevealed _ -> event;
        };
    }

    private static MatchEvent move(MoveEvent event, MatchState before, Viewer viewer) {
        return switch (event) {
            case CardReturned e -> new CardReturned(moved(e, Zone.HAND, before, viewer), e.from());
            case CardArchived e when e.faceup() -> e;
            case CardArchived e ->
                new CardArchived(moved(e, Zone.ARCHIVES, before, viewer), e.from(), e.seat(), false, e.homebound());
            case CardPutInDeck e -> new CardPutInDeck(moved(e, Zone.DECK, before, viewer), e.from(), e.place());
            case CardPlacedUnder e
            when !e.faceup() -> new CardPlacedUnder(moved(e, Zone.UNDER, before, viewer), e.from(), e.host(), false);
            case CardPlacedUnder _, CardPlayed _, CreatureEntered _, ArtifactEntered _ -> event;
            case CardDiscarded _, CardPurged _ -> event;
        };
    }

    private static MatchEvent decision(DecisionEvent event, MatchState before, Viewer viewer) {
        return switch (event) {
            case ChoiceRequested e -> new ChoiceRequested(choice(e.choice(), before, viewer));
            case ChoiceMade e -> made(e, before, viewer);
            case Corrected e -> new Corrected(e.what().flatMap(it -> seen(it, before, viewer)), e.from());
        };
    }

    /** Deck lists are open (rulebook, identity cards); which number is which card is not. */
    private static MatchEvent creation(MatchCreated e) {
        var seats = e.seats().stream().map(Redaction::listed).toList();
        return new MatchCreated(e.match(), "", e.commitment(), seats, e.terms());
    }

    /** What was hidden when the other match was there is hidden here. */
    private static MatchEvent fork(MatchForked e) {
        return new MatchForked(e.match(), e.from(), e.version(), "", e.commitment(), Optional.empty());
    }

    /** A setup with its deck list in an order that says nothing. */
    static SeatSetup listed(SeatSetup setup) {
        var deck = setup.deck();
        var cards = deck.cards().stream().sorted(LISTED).toList();
        return setup.with(deck.withCards(cards));
    }

    private static List<CardId> hidden(List<CardId> cards) {
        return Collections.nCopies(cards.size(), CardId.HIDDEN);
    }

    /** All of the cards if the viewer sees the hand, or else those that the viewer saw before. */
    private static List<CardId> toHands(ArchivesTaken taken, MatchState before, Viewer viewer) {
        if (VisibleCards.seesHand(viewer, taken.seat(), before)) {
            return taken.cards();
        }
        return taken.cards().stream()
                .map(card -> VisibleCards.sees(viewer, card, before) ? card : CardId.HIDDEN)
                .toList();
    }

    private static List<CardId> toOwner(List<CardId> cards, Seat owner, Viewer viewer) {
        return viewer.is(owner) ? cards : hidden(cards);
    }

    /** A card that nobody sees before or after is moved unseen; what is said of it is not told. */
    private static Optional<Correction> seen(Correction correction, MatchState before, Viewer viewer) {
        return switch (correction) {
            case MoveCard c -> {
                var after = before.apply(new Corrected(Optional.of(c), Optional.empty()));
                boolean seen =
                        VisibleCards.sees(viewer, c.card(), before) || VisibleCards.sees(viewer, c.card(), after);
                yield Optional.of(seen ? c : new MoveCard(CardId.HIDDEN, c.to()));
            }
            case SetHouse c -> unlessHidden(c, c.card(), before, viewer);
            case SetIcons c -> unlessHidden(c, c.card(), before, viewer);
            case SetDamage c -> Optional.of(c);
            case SetArmorSpent c -> Optional.of(c);
            case SetAember c -> Optional.of(c);
            case SetCounters c -> Optional.of(c);
            case SetStatus c -> Optional.of(c);
            case SetExhausted c -> Optional.of(c);
            case SetAttacked c -> Optional.of(c);
            case SetCopy c -> Optional.of(c);
            case SetPool c -> Optional.of(c);
            case SetKeys c -> Optional.of(c);
            case SetChains c -> Optional.of(c);
            case SetTide c -> Optional.of(c);
            case SetActiveHouse c -> Optional.of(c);
            case SetStep c -> Optional.of(c);
            case EndLasting c -> Optional.of(c);
        };
    }

    private static Optional<Correction> unlessHidden(
            Correction correction, CardId card, MatchState state, Viewer viewer) {
        return VisibleCards.sees(viewer, card, state) ? Optional.of(correction) : Optional.empty();
    }

    private static List<CardId> pile(List<CardId> cards, Zone zone, Seat owner, MatchState state, Viewer viewer) {
        return shows(zone, owner, state, viewer) ? cards : hidden(cards);
    }

    /** Whoever sees the card where it was or where it goes sees it move. */
    private static CardId moved(MoveEvent e, Zone to, MatchState state, Viewer viewer) {
        var owner = e.card().owner();
        boolean seen = shows(e.from(), owner, state, viewer) || shows(to, owner, state, viewer);
        return seen ? e.card() : CardId.HIDDEN;
    }

    private static boolean shows(Zone zone, Seat owner, MatchState state, Viewer viewer) {
        return switch (zone) {
            case DECK -> false;
            case HAND -> VisibleCards.seesHand(viewer, owner, state);
            case ARCHIVES, UNDER -> viewer.is(owner);
            case DISCARD, PURGED, IN_PLAY, BEING_PLAYED -> true;
        };
    }

    /**
     * A choice as the viewer sees it. Cards that the viewer may not see become one hidden option,
     * and the bounds none to one: how many cards of a hand qualify would say what they are. A card
     * that gave the ability and is in a hand or deck by now is not named.
     */
    public static Choice choice(Choice choice, MatchState state, Viewer viewer) {
        var granter = choice.granter().filter(card -> VisibleCards.sees(viewer, card, state));
        if (!hidesSome(choice, state, viewer)) {
            return seen(choice, granter, choice.options(), choice.min(), choice.max(), choice.repeats());
        }
        var options = new ArrayList<Option>();
        options.add(new Option.Card(CardId.HIDDEN));
        for (var option : choice.options()) {
            if (!hides(option, state, viewer)) {
                options.add(option);
            }
        }
        return seen(choice, granter, options, 0, 1, false);
    }

    private static Choice seen(
            Choice choice, Optional<CardId> granter, List<Option> options, int min, int max, boolean repeats) {
        return new Choice(
                choice.id(),
                choice.seat(),
                choice.why(),
                choice.source(),
                granter,
                choice.effect(),
                options,
                min,
                max,
                repeats);
    }

    /** The picks would say where in a hand a card is, which nobody else can see. */
    private static ChoiceMade made(ChoiceMade e, MatchState before, Viewer viewer) {
        boolean hidden = before.pending()
                .filter(choice -> hidesSome(choice, before, viewer))
                .isPresent();
        return hidden ? new ChoiceMade(e.choice(), List.of(HIDDEN_PICK)) : e;
    }

    private static boolean hidesSome(Choice choice, MatchState state, Viewer viewer) {
        return !viewer.is(choice.seat()) && choice.options().stream().anyMatch(option -> hides(option, state, viewer));
    }

    /** An ability waits for a card that was seen when it was triggered; it hides nothing. */
    private static boolean hides(Option option, MatchState state, Viewer viewer) {
        return option instanceof Option.Card o && !VisibleCards.sees(viewer, o.card(), state);
    }
}
