package org.aemberlog.game.engine;

import static org.aemberlog.game.engine.TestCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Rulebook, Step 3: playing, discarding and using, and every reason to refuse it. */
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
        assertThat(s.refused(new Reap(Seat.A, s.card("foreigner"))))
                .isEqualTo(new Refusal.HouseNotActive(s.card("foreigner"), House.DIS));
    }

    @Test
    void aStunnedCreatureCanOnlyLoseItsStun() {
        var s = table("alice logos line [bear stunned] | bob");
        assertThat(s.refused(new Reap(Seat.A, s.card("bear")))).isInstanceOf(Refusal.CreatureStunned.class);
        s.removesStun("bear");
        assertThat(s.permanent("bear").stunned()).isFalse();
        assertThat(s.permanent("bear").exhausted()).isTrue();
        assertThat(s.refused(new RemoveStun(Seat.A, s.card("bear")))).isInstanceOf(Refusal.CardIsExhausted.class);
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
    void everyRefusalHasItsReason() {
        var s = table("alice logos hand [coin, cloak, foreigner] line [bear exhausted, mouse]"
                + " artifacts [lever] | bob hand [seer] line [guard]");
        assertRefused(s.refused(new EndTurn(Seat.B)), Refusal.NotYourTurn.class);
        assertRefused(s.refused(new KeepHand(Seat.A)), Refusal.WrongStep.class);
        assertRefused(s.refused(new ChooseHouse(Seat.A, House.LOGOS)), Refusal.WrongStep.class);
        assertRefused(s.refused(new PlayCard(Seat.A, s.card("seer"))), Refusal.CardNotInHand.class);
        assertRefused(s.refused(new PlayCard(Seat.A, s.card("foreigner"))), Refusal.HouseNotActive.class);
        assertRefused(s.refused(new DiscardCard(Seat.A, s.card("bear"))), Refusal.CardNotInHand.class);
        assertRefused(s.refused(new Reap(Seat.A, s.card("bear"))), Refusal.CardIsExhausted.class);
        assertRefused(s.refused(new Reap(Seat.A, s.card("lever"))), Refusal.NotACreature.class);
        assertRefused(s.refused(new Reap(Seat.A, s.card("guard"))), Refusal.CardNotControlled.class);
        assertRefused(s.refused(new UseAction(Seat.A, s.card("mouse"))), Refusal.NoSuchAbility.class);
        assertRefused(s.refused(new UseOmni(Seat.A, s.card("lever"))), Refusal.NoSuchAbility.class);
        assertRefused(s.refused(new RemoveStun(Seat.A, s.card("mouse"))), Refusal.NotStunned.class);
        assertRefused(s.refused(new Fight(Seat.A, s.card("mouse"), s.card("seer"))), Refusal.NotFightable.class);
        assertRefused(s.refused(new PlayCard(Seat.A, CardId.of(Seat.B, 99))), Refusal.CardNotInHand.class);
        assertRefused(s.refused(new Choose(Seat.A, 1, List.of(0))), Refusal.NoSuchChoice.class);
    }

    @Test
    void aPendingChoiceHasToBeAnsweredWithItsOptions() {
        var s = table("alice logos hand [dispel, coin] line [bear, mouse] | bob")
                .plays("dispel");
        int id = s.state().pending().orElseThrow().id();
        assertRefused(s.refused(new PlayCard(Seat.A, s.card("coin"))), Refusal.ChoicePending.class);
        assertRefused(s.refused(new Choose(Seat.A, id + 1, List.of(0))), Refusal.NoSuchChoice.class);
        for (var picks : List.of(List.<Integer>of(), List.of(2), List.of(-1), List.of(0, 1), List.of(0, 0))) {
            assertRefused(s.refused(new Choose(Seat.A, id, picks)), Refusal.PicksNotOffered.class);
        }
        assertRefused(s.refused(new Choose(Seat.B, id, List.of(0))), Refusal.NotYourTurn.class);
    }

    @Test
    void anUpgradeNeedsACreature() {
        var s = table("alice logos hand [cloak] | bob");
        assertRefused(s.refused(new PlayCard(Seat.A, s.card("cloak"))), Refusal.NoHost.class);
    }

    @Test
    void theSameTitleIsPlayedAtMostSixTimesATurn() {
        var s = table("alice logos hand [coin, coin, coin, coin, coin, coin, coin] | bob");
        s.plays("coin");
        for (int copy = 2; copy <= 6; copy++) {
            s.plays("coin#" + copy);
        }
        assertRefused(s.refused(new PlayCard(Seat.A, s.card("coin#7"))), Refusal.RuleOfSix.class);
    }

    private static void assertRefused(Refusal refusal, Class<? extends Refusal> expected) {
        assertThat(refusal).isInstanceOf(expected);
        assertThat(refusal.section()).isNotBlank();
        assertThat(refusal.message()).endsWith(".");
    }
}
