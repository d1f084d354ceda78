package org.aemberlog.game.engine;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Cards that belong to other houses than the one they are printed in, while they are in play. */
class HousesTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Banner").upgrade().thisCreature(alsoBelongsTo(House.MARS)),
                        card("Training").upgrade().thisCreature(belongsTo(House.MARS)),
                        card("Citizenship").upgrade().thisCreature(alsoBelongsTo(House.LOGOS), power(1)),
                        card("Aura")
                                .action()
                                .play(choose(a(creature())), forRemainderOfTurn(always(it(), belongsTo(House.MARS)))),
                        card("Diplomacy")
                                .action()
                                .play(
                                        chooseHouse(),
                                        choose(a(creature())),
                                        forRemainderOfTurn(always(it(), alsoBelongsToChosenHouse()))),
                        card("Conscription").artifact().always(each(friendly(creature())), belongsToActiveHouse()),
                        card("Conversion").artifact().always(each(creature(house(House.DIS))), belongsTo(House.MARS)),
                        card("Reversion").artifact().always(each(creature(house(House.MARS))), belongsTo(House.DIS)),
                        card("Roll Call").action().play(exhaust(each(creature(house(House.MARS))))),
                        card("Census").action().play(gain(housesAmong(each(creature())))),
                        card("Kin").action().play(choose(a(creature())), exhaust(each(creature(sharesHouse(it()))))),
                        card("Farewell")
                                .action()
                                .play(
                                        as("gone", archive(each(enemy(creature())))),
                                        onlyIf(shareAHouse(touched("gone")), gain(2))),
                        card("Martian Wake").artifact().eachTime(isDestroyed(creature(house(House.MARS))), gain(1)),
                        card("Slay").action().play(destroy(a(enemy(creature())))))
                .table("alice logos " + active, other);
    }

    private static boolean mayReap(Scenario s, String card) {
        return s.legal().contains(new Reap(s.state().active(), s.card(card)));
    }

    private static boolean exhausted(Scenario s, String card) {
        return s.permanent(card).exhausted();
    }

    @Test
    void aCreatureIsUsedByAHouseItHasGainedAndByItsOwn() {
        var s = table("line [wolf--dis with citizenship, bear--dis, mouse with banner]", "bob");
        assertThat(mayReap(s, "wolf--dis")).as("gained").isTrue();
        assertThat(mayReap(s, "mouse")).as("its own").isTrue();
        assertThat(s.rejected(new Reap(Seat.A, s.card("bear--dis"))))
                .isEqualTo(new Rejection.HouseNotActive(s.card("bear--dis"), House.DIS));
    }

    @Test
    void aCreatureThatBelongsToAnotherHouseInsteadNoLongerBelongsToItsOwn() {
        var s = table("line [wolf with training, bear]", "bob");
        assertThat(s.rejected(new Reap(Seat.A, s.card("wolf"))))
                .isEqualTo(new Rejection.HouseNotActive(s.card("wolf"), House.MARS));
        assertThat(mayReap(s, "bear")).isTrue();
    }

    @Test
    void aHouseGainedByAnEffectIsGoneAfterTheTurn() {
        var s = table("hand [aura, roll-call] line [wolf, bear]", "bob line [mouse]");
        s.plays("aura").chooses("wolf").plays("roll-call").settled();
        assertThat(exhausted(s, "wolf")).isTrue();
        assertThat(exhausted(s, "bear")).isFalse();
        assertThat(exhausted(s, "mouse")).isFalse();
        s.endsTurn();
        assertThat(s.board().housesOf(s.card("wolf"))).containsExactly(House.LOGOS);
    }

    @Test
    void theChosenHouseIsAddedToThoseACreatureHas() {
        var s = table("hand [diplomacy, roll-call] line [wolf, bear]", "bob");
        s.plays("diplomacy").chooses("mars").chooses("wolf");
        assertThat(s.board().housesOf(s.card("wolf"))).containsExactly(House.LOGOS, House.MARS);
        assertThat(mayReap(s, "wolf")).isTrue();
        s.plays("roll-call").settled();
        assertThat(exhausted(s, "wolf")).isTrue();
        assertThat(exhausted(s, "bear")).isFalse();
    }

    @Test
    void whatBelongsToTheActiveHouseFollowsIt() {
        var s = table("line [wolf--dis] hand [mouse--dis] artifacts [conscription]", "bob line [bear--mars]");
        assertThat(mayReap(s, "wolf--dis")).isTrue();
        assertThat(s.board().housesOf(s.card("mouse--dis"))).containsExactly(House.DIS);
        assertThat(s.board().housesOf(s.card("bear--mars"))).containsExactly(House.MARS);
        s.endsTurn().choosesHouse(House.MARS);
        assertThat(s.board().housesOf(s.card("wolf--dis"))).containsExactly(House.MARS);
    }

    @Test
    void aPlayerMayChooseAHouseThatACardOfTheirsHasGained() {
        for (var given : new String[] {"banner", "training"}) {
            var s = table("line [mouse]", "bob line [wolf with %s]".formatted(given));
            assertThat(s.board().houses(Seat.A)).as(given).doesNotContain(House.MARS);
            assertThat(s.board().houses(Seat.B)).as(given).contains(House.MARS);
            s.endsTurn();
            assertThat(s.legal()).contains(new ChooseHouse(Seat.B, House.MARS));
            s.choosesHouse(House.MARS);
            assertThat(mayReap(s, "wolf")).as(given).isTrue();
        }
    }

    @Test
    void housesAreCountedWithThoseGained() {
        for (var it : new String[][] {{"mouse", "2"}, {"mouse with banner", "3"}, {"mouse with training", "2"}}) {
            var s = table("hand [census] line [%s, wolf--dis, bear--dis]".formatted(it[0]), "bob");
            s.plays("census").settled();
            assertThat(s.alice().aember()).as(it[0]).isEqualTo(Integer.parseInt(it[1]));
        }
    }

    @Test
    void cardsShareAnyOfTheirHouses() {
        var s = table("hand [kin] line [wolf with banner, bear--mars, mouse]", "bob line [bear--dis, wolf--mars]");
        s.plays("kin").chooses("wolf").settled();
        assertThat(exhausted(s, "bear--mars")).isTrue();
        assertThat(exhausted(s, "mouse")).isTrue();
        assertThat(exhausted(s, "wolf--mars")).isTrue();
        assertThat(exhausted(s, "bear--dis")).isFalse();
    }

    @Test
    void creaturesThatLeftShareTheHousesTheyLastHad() {
        String[] lines = {
            "wolf, bear",
            "wolf, bear--mars",
            "wolf with banner, bear--mars",
            "wolf with training, bear",
            "wolf with training, bear--mars"
        };
        int[] gained = {2, 0, 2, 0, 2};
        for (int i = 0; i < lines.length; i++) {
            var s = table("hand [farewell]", "bob line [%s]".formatted(lines[i]));
            s.plays("farewell").settled();
            assertThat(s.bob().archives()).hasSize(2);
            assertThat(s.alice().aember()).as(lines[i]).isEqualTo(gained[i]);
        }
    }

    @Test
    void aDestroyedCreatureCountsByTheHouseItHadWhenItLeft() {
        for (var it : new String[][] {{"wolf", "0"}, {"wolf with banner", "1"}, {"wolf--mars", "1"}}) {
            var s = table("hand [slay] artifacts [martian-wake]", "bob line [%s]".formatted(it[0]));
            s.plays("slay").settled();
            assertThat(s.bob().discard()).isNotEmpty();
            assertThat(s.alice().aember()).as(it[0]).isEqualTo(Integer.parseInt(it[1]));
        }
    }

    @Test
    void theHouseIsGoneWhenTheCreatureIsNoLongerInPlay() {
        var s = table("hand [slay]", "bob line [wolf with training]")
                .plays("slay")
                .settled();
        assertThat(s.board().housesOf(s.card("wolf"))).containsExactly(House.LOGOS);
    }

    @Test
    void changesThatMeetEachOtherGoByThePrintedHouses() {
        var s = table("line [wolf--dis, bear--mars, mouse]" + " artifacts [conversion, reversion]", "bob");
        assertThat(s.board().housesOf(s.card("wolf--dis"))).containsExactly(House.MARS);
        assertThat(s.board().housesOf(s.card("bear--mars"))).containsExactly(House.DIS);
        assertThat(s.board().housesOf(s.card("mouse"))).containsExactly(House.LOGOS);
    }
}
