package org.aemberlog.game.engine;

import static org.aemberlog.game.card.EventPattern.TriggerEvent.DAMAGE_DEALT;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.LEFT_PLAY;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** Cards tagged for destruction while "Destroyed:" abilities resolve (glossary, Destroyed). */
class TaggedTest {

    private static Scenario burnt(String line) {
        var s = MadeUp.cards(
                        card("Slay").action().play(destroy(a(creature(named("Bomb"))))),
                        card("Bomb").creature(1).destroyed(damage(3, a(creature(named("Wolf"))))),
                        card("Bell").upgrade().eachTime(happens(DAMAGE_DEALT, EACH, among(host())), gain(1)))
                .table("alice logos hand [slay]", "bob line [" + line + "]")
                .plays("slay");
        return s.state().pending().isPresent() ? s.chooses("bomb", "wolf").settled() : s.settled();
    }

    /** FAQ, Timing: Venator Altum. The upgrade would be in the discard pile by now, as its host. */
    @Test
    void anUpgradeDoesNotReactToTheDamageThatDestroysItsHost() {
        var s = burnt("bomb, wolf with bell");
        assertThat(s.inPlay("wolf")).isFalse();
        assertThat(s.bob().aember()).isZero();
        var alive = burnt("bomb, wolf power 1 with bell");
        assertThat(alive.inPlay("wolf")).isTrue();
        assertThat(alive.bob().aember()).isEqualTo(1);
    }

    /** FAQ, Timing: Tolas. */
    @Test
    void anUpgradeDestroyedWithOthersDoesNotSeeThemLeave() {
        var s = MadeUp.cards(
                        card("Ruin").action().play(destroy(each(or(named("Wolf"), upgrade())))),
                        card("Knell").upgrade().eachTime(happens(LEFT_PLAY, EACH, creature()), gain(1)))
                .table("alice logos hand [ruin]", "bob line [wolf, bear with knell]")
                .plays("ruin");
        s.chooses("wolf", "knell").settled();
        assertThat(s.line(s.bob())).containsExactly("bear");
        assertThat(s.upgrades("bear")).isEmpty();
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void theTaggedAreNotRememberedToBeDestroyedThisWay() {
        var s = MadeUp.cards(
                        card("Ruin").action().play(destroy(each(friendly(creature())))),
                        card("Slayer")
                                .creature(1)
                                .destroyed(
                                        choose(a(creature())),
                                        as("x", destroy(it())),
                                        onlyIf(destroyedBy("x"), gain(2))))
                .table("alice logos hand [ruin] line [slayer, mouse]", "bob line [wolf, bear]")
                .plays("ruin");
        s.offers("wolf", "bear");
    }

    /** It is in play until all "Destroyed:" abilities have resolved (timing chart, Destroyed). */
    @Test
    void whatWasTaggedBeforeReactsToDamageThatDoesNotDestroyIt() {
        var s = MadeUp.cards(
                        card("Ruin").action().play(destroy(each(creature()))),
                        card("Bomb").creature(1).destroyed(damage(1, a(named("Hulk")))),
                        card("Hulk").creature(9).eachTime(happens(DAMAGE_DEALT, EACH, isSelf()), gain(1)))
                .table("alice logos hand [ruin] line [hulk]", "bob line [bomb]")
                .plays("ruin")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.inPlay("hulk")).isFalse();
    }

    /** What an upgrade gives is gone with the upgrade (glossary, Ability). */
    @Test
    void anUpgradeThatHasLeftPlaySavesNobody() {
        for (var line : new String[] {"wolf with cloak, thief", "wolf with cloak, mouse"}) {
            var s = MadeUp.cards(
                            card("Ruin").action().play(destroy(each(creature()))),
                            card("Thief").creature(1).destroyed(toHand(each(upgrade()))),
                            card("Cloak")
                                    .upgrade()
                                    .thisCreature(gains(insteadOf(isDestroyed(isSelf()), destroy(granter())))))
                    .table("alice logos hand [ruin]", "bob line [" + line + "]")
                    .plays("ruin");
            while (s.state().pending().isPresent()) {
                s.asks(s.legal().getFirst());
            }
            assertThat(s.inPlay("wolf")).as(line).isEqualTo(line.contains("mouse"));
        }
    }

    /** A lasting effect does not end with the card that it is of (glossary, Lasting Effects). */
    @Test
    void aLastingEffectSavesAlsoWhenItsCardIsNotInPlay() {
        var s = MadeUp.cards(
                        card("Slay").action().play(destroy(a(creature(named("Wolf"))))),
                        card("Vow")
                                .action()
                                .play(forRemainderOfTurn(always(
                                        each(creature()), gains(insteadOf(isDestroyed(isSelf()), exhaust(self())))))))
                .table("alice logos hand [vow, slay]", "bob line [wolf]")
                .plays("vow")
                .plays("slay")
                .settled();
        assertThat(s.permanent("wolf").exhausted()).isTrue();
    }
}
