package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

class SpanglerBoxTest {

    @Test
    void purgesAnyCreatureAndChangesHands() {
        var s =
                table(
                                "alice logos artifacts [spangler-box] line [mother]"
                                        + " | bob line [dodger, urchin]")
                        .acts("spangler-box")
                        .offers("mother", "dodger", "urchin")
                        .chooses("dodger")
                        .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("dodger");
        assertThat(s.line(s.bob())).containsExactly("urchin");
        assertThat(s.line(s.alice())).containsExactly("mother");
        assertThat(s.alice().artifacts()).isEmpty();
        assertThat(s.names(s.bob().artifacts().stream().map(p -> p.card()).toList()))
                .containsExactly("spangler-box");
    }

    @Test
    void staysWhenNothingWasPurged() {
        var none = table("alice logos artifacts [spangler-box] | bob").acts("spangler-box");
        assertThat(none.settled().alice().artifacts()).hasSize(1);
        var ward =
                table("alice logos artifacts [spangler-box] | bob line [dodger warded]")
                        .acts("spangler-box")
                        .settled();
        assertThat(ward.permanent("dodger").warded()).isFalse();
        assertThat(ward.alice().artifacts()).hasSize(1);
    }

    @Test
    void givesBackAllItPurgedForBothPlayersWithoutPlayingIt() {
        var s =
                table(
                                "alice logos artifacts [spangler-box] amber 3 hand [grasping-vines]"
                                        + " line [mother] | bob line [batdrone, urchin]")
                        .acts("spangler-box")
                        .chooses("urchin")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .acts("spangler-box")
                        .chooses("mother")
                        .settled()
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("grasping-vines")
                        .chooses("spangler-box")
                        .chooses("right")
                        .settled();
        assertThat(s.names(s.alice().hand())).contains("spangler-box");
        assertThat(s.line(s.alice())).containsExactly("mother");
        assertThat(s.line(s.bob())).containsExactly("batdrone", "urchin");
        assertThat(s.alice().aember()).as("3 and a bonus, nothing stolen").isEqualTo(4);
        assertThat(s.permanent("urchin").exhausted()).isTrue();
        assertThat(s.alice().purged()).isEmpty();
        assertThat(s.bob().purged()).isEmpty();
    }

    /** FAQ, Leaves Play (Spangler Box): put into play, so no requirement counts. */
    @Test
    void givesBackKelifiDragonWithoutAember() {
        var s =
                table(
                                "bob logos artifacts [spangler-box] line [mother]"
                                        + " | alice hand [grasping-vines] line [kelifi-dragon]")
                        .acts("spangler-box")
                        .chooses("kelifi-dragon")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("grasping-vines")
                        .chooses("spangler-box")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("kelifi-dragon");
        assertThat(s.names(s.bob().hand())).contains("spangler-box");
    }

    /** FAQ, Leaves Play (Spangler Box): it enters play again, under the opponent's control. */
    @Test
    void givesScowlyCaperBackToItsOwnersOpponent() {
        var s =
                table(
                                "bob logos artifacts [spangler-box] line [scowly-caper of alice]"
                                        + " | alice hand [grasping-vines] line [mother]")
                        .acts("spangler-box")
                        .chooses("scowly-caper");
        assertThat(s.names(s.alice().purged())).containsExactly("scowly-caper");
        s.endsTurn()
                .choosesHouse(House.UNTAMED)
                .plays("grasping-vines")
                .chooses("spangler-box")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("scowly-caper");
        assertThat(s.line(s.alice())).containsExactly("mother");
    }

    /** Glossary, Gigantic: a gigantic creature is put into play when both halves are. */
    @Test
    void givesBackBothHalvesOfAGiganticCreature() {
        var s =
                table(
                                "bob logos artifacts [spangler-box] line [mother]"
                                        + " | alice logos hand [ultra-gravitron,"
                                        + " ultra-gravitron-top, grasping-vines]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("ultra-gravitron")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .acts("spangler-box")
                        .chooses("ultra-gravitron");
        assertThat(s.alice().purged()).hasSize(2);
        s.endsTurn()
                .choosesHouse(House.UNTAMED)
                .plays("grasping-vines")
                .chooses("spangler-box")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("ultra-gravitron");
        assertThat(s.permanent("ultra-gravitron").otherHalf())
                .contains(s.card("ultra-gravitron-top"));
        assertThat(s.alice().purged()).isEmpty();
    }

    @Test
    void givesBackNothingTwice() {
        var s =
                table(
                                "bob logos artifacts [spangler-box] line [mother, batdrone]"
                                        + " | alice hand [grasping-vines, grasping-vines]")
                        .acts("spangler-box")
                        .chooses("mother")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("grasping-vines")
                        .chooses("spangler-box")
                        .chooses("right")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("spangler-box")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("grasping-vines#2")
                        .chooses("spangler-box")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("batdrone", "mother");
        assertThat(s.names(s.bob().hand())).contains("spangler-box");
    }

    @Test
    void givesBackWhenItIsDestroyedAsWell() {
        var s =
                table(
                                "bob logos artifacts [spangler-box] line [mother]"
                                        + " | alice hand [neutron-shark] line [urchin]"
                                        + " deck [batdrone]")
                        .acts("spangler-box")
                        .chooses("mother")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("neutron-shark")
                        .chooses("left")
                        .chooses("spangler-box")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("mother");
        assertThat(s.names(s.bob().discard())).containsExactly("spangler-box");
    }

    /** Glossary, As If It Were Yours: "your opponent" is the one who controls it already. */
    @Test
    void staysWhereItIsWhenItIsUsedAsIfItWereYours() {
        var nexus =
                table(
                                "alice shadows line [nexus]"
                                        + " | bob artifacts [spangler-box] line [mother]")
                        .reaps("nexus")
                        .chooses("mother")
                        .settled();
        assertThat(nexus.names(nexus.bob().purged())).containsExactly("mother");
        assertThat(nexus.bob().artifacts()).hasSize(1);
        var poltergeist =
                table(
                                "alice dis hand [poltergeist]"
                                        + " | bob artifacts [spangler-box] line [mother]")
                        .plays("poltergeist")
                        .settled();
        assertThat(poltergeist.line(poltergeist.bob())).containsExactly("mother");
        assertThat(poltergeist.permanent("mother").exhausted()).isTrue();
        assertThat(poltergeist.names(poltergeist.bob().discard())).containsExactly("spangler-box");
    }
}
