package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

class DisTest {

    private static final String FORGE =
            " artifacts [obsidian-forge] line [tocsin, charette, dodger] | bob line [shooler]";

    private static Scenario burnTwo(int aember) {
        return table("alice dis amber " + aember + FORGE)
                .acts("obsidian-forge")
                .offers("tocsin", "charette", "dodger")
                .chooses("tocsin", "charette")
                .chooses("tocsin", "charette");
    }

    @Test
    void obsidianForgeIsCheaperForEachCreature() {
        var s = burnTwo(11).chooses("yes").chooses("red").settled();
        assertThat(s.alice().keys()).hasSize(1);
        assertThat(s.alice().aember()).as("11 less 6 + 6 - 2").isEqualTo(1);
        assertThat(s.inPlay("obsidian-forge")).isFalse();
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(s.inPlay("shooler")).isTrue();
        assertThat(burnTwo(10).chooses("yes").chooses("red").settled().alice().aember()).isZero();
    }

    @Test
    void obsidianForgeStaysWhenNoKeyIsForged() {
        var poor = burnTwo(9).chooses("yes").settled();
        assertThat(poor.alice().keys()).isEmpty();
        assertThat(poor.alice().aember()).isEqualTo(9);
        assertThat(poor.inPlay("obsidian-forge")).isTrue();
        var unwilling = burnTwo(12).chooses("no").settled();
        assertThat(unwilling.alice().keys()).isEmpty();
        assertThat(unwilling.inPlay("obsidian-forge")).isTrue();
    }

    @Test
    void obsidianForgeAsksTwelveForNobody() {
        var s =
                table("alice dis amber 12" + FORGE)
                        .acts("obsidian-forge")
                        .chooses()
                        .chooses("yes")
                        .chooses("blue")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.line(s.alice())).hasSize(3);
    }

    /** FAQ, "This Way". */
    @Test
    void obsidianForgeDoesNotCountTheWarded() {
        var s =
                table(
                                "alice dis amber 11 artifacts [obsidian-forge]"
                                        + " line [tocsin warded, charette] | bob")
                        .acts("obsidian-forge")
                        .chooses("tocsin", "charette")
                        .chooses("yes")
                        .chooses("red")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.line(s.alice())).containsExactly("tocsin");
    }

    /** Glossary, Replacement Effects: what was saved was not destroyed. */
    @Test
    void obsidianForgeDoesNotCountTheSaved() {
        var s =
                table(
                                "alice dis amber 11 artifacts [obsidian-forge]"
                                        + " line [tocsin with armageddon-cloak, charette] | bob")
                        .acts("obsidian-forge")
                        .chooses("tocsin", "charette")
                        .chooses("charette", "armageddon-cloak")
                        .chooses("yes")
                        .chooses("red")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.line(s.alice())).containsExactly("tocsin");
    }

    @Test
    void sinestraMindsTheLeftFlankAndDexusTheRight() {
        for (var row : new String[][] {{"sinestra", "left"}, {"dexus", "right"}}) {
            var position =
                    "alice dis amber 3 hand [tocsin] line [shooler] | bob amber 3 line ["
                            + row[0]
                            + "]";
            var there = table(position).plays("tocsin").chooses(row[1]).settled();
            assertThat(there.alice().aember()).isEqualTo(2);
            assertThat(there.bob().aember()).isEqualTo(3);
            var other = row[1].equals("left") ? "right" : "left";
            var elsewhere = table(position).plays("tocsin").chooses(other).settled();
            assertThat(elsewhere.alice().aember()).isEqualTo(3);
        }
    }

    /** FAQ, Flank. */
    @Test
    void sinestraAndDexusBothMindALoneCreature() {
        var s =
                table("alice dis amber 3 hand [tocsin] | bob line [sinestra, dexus]")
                        .plays("tocsin")
                        .chooses("dexus")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        var poor =
                table("alice dis amber 1 hand [tocsin] | bob line [sinestra, dexus]")
                        .plays("tocsin")
                        .chooses("dexus")
                        .settled();
        assertThat(poor.alice().aember()).isZero();
    }

    @Test
    void sinestraAndDexusMindNeitherFriendsNorTheMiddle() {
        var friend =
                table("alice dis amber 3 hand [tocsin] line [sinestra] | bob amber 3")
                        .plays("tocsin")
                        .chooses("left")
                        .settled();
        assertThat(friend.alice().aember()).isEqualTo(3);
        assertThat(friend.bob().aember()).isEqualTo(3);
        var middle =
                table(
                                "alice star-alliance amber 3 hand [crash-muldoon] line [tocsin,"
                                        + " shooler] | bob line [sinestra, dexus]")
                        .plays("crash-muldoon")
                        .chooses("position-1")
                        .settled();
        assertThat(middle.alice().aember()).isEqualTo(3);
    }

    /** It is a creature on a flank, but not on one of the player who played it. */
    @Test
    void sinestraDoesNotMindWhatTheOpponentPlaysBesideIt() {
        var s =
                table("alice shadows amber 3 hand [scowly-caper] | bob line [sinestra, dexus]")
                        .plays("scowly-caper")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("scowly-caper", "sinestra", "dexus");
        assertThat(s.alice().aember()).isEqualTo(3);
    }
}
