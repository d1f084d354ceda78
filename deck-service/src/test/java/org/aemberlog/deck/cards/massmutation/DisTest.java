package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class DisTest {

    @Test
    void darkAemberVaultFavorsMutants() {
        var s =
                table(
                                "alice logos hand [replicator, mother] deck [fear, anger]"
                                        + " artifacts [dark-aember-vault] | bob line [dysania]")
                        .plays("replicator");
        assertThat(s.names(s.alice().hand())).containsExactly("mother", "fear");
        s.plays("mother").chooses("left").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("fear");
        assertThat(s.power("replicator")).isEqualTo(4);
        assertThat(s.power("mother")).isEqualTo(5);
        assertThat(s.power("dysania")).isEqualTo(4);
    }

    @Test
    void darkAemberVaultMindsItsControllersMutantsOnly() {
        var s =
                table(
                                "alice logos hand [replicator] | bob artifacts [dark-aember-vault]"
                                        + " deck [fear]")
                        .plays("replicator")
                        .settled();
        assertThat(s.bob().hand()).isEmpty();
        assertThat(s.power("replicator")).isEqualTo(2);
    }

    private static boolean bonesawReady(Scenario s) {
        s.plays("bonesaw");
        if (s.state().pending().isPresent()) {
            s.chooses("left");
        }
        return !s.settled().permanent("bonesaw").exhausted();
    }

    @Test
    void bonesawEntersReadyAfterAFriendFell() {
        var position = "alice dis hand [bonesaw] line [tocsin] | bob line [shooler, urchin]";
        assertThat(bonesawReady(table(position).fights("tocsin", "shooler"))).isTrue();
        assertThat(bonesawReady(table(position))).isFalse();
        var enemyFell = "alice dis hand [bonesaw] line [tocsin] | bob line [dust-pixie]";
        assertThat(bonesawReady(table(enemyFell).fights("tocsin", "dust-pixie"))).isFalse();
    }

    /** Glossary, Replacement Effects: a friend that was saved was not destroyed. */
    @Test
    void bonesawWaitsForWhoeverWasSaved() {
        var s =
                table(
                                "alice dis hand [bonesaw] line [tocsin with armageddon-cloak]"
                                        + " | bob line [shooler]")
                        .fights("tocsin", "shooler")
                        .settled();
        assertThat(s.inPlay("tocsin")).isTrue();
        assertThat(bonesawReady(s)).isFalse();
    }

    /** FAQ, Bonus Icons: Bonesaw is in play already when its icon resolves. */
    @Test
    void bonesawIsTooEarlyForItsOwnIcon() {
        var s =
                table("alice dis hand [bonesaw icon damage] line [dust-pixie] | bob")
                        .plays("bonesaw")
                        .chooses("left")
                        .chooses("dust-pixie")
                        .settled();
        assertThat(s.inPlay("dust-pixie")).isFalse();
        assertThat(s.permanent("bonesaw").exhausted()).isTrue();
    }

    @Test
    void dreckerSharesWhatItsNeighborsAreDealtInFights() {
        var s =
                table("alice dis line [shooler, drecker, charette, greed] | bob line [tocsin]")
                        .fights("charette", "tocsin")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.permanent("drecker").damage()).isEqualTo(3);
        assertThat(s.permanent("shooler").damage()).isZero();
        var distant =
                table("alice dis line [drecker, shooler, charette] | bob line [tocsin]")
                        .fights("charette", "tocsin")
                        .settled();
        assertThat(distant.permanent("drecker").damage()).isZero();
        var noFight =
                table("alice brobnar hand [punch] | bob line [drecker, charette]")
                        .plays("punch")
                        .chooses("charette")
                        .settled();
        assertThat(noFight.permanent("drecker").damage()).isZero();
    }

    /** FAQ, Drecker. */
    @Test
    void twoDreckersShareOnce() {
        var s =
                table("alice logos line [replicator] | bob line [drecker, drecker, charette]")
                        .fights("replicator", "drecker")
                        .settled();
        assertThat(s.permanent("drecker").damage()).isEqualTo(2);
        assertThat(s.permanent("drecker#2").damage()).isEqualTo(2);
        assertThat(s.permanent("charette").damage()).isZero();
    }

    /** FAQ, Armor: what armor prevents is not dealt, so that there is less to share. */
    @Test
    void dreckerSharesOnlyWhatIsDealt() {
        var armor =
                table("alice sanctum line [drecker, raiding-knight] | bob line [tocsin]")
                        .fights("raiding-knight", "tocsin")
                        .settled();
        assertThat(armor.permanent("raiding-knight").damage()).isEqualTo(1);
        assertThat(armor.permanent("drecker").damage()).isEqualTo(1);
        var ward =
                table("alice dis line [drecker, charette warded] | bob line [tocsin]")
                        .fights("charette", "tocsin")
                        .settled();
        assertThat(ward.permanent("drecker").damage()).isZero();
        var own =
                table(
                                "alice dis line [drecker with protect-the-weak, charette] | bob"
                                        + " line [tocsin]")
                        .fights("charette", "tocsin")
                        .settled();
        assertThat(own.permanent("drecker").damage()).isEqualTo(2);
    }

    /** Shoulder Id would deal damage once, so that it steals once. */
    @Test
    void dreckerIsNoSecondVictimOfShoulderId() {
        var s =
                table("alice dis amber 3 line [drecker, charette] | bob line [shoulder-id]")
                        .fights("charette", "shoulder-id")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("drecker").damage()).isZero();
    }

    @Test
    void dreckerStealsWhenItReaps() {
        var s = table("alice dis line [drecker] | bob amber 2").reaps("drecker").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void wakingNightmareMakesTheNextTurnsKeyDearer() {
        var line = " line [charette, headhunter]";
        var seven =
                table("alice dis hand [waking-nightmare] line [tocsin] | bob amber 7" + line)
                        .plays("waking-nightmare");
        assertThat(seven.board().keyCost(Seat.B)).as("not yet").isEqualTo(6);
        seven.endsTurn().settled();
        assertThat(seven.bob().keys()).isEmpty();
        assertThat(seven.board().keyCost(Seat.B)).isEqualTo(8);
        seven.choosesHouse(House.DIS).endsTurn();
        assertThat(seven.board().keyCost(Seat.B)).as("over").isEqualTo(6);
        var eight =
                table("alice dis hand [waking-nightmare] line [tocsin] | bob amber 8" + line)
                        .plays("waking-nightmare")
                        .endsTurn()
                        .chooses("red")
                        .settled();
        assertThat(eight.bob().aember()).isZero();
        assertThat(eight.bob().keys()).hasSize(1);
    }

    /** FAQ, Waking Nightmare. */
    @Test
    void wakingNightmareFollowsTheBoard() {
        var s =
                table("alice dis hand [waking-nightmare] line [tocsin] | bob hand [charette]")
                        .plays("waking-nightmare")
                        .endsTurn()
                        .choosesHouse(House.DIS);
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(7);
        s.plays("charette").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(8);
    }

    @Test
    void picaroonIsAsStrongAsItsNeighbors() {
        var position =
                "alice dis hand [picaroon] line [tocsin, charette] | bob line [kelifi-dragon]";
        var middle = table(position).plays("picaroon").chooses("position-1").settled();
        assertThat(middle.power("picaroon")).isEqualTo(7);
        var flank = table(position).plays("picaroon").chooses("position-0").settled();
        assertThat(flank.power("picaroon")).isEqualTo(3);
        var lonely = table("alice dis hand [picaroon] | bob line [tocsin]").plays("picaroon");
        assertThat(lonely.settled().names(lonely.alice().discard())).containsExactly("picaroon");
    }

    @Test
    void picaroonDoesNotCountChangelingsNorTheGone() {
        var s =
                table(
                        "alice dis line [tocsin, picaroon, picaroon damage 3, charette]"
                                + " | bob line [dodger, shooler]");
        assertThat(s.power("picaroon")).isEqualTo(3);
        assertThat(s.power("picaroon#2")).isEqualTo(4);
        s.fights("charette", "dodger").settled();
        assertThat(s.line(s.alice())).containsExactly("tocsin", "picaroon");
    }

    /** FAQ, Bonus Icons. */
    @Test
    void maleficornAddsToIconsAlsoToItsOwn() {
        var position =
                "alice dis hand [maleficorn icon damage] | bob line [tocsin, dust-imp, urchin]";
        var enemy = table(position).plays("maleficorn").chooses("tocsin").settled();
        assertThat(enemy.permanent("tocsin").damage()).isEqualTo(2);
        assertThat(table(position).plays("maleficorn").chooses("dust-imp").bob().aember())
                .as("the second damage destroyed it")
                .isEqualTo(2);
        var itself = table(position).plays("maleficorn").chooses("maleficorn").settled();
        assertThat(itself.permanent("maleficorn").damage()).isEqualTo(1);
        var gone = table(position).plays("maleficorn").chooses("urchin").settled();
        assertThat(gone.line(gone.bob())).containsExactly("tocsin", "dust-imp");
    }

    @Test
    void maleficornAddsToNoOtherDamage() {
        var s =
                table("alice brobnar hand [punch] line [maleficorn] | bob line [charette]")
                        .plays("punch")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        var prevented =
                table(
                                "alice dis hand [fear icon damage] line [maleficorn] | bob line"
                                        + " [charette warded]")
                        .plays("fear")
                        .chooses("charette")
                        .settled();
        assertThat(prevented.names(prevented.bob().hand())).containsExactly("charette");
    }

    /** FAQ, Pale Star. */
    @Test
    void thePaleStarOverrulesAllPowerAndArmor() {
        var s =
                table(
                        "alice untamed artifacts [the-pale-star, dark-aember-vault]"
                                + " line [chonkers power 1]"
                                + " | bob line [kelifi-dragon, charette damage 1, raiding-knight]");
        assertThat(s.power("chonkers")).isEqualTo(4);
        s.usesOmni("the-pale-star").settled();
        assertThat(s.inPlay("the-pale-star")).isFalse();
        assertThat(s.power("chonkers")).isEqualTo(1);
        assertThat(s.line(s.bob())).containsExactly("kelifi-dragon", "raiding-knight");
        assertThat(s.board().armorLeft(s.card("raiding-knight"))).isZero();
        s.fights("chonkers", "kelifi-dragon").settled();
        assertThat(s.inPlay("kelifi-dragon")).isFalse();
        assertThat(s.permanent("chonkers").tokens(Token.POWER)).isEqualTo(2);
        assertThat(s.power("chonkers")).isEqualTo(1);
        s.endsTurn();
        assertThat(s.power("chonkers")).isEqualTo(5);
        assertThat(s.power("raiding-knight")).isEqualTo(4);
        assertThat(s.board().armorLeft(s.card("raiding-knight"))).isEqualTo(2);
    }

    @Test
    void greedRefillsForEachFriendlySin() {
        var deck = " deck [fear, fear, fear, fear, fear, fear, fear, fear, fear, fear, fear]";
        assertThat(hand("line [greed]" + deck + " | bob line [greed]")).isEqualTo(7);
        assertThat(hand("line [greed, greed]" + deck + " | bob")).isEqualTo(10);
        assertThat(hand("line [tocsin]" + deck + " | bob line [greed]")).isEqualTo(6);
    }

    private static int hand(String position) {
        return table("alice dis " + position).endsTurn().alice().hand().size();
    }

    @Test
    void maleficornMindsIconsOfEitherPlayer() {
        var s =
                table(
                                "alice dis hand [fear icon damage] line [tocsin]"
                                        + " | bob line [maleficorn, shooler]")
                        .plays("fear")
                        .chooses("tocsin")
                        .chooses("shooler")
                        .settled();
        assertThat(s.permanent("tocsin").damage()).isEqualTo(2);
    }

    /** FAQ, Pale Star: nothing makes it more than 1, and nothing less. */
    @Test
    void thePaleStarOverrulesTheWeakening() {
        var s =
                table(
                                "alice dis artifacts [the-pale-star] line [king-of-the-crag]"
                                        + " | bob line [headhunter with blood-of-titans, smaaash]")
                        .usesOmni("the-pale-star")
                        .settled();
        assertThat(s.power("headhunter")).isEqualTo(1);
        assertThat(s.power("smaaash")).isEqualTo(1);
        assertThat(s.power("king-of-the-crag")).isEqualTo(1);
    }
}
