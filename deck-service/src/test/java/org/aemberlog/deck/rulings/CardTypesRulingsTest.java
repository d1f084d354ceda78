package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.UseAction;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** How actions, artifacts, creatures and upgrades are played. */
class CardTypesRulingsTest {

    @Test
    @Ruling({"rules/ready-and-exhausted", "rules/creatures"})
    void creaturesEnterExhausted() {
        var s = table("alice logos hand [doc-bookton]", "bob")
                .plays("doc-bookton")
                .settled();
        assertThat(s.permanent("doc-bookton").exhausted()).isTrue();
        assertThat(s.rejected(new Reap(Seat.A, s.card("doc-bookton")))).isInstanceOf(Rejection.CardIsExhausted.class);
    }

    @Test
    @Ruling({"rules/ready-and-exhausted", "rules/artifacts"})
    void artifactsEnterExhaustedBehindTheLineAndStay() {
        var s = table("alice logos hand [library-of-babble] line [mother]" + " deck [urchin]", "bob")
                .plays("library-of-babble")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("mother");
        assertThat(s.permanent("library-of-babble").exhausted()).isTrue();
        assertThat(s.rejected(new UseAction(Seat.A, s.card("library-of-babble"))))
                .isInstanceOf(Rejection.CardIsExhausted.class);
        s.endsTurn();
        assertThat(s.permanent("library-of-babble").exhausted()).isFalse();
    }

    @Test
    @Ruling("rules/ready-and-exhausted")
    void aReadyCardExhaustsWhenUsed() {
        var s = table("alice logos line [doc-bookton]" + " artifacts [library-of-babble] deck [urchin, dodger]", "bob")
                .reaps("doc-bookton")
                .acts("library-of-babble")
                .settled();
        assertThat(s.permanent("doc-bookton").exhausted()).isTrue();
        assertThat(s.permanent("library-of-babble").exhausted()).isTrue();
        assertThat(s.rejected(new Reap(Seat.A, s.card("doc-bookton")))).isInstanceOf(Rejection.CardIsExhausted.class);
    }

    @Test
    @Ruling("rules/golden-rule")
    void aCardsTextBeatsTheRules() {
        var s = table("alice shadows hand [silvertooth]", "bob").plays("silvertooth");
        assertThat(s.permanent("silvertooth").exhausted()).as("it enters ready").isFalse();
        s.reaps("silvertooth").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("rules/running-out-of-tokens")
    void tokensNeverRunOut() {
        var s = table(
                        "alice sanctum hand [terms-of-redress] amber 99" + " line [mother amber 60]",
                        "bob amber 70"
                                + " line [valdr stunned, valdr stunned, valdr stunned,"
                                + " valdr stunned, valdr stunned, valdr stunned,"
                                + " valdr stunned, valdr stunned, valdr stunned,"
                                + " valdr stunned]")
                .plays("terms-of-redress")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(100);
        assertThat(s.permanent("mother").aember()).isEqualTo(62);
    }

    @Test
    @Ruling({"rules/aember-bonus", "glossary/aember-bonus-icon"})
    void theBonusIsGainedFirst() {
        table("alice logos hand [wild-wormhole] deck [charette]", "bob amber 3")
                .plays("wild-wormhole")
                .included("card-played a wild-wormhole hand", "aember-gained a 1")
                .included("aember-gained a 1", "card-played a charette deck");
        var pixie = table("alice untamed hand [dust-pixie]", "bob")
                .plays("dust-pixie")
                .settled();
        assertThat(pixie.alice().aember()).isEqualTo(2);
        assertThat(pixie.bob().aember()).isZero();
    }

    @Test
    @Ruling({"rules/play-abilities", "timing/play-a-card"})
    void aPlayAbilityComesAfterEnteringPlay() {
        table("alice brobnar hand [smaaash]", "bob")
                .plays("smaaash")
                .included("creature-entered a smaaash being-played 0 false", "status-gained smaaash stun")
                .settled();
        table("alice brobnar hand [punch]", "bob line [valdr]")
                .plays("punch")
                .happened(
                        "card-played a punch hand",
                        "aember-gained a 1",
                        "damage-dealt valdr 3",
                        "card-discarded punch being-played")
                .settled();
    }

    @Test
    @Ruling({"rules/card-types", "rules/action-cards"})
    void anActionResolvesAndIsDiscarded() {
        var s = table("alice brobnar hand [punch] discard [anger]", "bob line [valdr, dodger]")
                .plays("punch")
                .chooses("valdr")
                .settled();
        assertThat(s.permanent("valdr").damage()).isEqualTo(3);
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.names(s.alice().discard())).as("on top").containsExactly("punch", "anger");
    }

    @Test
    @Ruling("rules/action-cards")
    void anActionWithNothingToDoIsPlayedForItsBonus() {
        var s = table("alice brobnar hand [punch]", "bob").plays("punch").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.names(s.alice().discard())).containsExactly("punch");
    }

    @Test
    @Ruling("rules/card-types")
    void eachTypeIsPlayedInItsOwnWay() {
        var s = table("alice brobnar hand [headhunter, gauntlet-of-command," + " blood-of-titans]", "bob")
                .plays("headhunter")
                .plays("gauntlet-of-command")
                .plays("blood-of-titans")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("headhunter");
        assertThat(s.permanent("gauntlet-of-command").exhausted()).isTrue();
        assertThat(s.power("headhunter")).isEqualTo(10);
        assertThat(s.alice().discard()).isEmpty();
    }

    @Test
    @Ruling({"rules/creatures", "glossary/flank"})
    void aCreatureEntersOnAFlankOfChoice() {
        var position = "alice shadows hand [silvertooth] line [dodger, urchin] | bob";
        var left = table(position).plays("silvertooth").offers("left", "right").chooses("left");
        assertThat(left.line(left.alice())).containsExactly("silvertooth", "dodger", "urchin");
        var right = table(position).plays("silvertooth").chooses("right");
        assertThat(right.line(right.alice())).containsExactly("dodger", "urchin", "silvertooth");
    }

    @Test
    @Ruling({"rules/creatures", "glossary/battleline", "glossary/neighbor"})
    void theLineClosesUp() {
        var s = table("alice dis hand [hand-of-dis]", "bob line [valdr, urchin, dodger]");
        assertThat(s.names(s.board().neighbors(s.card("valdr")))).containsExactly("urchin");
        s.plays("hand-of-dis").settled();
        assertThat(s.line(s.bob())).containsExactly("valdr", "dodger");
        assertThat(s.names(s.board().neighbors(s.card("valdr")))).containsExactly("dodger");
    }

    @Test
    @Ruling("rules/upgrades")
    void anUpgradeNeedsACreatureAndLeavesWithIt() {
        var none = table("alice brobnar hand [blood-of-titans]" + " artifacts [gauntlet-of-command]", "bob");
        assertThat(none.rejected(new PlayCard(Seat.A, none.card("blood-of-titans"))))
                .isInstanceOf(Rejection.NoHost.class);
        var s = table("alice dis hand [fear]", "bob line [urchin with blood-of-titans, dodger]");
        assertThat(s.power("urchin")).isEqualTo(6);
        assertThat(s.power("dodger")).isEqualTo(5);
        s.plays("fear").chooses("urchin").settled();
        assertThat(s.names(s.bob().discard())).containsExactly("blood-of-titans");
        assertThat(s.names(s.bob().hand())).containsExactly("urchin");
    }

    @Test
    @Ruling("rules/upgrades")
    void anUpgradeMayGoOnAnEnemyCreature() {
        var s = table("alice brobnar hand [blood-of-titans] line [headhunter]", "bob line [urchin]")
                .plays("blood-of-titans")
                .offers("headhunter", "urchin")
                .chooses("urchin")
                .settled();
        assertThat(s.power("urchin")).isEqualTo(6);
        assertThat(s.power("headhunter")).isEqualTo(5);
    }
}
