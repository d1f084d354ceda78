package org.aemberlog.game.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.Stream;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;

/** The definitions of the cards of one match, looked up when they are needed. */
public final class MatchCards {

    private final List<SeatSetup> seats;
    private final CompiledCards compiledCards;
    private final CompiledCard[][] found;
    private final boolean tideCard;
    private CardFeatures mentions;
    private volatile ConstantAbilities lastConstants;

    private MatchCards(List<SeatSetup> seats, CompiledCards compiledCards) {
        this.seats = seats;
        this.compiledCards = compiledCards;
        this.tideCard = seats.stream().anyMatch(seat -> seat.deck().tideCard());
        this.found = new CompiledCard[][] {
            new CompiledCard[seats.get(0).deck().cards().size()],
            new CompiledCard[seats.get(1).deck().cards().size()]
        };
    }

    static MatchCards of(MatchState state, CompiledCards compiledCards) {
        return compiledCards.matchCardsOf(state.seats());
    }

    /** Where the definitions are from. */
    public CardLibrary library() {
        return compiledCards.library;
    }

    /** The card's own definition. A definition that the library lost throws. */
    public CardDefinition definition(CardId card) {
        return compiled(card).definition;
    }

    /** What the card is at the moment: itself, or the card that it copies. */
    CompiledCard compiled(MatchState state, CardId card) {
        var copied = state.copies().isEmpty() ? null : state.copies().get(card);
        return copied == null ? compiled(card) : compiled(copied);
    }

    /** What the card with a pinned name is. */
    CompiledCard compiled(String pinned) {
        return compiledCards.get(pinned);
    }

    /**
     * Whether the Tide reference card is there: with a deck, or with a card that has to do with it.
     */
    boolean knowsTheTide() {
        return tideCard || mentioned().tide();
    }

    /**
     * The constant abilities at the last action boundary that was looked at, or null. What is legal
     * there is asked before an intent comes and when it comes, and once more when it is resolved.
     */
    ConstantAbilities lastConstants() {
        return lastConstants;
    }

    void lastConstants(ConstantAbilities found) {
        lastConstants = found;
    }

    /** Whether any card of the match makes artifacts creatures. */
    boolean animates() {
        return mentioned().animates();
    }

    /** Whether any card of the match has abilities that count in a discard pile. */
    boolean heedsDiscarded() {
        return mentioned().discarded();
    }

    /** Whether any card of the match reacts to such happenings or replaces them. */
    boolean heeds(TriggerEvent what) {
        return mentioned().happenings().contains(what);
    }

    /** What the cards of the match mention, found out once: nothing else can matter in it. */
    private CardFeatures mentioned() {
        if (mentions == null) {
            mentions = CardFeatures.of(seats.stream()
                    .flatMap(seat -> seat.deck().cards().stream())
                    .map(card -> compiledCards.get(card.definition()).mentions())
                    .toList());
        }
        return mentions;
    }

    /** The titles of all cards in both decks, each once, in alphabetical order. */
    List<String> titles() {
        return definitions().map(CardDefinition::title).distinct().sorted().toList();
    }

    /** The traits of all cards in both decks, each once, in alphabetical order. */
    List<Trait> traits() {
        return definitions()
                .flatMap(card -> card.traits().stream())
                .distinct()
                .sorted(Comparator.comparing(Trait::name))
                .toList();
    }

    private Stream<CardDefinition> definitions() {
        return seats.stream()
                .flatMap(seat -> seat.deck().cards().stream())
                .map(card -> compiledCards.get(card.definition()).definition);
    }

    /** Whether there is a definition with this pinned name. */
    boolean knows(String pinned) {
        return compiledCards.knows(pinned);
    }

    CompiledCard compiled(CardId card) {
        var row = found[card.owner() == Seat.A ? 0 : 1];
        var compiled = row[card.index()];
        if (compiled == null) {
            var listed = seats.get(card.owner().ordinal()).deck().cards().get(card.index());
            compiled = compiledCards.get(listed.definition());
            row[card.index()] = compiled;
        }
        return compiled;
    }

    /** Scripts by pinned name, made once. */
    static final class CompiledCards {

        /** How many matches' casts are kept at most; a power of two. */
        private static final int RECENT = 1024;

        private final CardLibrary library;
        private final Map<String, CompiledCard> made = new ConcurrentHashMap<>();
        private final AtomicReferenceArray<MatchCards> recent = new AtomicReferenceArray<>(RECENT);

        CompiledCards(CardLibrary library) {
            this.library = library;
        }

        /** The cast of a match, made once for as long as the match is played here. */
        MatchCards matchCardsOf(List<SeatSetup> seats) {
            int slot = System.identityHashCode(seats) & (RECENT - 1);
            var matchCards = recent.get(slot);
            if (matchCards == null || matchCards.seats != seats) {
                matchCards = new MatchCards(seats, this);
                recent.set(slot, matchCards);
            }
            return matchCards;
        }

        CompiledCard get(String pinned) {
            var compiled = made.get(pinned);
            return compiled != null ? compiled : made.computeIfAbsent(pinned, this::make);
        }

        boolean knows(String pinned) {
            return made.containsKey(pinned) || library.find(pinned).isPresent();
        }

        private CompiledCard make(String pinned) {
            return new CompiledCard(
                    library.find(pinned).orElseThrow(() -> new IllegalStateException("No definition of " + pinned)));
        }
    }
}
