package org.aemberlog.game.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;

/**
 * Two matches that differ only in what a viewer cannot see, as events commit by commit.
 *
 * @param one a random match
 * @param other the same, with hidden cards in each other's places
 */
public record Twins(List<List<MatchEvent>> one, List<List<MatchEvent>> other) {

    private static final SecretivePool POOL = new SecretivePool();

    /** Twins for a viewer; the same seed gives the same. */
    public static Twins random(long seed, Viewer viewer) {
        var story = Story.random(POOL, seed);
        var other = permuted(story, story.layOpenTo(viewer), new Random(seed));
        return new Twins(story.commits(), other.commits());
    }

    /** The cards that they are played with. */
    public static CardLibrary library() {
        return POOL;
    }

    /** The same events about other cards: those not in {@code open} have changed places. */
    static Story permuted(Story story, Set<CardId> open, Random random) {
        var commits = new ArrayList<>(story.commits());
        var events = new ArrayList<>(commits.getFirst());
        var created = (MatchCreated) events.getFirst();
        var seats = new ArrayList<SeatSetup>();
        for (var seat : Seat.values()) {
            seats.add(permuted(created.seats().get(seat.ordinal()), seat, open, random));
        }
        events.set(
                0, new MatchCreated(created.match(), created.secret(), created.commitment(), seats, created.terms()));
        commits.set(0, List.<MatchEvent>copyOf(events));
        return new Story(commits);
    }

    private static SeatSetup permuted(SeatSetup setup, Seat seat, Set<CardId> open, Random random) {
        var cards = new ArrayList<>(setup.deck().cards());
        var places = new ArrayList<Integer>();
        for (int i = 0; i < cards.size(); i++) {
            if (!open.contains(CardId.of(seat, i))) {
                places.add(i);
            }
        }
        var hidden = new ArrayList<>(places.stream().map(cards::get).toList());
        Collections.shuffle(hidden, random);
        for (int i = 0; i < hidden.size(); i++) {
            cards.set(places.get(i), hidden.get(i));
        }
        var deck = setup.deck();
        return new SeatSetup(
                setup.player(), new DeckList(deck.id(), deck.name(), deck.houses(), cards), setup.chains());
    }
}
