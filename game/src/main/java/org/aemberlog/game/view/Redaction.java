package org.aemberlog.game.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Zone;

/**
 * Takes out of facts what a viewer may not see. A hand and archives are open to their owner only, a
 * deck to nobody; everything else is open to all.
 */
public final class Redaction {

    private static final Set<Zone> HIDDEN = Set.of(Zone.HAND, Zone.ARCHIVES, Zone.DECK);
    private static final Comparator<DeckCard> LISTED =
            Comparator.comparing(DeckCard::house)
                    .thenComparing(DeckCard::definition)
                    .thenComparing(card -> card.enhancements().toString());

    private Redaction() {}

    /** What the viewer sees of the facts that follow {@code before}. */
    public static List<MatchEvent> visible(
            List<MatchEvent> facts, MatchState before, Viewer viewer) {
        var seen = new ArrayList<MatchEvent>(facts.size());
        var state = before;
        for (var fact : facts) {
            seen.add(visible(fact, state, viewer));
            state = state.apply(fact);
        }
        return seen;
    }

    /** What the viewer sees of the facts with which a match is created. */
    public static List<MatchEvent> visibleCreation(List<MatchEvent> facts, Viewer viewer) {
        var created = (MatchCreated) facts.getFirst();
        var seen = new ArrayList<MatchEvent>();
        seen.add(creation(created));
        seen.addAll(
                visible(facts.subList(1, facts.size()), MatchState.created(created), viewer));
        return seen;
    }

    /** What the viewer sees of one fact. */
    public static MatchEvent visible(MatchEvent fact, MatchState before, Viewer viewer) {
        return switch (fact) {
            case MatchCreated e -> creation(e);
            case DeckShuffled e -> new DeckShuffled(e.seat(), hidden(e.order()));
            case CardsDrawn e ->
                    new CardsDrawn(e.seat(), toOwner(e.cards(), e.seat(), viewer));
            case ArchivesTaken e ->
                    new ArchivesTaken(e.seat(), toOwner(e.cards(), e.seat(), viewer));
            case CardReturned e -> new CardReturned(moved(e.card(), e.from(), viewer), e.from());
            case CardArchived e -> new CardArchived(moved(e.card(), e.from(), viewer), e.from());
            case CardPutInDeck e ->
                    new CardPutInDeck(moved(e.card(), e.from(), viewer), e.from(), e.place());
            case ChoiceRequested e -> new ChoiceRequested(choice(e.choice(), before, viewer));
            case FirstPlayerRolled e -> e;
            case DiscardPileRecycled e -> e;
            case HandKept e -> e;
            case HandMulliganed e -> e;
            case TurnBegan e -> e;
            case StepBegan e -> e;
            case KeyForged e -> e;
            case HouseChosen e -> e;
            case CheckAnnounced e -> e;
            case TurnEnded e -> e;
            case MatchWon e -> e;
            case CardPlayed e -> e;
            case CreatureEntered e -> e;
            case ArtifactEntered e -> e;
            case UpgradeAttached e -> e;
            case CreatureReaped e -> e;
            case FightBegan e -> e;
            case AbilityUsed e -> e;
            case StunRemoved e -> e;
            case CardExhausted e -> e;
            case CardsReadied e -> e;
            case AemberGained e -> e;
            case AemberLost e -> e;
            case AemberStolen e -> e;
            case AemberCaptured e -> e;
            case CreatureExalted e -> e;
            case AemberReleased e -> e;
            case DamageDealt e -> e;
            case ArmorSpent e -> e;
            case DamageHealed e -> e;
            case StatusGained e -> e;
            case StatusLost e -> e;
            case CardDestroyed e -> e;
            case CardDiscarded e -> e;
            case CardPurged e -> e;
            case ChainsGained e -> e;
            case ChainShed e -> e;
            case LastingEffectBegan e -> e;
            case ChoiceMade e -> e;
        };
    }

    /** Deck lists are open (rulebook, identity cards); which number is which card is not. */
    private static MatchEvent creation(MatchCreated e) {
        var seats = e.seats().stream().map(Redaction::listed).toList();
        return new MatchCreated(e.match(), "", seats);
    }

    /** A setup with its deck list in an order that says nothing. */
    static SeatSetup listed(SeatSetup setup) {
        var deck = setup.deck();
        var cards = deck.cards().stream().sorted(LISTED).toList();
        return new SeatSetup(
                setup.player(),
                new DeckList(deck.id(), deck.name(), deck.houses(), cards),
                setup.chains());
    }

    private static List<CardId> hidden(List<CardId> cards) {
        return Collections.nCopies(cards.size(), CardId.HIDDEN);
    }

    private static List<CardId> toOwner(List<CardId> cards, Seat owner, Viewer viewer) {
        return viewer.is(owner) ? cards : hidden(cards);
    }

    private static CardId moved(CardId card, Zone from, Viewer viewer) {
        boolean secret = HIDDEN.contains(from) && !(from != Zone.DECK && viewer.is(card.owner()));
        return secret ? CardId.HIDDEN : card;
    }

    /** A choice with the cards hidden that the viewer may not see. */
    static Choice choice(Choice choice, MatchState state, Viewer viewer) {
        if (viewer.is(choice.seat())) {
            return choice;
        }
        var options =
                choice.options().stream()
                        .map(
                                option ->
                                        option instanceof Option.Card o
                                                        && !Sight.sees(viewer, o.card(), state)
                                                ? new Option.Card(CardId.HIDDEN)
                                                : option)
                        .toList();
        return new Choice(
                choice.id(),
                choice.seat(),
                choice.why(),
                choice.source(),
                options,
                choice.min(),
                choice.max(),
                choice.repeats());
    }
}
