package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarsTest {

    @Test
    void sampleCollectionTakesOneForEachKey() {
        var one =
                table(
                                "alice mars keys [red, blue] hand [sample-collection] line [tocsin]"
                                        + " | bob keys [red] line [charette, dodger]")
                        .plays("sample-collection")
                        .offers("charette", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(one.names(one.alice().archives())).containsExactly("dodger");
        assertThat(one.line(one.bob())).containsExactly("charette");
        assertThat(one.inPlay("tocsin")).isTrue();
        var none =
                table("alice mars hand [sample-collection] | bob line [charette]")
                        .plays("sample-collection")
                        .settled();
        assertThat(none.inPlay("charette")).isTrue();
        var two =
                table("alice mars hand [sample-collection] | bob keys [red, blue] line [charette]")
                        .plays("sample-collection")
                        .settled();
        assertThat(two.names(two.alice().archives())).containsExactly("charette");
    }

    /** FAQ, Archives: they go to their owner's hand instead, and Dysania gains nothing. */
    @Test
    void sampleCollectionGivesItsSamplesBackToTheirOwner() {
        var position =
                "alice mars hand [sample-collection]"
                        + " | bob keys [red, blue] hand [dysania] line [charette, dodger]";
        var s =
                table(position)
                        .plays("sample-collection")
                        .chooses("charette")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("dysania")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactlyInAnyOrder("charette", "dodger");
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void sampleCollectionsOwnerCannotTakeTheSamplesInHand() {
        var s =
                table(
                                "alice mars hand [sample-collection]"
                                        + " | bob keys [red] hand [dysania] line [charette]")
                        .plays("sample-collection")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .endsTurn()
                        .choosesHouse(House.MARS)
                        .chooses("yes")
                        .settled();
        assertThat(s.names(s.bob().hand())).contains("charette");
        assertThat(s.names(s.alice().hand())).doesNotContain("charette");
    }

    /** FAQ, Using Creatures: a card that was readied needs no new permission. */
    @Test
    void combatPheromonesLetTwoOtherMarsCardsBeUsed() {
        var s =
                table(
                        "alice dis artifacts [combat-pheromones]"
                                + " line [john-smyth, mindwarper, yxilo-bolter, headhunter] | bob");
        assertThat(refusal(s, "mindwarper")).isInstanceOf(Refusal.HouseNotActive.class);
        s.usesOmni("combat-pheromones");
        assertThat(s.inPlay("combat-pheromones")).isFalse();
        s.reaps("mindwarper").reaps("john-smyth").chooses("mindwarper").reaps("mindwarper");
        assertThat(s.settled().alice().aember()).isEqualTo(3);
        assertThat(refusal(s, "yxilo-bolter")).isInstanceOf(Refusal.HouseNotActive.class);
        assertThat(refusal(s, "headhunter")).isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void combatPheromonesLastForTheTurn() {
        var s =
                table("alice dis artifacts [combat-pheromones] line [mindwarper] | bob")
                        .usesOmni("combat-pheromones")
                        .endsTurn()
                        .endsTurn()
                        .choosesHouse(House.MARS);
        assertThat(s.state().lasting()).isEmpty();
    }

    private static Refusal refusal(Scenario s, String creature) {
        return s.refused(new Reap(Seat.A, s.card(creature)));
    }

    @Test
    void customVirusDestroysWhatSharesATraitWithThePurged() {
        var s =
                table(
                                "alice dis hand [john-smyth, anger] artifacts [custom-virus]"
                                        + " line [mindwarper, tocsin] | bob line [yxilo-bolter,"
                                        + " dr-escotera, charette]")
                        .usesOmni("custom-virus")
                        .chooses("yes")
                        .settled();
        assertThat(s.names(s.alice().purged())).containsExactly("john-smyth");
        assertThat(s.line(s.alice())).containsExactly("tocsin");
        assertThat(s.line(s.bob())).containsExactly("dr-escotera", "charette");
        assertThat(s.inPlay("custom-virus")).isFalse();
    }

    /** Errata: the purge is optional, the end of the virus is not. */
    @Test
    void customVirusMayDoNothingElse() {
        var position =
                "alice dis hand [john-smyth] artifacts [custom-virus] line [mindwarper] | bob";
        var no = table(position).usesOmni("custom-virus").chooses("no").settled();
        assertThat(no.names(no.alice().hand())).containsExactly("john-smyth");
        assertThat(no.inPlay("mindwarper")).isTrue();
        assertThat(no.names(no.alice().discard())).containsExactly("custom-virus");
        var nobody =
                table("alice dis hand [anger] artifacts [custom-virus] line [mindwarper] | bob")
                        .usesOmni("custom-virus")
                        .chooses("yes")
                        .settled();
        assertThat(nobody.inPlay("mindwarper")).isTrue();
    }

    @Test
    void incubationChamberArchivesAMarsCreature() {
        var position =
                "alice dis hand [mindwarper, yxilo-bolter, charette, sample-collection]"
                        + " artifacts [incubation-chamber] | bob";
        var s =
                table(position)
                        .usesOmni("incubation-chamber")
                        .chooses("yes")
                        .offers("mindwarper", "yxilo-bolter")
                        .chooses("yxilo-bolter")
                        .included("cards-revealed [yxilo-bolter]")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("yxilo-bolter");
        assertThat(s.alice().hand()).hasSize(3);
        assertThat(s.permanent("incubation-chamber").exhausted()).isTrue();
        var no = table(position).usesOmni("incubation-chamber").chooses("no").settled();
        assertThat(no.alice().archives()).isEmpty();
        var nobody =
                table("alice dis hand [charette] artifacts [incubation-chamber] | bob")
                        .usesOmni("incubation-chamber")
                        .chooses("yes")
                        .settled();
        assertThat(nobody.alice().archives()).isEmpty();
    }

    @Test
    void johnSmythReadiesAMartianThatIsNoAgent() {
        var position =
                "alice mars line [john-smyth, john-smyth exhausted, mindwarper exhausted,"
                        + " headhunter exhausted] | bob line [yxilo-bolter exhausted, dust-pixie]";
        var reaps =
                table(position)
                        .reaps("john-smyth")
                        .offers("mindwarper", "yxilo-bolter")
                        .chooses("mindwarper")
                        .settled();
        assertThat(reaps.permanent("mindwarper").exhausted()).isFalse();
        assertThat(reaps.permanent("yxilo-bolter").exhausted()).isTrue();
        assertThat(reaps.permanent("headhunter").exhausted()).isTrue();
        var fights =
                table(position).fights("john-smyth", "dust-pixie").chooses("mindwarper").settled();
        assertThat(fights.permanent("mindwarper").exhausted()).isFalse();
    }

    @Test
    void mindwarperMakesAnEnemyCaptureFromItsOwnSide() {
        var s =
                table(
                                "alice mars amber 3 line [mindwarper, tocsin]"
                                        + " | bob amber 2 line [charette, dodger]")
                        .acts("mindwarper")
                        .offers("charette", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(s.permanent("dodger").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(3);
        var nothing =
                table("alice mars amber 3 line [mindwarper] | bob line [charette]")
                        .acts("mindwarper")
                        .settled();
        assertThat(nothing.permanent("charette").aember()).isZero();
        assertThat(nothing.alice().aember()).isEqualTo(3);
    }

    @Test
    void yxiloBolterPurgesWhatItDestroys() {
        var position =
                "alice mars line [yxilo-bolter] | bob line [dust-imp, tocsin, drumble damage 1]";
        var two = table(position).reaps("yxilo-bolter").chooses("dust-imp").settled();
        assertThat(two.names(two.bob().purged())).containsExactly("dust-imp");
        assertThat(two.bob().aember()).as("it was destroyed first").isEqualTo(2);
        assertThat(two.line(two.bob())).containsExactly("tocsin", "drumble");
        var three = table(position).reaps("yxilo-bolter").chooses("tocsin").settled();
        assertThat(three.permanent("tocsin").damage()).isEqualTo(2);
        assertThat(three.bob().purged()).isEmpty();
        var fight =
                table("alice mars line [yxilo-bolter] | bob line [dust-pixie, dust-imp]")
                        .fights("yxilo-bolter", "dust-pixie")
                        .chooses("dust-imp")
                        .settled();
        assertThat(fight.names(fight.bob().discard())).containsExactly("dust-pixie");
        assertThat(fight.names(fight.bob().purged())).containsExactly("dust-imp");
    }

    /** FAQ, "Destroyed:" Effects. */
    @Test
    void yxiloBolterLosesBadPenny() {
        var s =
                table("alice mars line [yxilo-bolter] | bob line [bad-penny, charette]")
                        .reaps("yxilo-bolter")
                        .chooses("bad-penny")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
        assertThat(s.bob().purged()).isEmpty();
    }

    /** Glossary, Replacement Effects: what was saved was not destroyed. */
    @Test
    void yxiloBolterDoesNotPurgeWhatWasSaved() {
        var s =
                table(
                                "alice mars line [yxilo-bolter]"
                                        + " | bob line [dust-imp with armageddon-cloak, charette]")
                        .reaps("yxilo-bolter")
                        .chooses("dust-imp")
                        .settled();
        assertThat(s.permanent("dust-imp").damage()).isZero();
        assertThat(s.bob().purged()).isEmpty();
        assertThat(s.names(s.bob().discard())).containsExactly("armageddon-cloak");
    }

    /** Errata: it is no choice, and the archives are its owner's. */
    @Test
    void biomatrixBackupArchivesItsCreature() {
        var s =
                table(
                                "alice brobnar line [headhunter]"
                                        + " | bob line [charette with biomatrix-backup]")
                        .fights("headhunter", "charette")
                        .settled();
        assertThat(s.names(s.bob().archives())).containsExactly("charette");
        assertThat(s.names(s.bob().discard())).containsExactly("biomatrix-backup");
        var borrowed =
                table(
                                "alice brobnar line [headhunter]"
                                        + " | bob line [charette of alice with biomatrix-backup]")
                        .fights("headhunter", "charette")
                        .settled();
        assertThat(borrowed.names(borrowed.alice().archives())).containsExactly("charette");
        assertThat(borrowed.bob().archives()).isEmpty();
    }

    @Test
    void biomatrixBackupIsPlayedForABonus() {
        var s =
                table("alice mars hand [biomatrix-backup] line [mindwarper] | bob")
                        .plays("biomatrix-backup")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("mindwarper").upgrades()).hasSize(1);
    }

    /** Glossary, "For Each": all of it hits the one creature. */
    @Test
    void redPlanetRayGunCountsTheMartiansInPlay() {
        var s =
                table(
                                "alice brobnar line [headhunter with red-planet-ray-gun,"
                                        + " mindwarper] | bob line [yxilo-bolter, charette,"
                                        + " yxilo-bolter]")
                        .reaps("headhunter")
                        .offers(
                                "headhunter",
                                "mindwarper",
                                "yxilo-bolter",
                                "charette",
                                "yxilo-bolter#2")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.permanent("yxilo-bolter").damage()).isZero();
        var lethal =
                table(
                                "alice brobnar line [headhunter with red-planet-ray-gun,"
                                        + " mindwarper] | bob line [yxilo-bolter, charette,"
                                        + " yxilo-bolter]")
                        .reaps("headhunter")
                        .chooses("yxilo-bolter")
                        .settled();
        assertThat(lethal.line(lethal.bob())).containsExactly("charette", "yxilo-bolter#2");
    }

    @Test
    void redPlanetRayGunDoesNothingWithoutMartians() {
        var s =
                table(
                                "alice brobnar line [headhunter with red-planet-ray-gun]"
                                        + " | bob line [charette]")
                        .reaps("headhunter")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void customVirusIsUsedByItsControllerOnly() {
        var s = table("alice mars | bob hand [mindwarper] artifacts [custom-virus]");
        assertThat(s.refused(new UseOmni(Seat.A, s.card("custom-virus"))))
                .isInstanceOf(Refusal.CardNotControlled.class);
        var exhausted = table("alice mars artifacts [custom-virus exhausted] | bob");
        assertThat(exhausted.refused(new UseOmni(Seat.A, exhausted.card("custom-virus"))))
                .isInstanceOf(Refusal.CardIsExhausted.class);
    }

    /** Glossary, Leaves Play: in the archives it is out of the bolter's reach. */
    @Test
    void biomatrixBackupSavesFromYxiloBolter() {
        var s =
                table(
                                "alice mars line [yxilo-bolter] | bob line [dust-pixie with"
                                        + " biomatrix-backup, charette]")
                        .reaps("yxilo-bolter")
                        .chooses("dust-pixie")
                        .settled();
        assertThat(s.names(s.bob().archives())).containsExactly("dust-pixie");
        assertThat(s.bob().purged()).isEmpty();
    }

    /** Glossary, Elusive: the first attack in a turn does nothing to either. */
    @ParameterizedTest
    @ValueSource(strings = {"john-smyth", "mindwarper"})
    void eludesTheFirstAttackOfATurn(String elusive) {
        var s =
                table("alice dis line [charette, shooler] | bob line [" + elusive + "]")
                        .fights("charette", elusive)
                        .settled();
        assertThat(s.permanent(elusive).damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.fights("shooler", elusive).settled().inPlay(elusive)).isFalse();
    }
}
