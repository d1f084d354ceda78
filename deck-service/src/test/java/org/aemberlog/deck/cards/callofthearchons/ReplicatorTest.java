package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplicatorTest {

    @Test
    void triggersTheReapEffectOfAFriendThatStaysReady() {
        var s =
                table("alice logos line [replicator, doc-bookton] deck [dodger, urchin] | bob")
                        .reaps("replicator")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("dodger");
        assertThat(s.permanent("doc-bookton").exhausted()).isFalse();
        assertThat(s.alice().aember()).as("only one creature reaped").isEqualTo(1);
    }

    /** FAQ, "As If It Were": Sequis captures from its own side. */
    @Test
    void makesAnEnemySequisCaptureFromItsController() {
        var s =
                table("alice logos amber 2 line [replicator] | bob amber 2 line [sequis]")
                        .reaps("replicator")
                        .settled();
        assertThat(s.permanent("sequis").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(3);
        assertThat(s.permanent("sequis").exhausted()).isFalse();
    }

    /** FAQ, Moving Creatures. */
    @Test
    void movesNothingWithAnEnemySanctumGuardian() {
        var s =
                table(
                                "alice logos line [mother, replicator]"
                                        + " | bob line [sanctum-guardian, raiding-knight]")
                        .reaps("replicator")
                        .chooses("sanctum-guardian")
                        .chooses("mother")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mother", "replicator");
        assertThat(s.line(s.bob())).containsExactly("sanctum-guardian", "raiding-knight");
    }

    @Test
    void usesFriendsOfItsOwnThroughAnEnemyCommander() {
        var s =
                table(
                                "alice logos line [replicator, batdrone]"
                                        + " | bob line [commander-remiel, dodger]")
                        .reaps("replicator")
                        .chooses("commander-remiel")
                        .chooses("reap")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("dodger").exhausted()).isFalse();
    }

    @Test
    void doesNothingWithACreatureThatHasNoReapEffectOrAlone() {
        var plain =
                table("alice logos line [replicator] | bob line [dodger]")
                        .reaps("replicator")
                        .settled();
        assertThat(plain.alice().aember()).isEqualTo(1);
        var alone = table("alice logos line [replicator] | bob").reaps("replicator").settled();
        assertThat(alone.alice().aember()).isEqualTo(1);
    }

    @Test
    void triggersAReapEffectThatWasGained() {
        var s =
                table(
                                "alice logos artifacts [spectral-tunneler] line [replicator]"
                                        + " deck [urchin] | bob line [dodger]")
                        .acts("spectral-tunneler")
                        .chooses("dodger")
                        .reaps("replicator")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("urchin");
    }
}
