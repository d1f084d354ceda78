package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.KeywordKind;
import org.junit.jupiter.api.Test;

/** Glossary, Replacement Effects: the host is not destroyed, so nothing that asks sees it so. */
class ArmageddonCloakTest {

    /** Glossary, Replacement Effects, Katherine's example. */
    @Test
    void armageddonCloakIsDestroyedInsteadOfItsHost() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] line [the-terror] | bob line"
                                        + " [commander-remiel damage 2 amber 1 with"
                                        + " armageddon-cloak, mother]")
                        .plays("gateway-to-dis")
                        .chooses("mother", "armageddon-cloak")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("commander-remiel");
        assertThat(s.permanent("commander-remiel").damage()).isZero();
        assertThat(s.permanent("commander-remiel").tagged()).isFalse();
        assertThat(s.permanent("commander-remiel").aember()).isEqualTo(1);
        assertThat(s.permanent("commander-remiel").upgrades()).isEmpty();
        assertThat(s.names(s.bob().discard()))
                .containsExactlyInAnyOrder("mother", "armageddon-cloak");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    void armageddonCloakIsHazardousToAttackers() {
        var s =
                table(
                                "alice logos line [batdrone, mother] | bob line [valdr with"
                                        + " armageddon-cloak]")
                        .fights("batdrone", "valdr")
                        .settled();
        assertThat(s.inPlay("batdrone")).as("2 damage before the fight").isFalse();
        assertThat(s.permanent("valdr").damage()).isZero();
        s.fights("mother", "valdr").settled();
        assertThat(s.inPlay("mother")).as("2 of the cloak, 6 of Valdr").isFalse();
        assertThat(s.permanent("valdr").damage()).isEqualTo(5);
        assertThat(s.permanent("valdr").upgrades()).hasSize(1);
    }

    @Test
    void armageddonCloakSavesAfterAFightAndOnlyOnce() {
        var s =
                table(
                                "alice brobnar line [valdr, smaaash, tantadlin] | bob line"
                                        + " [sequis damage 1 with armageddon-cloak, dodger]")
                        .fights("valdr", "sequis")
                        .settled();
        assertThat(s.permanent("sequis").damage()).isZero();
        assertThat(s.names(s.bob().discard())).containsExactly("armageddon-cloak");
        s.fights("smaaash", "sequis").settled();
        assertThat(s.inPlay("sequis")).isFalse();
        assertThat(s.inPlay("dodger")).isTrue();
    }

    @Test
    void oneOfTwoArmageddonCloaksIsEnough() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] | bob line [sequis with"
                                        + " armageddon-cloak with armageddon-cloak]")
                        .plays("gateway-to-dis");
        assertThat(s.board().value(s.card("sequis"), KeywordKind.HAZARDOUS)).isGreaterThan(0);
        s.chooses("sequis").settled();
        assertThat(s.inPlay("sequis")).isTrue();
        assertThat(s.permanent("sequis").upgrades()).hasSize(1);
        assertThat(s.bob().discard()).hasSize(1);
    }

    /** The replacement waits for the discard pile; Archimedes has archived the card by then. */
    @Test
    void armageddonCloakComesTooLateForACreatureThatIsArchived() {
        var s =
                table(
                                "alice dis hand [hand-of-dis] | bob line [mother, valdr with"
                                        + " armageddon-cloak, archimedes]")
                        .plays("hand-of-dis")
                        .settled();
        assertThat(s.names(s.bob().archives())).containsExactly("valdr");
        assertThat(s.names(s.bob().discard())).containsExactly("armageddon-cloak");
    }

    @Test
    void armageddonCloakDoesNotKeepACreatureWithoutPowerAlive() {
        var s =
                table(
                                "alice brobnar hand [king-of-the-crag] | bob line [looter-goblin"
                                        + " with armageddon-cloak, mother]")
                        .plays("king-of-the-crag")
                        .chooses("looter-goblin", "armageddon-cloak")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("mother");
        assertThat(s.names(s.bob().discard()))
                .containsExactlyInAnyOrder("looter-goblin", "armageddon-cloak");
    }

    @Test
    void destroyedAbilitiesOfTheHostStillResolveButNobodySeesItDestroyed() {
        var s =
                table(
                                "alice shadows hand [poison-wave] | bob line [dust-imp with"
                                        + " armageddon-cloak, tolas warded]")
                        .plays("poison-wave")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("dust-imp", "tolas");
        assertThat(s.bob().aember()).as("the imp’s own ability").isEqualTo(2);
        assertThat(s.alice().aember()).as("a bonus icon, nothing of Tolas").isEqualTo(1);
    }

    @Test
    void theHostIsNotDestroyedThisWay() {
        var cloaked =
                table(
                                "alice shadows artifacts [seeker-needle]"
                                        + " | bob line [dust-pixie with armageddon-cloak]")
                        .acts("seeker-needle")
                        .settled();
        assertThat(cloaked.inPlay("dust-pixie")).isTrue();
        assertThat(cloaked.alice().aember()).isZero();
        var bare =
                table("alice shadows artifacts [seeker-needle] | bob line [dust-pixie]")
                        .acts("seeker-needle")
                        .settled();
        assertThat(bare.alice().aember()).isEqualTo(1);
    }

    @Test
    void theHostIsNotDestroyedInTheFight() {
        var s =
                table(
                                "alice dis line [stealer-of-souls]"
                                        + " | bob line [batdrone with armageddon-cloak]")
                        .fights("stealer-of-souls", "batdrone")
                        .settled();
        assertThat(s.inPlay("batdrone")).isTrue();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void theHostCanBeDestroyedOnceTheCloakIsGone() {
        var s =
                table(
                                "alice dis line [stealer-of-souls, the-terror]"
                                        + " | bob line [batdrone with armageddon-cloak]")
                        .fights("the-terror", "batdrone")
                        .fights("stealer-of-souls", "batdrone")
                        .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("batdrone");
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
