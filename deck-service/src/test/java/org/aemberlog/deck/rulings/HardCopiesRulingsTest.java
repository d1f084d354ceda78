package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What the FAQ about copies, gained and blank text and changed power implies. */
class HardCopiesRulingsTest {

    @Test
    @Ruling("faq/mimic-gel-counters")
    void mimicGelCopiesAMimicGelAsWhatItHasBecome() {
        var s = table("alice logos hand [mimic-gel, mimic-gel, plain-recall]", "bob line [valdr]")
                .plays("mimic-gel")
                .plays("mimic-gel#2")
                .chooses("mimic-gel")
                .chooses("left")
                .settled();
        assertThat(s.power("mimic-gel#2")).isEqualTo(6);
        s.plays("plain-recall").chooses("mimic-gel").settled();
        assertThat(s.power("mimic-gel#2")).as("a copy on its own").isEqualTo(6);
        assertThat(s.state().copies()).hasSize(1);
    }

    @Test
    @Ruling("faq/mimic-gel-crash-muldoon")
    void mimicGelOfScowlyCaperEntersAcrossTheTable() {
        var s = table("alice logos hand [mimic-gel] line [plain-bear]", "bob line [scowly-caper of alice]")
                .plays("mimic-gel")
                .chooses("scowly-caper")
                .chooses("right")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("scowly-caper", "mimic-gel");
        assertThat(s.board().has(s.card("mimic-gel"), KeywordKind.SKIRMISH)).isTrue();
    }

    @Test
    @Ruling("faq/mimic-gel-counters")
    void mimicGelNeedsAnotherCreature() {
        var s = table("alice logos hand [mimic-gel, plain-raising] discard [mimic-gel]", "bob");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("mimic-gel"))))
                .isInstanceOf(Rejection.RequirementNotMet.class);
        s.plays("plain-raising").settled();
        assertThat(s.names(s.alice().discard()))
                .as("put into play as a creature of power 0")
                .containsExactlyInAnyOrder("plain-raising", "mimic-gel#2");
    }

    @Test
    @Ruling({"faq/phase-shift-and-mimicry", "errata/library-access"})
    void mimicryIsWhateverItCopiesUntilItIsResolved() {
        var access = table(
                        "alice untamed hand [mimicry, dust-pixie] deck [urchin, dodger]",
                        "bob discard [library-access]")
                .plays("mimicry");
        assertThat(access.names(access.alice().purged())).containsExactly("mimicry");
        access.plays("dust-pixie").settled();
        assertThat(access.names(access.alice().hand())).containsExactly("urchin");
        var wormhole = table("alice untamed hand [mimicry] deck [dodger]", "bob discard [wild-wormhole] deck [urchin]")
                .plays("mimicry")
                .settled();
        assertThat(wormhole.line(wormhole.alice())).as("her own deck").containsExactly("dodger");
        var omega = table("alice untamed hand [mimicry]", "bob discard [plain-last]");
        assertThat(omega.plays("mimicry").state().active()).isEqualTo(Seat.B);
        assertThat(omega.state().copies()).isEmpty();
        var nothing = table("alice untamed hand [mimicry]", "bob discard [dodger]");
        assertThat(nothing.plays("mimicry").settled().alice().discard()).hasSize(1);
    }

    @Test
    @Ruling({"faq/as-if-replicator-and-sequis", "glossary/as-if-it-were-yours"})
    void replicatorLendsEveryReapAbilityToItsController() {
        var drecker = table("alice logos line [replicator]", "bob amber 3 line [drecker stunned]")
                .reaps("replicator")
                .settled();
        assertThat(drecker.alice().aember()).isEqualTo(2);
        assertThat(drecker.permanent("drecker").stunned()).as("it is not used").isTrue();
        var nexus = table("alice logos line [replicator]", "bob line [nexus] artifacts [plain-bell]")
                .reaps("replicator")
                .settled();
        assertThat(nexus.alice().aember()).as("Bob's bell is an enemy's").isEqualTo(2);
        var gravitron = table(
                        "alice logos line [replicator] archives [plain-coin]",
                        "bob line [ultra-gravitron, dust-pixie] archives [urchin]")
                .reaps("replicator")
                .chooses("ultra-gravitron")
                .chooses("dust-pixie")
                .settled();
        assertThat(gravitron.names(gravitron.alice().discard())).containsExactly("plain-coin");
        assertThat(gravitron.alice().aember()).isEqualTo(3);
        var granted = table(
                        "alice logos artifacts [spectral-tunneler] line [replicator]" + " deck [urchin]",
                        "bob line [plain-bear]")
                .acts("spectral-tunneler")
                .chooses("plain-bear")
                .reaps("replicator")
                .settled();
        assertThat(granted.names(granted.alice().hand())).containsExactly("urchin");
        table("alice logos line [replicator]", "bob").reaps("replicator").settled();
    }

    @Test
    @Ruling("faq/restrictions-tantadlin-and-terrordactyl")
    void creedOfNurtureGivesTextThatIsAboutTheNewBearer() {
        var shoulder = nurtured("shoulder-id", "plain-bear", "bob amber 3 line [plain-wolf]");
        assertThat(shoulder.rejected(new Fight(Seat.A, shoulder.card("plain-bear"), shoulder.card("plain-wolf"))))
                .isInstanceOf(Rejection.CardForbids.class);
        var self = nurtured("shadow-self", "plain-wolf", "bob line [plain-wolf, plain-elephant]");
        self.plays("plain-blast").chooses("plain-elephant#2").settled();
        assertThat(self.line(self.bob())).as("its neighbor took it").containsExactly("plain-elephant#2");
        var picaroon = nurtured("picaroon", "plain-bear", "bob line [plain-wolf]");
        assertThat(picaroon.power("plain-bear")).as("5, 9 and nothing").isEqualTo(14);
        assertThat(picaroon.endsTurn().power("plain-bear")).isEqualTo(5);
        var frog = nurtured("keyfrog", "plain-wolf", "bob amber 6 line [plain-wolf]");
        frog.plays("plain-blast").chooses("plain-wolf").chooses("blue").settled();
        assertThat(frog.bob().keys()).as("its controller's").containsExactly(KeyColor.BLUE);
        var grey = nurtured("master-of-the-grey", "plain-wolf", "bob line [plain-wolf]");
        assertThat(grey.plays("plain-coin").alice().aember()).isZero();
        var greking = nurtured("overlord-greking", "plain-bear", "bob line [plain-wolf]");
        Answers.all(greking.fights("plain-bear", "plain-wolf"));
        assertThat(greking.line(greking.alice())).contains("plain-wolf");
    }

    private static Scenario nurtured(String revealed, String bearer, String bob) {
        var s = table(
                "alice logos hand ["
                        + revealed
                        + ", plain-blast, plain-coin] artifacts [creed-of-nurture]"
                        + " line [plain-bear, plain-elephant]",
                bob);
        return s.usesOmni("creed-of-nurture").chooses(bearer).settled();
    }

    @Test
    @Ruling("errata/auto-legionary")
    void autoLegionaryIsACreatureOnlyInALine() {
        var s = table(
                        "alice saurian artifacts [auto-legionary]",
                        "bob hand [plain-shelter, plain-quake, plain-coup, plain-ruin]")
                .acts("auto-legionary")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .plays("plain-shelter")
                .plays("plain-quake")
                .settled();
        assertThat(s.permanent("auto-legionary").warded()).isFalse();
        assertThat(s.permanent("auto-legionary").damage()).isZero();
        s.plays("plain-coup").settled();
        assertThat(s.line(s.bob())).containsExactly("auto-legionary");
        s.plays("plain-ruin").settled();
        assertThat(s.names(s.alice().discard())).containsExactly("auto-legionary");
        var asArtifact = table(
                        "alice dis hand [poltergeist] line [plain-bear]",
                        "bob artifacts [auto-legionary] line [plain-mouse]")
                .plays("poltergeist");
        Answers.all(asArtifact);
        assertThat(asArtifact.line(asArtifact.alice())).containsExactly("plain-bear");
        assertThat(asArtifact.bob().artifacts()).isEmpty();
        var asCreature = table("alice saurian artifacts [auto-legionary]", "bob hand [poltergeist] line [plain-mouse]")
                .acts("auto-legionary")
                .endsTurn()
                .choosesHouse(House.DIS)
                .plays("poltergeist")
                .settled();
        assertThat(asCreature.inPlay("auto-legionary")).as("no artifact now").isTrue();
    }

    @Test
    @Ruling("faq/pale-star-and-chonkers")
    void thePaleStarKillsTheDamagedAndShrinksTheNew() {
        var s = table(
                        "alice dis artifacts [the-pale-star] hand [tolas]"
                                + " line [plain-bear, picaroon damage 3,"
                                + " plain-wolf damage 1]",
                        "bob line [lightsmith-clariel]")
                .usesOmni("the-pale-star");
        Answers.all(s);
        assertThat(s.line(s.alice())).containsExactly("plain-bear");
        assertThat(s.power("lightsmith-clariel")).isEqualTo(1);
        assertThat(s.board().armor(s.card("lightsmith-clariel"))).isZero();
        s.plays("tolas").chooses("left").settled();
        assertThat(s.power("tolas")).isEqualTo(1);
    }

    @Test
    @Ruling({"faq/clariel-upgraded-armor", "glossary/armor"})
    void clarielSwitchesHerCountersAway() {
        var s = table(
                        "alice sanctum line [lightsmith-clariel power 2]",
                        "bob line [plain-elephant with plain-fangless]")
                .fights("lightsmith-clariel", "plain-elephant")
                .chooses("yes")
                .settled();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        assertThat(s.board().armor(s.card("lightsmith-clariel"))).isEqualTo(7);
        assertThat(s.endsTurn().power("lightsmith-clariel")).isEqualTo(7);
    }

    @Test
    @Ruling("example/picaroon-under-shadow-of-dis")
    void picaroonsPowerFollowsItsNeighbors() {
        var s = table("alice logos line [plain-bear, picaroon, picaroon, plain-wolf]", "bob");
        assertThat(s.power("picaroon")).as("no changeling counts").isEqualTo(5);
        assertThat(s.power("picaroon#2")).isEqualTo(3);
        var alone = table("alice dis hand [picaroon]", "bob").plays("picaroon").settled();
        assertThat(alone.alice().battleline()).isEmpty();
        var left = table("alice logos hand [plain-slaying] line [plain-bear, picaroon]", "bob");
        left.plays("plain-slaying").chooses("plain-bear").settled();
        assertThat(left.alice().battleline()).as("it dies with its neighbor").isEmpty();
    }
}
