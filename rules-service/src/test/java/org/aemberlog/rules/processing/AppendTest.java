package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.live.PositionedCommit;
import org.aemberlog.rules.live.RecordPosition;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Commits of many matches are appended together, and no chain ever has a hole. */
@OnRealParts
class AppendTest {

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);
    private final Players others = new Players("n", decks);
    private List<Commit> ofM;
    private List<Commit> ofN;

    @BeforeEach
    void twoMatchesArePlayedInAnotherStore() {
        try (var elsewhere = new Database();
                var instance = new Instance(elsewhere, decks)) {
            ofM = commits(players, instance, elsewhere);
            ofN = commits(others, instance, elsewhere);
        }
    }

    private static List<Commit> commits(Players players, Instance instance, Database database) {
        instance.receive(players.creation());
        instance.receive(players.play(4, new SplittableRandom(2)));
        return database.commits(players.id());
    }

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private Set<MatchId> append(List<Commit> commits) {
        var taken = commits.stream()
                .map(c -> new PositionedCommit(
                        new SealedCommit(c, Canonical.text(c)), new RecordPosition("t", 0, c.version(), c.at())));
        return rules.store().append(taken.toList());
    }

    @Test
    void allCommitsOfAllMatchesAreStored() {
        var mixed = new ArrayList<>(ofM);
        mixed.add(2, ofN.get(0));
        mixed.addAll(ofN.subList(1, ofN.size()));
        assertThat(append(mixed)).isEmpty();
        assertThat(database.commits(players.id())).isEqualTo(ofM);
        assertThat(database.commits(others.id())).isEqualTo(ofN);
    }

    @Test
    void afterACommitThatIsThereAlreadyNothingMoreOfItsMatchIsStored() {
        append(ofM.subList(0, 2));
        var mixed = new ArrayList<>(ofM.subList(1, ofM.size()));
        mixed.addAll(ofN);
        assertThat(append(mixed)).containsExactly(players.id());
        assertThat(database.commits(players.id())).isEqualTo(ofM.subList(0, 2));
        assertThat(database.commits(others.id())).isEqualTo(ofN);
    }

    @Test
    void whatIsStoredBeforeACommitThatIsThereAlreadyStays() {
        append(ofM.subList(2, 3));
        assertThat(append(ofM)).containsExactly(players.id());
        assertThat(database.commits(players.id())).isEqualTo(ofM.subList(0, 3));
    }
}
