package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.Token;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.RemoveStun;
import org.aemberlog.game.intent.Intent.UseAction;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Stun, enrage, ward, power counters. */
class StatusRulingsTest {

    @Test
    @Ruling("glossary/enrage")
    void theEnragedMustFightAndCalmsDownByIt() {
        var s = table(
                "alice logos" + " line [noddy-the-thief--logos enraged, plain-wolf]", "bob amber 2 line [plain-bear]");
        assertThat(s.rejected(new Reap(Seat.A, s.card("noddy-the-thief--logos"))))
                .isInstanceOf(Rejection.MustFight.class);
        assertThat(s.rejected(new UseAction(Seat.A, s.card("noddy-the-thief--logos"))))
                .isInstanceOf(Rejection.MustFight.class);
        s.reaps("plain-wolf").fights("noddy-the-thief--logos", "plain-bear");
        assertThat(s.inPlay("noddy-the-thief--logos")).isFalse();
        var lives = table("alice logos line [plain-elephant enraged]", "bob line [plain-wolf]")
                .fights("plain-elephant", "plain-wolf")
                .settled();
        assertThat(lives.permanent("plain-elephant").enraged()).isFalse();
    }

    @Test
    @Ruling("glossary/enrage")
    void withoutEnemiesTheEnragedReapsAndStaysEnraged() {
        var s = table("alice logos line [plain-wolf enraged]", "bob")
                .reaps("plain-wolf")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").enraged()).isTrue();
    }

    @Test
    @Ruling("glossary/enrage")
    void oneEnrageCounterAtMost() {
        var s = table("alice logos hand [plain-fury]" + " line [plain-wolf enraged]", "bob")
                .plays("plain-fury")
                .without("status-gained")
                .settled();
        assertThat(s.permanent("plain-wolf").enraged()).isTrue();
    }

    @Test
    @Ruling("glossary/stun")
    void theStunnedCanOnlyShakeItOff() {
        var s = table("alice shadows line [noddy-the-thief stunned]", "bob amber 2 line [plain-bear]");
        assertThat(s.rejected(new Reap(Seat.A, s.card("noddy-the-thief"))))
                .isInstanceOf(Rejection.CreatureStunned.class);
        assertThat(s.rejected(new UseAction(Seat.A, s.card("noddy-the-thief"))))
                .isInstanceOf(Rejection.CreatureStunned.class);
        s.removesStun("noddy-the-thief").settled();
        assertThat(s.permanent("noddy-the-thief").stunned()).isFalse();
        assertThat(s.permanent("noddy-the-thief").exhausted()).isTrue();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling("glossary/stun")
    void theStunnedDefendsAndItsConstantAbilitiesGoOn() {
        var s = table("alice logos line [plain-elephant]", "bob line [plain-mouse, plain-squire stunned]")
                .fights("plain-elephant", "plain-squire")
                .settled();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        var constant = table("alice logos", "bob line [plain-mouse, plain-squire stunned]");
        assertThat(constant.board().armor(constant.card("plain-mouse"))).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/stun")
    void nobodyIsStunnedTwice() {
        var s = table("alice logos hand [plain-stunning]", "bob line [plain-bear stunned]")
                .plays("plain-stunning")
                .without("status-gained")
                .settled();
        assertThat(s.permanent("plain-bear").stunned()).isTrue();
    }

    @Test
    @Ruling("faq/stun-and-anger")
    void angerTakesTheStunOff() {
        for (var enemies : new String[] {"", " line [plain-bear]"}) {
            var s = table("alice brobnar hand [anger] line [valdr stunned] | bob" + enemies)
                    .plays("anger")
                    .included("card-exhausted valdr", "stun-removed valdr")
                    .settled();
            assertThat(s.permanent("valdr").stunned()).isFalse();
            assertThat(s.permanent("valdr").exhausted()).isTrue();
            assertThat(s.permanent("valdr").damage()).isZero();
        }
    }

    @Test
    @Ruling("faq/stun-smaaash-on-the-stunned")
    void smaaashMayBeWasted() {
        var s = table("alice brobnar hand [smaaash]", "bob line [plain-bear stunned, plain-wolf stunned]")
                .plays("smaaash")
                .offers("smaaash", "plain-bear", "plain-wolf")
                .chooses("plain-wolf")
                .without("status-gained")
                .settled();
        assertThat(s.permanent("smaaash").stunned()).isFalse();
    }

    @Test
    @Ruling("glossary/ward")
    void aWardIsSpentInsteadOfDamage() {
        var s = table("alice logos line [plain-bear]", "bob line [plain-tortoise warded, plain-mouse warded]")
                .fights("plain-bear", "plain-tortoise")
                .settled();
        assertThat(s.permanent("plain-tortoise").damage()).isZero();
        assertThat(s.permanent("plain-tortoise").armorSpent()).as("ward first").isZero();
        assertThat(s.permanent("plain-tortoise").warded()).isFalse();
        assertThat(s.permanent("plain-mouse").warded()).isTrue();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/ward")
    void aWardIsSpentInsteadOfDestructionAndOfLeavingPlay() {
        for (var card : new String[] {"plain-slaying", "plain-recall", "plain-banishing", "plain-burying"}) {
            var s = table("alice logos hand [" + card + "] | bob line [plain-mouse warded]")
                    .plays(card)
                    .without("card-destroyed")
                    .settled();
            assertThat(s.permanent("plain-mouse").warded()).as(card).isFalse();
        }
    }

    @Test
    @Ruling("glossary/ward")
    void oneWardAtMost() {
        table("alice logos hand [plain-shelter]" + " line [plain-mouse warded]", "bob")
                .plays("plain-shelter")
                .without("status-gained")
                .settled();
    }

    @Test
    @Ruling({"glossary/ward", "glossary/destroyed"})
    void aWardComesTooLateForTheTaggedButKeepsThemInPlayUntilThen() {
        var s = table("alice logos hand [plain-ruin]", "bob line [plain-angel, bad-penny]")
                .plays("plain-ruin")
                .chooses("plain-angel");
        Answers.all(s);
        assertThat(s.names(s.bob().discard()))
                .as("Bad Penny's way to hand was warded off")
                .containsExactlyInAnyOrder("plain-angel", "bad-penny");
        assertThat(s.bob().hand()).isEmpty();
        var other = table("alice logos hand [plain-ruin]", "bob line [plain-angel, bad-penny]")
                .plays("plain-ruin")
                .chooses("bad-penny");
        Answers.all(other);
        assertThat(other.names(other.bob().hand())).containsExactly("bad-penny");
    }

    @Test
    @Ruling("glossary/power-counter")
    void eachPowerCounterAddsOne() {
        var s = table("alice logos hand [plain-growing, plain-growing]" + " line [plain-mouse, plain-wolf]", "bob")
                .plays("plain-growing")
                .chooses("plain-mouse")
                .plays("plain-growing#2")
                .chooses("plain-mouse")
                .settled();
        assertThat(s.power("plain-mouse")).isEqualTo(3);
        assertThat(s.power("plain-wolf")).isEqualTo(3);
        assertThat(s.permanent("plain-mouse").tokens(Token.POWER)).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/stun")
    void aStunIsOnlyRemovedWhereTheCreatureCouldBeUsed() {
        var s = table("alice logos" + " line [dodger stunned, plain-wolf stunned exhausted]", "bob");
        assertThat(s.rejected(new RemoveStun(Seat.A, s.card("dodger")))).isInstanceOf(Rejection.HouseNotActive.class);
        assertThat(s.rejected(new RemoveStun(Seat.A, s.card("plain-wolf"))))
                .isInstanceOf(Rejection.CardIsExhausted.class);
    }

    @Test
    @Ruling({"glossary/ward", "glossary/control"})
    void aWardDoesNotStopAChangeOfControl() {
        var s = table("alice logos hand [plain-coup]", "bob line [plain-wolf warded]")
                .plays("plain-coup")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-wolf");
        assertThat(s.permanent("plain-wolf").warded()).isTrue();
    }

    @Test
    @Ruling({"glossary/ward", "glossary/poison"})
    void aWardStopsPoison() {
        var s = table("alice logos line [plain-viper]", "bob line [plain-mouse warded]")
                .fights("plain-viper", "plain-mouse")
                .settled();
        assertThat(s.permanent("plain-mouse").warded()).isFalse();
        assertThat(s.permanent("plain-viper").damage()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/enrage")
    void anAttackOnTheElusiveCalmsToo() {
        var s = table("alice logos line [plain-wolf enraged]", "bob line [plain-ghost]")
                .fights("plain-wolf", "plain-ghost")
                .settled();
        assertThat(s.permanent("plain-wolf").enraged()).isFalse();
    }

    @Test
    @Ruling({"glossary/stun", "glossary/use"})
    void anEffectThatReapsTakesTheStunOff() {
        var s = table("alice untamed hand [ghosthawk]" + " line [plain-wolf stunned]", "bob")
                .plays("ghosthawk")
                .chooses("position-0")
                .chooses("yes")
                .settled();
        assertThat(s.permanent("plain-wolf").stunned()).isFalse();
        assertThat(s.permanent("plain-wolf").exhausted()).isTrue();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling("faq/stun-and-anger")
    void angerReadiesTheStunnedFirst() {
        var s = table("alice brobnar hand [anger]" + " line [valdr stunned exhausted]", "bob line [plain-wolf]")
                .plays("anger")
                .settled();
        assertThat(s.permanent("valdr").stunned()).isFalse();
        assertThat(s.permanent("valdr").exhausted()).isTrue();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
    }
}
