package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.junit.jupiter.api.Test;

class UntamedTest {

    @Test
    void ghosthawkReapsWithBothNeighborsOneAtATime() {
        var s =
                table(
                                "alice untamed hand [ghosthawk] deck [punch]"
                                        + " line [doc-bookton, dodger, snufflegator] | bob line"
                                        + " [charette]")
                        .plays("ghosthawk")
                        .chooses("position-1")
                        .offers("doc-bookton", "dodger")
                        .chooses("dodger")
                        .chooses("yes")
                        .chooses("yes")
                        .settled();
        assertThat(s.line(s.alice()))
                .containsExactly("doc-bookton", "ghosthawk", "dodger", "snufflegator");
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.names(s.alice().hand())).as("Doc Bookton's reap").containsExactly("punch");
        assertThat(s.permanent("dodger").exhausted()).isTrue();
        assertThat(s.permanent("snufflegator").exhausted()).isFalse();
    }

    @Test
    void ghosthawkMayLeaveNeighborsAlone() {
        var s =
                table("alice untamed hand [ghosthawk] line [dodger] | bob")
                        .plays("ghosthawk")
                        .chooses("position-1")
                        .chooses("no")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.permanent("dodger").exhausted()).isFalse();
    }

    @Test
    void ghosthawkCannotReapWithAnExhaustedNeighbor() {
        var s =
                table("alice untamed hand [ghosthawk] line [dodger exhausted] | bob")
                        .plays("ghosthawk")
                        .chooses("position-0")
                        .settled();
        assertThat(s.alice().aember()).isZero();
    }

    /** Glossary, Stun: instead of reaping it loses the stun. */
    @Test
    void ghosthawkFreesAStunnedNeighbor() {
        var s =
                table("alice untamed hand [ghosthawk] line [dodger stunned] | bob")
                        .plays("ghosthawk")
                        .chooses("position-0")
                        .chooses("yes")
                        .settled();
        assertThat(s.permanent("dodger").stunned()).isFalse();
        assertThat(s.permanent("dodger").exhausted()).isTrue();
        assertThat(s.alice().aember()).isZero();
    }

    /** FAQ, Enrage. */
    @Test
    void ghosthawkReapsWithAnEnragedNeighbor() {
        var s =
                table(
                                "alice untamed hand [ghosthawk] line [dodger enraged]"
                                        + " | bob line [charette]")
                        .plays("ghosthawk")
                        .chooses("position-0")
                        .chooses("yes")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("dodger").enraged()).isTrue();
        assertThat(s.permanent("dodger").exhausted()).isTrue();
    }

    /** Glossary, Self-Referential Text, has this example. */
    @Test
    void creedOfNurtureGivesTheTextOfARevealedCreature() {
        var s =
                table(
                                "alice brobnar artifacts [creed-of-nurture] hand [bad-penny, punch]"
                                        + " line [headhunter] | bob line [dust-pixie, charette]")
                        .usesOmni("creed-of-nurture")
                        .included("cards-revealed [bad-penny]")
                        .chooses("dust-pixie")
                        .fights("headhunter", "dust-pixie")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("dust-pixie");
        assertThat(s.names(s.alice().discard())).containsExactly("creed-of-nurture");
        assertThat(s.names(s.alice().hand())).containsExactly("bad-penny", "punch");
        assertThat(s.inPlay("charette")).isTrue();
    }

    @Test
    void creedOfNurtureGivesKeywordsAndConstantAbilities() {
        var s =
                table(
                                "alice untamed artifacts [creed-of-nurture]"
                                        + " hand [niffle-ape] line [snufflegator, dust-pixie]"
                                        + " | bob line [noddy-the-thief, dodger]")
                        .usesOmni("creed-of-nurture")
                        .chooses("snufflegator")
                        .fights("snufflegator", "noddy-the-thief")
                        .settled();
        assertThat(s.inPlay("noddy-the-thief")).as("elusive is ignored").isFalse();
        var elusive =
                table(
                                "alice shadows artifacts [creed-of-nurture] hand [noddy-the-thief]"
                                        + " line [dodger, silvertooth] | bob amber 1")
                        .usesOmni("creed-of-nurture")
                        .chooses("dodger");
        assertThat(elusive.board().has(elusive.card("dodger"), KeywordKind.ELUSIVE)).isTrue();
        assertThat(elusive.board().has(elusive.card("silvertooth"), KeywordKind.ELUSIVE)).isFalse();
        assertThat(elusive.acts("dodger").settled().alice().aember()).isEqualTo(1);
    }

    @Test
    void creedOfNurtureIsOverWithTheTurn() {
        var s =
                table(
                                "alice shadows artifacts [creed-of-nurture] hand [bad-penny]"
                                        + " line [dodger] | bob line [headhunter]")
                        .usesOmni("creed-of-nurture")
                        .chooses("dodger")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .fights("headhunter", "dodger");
        assertThat(s.names(s.alice().discard())).contains("dodger");
    }

    @Test
    void creedOfNurtureIsSacrificedEvenWithoutACreatureInHand() {
        var s =
                table(
                                "alice untamed artifacts [creed-of-nurture] hand [punch]"
                                        + " line [dust-pixie] | bob line [charette]")
                        .usesOmni("creed-of-nurture")
                        .chooses("dust-pixie")
                        .settled();
        assertThat(s.inPlay("creed-of-nurture")).isFalse();
        assertThat(s.names(s.alice().hand())).containsExactly("punch");
    }

    /** FAQ, Restrictions: the more restrictive of the two. */
    @Test
    void tantadlinWithTheTextOfTerrordactylDealsTwo() {
        var s =
                table(
                                "alice untamed artifacts [creed-of-nurture] hand [terrordactyl]"
                                        + " line [tantadlin] | bob line [charette, valdr, headhunter]"
                                        + " archives [punch]")
                        .usesOmni("creed-of-nurture")
                        .chooses("tantadlin")
                        .fights("tantadlin", "valdr")
                        .settled();
        assertThat(s.permanent("valdr").damage()).isEqualTo(2);
        assertThat(s.inPlay("charette")).as("4 before the fight").isFalse();
        assertThat(s.permanent("headhunter").damage()).isEqualTo(4);
        assertThat(s.names(s.bob().discard())).contains("punch");
        assertThat(s.permanent("tantadlin").stunned()).as("it entered play before").isFalse();
    }

    /** Glossary, Self-Referential Text: now it refers to the creature that gained the text. */
    @Test
    void creedOfNurtureTurnsOptioGorkusIntoTheCreature() {
        var s =
                table(
                                "alice shadows artifacts [creed-of-nurture]"
                                        + " hand [optio-gorkus, life-for-a-life]"
                                        + " line [dodger, urchin amber 2, silvertooth] | bob")
                        .usesOmni("creed-of-nurture")
                        .chooses("dodger")
                        .plays("life-for-a-life")
                        .chooses("urchin")
                        .chooses("silvertooth")
                        .settled();
        assertThat(s.permanent("dodger").aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void creedOfNurtureGivesReplacementEffects() {
        var s =
                table(
                                "alice brobnar artifacts [creed-of-nurture] hand [shoulder-id]"
                                        + " amber 2 line [headhunter] | bob line [valdr]")
                        .usesOmni("creed-of-nurture")
                        .chooses("valdr")
                        .fights("headhunter", "valdr")
                        .settled();
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.bob().aember()).as("you are who controls the creature").isEqualTo(1);
    }

    /** Glossary, Leaves Play: lasting effects on a card expire with it. */
    @Test
    void creedOfNurtureIsOverWhenTheCreatureLeavesPlay() {
        var s =
                table(
                                "alice dis artifacts [creed-of-nurture]"
                                        + " hand [bad-penny, hand-of-dis, gateway-to-dis]"
                                        + " line [dodger, dust-imp, dodger] | bob")
                        .usesOmni("creed-of-nurture")
                        .chooses("dust-imp")
                        .plays("hand-of-dis")
                        .chooses("dust-imp")
                        .settled();
        assertThat(s.names(s.alice().hand())).contains("dust-imp");
        s.plays("dust-imp").chooses("left");
        s.plays("gateway-to-dis").chooses("dust-imp", "dodger", "dodger#2").settled();
        assertThat(s.names(s.alice().discard())).contains("dust-imp");
    }
}
