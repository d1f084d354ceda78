package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NexusTest {

    @Test
    void usesAnEnemyArtifactAsIfItWereYours() {
        var s =
                table(
                                "alice shadows line [nexus] deck [urchin] artifacts [seeker-needle]"
                                        + " | bob artifacts [library-of-babble] deck [dodger]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("urchin");
        assertThat(s.permanent("library-of-babble").exhausted()).isTrue();
        assertThat(s.permanent("seeker-needle").exhausted()).isFalse();
        assertThat(s.bob().hand()).isEmpty();
    }

    /** FAQ, "As If It Were". */
    @Test
    void aShardCountsItselfAsFriendly() {
        var s =
                table("alice shadows line [nexus] | bob artifacts [shard-of-greed]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.alice().aember()).as("1 for reaping and 1 by the Shard").isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void otherEnemyShardsAreNotFriendly() {
        var s =
                table(
                                "alice shadows line [nexus] artifacts [shard-of-pain]"
                                        + " | bob artifacts [shard-of-greed, shard-of-pain]")
                        .reaps("nexus")
                        .chooses("shard-of-greed")
                        .settled();
        assertThat(s.alice().aember()).as("1 for reaping, 2 Shards").isEqualTo(3);
    }

    @Test
    void anExhaustedArtifactCannotBeUsed() {
        var s =
                table("alice shadows line [nexus] | bob artifacts [shard-of-greed exhausted]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void onesOwnArtifactsAreNotEnemies() {
        var s =
                table("alice shadows line [nexus] artifacts [shard-of-greed] | bob")
                        .reaps("nexus")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("shard-of-greed").exhausted()).isFalse();
    }

    /** FAQ, Timing: it is still time for "Reap:" abilities. */
    @Test
    void theAbilityOfSpectralTunnelerStillTriggers() {
        var s =
                table(
                                "alice shadows line [nexus] deck [urchin]"
                                        + " | bob artifacts [spectral-tunneler] line [charette]")
                        .reaps("nexus")
                        .chooses("nexus")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("urchin");
    }

    /** Glossary, As If It Were Yours: what is sacrificed as part of it still is. */
    @Test
    void anArtifactThatSacrificesItselfIsSacrificed() {
        var s =
                table(
                                "alice shadows line [nexus] hand [batdrone]"
                                        + " | bob artifacts [creed-of-nurture] line [charette]")
                        .reaps("nexus")
                        .chooses("nexus")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("creed-of-nurture");
    }

    @Test
    void eludesTheFirstAttack() {
        var s =
                table("alice brobnar line [headhunter, smaaash] | bob line [nexus]")
                        .fights("headhunter", "nexus");
        assertThat(s.permanent("nexus").damage()).isZero();
        assertThat(s.fights("smaaash", "nexus").settled().inPlay("nexus")).isFalse();
    }
}
