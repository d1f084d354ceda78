package org.aemberlog.game.engine;

import static org.aemberlog.game.engine.TestCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Rulebook, Step 3: playing, discarding and using, and every reason to reject it. */
class PlayAndUseTest {

    @Test
    void creaturesEnterExhaustedOnAFlank() {
        var s = table("alice logos hand [mouse] line [bear, guard] | bob").plays("mouse");
        s.offers("left", "right").chooses("right").settled();
        assertThat(s.line(s.alice())).containsExactly("bear", "guard", "mouse");
        assertThat(s.permanent("mouse").exhausted()).isTrue();
    }

    @Test
    void aBonusIconGainsBeforeTheCardIsDiscarded() {
        table("alice logos hand [coin] | bob")
                .plays("coin")
                .happened("card-played a coin hand", "aember-gained a 1", "card-discarded coin being-played")
                .settled();
    }

    @Test
    void reapingGainsOneAndThenResolvesReapAbilities() {
        table("alice logos line [seer] deck [coin] | bob")
                .reaps("seer")
                .happened("card-exhausted seer", "creature-reaped seer", "aember-gained a 1", "cards-drawn a [coin]")
                .settled();
    }

    @Test
    void omniIsUsedWhateverTheHouseAndActionIsNot() {
        var s = table("alice logos artifacts [outsider, bell, lever] line [foreigner] | bob");
        s.asks(new UseOmni(Seat.A, s.card("outsider")));
        s.acts("lever");
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.rejected(new Reap(Seat.A, s.card("foreigner"))))
                .isEqualTo(new Rejection.HouseNotActive(s.card("foreigner"), House.DIS));
    }

    @Test
    void aStunnedCreatureCanOnlyLoseItsStun() {
        var s = table("alice logos line [bear stunned] | bob");
        assertThat(s.rejected(new Reap(Seat.A, s.card("bear")))).isInstanceOf(Rejection.CreatureStunned.class);
        s.removesStun("bear");
        assertThat(s.permanent("bear").stunned()).isFalse();
        assertThat(s.permanent("bear").exhausted()).isTrue();
        assertThat(s.rejected(new RemoveStun(Seat.A, s.card("bear")))).isInstanceOf(Rejection.CardIsExhausted.class);
    }

    @Test
    void simultaneousDestroyedAbilitiesAreOrderedAndAllCardsMoveTogether() {
        var s = table("alice logos hand [blast] | bob line [heir, avenger, bear]")
                .plays("blast");
        // The avenger can only choose the bear: the others are tagged (glossary, Destroyed).
        s.offers("heir destroyed", "avenger destroyed").chooses("avenger");
        s.chooses("bear", "avenger", "heir").settled();
        assertThat(s.names(s.bob().discard())).containsExactly("heir", "avenger", "bear");
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void aCreatureLeavingPlayGivesItsAemberToTheOpponentAndDropsItsUpgrades() {
        var s = table("alice logos hand [dispel] | bob line [bear amber 2 with cloak]");
        s.plays("dispel").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.names(s.bob().hand())).containsExactly("bear");
        assertThat(s.names(s.bob().discard())).containsExactly("cloak");
    }

    @Test
    void aWardKeepsACreatureInPlay() {
        var s = table("alice logos hand [dispel] | bob line [bear warded]").plays("dispel");
        assertThat(s.inPlay("bear")).isTrue();
        assertThat(s.permanent("bear").warded()).isFalse();
    }

    @Test
    void archivingTakesTheTopCard() {
        var s = table("alice logos hand [stash] deck [bear, mouse] | bob").plays("stash");
        assertThat(s.names(s.alice().archives())).containsExactly("bear");
    }

    @Test
    void statusesAreGivenOnce() {
        var s = table("alice logos hand [shelter, fury] line [bear] | bob");
        s.plays("shelter").included("status-gained bear ward");
        s.plays("fury").included("status-gained bear enrage");
    }

    @Test
    void everyRejectionHasItsReason() {
        var s = table("alice logos hand [coin, cloak, foreigner] line [bear exhausted, mouse]"
                + " artifacts [lever] | bob hand [seer] line [guard]");
        assertRejected(s.rejected(new EndTurn(Seat.B)), Rejection.NotYourTurn.class);
        assertRejected(s.rejected(new KeepHand(Seat.A)), Rejection.WrongStep.class);
        assertRejected(s.rejected(new ChooseHouse(Seat.A, House.LOGOS)), Rejection.WrongStep.class);
        assertRejected(s.rejected(new PlayCard(Seat.A, s.card("seer"))), Rejection.CardNotInHand.class);
        assertRejected(s.rejected(new PlayCard(Seat.A, s.card("foreigner"))), Rejection.HouseNotActive.class);
        assertRejected(s.rejected(new DiscardCard(Seat.A, s.card("bear"))), Rejection.CardNotInHand.class);
        assertRejected(s.rejected(new Reap(Seat.A, s.card("bear"))), Rejection.CardIsExhausted.class);
        assertRejected(s.rejected(new Reap(Seat.A, s.card("lever"))), Rejection.NotACreature.class);
        assertRejected(s.rejected(new Reap(Seat.A, s.card("guard"))), Rejection.CardNotControlled.class);
        assertRejected(s.rejected(new UseAction(Seat.A, s.card("mouse"))), Rejection.NoSuchAbility.class);
        assertRejected(s.rejected(new UseOmni(Seat.A, s.card("lever"))), Rejection.NoSuchAbility.class);
        assertRejected(s.rejected(new RemoveStun(Seat.A, s.card("mouse"))), Rejection.NotStunned.class);
        assertRejected(s.rejected(new Fight(Seat.A, s.card("mouse"), s.card("seer"))), Rejection.NotFightable.class);
        assertRejected(s.rejected(new PlayCard(Seat.A, CardId.of(Seat.B, 99))), Rejection.CardNotInHand.class);
        assertRejected(s.rejected(new Choose(Seat.A, 1, List.of(0))), Rejection.NoSuchChoice.class);
    }

    @Test
    void aPendingChoiceHasToBeAnsweredWithItsOptions() {
        var s = table("alice logos hand [dispel, coin] line [bear, mouse] | bob")
                .plays("dispel");
        int id = s.state().pending().orElseThrow().id();
        assertRejected(s.rejected(new PlayCard(Seat.A, s.card("coin"))), Rejection.ChoicePending.class);
        assertRejected(s.rejected(new Choose(Seat.A, id + 1, List.of(0))), Rejection.NoSuchChoice.class);
        for (var picks : List.of(List.<Integer>of(), List.of(2), List.of(-1), List.of(0, 1), List.of(0, 0))) {
            assertRejected(s.rejected(new Choose(Seat.A, id, picks)), Rejection.PicksNotOffered.class);
        }
        assertRejected(s.rejected(new Choose(Seat.B, id, List.of(0))), Rejection.NotYourTurn.class);
    }

    @Test
    void anUpgradeNeedsACreature() {
        var s = table("alice logos hand [cloak] | bob");
        assertRejected(s.rejected(new PlayCard(Seat.A, s.card("cloak"))), Rejection.NoHost.class);
    }

    @Test
    void theSameTitleIsPlayedAtMostSixTimesATurn() {
        var s = table("alice logos hand [coin, coin, coin, coin, coin, coin, coin] | bob");
        s.plays("coin");
        for (int copy = 2; copy <= 6; copy++) {
            s.plays("coin#" + copy);
        }
        assertRejected(s.rejected(new PlayCard(Seat.A, s.card("coin#7"))), Rejection.RuleOfSix.class);
    }

    private static void assertRejected(Rejection rejection, Class<? extends Rejection> expected) {
        assertThat(rejection).isInstanceOf(expected);
        assertThat(rejection.section()).isNotBlank();
        assertThat(rejection.message()).endsWith(".");
    }
}
