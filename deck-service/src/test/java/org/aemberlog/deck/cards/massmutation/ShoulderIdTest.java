package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class ShoulderIdTest {

    @Test
    void stealsInsteadOfDealingDamage() {
        var s = attackedBy("headhunter", "");
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("shoulder-id").damage()).isEqualTo(5);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().aember()).as("2, 1 stolen, 1 by Headhunter's fight").isEqualTo(2);
    }

    @Test
    void stealsEvenWhenItFalls() {
        var s = attackedBy("headhunter", "damage 1");
        assertThat(s.inPlay("shoulder-id")).isFalse();
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void withNothingToStealItStillDealsNoDamage() {
        var s =
                table("alice brobnar line [smaaash] | bob line [shoulder-id]")
                        .fights("smaaash", "shoulder-id")
                        .settled();
        assertThat(s.permanent("smaaash").damage()).isZero();
        assertThat(s.bob().aember()).isZero();
    }

    /** FAQ, Shoulder Id: whatever would prevent the damage comes too late. */
    @Test
    void armorWardAndShieldsDoNotHelp() {
        var warded = attackedBy("headhunter warded", "");
        assertThat(warded.bob().aember()).isEqualTo(1);
        assertThat(warded.permanent("headhunter").warded()).isTrue();
        var armored = attackedBy("headhunter with imperial-scutum", "");
        assertThat(armored.bob().aember()).isEqualTo(1);
        assertThat(armored.permanent("headhunter").armorSpent()).isZero();
        var shielded =
                table(
                                "alice sanctum hand [shield-of-justice] amber 2 line"
                                        + " [raiding-knight] | bob line [shoulder-id]")
                        .plays("shield-of-justice")
                        .fights("raiding-knight", "shoulder-id")
                        .settled();
        assertThat(shielded.bob().aember()).isEqualTo(1);
    }

    /** FAQ, Shoulder Id: without an attempt to deal damage there is nothing to replace. */
    @Test
    void skirmishAndElusiveLeaveNothingToReplace() {
        assertThat(attackedBy("snufflegator", "", "untamed").bob().aember()).isZero();
        var elusive =
                table(
                                "alice shadows artifacts [creed-of-nurture] hand [urchin] amber 2"
                                        + " line [dodger] | bob line [shoulder-id]")
                        .usesOmni("creed-of-nurture")
                        .chooses("shoulder-id")
                        .fights("dodger", "shoulder-id")
                        .settled();
        assertThat(elusive.bob().aember()).isZero();
        assertThat(elusive.permanent("dodger").damage()).isZero();
    }

    /** FAQ, Drecker: the damage is dealt only once, so it is replaced only once. */
    @Test
    void stealsOnceForDamageThatIsShared() {
        var s =
                table(
                                "alice shadows amber 3 line [mutant-cutpurse, drecker]"
                                        + " | bob line [shoulder-id]")
                        .fights("mutant-cutpurse", "shoulder-id")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("drecker").damage()).isZero();
    }

    /** FAQ, Bonus Icons: the damage of an icon is not its card's. */
    @Test
    void itsDamageIconDealsDamage() {
        var s =
                table("alice shadows hand [shoulder-id icon damage] | bob amber 1 line [charette]")
                        .plays("shoulder-id")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void cannotFightButReaps() {
        var s = table("alice shadows line [shoulder-id] | bob line [charette]");
        assertThat(s.refused(new Intent.Fight(Seat.A, s.card("shoulder-id"), s.card("charette"))))
                .isInstanceOf(Refusal.CardForbids.class);
        assertThat(s.reaps("shoulder-id").settled().alice().aember()).isEqualTo(1);
    }

    @Test
    void anEffectCannotMakeItFight() {
        var s =
                table(
                                "alice brobnar hand [anger] line [shoulder-id exhausted]"
                                        + " | bob line [charette]")
                        .plays("anger")
                        .settled();
        assertThat(s.permanent("shoulder-id").exhausted()).isFalse();
        assertThat(s.permanent("charette").damage()).isZero();
    }

    @Test
    void taunts() {
        var s = table("alice brobnar line [headhunter] | bob line [urchin, shoulder-id, dodger]");
        assertThat(s.refused(new Intent.Fight(Seat.A, s.card("headhunter"), s.card("dodger"))))
                .isInstanceOf(Refusal.ProtectedByTaunt.class);
    }

    private static Scenario attackedBy(String attacker, String condition) {
        return attackedBy(attacker, condition, "brobnar");
    }

    private static Scenario attackedBy(String attacker, String condition, String house) {
        var name = attacker.split(" ")[0];
        return table(
                        "alice %s amber 2 line [%s] | bob line [shoulder-id %s]"
                                .formatted(house, attacker, condition))
                .fights(name, "shoulder-id")
                .settled();
    }
}
