package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The creatures that are about fighting. */
class DisFightersTest {

    @Test
    void stealerOfSoulsPurgesWhatItDestroys() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [charette, dodger]")
                        .fights("stealer-of-souls", "charette")
                        .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("charette");
        assertThat(s.bob().discard()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void stealerOfSoulsGetsNothingForASurvivor() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [shadow-self]")
                        .fights("stealer-of-souls", "shadow-self")
                        .settled();
        assertThat(s.alice().aember()).isZero();
    }

    /** FAQ, "Destroyed:" Effects. */
    @Test
    void stealerOfSoulsHasToSurvive() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [valdr]")
                        .fights("stealer-of-souls", "valdr")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("valdr");
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void stealerOfSoulsGetsNothingForWhatWasSaved() {
        var s =
                table(
                                "alice dis line [stealer-of-souls]"
                                        + " | bob line [dust-imp with armageddon-cloak]")
                        .fights("stealer-of-souls", "dust-imp")
                        .settled();
        assertThat(s.permanent("stealer-of-souls").damage()).as("hazardous 2").isEqualTo(4);
        assertThat(s.permanent("dust-imp").damage()).isZero();
        assertThat(s.names(s.bob().discard())).containsExactly("armageddon-cloak");
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void gabosLongarmsReachesAnotherCreature() {
        var s =
                table("alice dis line [gabos-longarms] | bob line [charette, dodger, urchin]")
                        .fights("gabos-longarms", "charette")
                        .offers("gabos-longarms", "charette", "dodger", "urchin")
                        .chooses("dodger")
                        .settled();
        assertThat(s.inPlay("dodger")).isFalse();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.permanent("gabos-longarms").damage()).isEqualTo(4);
    }

    /** FAQ, Elusive: both answers. */
    @Test
    void gabosLongarmsAndElusiveCreatures() {
        var position = "alice dis line [gabos-longarms] | bob line [aember-imp, charette]";
        var reached =
                table(position)
                        .fights("gabos-longarms", "charette")
                        .chooses("aember-imp")
                        .settled();
        assertThat(reached.inPlay("aember-imp")).isFalse();
        var from =
                table(position)
                        .fights("gabos-longarms", "aember-imp")
                        .chooses("charette")
                        .settled();
        assertThat(from.inPlay("charette")).isFalse();
        assertThat(from.permanent("gabos-longarms").damage()).isZero();
    }

    /** Glossary, Elusive: it still stops the damage to the creature that is fought. */
    @Test
    void gabosLongarmsIsEludedByTheCreatureItFights() {
        var s =
                table("alice dis line [gabos-longarms] | bob line [aember-imp, charette]")
                        .fights("gabos-longarms", "aember-imp")
                        .chooses("aember-imp")
                        .settled();
        assertThat(s.permanent("aember-imp").damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
    }

    @Test
    void overlordGrekingTakesOverWhatItKills() {
        var s =
                table("alice dis line [overlord-greking, tocsin] | bob line [charette, dodger]")
                        .fights("overlord-greking", "charette")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("overlord-greking", "tocsin", "charette");
        assertThat(s.permanent("charette").exhausted()).isTrue();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.permanent("charette").aember()).as("it was not played").isZero();
        assertThat(s.line(s.bob())).containsExactly("dodger");
    }

    @Test
    void overlordGrekingGetsNobodyWhoSurvivesOrOutlivesIt() {
        var survivor =
                table("alice dis line [overlord-greking] | bob line [groggins]")
                        .fights("overlord-greking", "groggins")
                        .settled();
        assertThat(survivor.line(survivor.alice())).isEmpty();
        assertThat(survivor.permanent("groggins").damage()).isEqualTo(7);
        var both =
                table("alice dis line [overlord-greking] | bob line [king-of-the-crag]")
                        .fights("overlord-greking", "king-of-the-crag")
                        .settled();
        assertThat(both.names(both.bob().discard())).containsExactly("king-of-the-crag");
    }

    @Test
    void overlordGrekingAlsoTakesOverItsAttacker() {
        var s =
                table("alice dis line [charette] | bob line [overlord-greking]")
                        .fights("charette", "overlord-greking")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("charette", "overlord-greking");
    }

    /** Glossary, Leaves Play: what is in a hand by then is lost to it. */
    @Test
    void overlordGrekingLosesBadPenny() {
        var s =
                table("alice dis line [overlord-greking] | bob line [bad-penny]")
                        .fights("overlord-greking", "bad-penny")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
    }

    /** FAQ, Timing: Tolas was not in play when it was destroyed. */
    @Test
    void overlordGrekingDoesNotWakeTolas() {
        var s =
                table("alice dis line [tocsin, overlord-greking] | bob line [tolas]")
                        .fights("tocsin", "tolas")
                        .fights("overlord-greking", "tolas")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("tocsin", "overlord-greking", "tolas");
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void overlordGrekingTakesBackItsOwnersCreature() {
        var s =
                table("alice dis line [overlord-greking] | bob line [charette of alice]")
                        .fights("overlord-greking", "charette")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("charette", "overlord-greking");
    }

    /** Glossary, Control: what leaves play goes to its owner. */
    @Test
    void overlordGrekingsPreyStillBelongsToItsOwner() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] line [overlord-greking]"
                                        + " | bob line [tocsin]")
                        .fights("overlord-greking", "tocsin")
                        .chooses("left")
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("tocsin");
    }

    @Test
    void overlordGrekingGetsNobodyWhoWasSaved() {
        var s =
                table(
                                "alice dis line [overlord-greking]"
                                        + " | bob line [dust-imp with armageddon-cloak]")
                        .fights("overlord-greking", "dust-imp")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("dust-imp");
    }

    /** Glossary, Play: what is put into play enters play, too. */
    @Test
    void overlordGrekingsPreyAnnoysPingle() {
        var s =
                table(
                                "alice dis line [overlord-greking]"
                                        + " | bob line [charette, pingle-who-annoys]")
                        .fights("overlord-greking", "charette")
                        .chooses("left")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(1);
    }

    /** Glossary, Leaves Play: it is lost to the purge, not to the rest. */
    @Test
    void stealerOfSoulsIsPaidForBadPenny() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [bad-penny]")
                        .fights("stealer-of-souls", "bad-penny")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
