package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class ScowlyCaperTest {

    @Test
    void entersUnderTheOpponentsControlOnTheFlankYouChoose() {
        var s =
                table(
                                "alice shadows hand [scowly-caper] line [dodger]"
                                        + " | bob line [charette, batdrone]")
                        .plays("scowly-caper")
                        .offers("left", "right")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(s.line(s.bob())).containsExactly("charette", "batdrone", "scowly-caper");
        assertThat(s.permanent("scowly-caper").exhausted()).isTrue();
    }

    /** It enters as a creature of the opponent, so only their Duskwitch lets it enter ready. */
    @Test
    void entersReadyByTheDuskwitchOfItsController() {
        var theirs =
                table("alice shadows hand [scowly-caper] | bob line [duskwitch]")
                        .plays("scowly-caper")
                        .chooses("left")
                        .settled();
        assertThat(theirs.permanent("scowly-caper").exhausted()).isFalse();
        var yours =
                table("alice shadows hand [scowly-caper] line [duskwitch] | bob")
                        .plays("scowly-caper")
                        .settled();
        assertThat(yours.permanent("scowly-caper").exhausted()).isTrue();
    }

    @Test
    void canBeUsedWhateverTheActiveHouse() {
        var s =
                table("alice brobnar line [scowly-caper, dodger] | bob line [urchin]")
                        .reaps("scowly-caper")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.refused(new Intent.Reap(Seat.A, s.card("dodger"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void skirmishes() {
        var s =
                table("alice brobnar line [scowly-caper] | bob line [dodger]")
                        .fights("scowly-caper", "dodger")
                        .settled();
        assertThat(s.permanent("scowly-caper").damage()).isZero();
        assertThat(s.permanent("dodger").damage()).isEqualTo(2);
    }

    @Test
    void destroysANeighborAtTheEndOfItsControllersTurn() {
        var s =
                table(
                                "alice brobnar line [headhunter, scowly-caper of bob, smaaash,"
                                        + " valdr] | bob line [dodger]")
                        .endsTurn()
                        .offers("headhunter", "smaaash")
                        .chooses("smaaash");
        assertThat(s.line(s.alice())).containsExactly("headhunter", "scowly-caper", "valdr");
        assertThat(s.state().active()).isEqualTo(Seat.B);
        s.choosesHouse(House.SHADOWS).endsTurn();
        assertThat(s.line(s.alice())).as("not at the end of the other player's turn").hasSize(3);
        assertThat(s.line(s.bob())).containsExactly("dodger");
    }

    @Test
    void withoutANeighborItDestroysNothing() {
        var s =
                table("alice brobnar line [scowly-caper of bob] | bob line [dodger]")
                        .endsTurn()
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("scowly-caper");
    }

    /** Glossary, Leaves Play: it goes where its owner's cards go. */
    @Test
    void belongsToItsOwner() {
        var s =
                table("alice dis hand [fear] | bob line [scowly-caper of alice]")
                        .plays("fear")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("scowly-caper");
        assertThat(s.bob().hand()).isEmpty();
    }

    /** FAQ, Leaves Play (Spangler Box): put into play again, it changes sides again. */
    @Test
    void returnsFromSpanglerBoxToTheOpponentOfItsOwner() {
        var s =
                table(
                                "alice logos artifacts [spangler-box] hand [poltergeist]"
                                        + " | bob line [scowly-caper of alice]")
                        .acts("spangler-box");
        assertThat(s.inPlay("scowly-caper")).isFalse();
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn();
        s.choosesHouse(House.DIS).plays("poltergeist").settled();
        assertThat(s.inPlay("spangler-box")).isFalse();
        assertThat(s.line(s.bob())).containsExactly("scowly-caper");
    }
}
