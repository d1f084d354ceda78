package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class SanctumTest {

    private static final String HERO = " | bob line [ardent-hero, mother]";

    @Test
    void ardentHeroTaunts() {
        var s = table("alice logos line [batdrone]" + HERO);
        assertThat(s.refused(new Intent.Fight(Seat.A, s.card("batdrone"), s.card("mother"))))
                .isInstanceOf(Refusal.ProtectedByTaunt.class);
    }

    @Test
    void ardentHeroIsSafeFromFivePowerButNotFromFour() {
        var five = table("alice logos line [doc-bookton]" + HERO);
        five.fights("doc-bookton", "ardent-hero").settled();
        assertThat(five.permanent("ardent-hero").damage()).isZero();
        assertThat(five.permanent("doc-bookton").damage()).isEqualTo(4);
        var four = table("alice logos line [dr-escotera]" + HERO);
        four.fights("dr-escotera", "ardent-hero").settled();
        assertThat(four.inPlay("ardent-hero")).isFalse();
        var raised = table("alice logos line [dr-escotera power 1]" + HERO);
        raised.fights("dr-escotera", "ardent-hero").settled();
        assertThat(raised.permanent("ardent-hero").damage()).isZero();
    }

    @Test
    void ardentHeroIsSafeFromMutantsOfAnyPower() {
        var s = table("alice logos line [replicator]" + HERO);
        s.fights("replicator", "ardent-hero").settled();
        assertThat(s.permanent("ardent-hero").damage()).isZero();
        assertThat(s.inPlay("replicator")).isFalse();
    }

    @Test
    void ardentHeroIsNotSafeFromActionCards() {
        var s = table("alice shadows hand [poison-wave]" + HERO).plays("poison-wave").settled();
        assertThat(s.permanent("ardent-hero").damage()).isEqualTo(2);
    }

    /** FAQ, Damage, Source of: an icon on a mutant is not the mutant. */
    @Test
    void ardentHeroIsNotSafeFromDamageIcons() {
        var s =
                table("alice shadows hand [mutant-cutpurse icon damage]" + HERO)
                        .plays("mutant-cutpurse")
                        .chooses("ardent-hero")
                        .settled();
        assertThat(s.permanent("ardent-hero").damage()).isEqualTo(1);
    }

    /** FAQ, Damage, Source of. */
    @Test
    void ardentHeroIsSafeFromTheAbilitiesOfStrongCreatures() {
        var s =
                table("alice brobnar hand [punch] line [rock-hurling-giant]" + HERO)
                        .discards("punch")
                        .chooses("yes")
                        .chooses("ardent-hero")
                        .settled();
        assertThat(s.permanent("ardent-hero").damage()).isZero();
    }

    @Test
    void scrivenerFavianMayStealInsteadOfCapturing() {
        var position =
                "alice sanctum hand [sequis icon capture] line [scrivener-favian] | bob amber 3";
        var steals = table(position).plays("sequis").chooses("left").chooses("yes").settled();
        assertThat(steals.alice().aember()).isEqualTo(1);
        assertThat(steals.bob().aember()).isEqualTo(2);
        assertThat(steals.permanent("scrivener-favian").aember()).isZero();
        var captures =
                table(position)
                        .plays("sequis")
                        .chooses("left")
                        .chooses("no")
                        .chooses("scrivener-favian")
                        .settled();
        assertThat(captures.permanent("scrivener-favian").aember()).isEqualTo(1);
        assertThat(captures.alice().aember()).isZero();
    }

    @Test
    void scrivenerFavianServesItsControllerAndCaptureIconsOnly() {
        var enemy =
                table(
                                "alice sanctum hand [sequis icon capture] amber 1"
                                        + " | bob amber 3 line [scrivener-favian]")
                        .plays("sequis")
                        .settled();
        assertThat(enemy.permanent("sequis").aember()).isEqualTo(1);
        assertThat(enemy.alice().aember()).isEqualTo(1);
        var aember =
                table(
                                "alice sanctum hand [sequis icon aember] line [scrivener-favian]"
                                        + " | bob amber 3")
                        .plays("sequis")
                        .chooses("left")
                        .settled();
        assertThat(aember.alice().aember()).isEqualTo(1);
        assertThat(aember.bob().aember()).isEqualTo(3);
    }

    @Test
    void scrivenerFavianIsThereForItsOwnIcons() {
        var s =
                table(
                                "alice sanctum hand [scrivener-favian icon capture icon capture]"
                                        + " | bob amber 1")
                        .plays("scrivener-favian")
                        .chooses("yes")
                        .chooses("yes")
                        .settled();
        assertThat(s.alice().aember()).as("there was only 1 to steal").isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
    }

    /** FAQ, Bonus Icons: first to a capture, then the capture to a theft. */
    @Test
    void scrivenerFavianStealsForWhatAmphoraCapturaMadeACapture() {
        var position =
                "alice sanctum hand [sequis icon damage] artifacts [amphora-captura]"
                        + " line [scrivener-favian] | bob amber 3 line [mother]";
        var s =
                table(position)
                        .plays("sequis")
                        .chooses("left")
                        .chooses("yes")
                        .chooses("yes")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("mother").damage()).isZero();
        var captured =
                table(position)
                        .plays("sequis")
                        .chooses("left")
                        .chooses("yes")
                        .chooses("no")
                        .chooses("sequis")
                        .settled();
        assertThat(captured.permanent("sequis").aember()).isEqualTo(1);
        var dealt =
                table(position)
                        .plays("sequis")
                        .chooses("left")
                        .chooses("no")
                        .chooses("mother")
                        .settled();
        assertThat(dealt.permanent("mother").damage()).isEqualTo(1);
        assertThat(dealt.bob().aember()).isEqualTo(3);
    }

    @Test
    void masterOfTheGreyStopsTheOpponentsIconsOnly() {
        var enemy =
                table(
                                "alice untamed hand [dust-pixie icon damage]"
                                        + " | bob line [master-of-the-grey, mother]")
                        .plays("dust-pixie")
                        .settled();
        assertThat(enemy.alice().aember()).isZero();
        assertThat(enemy.permanent("mother").damage()).isZero();
        var own =
                table("alice untamed hand [dust-pixie] line [master-of-the-grey] | bob")
                        .plays("dust-pixie")
                        .chooses("left")
                        .settled();
        assertThat(own.alice().aember()).isEqualTo(2);
    }
}
