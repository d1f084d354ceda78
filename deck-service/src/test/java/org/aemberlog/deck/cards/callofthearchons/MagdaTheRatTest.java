package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

/** Errata: the opponent steals when she leaves play after she was played. */
class MagdaTheRatTest {

    @Test
    void stealsTwoAtMost() {
        assertThat(stolenOf(3)).isEqualTo(2);
        assertThat(stolenOf(2)).isEqualTo(2);
        assertThat(stolenOf(1)).isEqualTo(1);
        assertThat(stolenOf(0)).isZero();
    }

    private static int stolenOf(int aember) {
        var s =
                table("alice shadows hand [magda-the-rat] | bob amber " + aember)
                        .plays("magda-the-rat")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(aember - s.alice().aember());
        return s.alice().aember();
    }

    @Test
    void theOpponentStealsTwoBackWhenSheIsDestroyed() {
        var s =
                table(
                                "alice shadows hand [magda-the-rat, life-for-a-life] line [dodger]"
                                        + " | bob amber 3 line [charette]")
                        .plays("magda-the-rat")
                        .chooses("left")
                        .plays("life-for-a-life")
                        .chooses("magda-the-rat")
                        .chooses("charette")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(3);
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.inPlay("dodger")).isTrue();
    }

    @Test
    void theOpponentStealsBackOnALaterTurnToo() {
        var s =
                table(
                                "alice shadows amber 1 hand [magda-the-rat]"
                                        + " | bob amber 3 hand [fear] line [charette]")
                        .plays("magda-the-rat")
                        .endsTurn()
                        .choosesHouse(House.DIS)
                        .plays("fear")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("magda-the-rat");
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(3);
    }

    @Test
    void nobodyStealsBackIfSheWasNotPlayed() {
        var s =
                table("alice dis amber 5 hand [fear] | bob amber 5 line [magda-the-rat]")
                        .plays("fear")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(5);
        assertThat(s.bob().aember()).isEqualTo(5);
    }

    @Test
    void playedAgainSheIsStolenBackForOnlyOnce() {
        var s =
                table(
                                "alice shadows hand [magda-the-rat]"
                                        + " | bob amber 5 hand [fear, fear] line [charette]")
                        .plays("magda-the-rat")
                        .endsTurn()
                        .choosesHouse(House.DIS)
                        .plays("fear")
                        .endsTurn()
                        .choosesHouse(House.SHADOWS)
                        .plays("magda-the-rat")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        s.endsTurn().choosesHouse(House.DIS).plays("fear#2").settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(5);
    }
}
