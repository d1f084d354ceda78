package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.dsl.UseWords;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.UseAction;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What a card that is a creature or an upgrade counts as, by the form it is played in. */
class FormsTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Rover").creature(2).asUpgrade(power(2)),
                        card("Hat").upgrade().thisCreature(power(1)),
                        card("No Creatures").artifact().always(cannot(PlayerAction.PLAY, OPPONENT, creature())),
                        card("No Upgrades").artifact().always(cannot(PlayerAction.PLAY, OPPONENT, upgrade())),
                        card("One Creature").artifact().always(noMoreThan(1, PlayerAction.PLAY, EACH, creature())),
                        card("One Upgrade").artifact().always(noMoreThan(1, PlayerAction.PLAY, EACH, upgrade())),
                        card("One Artifact").artifact().always(noMoreThan(1, PlayerAction.PLAY, EACH, artifact())),
                        card("One Use").artifact().always(noMoreThan(1, PlayerAction.USE, EACH, artifact())),
                        card("One Creature Use").artifact().always(noMoreThan(1, PlayerAction.USE, EACH, creature())),
                        card("One Reap")
                                .artifact()
                                .always(noMoreThan(1, PlayerAction.REAP, EACH, creature(powerAtLeast(3)))),
                        card("One Key").artifact().always(noMoreThan(1, PlayerAction.FORGE, YOU, anyCard())),
                        card("Lever").artifact().action(gain(1)),
                        card("Reader").creature(1).action(gain(1)),
                        card("Creature Pass").artifact().always(UseWords.mayPlay(creature())),
                        card("Upgrade Pass").artifact().always(UseWords.mayPlay(upgrade())),
                        card("Creature Bell").artifact().eachTime(youPlay(creature()), gain(1)),
                        card("Upgrade Bell").artifact().eachTime(youPlay(upgrade()), gain(1)))
                .table("alice logos " + active, other);
    }

    private static boolean mayPlay(Scenario s, String card) {
        return s.legal().contains(new PlayCard(Seat.A, s.card(card)));
    }

    private static boolean mayReap(Scenario s, String card) {
        return s.legal().stream()
                .anyMatch(i -> i instanceof Reap reap && reap.creature().equals(s.card(card)));
    }

    private static boolean mayAct(Scenario s, String card) {
        return s.legal().stream()
                .anyMatch(i -> i instanceof UseAction use && use.card().equals(s.card(card)));
    }

    @Test
    void whoCannotPlayCreaturesPlaysTheCardAsAnUpgrade() {
        var s = table("hand [rover] line [wolf]", "bob artifacts [no-creatures]");
        s.plays("rover").settled();
        assertThat(s.permanent("wolf").upgrades())
                .extracting(Permanent.Upgrade::card)
                .containsExactly(s.card("rover"));
    }

    @Test
    void whoCannotPlayCreaturesAndHasNoHostCannotPlayIt() {
        var s = table("hand [rover]", "bob artifacts [no-creatures]");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("rover")))).isInstanceOf(Rejection.CardForbids.class);
        assertThat(mayPlay(s, "rover")).isFalse();
    }

    @Test
    void whoCannotPlayUpgradesPlaysTheCardAsACreature() {
        var s = table("hand [rover, hat] line [wolf]", "bob artifacts [no-upgrades]");
        assertThat(mayPlay(s, "hat")).isFalse();
        s.plays("rover").chooses("left").settled();
        assertThat(s.line(s.alice())).containsExactly("rover", "wolf");
    }

    @Test
    void whoCanDoBothIsAsked() {
        var s = table("hand [rover] line [wolf]", "bob").plays("rover");
        s.offers("creature", "upgrade");
    }

    @Test
    void aCardPlayedAsAnUpgradeDoesNotCountTowardsALimitOfCreatures() {
        var s = table("hand [rover, mouse] line [wolf]", "bob artifacts [one-creature]");
        s.plays("rover").chooses("upgrade").settled();
        assertThat(mayPlay(s, "mouse")).isTrue();
        s.plays("mouse").chooses("left").settled();
    }

    @Test
    void afterTheLimitOfCreaturesTheCardIsStillAnUpgrade() {
        var s = table("hand [rover, rover, bear, mouse]", "bob artifacts [one-creature]");
        s.plays("mouse").settled();
        assertThat(mayPlay(s, "bear")).isFalse();
        s.plays("rover").settled();
        assertThat(s.permanent("mouse").upgrades())
                .extracting(Permanent.Upgrade::card)
                .containsExactly(s.card("rover"));
    }

    @Test
    void afterTheLimitOfUpgradesTheCardIsStillACreature() {
        var s = table("hand [rover, hat, hat] line [wolf]", "bob artifacts [one-upgrade]");
        s.plays("hat").settled();
        assertThat(mayPlay(s, "hat#2")).isFalse();
        s.plays("rover").chooses("left").settled();
        assertThat(s.line(s.alice())).containsExactly("rover", "wolf");
    }

    @Test
    void aLimitOfOneKindCountsOnlyThatKind() {
        var s = table("hand [stone, stone, mouse, blank]", "bob artifacts [one-artifact]");
        s.plays("mouse").settled();
        s.plays("blank").settled();
        s.plays("stone").settled();
        assertThat(mayPlay(s, "stone#2")).isFalse();
    }

    @Test
    void aLimitOfUsesOfOneKindCountsOnlyThatKind() {
        var s = table("line [wolf, reader, mouse] artifacts [lever, lever]", "bob artifacts [one-use]");
        s.reaps("wolf").settled();
        s.acts("reader").settled();
        assertThat(mayAct(s, "lever")).isTrue();
        s.acts("lever").settled();
        assertThat(mayAct(s, "lever#2")).isFalse();
        assertThat(mayReap(s, "mouse")).isTrue();
    }

    @Test
    void fightsReapsActionsAndRemovedStunsAreUsesOfACreature() {
        for (var use : List.of("reap", "fight", "action", "stun")) {
            var s = table(
                    "line [reader, bear, wolf stunned] artifacts [lever]",
                    "bob line [mouse] artifacts [one-creature-use]");
            switch (use) {
                case "reap" -> s.reaps("bear");
                case "fight" -> s.fights("bear", "mouse");
                case "action" -> s.acts("reader");
                default -> s.removesStun("wolf");
            }
            assertThat(mayReap(s, "reader") || mayReap(s, "bear")).as(use).isFalse();
            assertThat(mayAct(s, "lever")).as(use).isTrue();
        }
    }

    @Test
    void aLimitOfReapsCountsThoseOfItsCreatures() {
        var s = table("line [mouse, wolf, bear]", "bob artifacts [one-reap]");
        s.reaps("mouse").settled();
        assertThat(mayReap(s, "wolf")).isTrue();
        s.reaps("wolf").settled();
        assertThat(mayReap(s, "bear")).isFalse();
    }

    @Test
    void aLimitIsNewEveryTurn() {
        var s = table("hand [mouse, wolf]", "bob artifacts [one-creature]");
        s.plays("mouse").settled();
        assertThat(mayPlay(s, "wolf")).isFalse();
        s.endsTurn().choosesHouse(House.LOGOS);
        s.endsTurn().choosesHouse(House.LOGOS);
        assertThat(mayPlay(s, "wolf")).isTrue();
    }

    @Test
    void aPermissionToPlayCreaturesIsNoneToPlayUpgrades() {
        var s = table("hand [rover--dis] line [wolf] artifacts [creature-pass]", "bob");
        s.plays("rover--dis").chooses("left").settled();
        assertThat(s.line(s.alice())).containsExactly("rover--dis", "wolf");
    }

    @Test
    void aPermissionToPlayUpgradesIsNoneToPlayCreatures() {
        var s = table("hand [rover--dis] line [wolf] artifacts [upgrade-pass]", "bob");
        s.plays("rover--dis").settled();
        assertThat(s.permanent("wolf").upgrades())
                .extracting(Permanent.Upgrade::card)
                .containsExactly(s.card("rover--dis"));
        var alone = table("hand [rover--dis] artifacts [upgrade-pass]", "bob");
        assertThat(mayPlay(alone, "rover--dis")).isFalse();
    }

    @Test
    void whatWaitsForACreatureToBePlayedDoesNotSeeAnUpgrade() {
        var creature = table("hand [rover] line [wolf] artifacts [creature-bell, upgrade-bell]", "bob")
                .plays("rover")
                .chooses("upgrade")
                .settled();
        assertThat(creature.alice().aember()).isEqualTo(1);
        creature.without("aember-gained a 2");
    }
}
