package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Choose;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from 0-power creatures to Bait and Switch. */
class FaqAToBRulingsTest {

    @Test
    @Ruling({"faq/king-of-the-crag-and-looter-goblin", "timing/destroyed"})
    void aCreatureOfPowerZeroIsDestroyed() {
        var s = table(
                        "alice brobnar hand [king-of-the-crag]" + " line [headhunter]",
                        "bob line [looter-goblin, valdr, plain-ghost]")
                .plays("king-of-the-crag")
                .chooses("left")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("valdr", "plain-ghost");
        assertThat(s.power("valdr")).isEqualTo(4);
        assertThat(s.power("headhunter")).as("a friend").isEqualTo(5);
        assertThat(s.power("plain-ghost")).isEqualTo(2);
    }

    @Test
    @Ruling("faq/alpha-mimicry-eureka-late")
    void mimicryOfEurekaIsTooLateAfterAnotherCard() {
        var s = table("alice untamed hand [mimicry, dust-pixie]", "bob discard [eureka, plain-mouse]");
        s.plays("dust-pixie");
        int before = s.alice().aember();
        var mimicry = new PlayCard(Seat.A, s.card("mimicry"));
        if (s.legal().contains(mimicry)) {
            Answers.all(s.asks(mimicry));
        }
        assertThat(s.names(s.alice().hand())).containsExactly("mimicry");
        assertThat(s.alice().aember()).isEqualTo(before);
        var other = table("alice untamed hand [mimicry, dust-pixie]", "bob discard [eureka, plain-coin, plain-first]")
                .plays("dust-pixie")
                .plays("mimicry")
                .settled();
        assertThat(other.alice().aember()).as("only as the coin").isEqualTo(before + 1);
    }

    @Test
    @Ruling("faq/alpha-mimicry-eureka-first")
    void mimicryOfEurekaFirstOfAll() {
        var s = table(
                        "alice untamed hand [mimicry, urchin, dodger, mother]",
                        "bob discard [eureka, punch, plain-mouse]")
                .plays("mimicry")
                .offers("eureka", "punch")
                .chooses("eureka")
                .settled();
        assertThat(s.alice().aember()).as("bonus and play").isEqualTo(3);
        assertThat(s.alice().archives()).hasSize(2);
        assertThat(s.names(s.alice().discard())).containsExactly("mimicry");
        assertThat(s.names(s.bob().discard())).containsExactly("eureka", "punch", "plain-mouse");
    }

    @Test
    @Ruling("faq/archives-sample-collection-and-dysania")
    void cardsInTheWrongArchivesGoHomeUnpaid() {
        var s = table(
                        "alice mars hand [sample-collection]" + " archives [plain-coin]",
                        "bob keys [red, blue] line [plain-mouse, plain-wolf]" + " hand [dysania]")
                .plays("sample-collection");
        Answers.all(s);
        assertThat(s.alice().archives()).hasSize(3);
        s.endsTurn().choosesHouse(House.LOGOS).plays("dysania").settled();
        assertThat(s.names(s.bob().hand())).containsExactlyInAnyOrder("plain-mouse", "plain-wolf");
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.names(s.alice().discard())).contains("plain-coin");
        assertThat(s.bob().aember()).as("for the one card discarded").isEqualTo(1);
    }

    @Test
    @Ruling("faq/archives-knowdrone-purges-any-archives")
    void knowdronePurgesFromTheOpponentsArchivesAtRandom() {
        var s = table(
                        "alice mars hand [yzphyz-knowdrone, plain-coin]",
                        "bob archives [plain-mouse, plain-wolf]" + " line [plain-bear]")
                .plays("yzphyz-knowdrone")
                .chooses("yes");
        var options = s.state().pending().orElseThrow().options();
        assertThat(options).as("whose archives, never which of Bob's cards").hasSize(2);
        s.asks(new Choose(Seat.A, s.state().pending().orElseThrow().id(), List.of(1)));
        s.chooses("plain-bear").settled();
        assertThat(s.bob().archives()).hasSize(1);
        assertThat(s.bob().purged()).hasSize(1);
        assertThat(s.names(s.alice().archives())).containsExactly("plain-coin");
        assertThat(s.permanent("plain-bear").stunned()).isTrue();
    }

    @Test
    @Ruling("faq/archives-knowdrone-purges-any-archives")
    void theDiceSayWhichCardOfTheOpponentsArchivesIsPurged() {
        var purged = new TreeSet<String>();
        for (int seed = 0; seed < 20; seed++) {
            var s = table(
                            "alice mars seed %s hand [yzphyz-knowdrone]".formatted(seed),
                            "bob archives [plain-mouse of alice, plain-wolf]")
                    .plays("yzphyz-knowdrone")
                    .chooses("yes")
                    .chooses("effect-2");
            Answers.all(s);
            assertThat(s.bob().archives()).hasSize(1);
            purged.addAll(s.names(s.bob().purged()));
            purged.addAll(s.names(s.alice().hand()));
        }
        assertThat(purged).as("whatever the backs").containsExactly("plain-mouse", "plain-wolf");
    }

    @Test
    @Ruling("faq/armor-hallowed-shield-and-maruck")
    void protectionLeavesTheArmorAlone() {
        var s = table(
                        "alice sanctum artifacts [hallowed-shield]" + " line [maruck-the-marked]",
                        "bob amber 2 line [plain-wolf]")
                .acts("hallowed-shield")
                .chooses("maruck-the-marked")
                .fights("maruck-the-marked", "plain-wolf")
                .settled();
        assertThat(s.permanent("maruck-the-marked").aember()).isZero();
        assertThat(s.permanent("maruck-the-marked").armorSpent()).isZero();
        assertThat(s.bob().aember()).isEqualTo(2);
        var without = table("alice sanctum line [maruck-the-marked]", "bob amber 2 line [plain-wolf]")
                .fights("maruck-the-marked", "plain-wolf")
                .settled();
        assertThat(without.permanent("maruck-the-marked").aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/as-if-nexus-and-shard-of-greed")
    void aShardUsedAsYoursIsFriendlyToItself() {
        var s = table("alice shadows line [nexus]", "bob artifacts [shard-of-greed] amber 1")
                .reaps("nexus")
                .settled();
        assertThat(s.alice().aember()).as("1 by reaping, 1 by the shard").isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(1);
        var more = table(
                        "alice shadows line [nexus] artifacts [shard-of-greed]",
                        "bob artifacts [shard-of-greed, shard-of-greed exhausted]")
                .reaps("nexus")
                .settled();
        assertThat(more.alice().aember())
                .as("1, and 2 for hers and the used one")
                .isEqualTo(3);
        assertThat(more.permanent("shard-of-greed#2").exhausted()).isTrue();
    }

    @Test
    @Ruling("faq/as-if-replicator-and-sequis")
    void sequisCapturesFromTheOpponentOfWhoUsesIt() {
        var s = table("alice logos amber 1 line [replicator]", "bob amber 3 line [sequis]")
                .reaps("replicator")
                .settled();
        assertThat(s.permanent("sequis").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("sequis").exhausted()).as("it was not used").isFalse();
    }

    @Test
    @Ruling("faq/bait-and-switch-twice")
    void baitAndSwitchStealsTwoFromFourteen() {
        var s = table("alice shadows hand [bait-and-switch]", "bob amber 14")
                .plays("bait-and-switch")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(12);
    }

    @Test
    @Ruling("glossary/as-if-it-were-yours")
    void anArtifactUsedAsYoursExhausts() {
        var s = table("alice shadows line [nexus]", "bob artifacts [plain-bell exhausted]")
                .reaps("nexus")
                .settled();
        assertThat(s.alice().aember()).as("an exhausted one is of no use").isEqualTo(1);
        var own = table("alice shadows line [nexus] artifacts [plain-bell]", "bob")
                .reaps("nexus");
        assertThat(own.settled().alice().aember()).as("her own does not count").isEqualTo(1);
        own.usesOmni("plain-bell").settled();
        assertThat(own.rejected(new UseOmni(Seat.A, own.card("plain-bell"))))
                .isInstanceOf(Rejection.CardIsExhausted.class);
    }
}
