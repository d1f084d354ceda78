package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What the FAQ about keys, stolen Æmber and cards used as if they were yours implies. */
class HardAemberRulingsTest {

    private static final String FORGERIES =
            "alice shadows artifacts [keyforgery, keyforgery] hand [urchin, dodger, urchin, dodger,"
                    + " urchin, dodger] | bob amber 6";

    @Test
    @Ruling("errata/keyforgery")
    void keyforgeryDoesNotAskWhenTheOpponentForgesOnAnotherTurn() {
        var s = table("alice logos artifacts [keyforgery] hand [plain-gift, urchin]", "bob amber 6");
        s.plays("plain-gift");
        Answers.all(s);
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.inPlay("keyforgery")).isTrue();
        assertThat(s.settled().bob().aember()).isZero();
    }

    @Test
    @Ruling("errata/keyforgery")
    void eachOfTwoKeyforgeriesAsksUntilOneStopsTheKey() {
        var stopped = table(FORGERIES).endsTurn().chooses("keyforgery");
        stopped.chooses("shadows").chooses("logos").settled();
        assertThat(stopped.bob().keys()).isEmpty();
        assertThat(stopped.alice().artifacts()).as("one is left").hasSize(1);
        var forged = table(FORGERIES).endsTurn().chooses("keyforgery");
        forged.chooses("shadows").chooses("shadows").chooses("red").settled();
        assertThat(forged.bob().keys()).hasSize(1);
        assertThat(forged.alice().artifacts()).hasSize(2);
        var empty = table("alice shadows artifacts [keyforgery]", "bob amber 6").endsTurn();
        assertThat(Answers.all(empty).bob().keys()).as("no card to reveal").hasSize(1);
        assertThat(empty.inPlay("keyforgery")).isTrue();
    }

    @Test
    @Ruling("errata/keyforgery")
    void keyforgeryAsksOnlyTheOpponentAndOnlyWhoWouldForge() {
        var hand = "artifacts [keyforgery%s] hand [urchin] | bob hand [plain-mouse] amber %d";
        for (var nothing : List.of(
                table("alice shadows " + hand.formatted("", 5)),
                table("alice shadows " + hand.formatted(", plain-edict", 6)),
                table("alice shadows " + hand.formatted(", plain-tax", 7)))) {
            nothing.endsTurn().without("cards-revealed").settled();
            assertThat(nothing.inPlay("keyforgery")).isTrue();
            assertThat(nothing.bob().keys()).isEmpty();
        }
        var own = table("alice logos hand [urchin]", "bob amber 6 artifacts [keyforgery]");
        own.endsTurn().offers("red", "blue", "yellow");
    }

    @Test
    @Ruling("errata/keyforgery")
    void keyforgeryRevealsACardOfItsControllersHandAtRandom() {
        var position = "alice shadows seed %d artifacts [keyforgery] hand [urchin, valdr]"
                + " | bob amber 6 hand [plain-mouse]";
        var forged = new HashSet<Boolean>();
        for (int seed = 0; seed < 20; seed++) {
            var s = table(position.formatted(seed)).endsTurn().chooses("shadows");
            boolean urchin = s.state().pending().isPresent();
            s.included(urchin ? "cards-revealed [urchin]" : "cards-revealed [valdr]");
            assertThat(s.inPlay("keyforgery")).as("seed %s", seed).isEqualTo(urchin);
            assertThat(s.names(s.alice().hand())).containsExactly("urchin", "valdr");
            forged.add(urchin);
        }
        assertThat(forged).as("either card").hasSize(2);
    }

    @Test
    @Ruling("faq/keyfrog-and-senator-shrix")
    void keyfrogsForgeOffTurnAndMayWin() {
        var tagged = ruined("amber 1 line [keyfrog, senator-shrix amber 5]");
        Answers.all(tagged);
        assertThat(tagged.bob().keys()).as("tagged Shrix is still in play").hasSize(1);
        assertThat(tagged.alice().aember()).isZero();
        var two = ruined("amber 12 keys [red] line [keyfrog, keyfrog]");
        while (two.state().pending().isPresent()) {
            Answers.first(two);
        }
        assertThat(two.state().over()).isTrue();
        assertThat(two.bob().keys()).hasSize(3);
        assertThat(ruined("amber 5 line [keyfrog]").settled().bob().keys()).isEmpty();
        assertThat(ruined("amber 6 line [keyfrog warded]").settled().bob().keys())
                .isEmpty();
        var poorer = table("alice dis hand [shadow-of-dis]", "bob amber 1 line [senator-shrix amber 5]")
                .plays("shadow-of-dis")
                .endsTurn()
                .settled();
        assertThat(poorer.bob().keys()).as("a blank purse is closed").isEmpty();
    }

    private static Scenario ruined(String bob) {
        return table("alice logos hand [plain-ruin]", "bob " + bob).plays("plain-ruin");
    }

    @Test
    @Ruling("faq/timing-interdimensional-graft-and-forgemaster-og")
    void graftLastsForTheOpponentsNextTurnOnly() {
        var mine = table(
                        "alice logos amber 8 hand [interdimensional-graft, plain-forging]",
                        "bob amber 3 hand [plain-coin]")
                .plays("interdimensional-graft")
                .plays("plain-forging")
                .chooses("red")
                .settled();
        assertThat(mine.alice().aember()).as("9 less 6").isEqualTo(3);
        assertThat(mine.bob().aember()).isEqualTo(3);
        mine.endsTurn().choosesHouse(House.LOGOS).endsTurn();
        assertThat(mine.state().lasting()).isEmpty();
    }

    @Test
    @Ruling("faq/replacement-dimension-door-and-sir-marrows")
    void dimensionDoorStealsAsFarAsAnybodyCan() {
        int[][] rows = {{1, 1}, {1, 2}, {0, 2}, {0, 1}};
        String[] defenses = {"plain-mouse", "pos-pixies", "plain-mouse with discombobulator", "gargantodon"};
        for (int i = 0; i < rows.length; i++) {
            var s = table(
                            "alice logos hand [dimension-door, dimension-door]" + " line [plain-wolf]",
                            "bob amber 2 line [" + defenses[i] + "]")
                    .plays("dimension-door")
                    .plays("dimension-door#2")
                    .reaps("plain-wolf");
            Answers.all(s);
            assertThat(s.alice().aember()).as(defenses[i]).isEqualTo(rows[i][0]);
            assertThat(s.bob().aember()).as(defenses[i]).isEqualTo(rows[i][1]);
            assertThat(s.permanent("plain-wolf").aember()).isEqualTo(i == 3 ? 1 : 0);
        }
    }

    @Test
    @Ruling("faq/replacement-discombobulator-and-gargantodon")
    void gargantodonTurnsStealingIntoCapturingByTheActivePlayersCreatures() {
        var two = table(
                        "alice logos hand [plain-theft] line [plain-mouse]",
                        "bob amber 3 line [gargantodon, gargantodon]")
                .plays("plain-theft");
        Answers.all(two);
        assertThat(two.permanent("plain-mouse").aember()).as("once, not twice").isEqualTo(2);
        assertThat(two.bob().aember()).isEqualTo(1);
        var nobody = table("alice logos hand [plain-theft]", "bob amber 3 line [gargantodon]");
        assertThat(nobody.plays("plain-theft").settled().bob().aember()).isEqualTo(3);
        assertThat(nobody.alice().aember()).isZero();
        var pixies = table("alice logos hand [plain-theft] line [gargantodon]", "bob amber 3 line [pos-pixies]")
                .plays("plain-theft")
                .settled();
        assertThat(pixies.permanent("gargantodon").aember()).isEqualTo(2);
        assertThat(pixies.bob().aember()).as("from the supply").isEqualTo(3);
    }

    @Test
    @Ruling("faq/the-chosen-one")
    void theChosenOneStopsOnlyTheOpponentsCreatures() {
        var line = " line [plain-mouse exhausted] artifacts [plain-bell exhausted]";
        var warded =
                table("alice logos" + line, "bob line [the-chosen-one warded]").endsTurn();
        assertThat(warded.permanent("plain-mouse").exhausted()).isTrue();
        assertThat(warded.permanent("plain-bell").exhausted()).as("an artifact").isFalse();
        assertThat(warded.permanent("the-chosen-one").warded()).isFalse();
        var own = table("alice logos line [plain-mouse exhausted, the-chosen-one]", "bob");
        assertThat(own.endsTurn().permanent("plain-mouse").exhausted()).isFalse();
        var blank = table("alice dis hand [shadow-of-dis] line [plain-mouse exhausted]", "bob line [the-chosen-one]")
                .plays("shadow-of-dis")
                .endsTurn();
        assertThat(blank.permanent("plain-mouse").exhausted()).isFalse();
        assertThat(blank.permanent("the-chosen-one").damage()).isZero();
    }

    @Test
    @Ruling({"faq/as-if-nexus-and-shard-of-greed", "glossary/as-if-it-were-yours"})
    void whatIsUsedAsYoursPlaysPurgesAndPaysForYou() {
        var plan = table("alice shadows line [nexus]", "bob artifacts [masterplan over dodger]")
                .reaps("nexus");
        Answers.all(plan);
        assertThat(plan.line(plan.alice())).contains("dodger");
        assertThat(plan.names(plan.bob().discard())).containsExactly("masterplan");
        var box = table("alice shadows line [nexus]", "bob artifacts [spangler-box] line [plain-wolf]")
                .reaps("nexus")
                .chooses("plain-wolf")
                .settled();
        assertThat(box.bob().artifacts()).as("Alice's opponent has it already").hasSize(1);
        assertThat(box.names(box.bob().purged())).containsExactly("plain-wolf");
        var creed = table(
                        "alice shadows line [nexus] hand [silvertooth, tolas]",
                        "bob artifacts [creed-of-nurture] hand [urchin]")
                .reaps("nexus")
                .offers("silvertooth", "tolas");
        assertThat(Answers.all(creed).bob().artifacts()).isEmpty();
    }

    @Test
    @Ruling("faq/do-as-much-poltergeist-and-banner")
    void poltergeistDestroysTheExhaustedAndMissesWhatWentHome() {
        var tired = table("alice dis hand [poltergeist]", "bob artifacts [plain-bell exhausted]")
                .plays("poltergeist")
                .settled();
        assertThat(tired.alice().aember()).as("the bonus").isEqualTo(1);
        assertThat(tired.inPlay("plain-bell")).isFalse();
        var home = table("alice dis hand [poltergeist]" + " artifacts [masterplan over grasping-vines]", "bob")
                .plays("poltergeist")
                .chooses("masterplan")
                .settled();
        assertThat(home.names(home.alice().hand())).containsExactly("masterplan");
    }
}
