package org.aemberlog.replay.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.TakenBack;
import org.aemberlog.game.event.MatchEvent.TurnBegan;
import org.aemberlog.game.event.MatchEvent.TurnEnded;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.timeline.Marks.Kind;
import org.junit.jupiter.api.Test;

/** The marks are where the events are. */
class MarksTest {

    private static final PlayedMatch PLAYED = PlayedMatch.finished("marked", 200, new SplittableRandom(11));

    private static Marks read(List<Commit> commits) {
        var marks = new Marks();
        commits.forEach(marks::read);
        return marks;
    }

    @Test
    void everyTurnHasItsMarkAndItsPoint() {
        var marks = read(PLAYED.commits());
        var turns = marks.marks().stream()
                .filter(it -> it.kind() == Kind.TURN_BEGAN)
                .toList();
        assertThat(turns).hasSize((int) count(TurnBegan.class)).hasSizeGreaterThan(3);
        for (var mark : turns) {
            var state = PLAYED.state((int) mark.version());
            assertThat(mark.turn()).isLessThanOrEqualTo(state.turn().number());
            assertThat(PLAYED.commits().get((int) mark.version() - 1).events())
                    .contains(new TurnBegan(mark.seat().orElseThrow(), mark.turn()));
        }
        assertThat(marks.curve()).hasSize((int) count(TurnEnded.class) + 1);
        var end = marks.curve().getLast();
        var last = PLAYED.state(PLAYED.commits().size());
        assertThat(end.a().aember()).isEqualTo(last.a().aember());
        assertThat(end.b().creatures()).isEqualTo(last.b().battleline().size());
        assertThat(marks.marks().getLast().kind()).isEqualTo(Kind.MATCH_WON);
    }

    private static long count(Class<?> event) {
        return PLAYED.commits().stream()
                .flatMap(commit -> commit.events().stream())
                .filter(event::isInstance)
                .count();
    }

    @Test
    void whatFellInAFightIsMarked() {
        var marks = read(PLAYED.commits()).marks();
        assertThat(marks)
                .filteredOn(mark -> mark.kind() == Kind.FELL_IN_FIGHT)
                .isNotEmpty()
                .allSatisfy(mark -> assertThat(mark.card().orElseThrow()).startsWith("plain-"));
    }

    @Test
    void whatIsTakenBackIsNoLongerThere() {
        int kept = 60;
        var commits = PLAYED.commits().subList(0, 120);
        var before = read(commits.subList(0, kept));
        var back = new TakenBack(Optional.empty(), Optional.of(PLAYED.state(kept)));
        var marks = read(commits);
        marks.read(commit(back));
        assertThat(marks.curve()).isEqualTo(before.curve());
        assertThat(marks.marks().subList(0, marks.marks().size() - 1)).isEqualTo(before.marks());
        assertThat(marks.marks().getLast().kind()).isEqualTo(Kind.TAKEN_BACK);
        var all = new ArrayList<>(commits);
        all.add(commit(back));
        assertThat(new MatchHistory(PLAYED.id(), all).standing())
                .isEqualTo(new MatchHistory(PLAYED.id(), commits.subList(0, kept)).standing());
    }

    private static Commit commit(TakenBack back) {
        var any = PLAYED.commits().getFirst();
        return new Commit(any.match(), 121, "back", 0, any.intent(), List.of(back), "", "");
    }
}
