package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.UseAction;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Reaping, fighting and using abilities. */
class UsingRulingsTest {

    @Test
    @Ruling({"rules/reap", "glossary/reap", "timing/reap"})
    void reapingGainsOneAndThenTriggers() {
        var s = table("alice logos line [doc-bookton, mother] deck [urchin]", "bob amber 2")
                .reaps("doc-bookton")
                .happened(
                        "card-exhausted doc-bookton",
                        "creature-reaped doc-bookton",
                        "aember-gained a 1",
                        "cards-drawn a [urchin]")
                .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("mother").exhausted()).isFalse();
    }

    @Test
    @Ruling({"rules/fight", "glossary/fight", "timing/fight"})
    void bothDealTheirPowerAtOnceAndTheSurvivorTriggers() {
        var s = table("alice shadows line [dodger]", "bob amber 1 line [the-terror, valdr]")
                .fights("dodger", "valdr");
        assertThat(s.inPlay("dodger")).as("5 power against 6").isFalse();
        assertThat(s.permanent("valdr").damage()).isEqualTo(5);
        assertThat(s.permanent("the-terror").damage()).isZero();
        assertThat(s.bob().aember()).as("its fight ability is lost").isEqualTo(1);
        var survivor = table("alice shadows line [dodger]", "bob amber 1 line [shooler, charette]")
                .fights("dodger", "charette")
                .settled();
        assertThat(survivor.permanent("dodger").damage()).isEqualTo(4);
        assertThat(survivor.inPlay("charette")).isFalse();
        assertThat(survivor.permanent("shooler").damage()).isZero();
        assertThat(survivor.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/fight")
    void theDefendersFightAbilityDoesNothing() {
        var s = table("alice brobnar amber 2 line [urchin, valdr]", "bob line [dodger with blood-of-titans]")
                .fights("valdr", "dodger")
                .settled();
        assertThat(s.inPlay("dodger")).isTrue();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    @Ruling("rules/fight")
    void withoutEnemiesThereIsNoFight() {
        var s = table("alice shadows line [dodger, urchin]", "bob");
        assertThat(s.rejected(new Fight(Seat.A, s.card("dodger"), s.card("urchin"))))
                .isInstanceOf(Rejection.NotFightable.class);
        assertThat(s.legal()).noneMatch(Fight.class::isInstance);
    }

    @Test
    @Ruling({"rules/action", "glossary/action-ability", "timing/action-or-omni"})
    void anActionExhaustsAndResolves() {
        var s = table("alice shadows line [noddy-the-thief]", "bob amber 2")
                .acts("noddy-the-thief")
                .happened(
                        "card-exhausted noddy-the-thief", "ability-used noddy-the-thief action", "aember-stolen a b 1")
                .settled();
        assertThat(s.rejected(new UseAction(Seat.A, s.card("noddy-the-thief"))))
                .isInstanceOf(Rejection.CardIsExhausted.class);
    }

    @Test
    @Ruling("rules/action")
    void anActionNeedsTheHouseAndTheAbility() {
        var s = table("alice brobnar line [noddy-the-thief, valdr]", "bob amber 2");
        assertThat(s.rejected(new UseAction(Seat.A, s.card("noddy-the-thief"))))
                .isInstanceOf(Rejection.HouseNotActive.class);
        assertThat(s.rejected(new UseAction(Seat.A, s.card("valdr")))).isInstanceOf(Rejection.NoSuchAbility.class);
        assertThat(s.rejected(new UseOmni(Seat.A, s.card("valdr")))).isInstanceOf(Rejection.NoSuchAbility.class);
    }

    @Test
    @Ruling("rules/using-creatures")
    void aCreatureReapsFightsOrActsOnce() {
        var position = "alice shadows line [noddy-the-thief] | bob amber 2 line [charette]";
        assertThat(table(position).legal())
                .hasAtLeastOneElementOfType(Reap.class)
                .hasAtLeastOneElementOfType(Fight.class)
                .hasAtLeastOneElementOfType(UseAction.class);
        assertThat(table(position).reaps("noddy-the-thief").legal()).hasSize(1);
    }

    @Test
    @Ruling({"rules/using-artifacts", "rules/using-upgrades"})
    void artifactsAndUpgradesNeitherReapNorFight() {
        var s = table(
                "alice shadows artifacts [seeker-needle]" + " line [dodger with protect-the-weak]", "bob line [valdr]");
        assertThat(s.rejected(new Reap(Seat.A, s.card("seeker-needle")))).isInstanceOf(Rejection.NotACreature.class);
        assertThat(s.rejected(new Fight(Seat.A, s.card("seeker-needle"), s.card("valdr"))))
                .isInstanceOf(Rejection.NotACreature.class);
        assertThat(s.rejected(new UseAction(Seat.A, s.card("protect-the-weak"))))
                .isInstanceOf(Rejection.CardNotControlled.class);
        s.acts("seeker-needle").chooses("valdr").settled();
        assertThat(s.permanent("valdr").damage()).isEqualTo(1);
    }

    @Test
    @Ruling("rules/using-artifacts")
    void anActionOfAnArtifactNeedsItsHouse() {
        var s = table("alice brobnar artifacts [seeker-needle]", "bob line [valdr]");
        assertThat(s.rejected(new UseAction(Seat.A, s.card("seeker-needle"))))
                .isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling("rules/using-cards")
    void aCardOfTheOpponentIsNotUsed() {
        var s = table("alice shadows line [dodger]", "bob line [urchin]");
        assertThat(s.rejected(new Reap(Seat.A, s.card("urchin")))).isInstanceOf(Rejection.CardNotControlled.class);
    }

    @Test
    @Ruling({"rules/using-via-abilities", "glossary/use"})
    void anEffectUsesACardOfAnyHouse() {
        var s = table(
                        "alice dis artifacts [dominator-bauble]" + " line [noddy-the-thief, valdr exhausted]",
                        "bob amber 1 line [charette]")
                .acts("dominator-bauble")
                .offers("reap", "fight", "action")
                .chooses("action")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("noddy-the-thief").exhausted()).isTrue();
    }

    @Test
    @Ruling("rules/using-via-abilities")
    void anExhaustedCardIsNotUsedByAnEffectEither() {
        var s = table("alice dis artifacts [dominator-bauble]" + " line [valdr exhausted]", "bob")
                .acts("dominator-bauble")
                .settled();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling("glossary/use")
    void removingAStunIsAUse() {
        var s = table("alice dis artifacts [dominator-bauble]" + " line [valdr stunned]", "bob")
                .acts("dominator-bauble")
                .included("card-exhausted valdr", "stun-removed valdr")
                .settled();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling({"example/anger-on-a-ready-creature", "glossary/fight-with"})
    void angerOnAReadyCreatureJustFights() {
        var s = table("alice brobnar hand [anger] line [snufflegator]", "bob line [dodger, urchin]")
                .plays("anger")
                .without("cards-readied")
                .chooses("dodger")
                .settled();
        assertThat(s.permanent("dodger").damage()).isEqualTo(4);
        assertThat(s.permanent("snufflegator").exhausted()).isTrue();
        assertThat(s.permanent("snufflegator").damage()).as("skirmish").isZero();
        assertThat(s.inPlay("urchin")).isTrue();
    }

    @Test
    @Ruling("glossary/fight-with")
    void aFightByAnEffectHeedsTaunt() {
        var s = table(
                        "alice brobnar hand [anger] line [valdr exhausted]",
                        "bob line [urchin, champion-anaphiel, dodger]")
                .plays("anger")
                .settled();
        assertThat(s.permanent("champion-anaphiel").damage())
                .as("6 less 1 armor")
                .isEqualTo(5);
        assertThat(s.inPlay("valdr")).as("6 power against 6").isFalse();
        assertThat(s.permanent("urchin").damage()).isZero();
    }

    @Test
    @Ruling("rules/constant-abilities")
    void constantAbilitiesWorkWhileExhaustedAndExhaustNothing() {
        var s = table(
                        "alice logos line [mother exhausted, doc-bookton]"
                                + " deck [urchin, urchin, urchin, urchin, urchin, urchin,"
                                + " urchin]",
                        "bob")
                .reaps("doc-bookton")
                .endsTurn();
        assertThat(s.alice().hand()).hasSize(7);
        var knight = table("alice sanctum line [staunch-knight]", "bob");
        assertThat(knight.power("staunch-knight")).isEqualTo(6);
        assertThat(knight.permanent("staunch-knight").exhausted()).isFalse();
    }

    @Test
    @Ruling("rules/rule-of-six")
    void theSeventhPlayOfATitleIsRejected() {
        var pixies = "dust-pixie, dust-pixie, dust-pixie, dust-pixie, dust-pixie, dust-pixie";
        var s = table("alice untamed hand [" + pixies + ", dust-pixie, full-moon] | bob");
        s.plays("dust-pixie");
        for (int copy = 2; copy <= 6; copy++) {
            s.plays("dust-pixie#" + copy).chooses("left");
        }
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("dust-pixie#7")))).isInstanceOf(Rejection.RuleOfSix.class);
        s.plays("full-moon").settled();
        assertThat(s.alice().aember()).isEqualTo(12);
    }

    @Test
    @Ruling("rules/rule-of-six")
    void playsAndUsesOfATitleCountTogether() {
        var s = table(
                "alice shadows" + " hand [silvertooth, silvertooth, silvertooth," + " silvertooth] line [dodger]",
                "bob");
        s.plays("silvertooth").chooses("left").reaps("silvertooth");
        s.plays("silvertooth#2").chooses("left").reaps("silvertooth#2");
        s.plays("silvertooth#3").chooses("left").reaps("silvertooth#3");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("silvertooth#4")))).isInstanceOf(Rejection.RuleOfSix.class);
        s.reaps("dodger").discards("silvertooth#4").settled();
    }
}
