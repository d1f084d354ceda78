package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarsTest {

    @Test
    void yzphyzKnowdroneArchivesAndPurgesToStun() {
        var s =
                table(
                                "alice mars hand [yzphyz-knowdrone, anger, punch] archives [fear]"
                                        + " line [tocsin] | bob archives [shooler] line [charette]")
                        .plays("yzphyz-knowdrone")
                        .chooses("left")
                        .offers("anger", "punch")
                        .chooses("anger")
                        .chooses("yes")
                        .chooses("effect-1")
                        .offers("fear", "anger")
                        .chooses("anger")
                        .offers("yzphyz-knowdrone", "tocsin", "charette")
                        .chooses("charette")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("fear");
        assertThat(s.names(s.alice().purged())).containsExactly("anger");
        assertThat(s.permanent("charette").stunned()).isTrue();
        assertThat(s.permanent("tocsin").stunned()).isFalse();
        assertThat(s.names(s.bob().archives())).containsExactly("shooler");
    }

    @Test
    void yzphyzKnowdroneMayKeepTheArchives() {
        var s =
                table("alice mars hand [yzphyz-knowdrone, anger] | bob line [charette]")
                        .plays("yzphyz-knowdrone")
                        .chooses("no")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("anger");
        assertThat(s.permanent("charette").stunned()).isFalse();
    }

    @Test
    void yzphyzKnowdroneStunsNobodyForNothing() {
        var s =
                table("alice mars hand [yzphyz-knowdrone] | bob line [charette]")
                        .plays("yzphyz-knowdrone")
                        .settled();
        assertThat(s.permanent("charette").stunned()).isFalse();
        assertThat(s.permanent("yzphyz-knowdrone").stunned()).isFalse();
    }

    /** FAQ, Archives: of the opponent's, but at random. */
    @Test
    void yzphyzKnowdronePurgesFromTheOpponentsArchivesAtRandom() {
        var s =
                table(
                                "alice mars hand [yzphyz-knowdrone]"
                                        + " | bob archives [fear, punch] line [charette]")
                        .plays("yzphyz-knowdrone")
                        .chooses("yes")
                        .chooses("effect-2")
                        .offers("yzphyz-knowdrone", "charette")
                        .chooses("charette")
                        .settled();
        assertThat(s.bob().archives()).hasSize(1);
        assertThat(s.bob().purged()).hasSize(1);
        assertThat(s.permanent("charette").stunned()).isTrue();
    }

    /** FAQ, Archives: a sample goes to its owner's hand instead, so that nothing was purged. */
    @Test
    void yzphyzKnowdroneCannotPurgeASample() {
        var s =
                table(
                                "alice mars hand [yzphyz-knowdrone]"
                                        + " | bob archives [fear of alice] line [charette]")
                        .plays("yzphyz-knowdrone")
                        .chooses("yes")
                        .chooses("effect-2")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("fear");
        assertThat(s.alice().purged()).isEmpty();
        assertThat(s.permanent("charette").stunned()).isFalse();
    }
}
