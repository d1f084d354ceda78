package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Zones, and what becomes of cards that leave play. */
class ZoneRulingsTest {

    @Test
    @Ruling("glossary/archives")
    void archivedCardsAreOutOfPlayAndComeBackAllOrNone() {
        var s = table(
                        "alice logos hand [plain-filing, plain-mouse]" + " archives [mother]",
                        "bob hand [plain-wolf] line [plain-bear]")
                .plays("plain-filing")
                .settled();
        assertThat(s.names(s.alice().archives()))
                .as("an unnamed card comes from hand")
                .containsExactlyInAnyOrder("mother", "plain-mouse");
        assertThat(s.alice().hand()).isEmpty();
        assertThat(s.inPlay("mother")).isFalse();
        assertThat(s.board().handSize(Seat.A)).as("her ability does not work").isEqualTo(6);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn().choosesHouse(House.LOGOS);
        s.chooses("yes").settled();
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.names(s.alice().hand())).containsExactlyInAnyOrder("mother", "plain-mouse", "plain-filing");
    }

    @Test
    @Ruling("glossary/archives")
    void whatIsPutIntoArchivesIsNotArchived() {
        var archived = table(
                        "alice logos hand [plain-burying] artifacts [plain-registrar]" + " line [plain-mouse]", "bob")
                .plays("plain-burying")
                .settled();
        assertThat(archived.alice().aember()).isEqualTo(1);
        var put = table(
                        "alice logos hand [plain-abduction] artifacts [plain-registrar]" + " line [plain-mouse]",
                        "bob artifacts [plain-registrar]")
                .plays("plain-abduction")
                .settled();
        assertThat(put.names(put.alice().archives())).containsExactly("plain-mouse");
        assertThat(put.alice().aember()).isZero();
        assertThat(put.bob().aember()).isZero();
    }

    @Test
    @Ruling("glossary/discard-pile")
    void theLastCardLiesOnTop() {
        var s = table("alice logos hand [plain-mouse, plain-wolf]" + " discard [plain-bear]", "bob")
                .discards("plain-mouse")
                .discards("plain-wolf")
                .settled();
        assertThat(s.names(s.alice().discard())).containsExactly("plain-wolf", "plain-mouse", "plain-bear");
    }

    @Test
    @Ruling("glossary/purge")
    void purgedCardsAreOutOfTheGame() {
        var s = table(
                        "alice logos hand [plain-banishing]",
                        "bob line [plain-mouse amber 1 with plain-mail]" + " deck [plain-wolf]")
                .plays("plain-banishing")
                .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("plain-mouse");
        assertThat(s.names(s.bob().discard())).containsExactly("plain-mail");
        assertThat(s.alice().aember()).isEqualTo(1);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn();
        assertThat(s.names(s.bob().hand())).as("it is never drawn").hasSize(2);
        assertThat(s.names(s.bob().purged())).containsExactly("plain-mouse");
    }

    @Test
    @Ruling("glossary/leaves-play")
    void aCardThatLeavesLosesEverythingOnIt() {
        var s = table(
                        "alice logos hand [plain-recall] line [plain-bear]",
                        "bob amber 1" + " line [mother damage 2 amber 2 stunned with plain-mail]")
                .plays("plain-recall")
                .chooses("mother")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("mother");
        assertThat(s.names(s.bob().discard())).containsExactly("plain-mail");
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(1);
        s.endsTurn().choosesHouse(House.LOGOS).plays("mother").settled();
        var again = s.permanent("mother");
        assertThat(again.damage() + again.aember()).isZero();
        assertThat(again.stunned()).isFalse();
        assertThat(again.upgrades()).isEmpty();
    }

    @Test
    @Ruling("glossary/leaves-play")
    void aemberOnAnArtifactGoesToTheSupply() {
        var s = table("alice untamed hand [grasping-vines]", "bob amber 1 artifacts [redacted amber 3]")
                .plays("grasping-vines")
                .chooses("redacted")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("redacted");
        assertThat(s.alice().aember()).as("only the bonus of Grasping Vines").isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/graft")
    void aGraftedCardIsOutOfPlayAndFallsWithItsHost() {
        var s = table("alice logos hand [plain-mouse] artifacts [plain-tomb]", "bob hand [grasping-vines]");
        s.usesOmni("plain-tomb").settled();
        assertThat(s.inPlay("plain-mouse")).isFalse();
        assertThat(s.alice().hand()).isEmpty();
        assertThat(s.alice().discard()).isEmpty();
        s.endsTurn().choosesHouse(House.UNTAMED).plays("grasping-vines").chooses("plain-tomb");
        assertThat(s.names(s.alice().hand())).containsExactly("plain-tomb");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-mouse");
    }

    @Test
    @Ruling("glossary/search")
    void aSearchMayFailAndShufflesTheDeck() {
        var deck = " deck [plain-coin, plain-mouse, plain-wolf, plain-fury] | bob";
        var s = table("alice logos hand [plain-seeking]" + deck).plays("plain-seeking");
        s.offers("plain-mouse", "plain-wolf").chooses("plain-wolf");
        s.included("card-returned plain-wolf deck").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("plain-wolf");
        assertThat(s.alice().deck()).hasSize(3);
        var fails = table("alice logos hand [plain-seeking]" + deck).plays("plain-seeking");
        fails.chooses().settled();
        assertThat(fails.alice().hand()).isEmpty();
        assertThat(fails.alice().deck()).hasSize(4);
    }

    @Test
    @Ruling({"glossary/maverick", "glossary/anomaly", "glossary/legacy"})
    void aCardBelongsToTheHouseItHasInItsDeck() {
        var s = table("alice logos hand [urchin--logos, dodger]", "bob amber 1");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("dodger")))).isInstanceOf(Rejection.HouseNotActive.class);
        s.plays("urchin--logos").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        var shadows = table("alice shadows line [urchin--logos]", "bob");
        assertThat(shadows.rejected(new Reap(Seat.A, shadows.card("urchin--logos"))))
                .isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling({"glossary/leaves-play", "glossary/lasting-effects"})
    void lastingEffectsOnACardEndWhenItLeaves() {
        var s = table(
                        "alice sanctum artifacts [hallowed-shield]"
                                + " hand [plain-recall--sanctum, plain-quake--sanctum]"
                                + " line [jehu-the-bureaucrat]",
                        "bob line [plain-bear]")
                .acts("hallowed-shield")
                .chooses("jehu-the-bureaucrat")
                .plays("plain-recall--sanctum")
                .chooses("jehu-the-bureaucrat")
                .plays("jehu-the-bureaucrat")
                .plays("plain-quake--sanctum")
                .settled();
        assertThat(s.permanent("jehu-the-bureaucrat").damage()).isEqualTo(2);
    }

    @Test
    @Ruling({"glossary/leaves-play", "glossary/power-counter"})
    void powerCountersDoNotComeBack() {
        var s = table("alice logos hand [plain-growing, plain-recall]" + " line [plain-wolf]", "bob")
                .plays("plain-growing")
                .plays("plain-recall")
                .plays("plain-wolf")
                .settled();
        assertThat(s.power("plain-wolf")).isEqualTo(3);
    }

    @Test
    @Ruling({"glossary/discard-pile", "glossary/destroyed"})
    void theActivePlayerOrdersTheDiscardPiles() {
        var s = table("alice logos hand [plain-ruin]", "bob line [plain-mouse, plain-wolf, plain-bear]")
                .plays("plain-ruin")
                .chooses("plain-wolf", "plain-bear", "plain-mouse")
                .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("plain-mouse", "plain-bear", "plain-wolf");
    }

    @Test
    @Ruling({"glossary/draw-bonus-icon", "glossary/discard-pile"})
    void aDrawFromAnEmptyDeckReshuffles() {
        var s = table("alice logos hand [plain-coin icon draw]" + " discard [plain-wolf]", "bob")
                .plays("plain-coin")
                .included("discard-pile-recycled a", "cards-drawn a [plain-wolf]")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("plain-wolf");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-coin");
    }

    @Test
    @Ruling({"glossary/archives", "glossary/leaves-play"})
    void foreignCardsTakenFromTheArchivesGoToTheirOwner() {
        var s = table(
                        "alice mars hand [sample-collection]" + " archives [plain-coin]",
                        "bob keys [red] line [plain-wolf]")
                .plays("sample-collection")
                .settled();
        assertThat(s.alice().archives()).hasSize(2);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn();
        s.choosesHouse(House.MARS).chooses("yes").settled();
        assertThat(s.names(s.alice().hand())).contains("plain-coin").doesNotContain("plain-wolf");
        assertThat(s.names(s.bob().hand())).containsExactly("plain-wolf");
        assertThat(s.alice().archives()).isEmpty();
    }
}
