package org.aemberlog.game.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two matches that differ only in what a viewer cannot see look the same to that viewer. */
class HiddenInformationTest {

    private static final int MATCHES = 40;
    private static final SecretivePool POOL = new SecretivePool();

    static Stream<Viewer> viewers() {
        return Stream.of(
                new Viewer.Seated(Seat.A), new Viewer.Seated(Seat.B), new Viewer.Spectator());
    }

    @ParameterizedTest
    @MethodSource("viewers")
    void whatIsHiddenMakesNoDifference(Viewer viewer) {
        int different = 0;
        for (int i = 0; i < MATCHES; i++) {
            long seed = newSeed(viewer);
            var story = Story.random(POOL, seed);
            var open = story.layOpenTo(viewer);
            var other = permuted(story, open, new Random(seed));
            different += other.equals(story) ? 0 : 1;
            assertThat(other.toldTo(viewer, POOL))
                    .as("seed %d", seed)
                    .isEqualTo(story.toldTo(viewer, POOL));
        }
        assertThat(different).as("matches with something hidden").isGreaterThan(MATCHES / 4);
    }

    @ParameterizedTest
    @MethodSource("viewers")
    void aViewerLearnsWhichCardANumberIsExactlyWhenTheCardIsSeen(Viewer viewer) {
        for (int i = 0; i < MATCHES; i++) {
            long seed = newSeed(viewer);
            var story = Story.random(POOL, seed);
            var created = (MatchCreated) story.commits().getFirst().getFirst();
            Map<CardId, DeckCard> learnt = story.learntBy(viewer);
            assertThat(learnt.keySet()).as("seed %d", seed).isEqualTo(story.layOpenTo(viewer));
            learnt.forEach((id, card) -> assertThat(card).isEqualTo(listed(created, id)));
        }
    }

    @ParameterizedTest
    @MethodSource("viewers")
    void theSeedOfTheDiceIsNeverTold(Viewer viewer) {
        long seed = newSeed(viewer);
        assertThat(Story.random(POOL, seed).toldTo(viewer, POOL))
                .noneMatch(text -> text.contains("seed " + seed));
    }

    private static long newSeed(Viewer viewer) {
        long seed = new Random().nextLong();
        System.out.println(viewer + " with seed " + seed);
        return seed;
    }

    private static DeckCard listed(MatchCreated created, CardId id) {
        return created.seats().get(id.owner().ordinal()).deck().cards().get(id.index());
    }

    /** The same facts about other cards: those not in {@code open} have changed places. */
    private static Story permuted(Story story, Set<CardId> open, Random random) {
        var commits = new ArrayList<>(story.commits());
        var facts = new ArrayList<>(commits.getFirst());
        var created = (MatchCreated) facts.getFirst();
        var seats = new ArrayList<SeatSetup>();
        for (var seat : Seat.values()) {
            seats.add(permuted(created.seats().get(seat.ordinal()), seat, open, random));
        }
        facts.set(
                0,
                new MatchCreated(
                        created.match(),
                        created.secret(),
                        created.commitment(),
                        seats,
                        created.terms()));
        commits.set(0, List.<MatchEvent>copyOf(facts));
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
                setup.player(),
                new DeckList(deck.id(), deck.name(), deck.houses(), cards),
                setup.chains());
    }
}
