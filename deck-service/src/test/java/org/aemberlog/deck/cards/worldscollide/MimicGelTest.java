package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** FAQ, Mimic Gel. */
class MimicGelTest {

    @Test
    void needsAnotherCreatureToCopy() {
        var s = table("alice logos hand [mimic-gel] artifacts [library-of-babble] | bob");
        assertThat(s.refused(new Intent.PlayCard(Seat.A, s.card("mimic-gel"))))
                .isInstanceOf(Refusal.RequirementNotMet.class);
    }

    @Test
    void cannotBePlayedFromTheDeckWithoutOneEither() {
        var s =
                table("alice logos hand [wild-wormhole] deck [mimic-gel] | bob")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("mimic-gel");
    }

    @Test
    void copiesTheCardAndNothingThatIsOnIt() {
        var s =
                table(
                                "alice logos hand [mimic-gel] line [mother] | bob line [valdr"
                                        + " damage 2 power 1 warded with protect-the-weak]")
                        .plays("mimic-gel")
                        .offers("mother", "valdr")
                        .chooses("valdr")
                        .chooses("right")
                        .settled();
        assertThat(s.power("mimic-gel")).isEqualTo(6);
        assertThat(s.board().armor(s.card("mimic-gel"))).isZero();
        assertThat(s.board().has(s.card("mimic-gel"), KeywordKind.TAUNT)).isFalse();
        assertThat(s.permanent("mimic-gel").damage()).isZero();
        assertThat(s.permanent("mimic-gel").warded()).isFalse();
        assertThat(s.permanent("mimic-gel").exhausted()).isTrue();
        assertThat(s.power("valdr")).isEqualTo(7);
    }

    @Test
    void belongsToLogosWhateverItCopies() {
        var s =
                table(
                                "alice logos hand [mimic-gel] line [mother, sequis]"
                                        + " | bob amber 2 line [valdr]")
                        .plays("mimic-gel")
                        .chooses("sequis")
                        .chooses("right")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .reaps("mimic-gel")
                        .settled();
        assertThat(s.permanent("mimic-gel").aember()).isEqualTo(1);
        assertThat(s.refused(new Intent.Reap(Seat.A, s.card("sequis"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void resolvesThePlayAbilityOfTheCopy() {
        var s =
                table("alice logos hand [mimic-gel] | bob amber 3 line [urchin]")
                        .plays("mimic-gel")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    @Test
    void hasTheBonusIconsOfTheCopy() {
        var s =
                table("alice logos hand [mimic-gel] | bob line [dust-pixie]")
                        .plays("mimic-gel")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void entersReadyAndAnywhereAsCrashMuldoon() {
        var s =
                table(
                                "alice logos hand [mimic-gel] line [mother, dodger]"
                                        + " | bob line [crash-muldoon]")
                        .plays("mimic-gel")
                        .chooses("crash-muldoon")
                        .chooses("position-1")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mother", "mimic-gel", "dodger");
        assertThat(s.permanent("mimic-gel").exhausted()).isFalse();
        s.acts("mimic-gel").offers("mother", "dodger").chooses("dodger").chooses("reap").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void isACreatureAsACopyOfAnAutoLegionaryInTheLine() {
        var s =
                table(
                                "alice saurian hand [mimic-gel] artifacts [auto-legionary] line"
                                        + " [mother] | bob line [valdr]")
                        .acts("auto-legionary")
                        .chooses("right")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("mimic-gel")
                        .chooses("auto-legionary")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mimic-gel", "mother", "auto-legionary");
        assertThat(s.power("mimic-gel")).isEqualTo(5);
        assertThat(s.board().type(s.card("mimic-gel"))).isEqualTo(CardType.CREATURE);
        s.endsTurn().choosesHouse(House.BROBNAR).endsTurn().choosesHouse(House.SAURIAN);
        s.reaps("mimic-gel").settled();
        assertThat(s.alice().aember()).as("of any house").isEqualTo(1);
    }

    /** The copy comes when it enters play, after it has been played as a creature. */
    @Test
    void isNoUpgradeAsACopyOfExploRover() {
        var s =
                table("alice logos hand [mimic-gel] | bob line [explo-rover]")
                        .plays("mimic-gel")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mimic-gel");
        assertThat(s.board().has(s.card("mimic-gel"), KeywordKind.SKIRMISH)).isTrue();
    }

    @Test
    void entersUnderTheOpponentsControlAsScowlyCaper() {
        var s =
                table("alice logos hand [mimic-gel] | bob line [scowly-caper]")
                        .plays("mimic-gel")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("scowly-caper", "mimic-gel");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    void copiesWhatAnotherGelIsACopyOf() {
        var s =
                table("alice logos hand [mimic-gel, mimic-gel] | bob line [valdr]")
                        .plays("mimic-gel")
                        .plays("mimic-gel#2")
                        .chooses("mimic-gel")
                        .chooses("right")
                        .settled();
        assertThat(s.power("mimic-gel#2")).isEqualTo(6);
        assertThat(s.line(s.alice())).containsExactly("mimic-gel", "mimic-gel#2");
    }

    @Test
    void copiesAGiganticCreatureWithOneCard() {
        var s =
                table(
                                "alice logos hand [mimic-gel, ultra-gravitron,"
                                        + " ultra-gravitron-top] | bob")
                        .plays("ultra-gravitron-top")
                        .plays("mimic-gel")
                        .chooses("left")
                        .settled();
        assertThat(s.power("mimic-gel")).isEqualTo(10);
        assertThat(s.permanent("mimic-gel").otherHalf()).isEmpty();
    }

    @Test
    void isItselfAgainAfterItsDestroyedAbilityAsBadPenny() {
        var s =
                table(
                                "alice logos hand [mimic-gel] line [mother] | bob line [bad-penny,"
                                        + " valdr]")
                        .plays("mimic-gel")
                        .chooses("bad-penny")
                        .chooses("left")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .fights("valdr", "mimic-gel")
                        .settled();
        assertThat(s.names(s.alice().hand())).contains("mimic-gel");
        assertThat(s.state().copies()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("bad-penny", "valdr");
    }

    @Test
    void choosesAgainWhenItIsPutIntoPlay() {
        var s =
                table(
                                "bob logos artifacts [spangler-box] line [mother]"
                                        + " | alice logos hand [mimic-gel, grasping-vines]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("mimic-gel")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .acts("spangler-box")
                        .chooses("mimic-gel")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("grasping-vines")
                        .chooses("spangler-box")
                        .settled();
        assertThat(s.line(s.alice())).as("a copy of Mother again").containsExactly("mimic-gel");
        assertThat(s.power("mimic-gel")).isEqualTo(5);
    }

    /** FAQ, Shadow of Dis: omega is looked at after the card was played. */
    @Test
    void endsTheStepAsDuskwitch() {
        var s = table("alice logos hand [mimic-gel] | bob line [duskwitch]").plays("mimic-gel");
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    /** FAQ, Mimicry: as a copy of an alpha card it would have to be played first. */
    @Test
    void isNoCopyOfAnAlphaCreatureAfterSomethingWasDone() {
        var position = "alice logos hand [mimic-gel] line [mother] | bob line [glimmer]";
        table(position).plays("mimic-gel").offers("mother", "glimmer");
        var s = table(position).reaps("mother").plays("mimic-gel").chooses("left").settled();
        assertThat(s.power("mimic-gel")).as("a copy of Mother").isEqualTo(5);
    }
}
