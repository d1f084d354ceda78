package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class LogosTest {

    /** Glossary, Destroyed: the new neighbors are tagged already and gain nothing. */
    @Test
    void archimedesArchivesTheNeighborsItHadWhenTheyWereTagged() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] | bob line [mother, batdrone,"
                                        + " archimedes, doc-bookton, dodger]")
                        .plays("gateway-to-dis")
                        .chooses("doc-bookton")
                        .chooses("mother", "archimedes", "dodger")
                        .settled();
        assertThat(s.names(s.bob().archives()))
                .containsExactlyInAnyOrder("batdrone", "doc-bookton");
        assertThat(s.names(s.bob().discard()))
                .containsExactlyInAnyOrder("mother", "archimedes", "dodger");
    }

    @Test
    void archimedesHelpsNeighborsOnlyAndNotItself() {
        var s =
                table(
                                "alice shadows hand [poison-wave] | bob line [batdrone, archimedes,"
                                        + " mother, dust-imp]")
                        .plays("poison-wave");
        s.chooses("dust-imp").chooses("archimedes", "dust-imp").settled();
        assertThat(s.names(s.bob().archives())).containsExactly("batdrone");
        assertThat(s.line(s.bob())).containsExactly("mother");
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    @Test
    void archimedesSendsABorrowedNeighborToItsOwnersArchives() {
        var s =
                table(
                                "alice dis hand [hand-of-dis] | bob line [mother, dust-pixie of"
                                        + " alice, archimedes]")
                        .plays("hand-of-dis")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("dust-pixie");
        assertThat(s.bob().archives()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("mother", "archimedes");
    }

    @Test
    void eurekaGainsAndArchivesTwoAtRandom() {
        var s =
                table("alice logos hand [eureka, dodger, urchin, mother] | bob")
                        .plays("eureka")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(3);
        assertThat(s.alice().archives()).hasSize(2);
        assertThat(s.alice().hand()).hasSize(1);
        var few = table("alice logos hand [eureka, dodger] | bob").plays("eureka").settled();
        assertThat(few.names(few.alice().archives())).containsExactly("dodger");
    }

    @Test
    void eurekaIsTheFirstThingInAStep() {
        var s = table("alice logos hand [eureka, batdrone] line [mother] | bob").reaps("mother");
        assertThat(s.refused(new Intent.PlayCard(Seat.A, s.card("eureka"))))
                .isInstanceOf(Refusal.KeywordForbids.class);
    }

    @Test
    void redactedCollectsWhenLogosIsChosen() {
        var s =
                table(
                                "bob dis line [valdr] | alice artifacts [redacted amber 2] line"
                                        + " [mother, dodger]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .settled();
        assertThat(s.permanent("redacted").aember()).isEqualTo(3);
        assertThat(s.alice().keys()).isEmpty();
        var other =
                table(
                                "bob dis line [valdr] | alice artifacts [redacted amber 3] line"
                                        + " [mother, dodger]")
                        .endsTurn()
                        .choosesHouse(House.SHADOWS)
                        .settled();
        assertThat(other.permanent("redacted").aember()).isEqualTo(3);
        var opponents =
                table("bob dis artifacts [redacted amber 3] | alice line [mother]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .settled();
        assertThat(opponents.permanent("redacted").aember()).isEqualTo(3);
    }

    @Test
    void redactedForgesWithTheFourth() {
        var s =
                table(
                                "bob dis line [valdr] | alice amber 2 artifacts [redacted amber 3]"
                                        + " line [mother]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .chooses("yellow")
                        .settled();
        assertThat(s.alice().keys()).hasSize(1);
        assertThat(s.alice().aember()).as("at no cost").isEqualTo(2);
        assertThat(s.bob().aember()).as("the Æmber on an artifact goes back").isZero();
        assertThat(s.names(s.alice().discard())).containsExactly("redacted");
    }

    /** FAQ, [REDACTED]: a fourth from elsewhere waits for the next choice of Logos. */
    @Test
    void redactedForgesOnlyByItsOwnAbility() {
        var s =
                table(
                                "bob dis line [valdr] | alice artifacts [redacted amber 4] line"
                                        + " [mother, dodger]")
                        .endsTurn()
                        .choosesHouse(House.SHADOWS)
                        .settled();
        assertThat(s.alice().keys()).isEmpty();
        s.endsTurn().choosesHouse(House.BROBNAR).endsTurn().choosesHouse(House.LOGOS);
        s.chooses("red").settled();
        assertThat(s.alice().keys()).hasSize(1);
    }

    @Test
    void redactedCanForgeTheKeyThatWins() {
        var s =
                table(
                                "bob dis line [valdr] | alice keys [red, blue] artifacts [redacted"
                                        + " amber 3] line [mother]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS);
        assertThat(s.state().winner()).contains(Seat.A);
    }

    /** Glossary, Leaves Play: what is archived is lost to what else was about to happen to it. */
    @Test
    void badPennyGoesWhereTheFirstOfItsTwoAbilitiesPutsIt() {
        var position = "alice dis hand [gateway-to-dis] | bob line [bad-penny, archimedes]";
        var returned = table(position).plays("gateway-to-dis").picks(0).settled();
        assertThat(returned.names(returned.bob().hand())).containsExactly("bad-penny");
        assertThat(returned.bob().archives()).isEmpty();
        var archived = table(position).plays("gateway-to-dis").picks(1).settled();
        assertThat(archived.names(archived.bob().archives())).containsExactly("bad-penny");
        assertThat(archived.bob().hand()).isEmpty();
    }

    /** FAQ, Alpha: a copy of Eureka! has alpha, too. */
    @Test
    void mimicryIsEurekaOnlyAsTheFirstThingInAStep() {
        var position =
                "alice untamed hand [mimicry, dodger, urchin] line [dust-pixie]"
                        + " | bob discard [eureka]";
        var first = table(position).plays("mimicry").settled();
        assertThat(first.alice().aember()).isEqualTo(3);
        assertThat(first.alice().archives()).hasSize(2);
        var later = table(position).reaps("dust-pixie");
        assertThat(later.refused(new Intent.PlayCard(Seat.A, later.card("mimicry"))))
                .isInstanceOf(Refusal.KeywordForbids.class);
    }
}
