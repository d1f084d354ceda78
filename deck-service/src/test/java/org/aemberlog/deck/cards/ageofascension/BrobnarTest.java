package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class BrobnarTest {

    @Test
    void drummernautReturnsAnotherFriendlyGiant() {
        var s =
                table(
                                "alice brobnar hand [drummernaut] line [smaaash, looter-goblin,"
                                        + " valdr] | bob line [groggins]")
                        .plays("drummernaut")
                        .chooses("left")
                        .offers("smaaash", "valdr")
                        .chooses("valdr")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("valdr");
        assertThat(s.line(s.alice())).containsExactly("drummernaut", "smaaash", "looter-goblin");
        assertThat(s.inPlay("groggins")).isTrue();
    }

    @Test
    void drummernautReturnsWhenItReapsAndFights() {
        var position = "alice brobnar line [drummernaut, smaaash] | bob line [tocsin]";
        var reaps = table(position).reaps("drummernaut").settled();
        assertThat(reaps.names(reaps.alice().hand())).containsExactly("smaaash");
        var fights = table(position).fights("drummernaut", "tocsin").settled();
        assertThat(fights.names(fights.alice().hand())).containsExactly("smaaash");
    }

    @Test
    void drummernautNeverReturnsItself() {
        var s =
                table("alice brobnar line [drummernaut, looter-goblin] | bob line [groggins]")
                        .reaps("drummernaut")
                        .settled();
        assertThat(s.alice().hand()).isEmpty();
        assertThat(s.line(s.alice())).containsExactly("drummernaut", "looter-goblin");
    }

    /** Glossary, Leaves Play: always to its owner's hand. */
    @Test
    void drummernautReturnsABorrowedGiantToItsOwner() {
        var s =
                table("alice brobnar line [drummernaut, smaaash of bob] | bob")
                        .reaps("drummernaut")
                        .settled();
        assertThat(s.alice().hand()).isEmpty();
        assertThat(s.names(s.bob().hand())).containsExactly("smaaash");
    }

    @Test
    void grogginsAttacksOnlyTheFlanks() {
        var position = "alice brobnar line [groggins] | bob line [charette, dodger, tocsin]";
        assertThat(refusal(table(position), "dodger")).isInstanceOf(Refusal.CardForbids.class);
        for (var flank : new String[] {"charette", "tocsin"}) {
            var s = table(position).fights("groggins", flank).settled();
            assertThat(s.inPlay(flank)).isFalse();
            assertThat(s.permanent("dodger").damage()).isZero();
        }
    }

    @Test
    void grogginsAttacksALoneCreatureAndBothOfTwo() {
        table("alice brobnar line [groggins] | bob line [charette]").fights("groggins", "charette");
        table("alice brobnar line [groggins] | bob line [charette, dodger]")
                .fights("groggins", "dodger");
    }

    @Test
    void grogginsIsOfferedTheFlanksByAnEffect() {
        table(
                        "alice brobnar hand [anger] line [groggins exhausted]"
                                + " | bob line [charette, dodger, tocsin]")
                .plays("anger")
                .offers("charette", "tocsin")
                .chooses("tocsin")
                .settled();
    }

    /** Taunt forbids the flanks, Groggins the rest. */
    @Test
    void grogginsHasNobodyToFightWhenTheFlanksAreShielded() {
        var s = table("alice brobnar line [groggins] | bob line [charette, pitlord, tocsin]");
        assertThat(refusal(s, "charette")).isInstanceOf(Refusal.ProtectedByTaunt.class);
        assertThat(refusal(s, "pitlord")).isInstanceOf(Refusal.CardForbids.class);
        assertThat(s.legal()).noneMatch(Fight.class::isInstance);
        s.reaps("groggins").settled();
    }

    private static Refusal refusal(Scenario s, String defender) {
        return s.refused(new Fight(Seat.A, s.card("groggins"), s.card(defender)));
    }

    @Test
    void forgemasterOgTakesWhatIsLeftAfterForging() {
        var enemy =
                table("alice brobnar amber 3 line [forgemaster-og] | bob amber 9")
                        .endsTurn()
                        .chooses("red")
                        .settled();
        assertThat(enemy.bob().keys()).hasSize(1);
        assertThat(enemy.bob().aember()).isZero();
        assertThat(enemy.alice().aember()).isEqualTo(3);
        var own =
                table("alice brobnar amber 3 line [charette] | bob amber 7 line [forgemaster-og]")
                        .endsTurn()
                        .chooses("blue")
                        .settled();
        assertThat(own.bob().aember()).isZero();
    }

    @Test
    void forgemasterOgLeavesWhoeverForgesNothing() {
        var s = table("alice brobnar line [forgemaster-og] | bob amber 5").endsTurn().settled();
        assertThat(s.bob().aember()).isEqualTo(5);
        assertThat(s.bob().keys()).isEmpty();
    }

    /** FAQ, Timing: the active player chooses what comes first. */
    @Test
    void forgemasterOgAndInterdimensionalGraftHappenAtOnce() {
        var position =
                "alice logos hand [interdimensional-graft]"
                        + " | bob amber 10 keys [red] line [forgemaster-og]";
        var ogFirst =
                table(position)
                        .plays("interdimensional-graft")
                        .endsTurn()
                        .chooses("blue")
                        .chooses("forgemaster-og")
                        .settled();
        assertThat(ogFirst.alice().aember()).as("the bonus").isEqualTo(1);
        assertThat(ogFirst.bob().aember()).isZero();
        var graftFirst =
                table(position)
                        .plays("interdimensional-graft")
                        .endsTurn()
                        .chooses("blue")
                        .chooses("interdimensional-graft")
                        .settled();
        assertThat(graftFirst.alice().aember()).isEqualTo(5);
        assertThat(graftFirst.bob().aember()).isZero();
    }
}
