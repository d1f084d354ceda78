package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NeutronSharkTest {

    @Test
    void destroysOneOnEachSideAndStopsAtALogosCard() {
        var s =
                table(
                                "alice logos hand [neutron-shark] line [mother] deck [batdrone,"
                                        + " dodger] | bob artifacts [library-of-babble]"
                                        + " line [urchin]")
                        .plays("neutron-shark")
                        .chooses("right")
                        .offers("urchin", "library-of-babble")
                        .chooses("library-of-babble")
                        .offers("mother", "neutron-shark")
                        .chooses("mother")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("neutron-shark");
        assertThat(s.line(s.bob())).containsExactly("urchin");
        assertThat(s.bob().artifacts()).isEmpty();
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("mother", "batdrone");
    }

    @Test
    void goesOnWhileTheCardsAreOfAnotherHouse() {
        var s =
                table(
                                "alice logos line [neutron-shark, mother, doc-bookton,"
                                        + " quixo-the-adventurer] deck [dodger, batdrone, urchin] | bob"
                                        + " line [urchin, charette, valdr]")
                        .reaps("neutron-shark")
                        .chooses("urchin#2")
                        .chooses("mother")
                        .chooses("charette")
                        .chooses("doc-bookton")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("neutron-shark", "quixo-the-adventurer");
        assertThat(s.line(s.bob())).containsExactly("valdr");
        assertThat(s.names(s.alice().deck())).containsExactly("urchin");
    }

    /** FAQ, Neutron Shark. */
    @Test
    void endsWithItsOwnDestruction() {
        var s =
                table(
                                "alice logos hand [neutron-shark] deck [dodger, urchin] | bob line"
                                        + " [valdr, charette]")
                        .plays("neutron-shark")
                        .chooses("valdr")
                        .settled();
        assertThat(s.inPlay("neutron-shark")).isFalse();
        assertThat(s.line(s.bob())).containsExactly("charette");
        assertThat(s.names(s.alice().deck())).containsExactly("urchin");
    }

    @Test
    void stopsWhenThereIsNoCardToDiscard() {
        var s =
                table(
                                "alice logos line [neutron-shark, mother, batdrone] | bob line"
                                        + " [valdr, urchin]")
                        .reaps("neutron-shark")
                        .chooses("valdr")
                        .chooses("mother")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("neutron-shark", "batdrone");
        assertThat(s.line(s.bob())).containsExactly("urchin");
    }

    @Test
    void destroysAFriendAlsoWithoutAnEnemy() {
        var s =
                table("alice logos line [neutron-shark, mother] deck [batdrone] | bob")
                        .reaps("neutron-shark")
                        .chooses("mother")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("neutron-shark");
    }
}
