package org.aemberlog.game.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Two matches that differ only in what a viewer cannot see look the same to that viewer. */
class HiddenInformationTest {

    private static final int MATCHES = 40;

    /** How many matches with something hidden there have to be, and among how many at most. */
    private static final int HIDING = 20;

    private static final int MAX_MATCHES = 400;
    private static final SecretivePool POOL = new SecretivePool();
    private static final Rules RULES = new Rules(POOL);

    static Stream<Viewer> viewers() {
        return Stream.of(new Viewer.Seated(Seat.A), new Viewer.Seated(Seat.B), new Viewer.Spectator());
    }

    /** Each viewer of a match with hidden hands, and of one with open hands. */
    static Stream<Arguments> viewersAndHands() {
        return viewers().flatMap(viewer -> Stream.of(false, true).map(open -> Arguments.of(viewer, open)));
    }

    @ParameterizedTest
    @MethodSource("viewersAndHands")
    void whatIsHiddenMakesNoDifference(Viewer viewer, boolean openHands) {
        int different = 0;
        for (int i = 0; i < MAX_MATCHES && different < HIDING; i++) {
            long seed = newSeed(viewer);
            var story = Story.random(POOL, seed, openHands);
            var open = story.layOpenTo(viewer);
            var other = Twins.permuted(story, open, new Random(seed));
            different += other.equals(story) ? 0 : 1;
            assertThat(other.toldTo(viewer, RULES)).as("seed %d", seed).isEqualTo(story.toldTo(viewer, RULES));
        }
        assertThat(different).as("matches with something hidden").isEqualTo(HIDING);
    }

    @ParameterizedTest
    @MethodSource("viewersAndHands")
    void aViewerLearnsWhichCardANumberIsExactlyWhenTheCardIsSeen(Viewer viewer, boolean openHands) {
        for (int i = 0; i < MATCHES; i++) {
            long seed = newSeed(viewer);
            var story = Story.random(POOL, seed, openHands);
            var created = (MatchCreated) story.commits().getFirst().getFirst();
            Map<CardId, DeckCard> learnt = story.learntBy(viewer);
            assertThat(learnt.keySet()).as("seed %d", seed).isEqualTo(story.layOpenTo(viewer));
            learnt.forEach((id, card) -> assertThat(card).isEqualTo(listed(created, id)));
        }
    }

    @Test
    void openHandsAreSeenByPlayersOnlyAndNothingElseIs() {
        var seen = new EnumMap<Seat, Integer>(Seat.class);
        for (int i = 0; i < MATCHES; i++) {
            long seed = newSeed(new Viewer.Spectator());
            var state = Story.random(POOL, seed, true).end();
            for (var seat : Seat.values()) {
                var other = seat.opponent();
                var mine = TableViews.of(state, RULES, new Viewer.Seated(seat));
                assertThat(half(mine, other).hand())
                        .as("seed %d", seed)
                        .hasSize(state.side(other).hand().size());
                assertThat(half(mine, other).archives())
                        .isEqualTo(half(spectated(state), other).archives());
                assertThat(half(spectated(state), seat).hand()).isEmpty();
                seen.merge(seat, half(mine, other).hand().size(), Integer::sum);
            }
        }
        assertThat(seen.values()).allMatch(cards -> cards > 0);
    }

    private static TableView spectated(MatchState state) {
        return TableViews.of(state, RULES, new Viewer.Spectator());
    }

    private static TableView.Half half(TableView table, Seat seat) {
        return seat == Seat.A ? table.a() : table.b();
    }

    @ParameterizedTest
    @MethodSource("viewers")
    void theSeedOfTheDiceIsNeverTold(Viewer viewer) {
        long seed = newSeed(viewer);
        assertThat(Story.random(POOL, seed).toldTo(viewer, RULES)).noneMatch(text -> text.contains("seed " + seed));
    }

    private static long newSeed(Viewer viewer) {
        long seed = Seeds.next();
        System.out.println(viewer + " with seed " + seed);
        return seed;
    }

    private static DeckCard listed(MatchCreated created, CardId id) {
        return created.seats().get(id.owner().ordinal()).deck().cards().get(id.index());
    }
}
