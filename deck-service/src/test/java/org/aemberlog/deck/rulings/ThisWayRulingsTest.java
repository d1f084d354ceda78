package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** "This way" is what this very resolution did, and to whom. */
class ThisWayRulingsTest {

    private static final String GUARDED = "bob line [shadow-self damage 8, dodger, plain-wolf]";

    @Test
    @Ruling({"glossary/this-way", "faq/armor-shadow-self-and-raiding-knight"})
    void theBolterPurgesOnlyTheTargetItDestroys() {
        var s = table("alice mars line [yxilo-bolter]", GUARDED).reaps("yxilo-bolter");
        Answers.all(s.chooses("dodger"));
        assertThat(s.line(s.bob())).as("not hit").containsExactly("dodger", "plain-wolf");
        assertThat(s.names(s.bob().discard())).as("in its stead").containsExactly("shadow-self");
        assertThat(s.bob().purged()).isEmpty();
        var hit = table("alice mars line [yxilo-bolter]", "bob line [plain-mouse, dodger]");
        hit.reaps("yxilo-bolter").chooses("plain-mouse").settled();
        assertThat(hit.names(hit.bob().purged())).containsExactly("plain-mouse");
    }

    @Test
    @Ruling("glossary/this-way")
    void theNeedlePaysOnlyForTheTargetItDestroys() {
        String[] targets = {"dodger", "shadow-self"};
        for (int i = 0; i < targets.length; i++) {
            var s = table("alice shadows artifacts [seeker-needle]", GUARDED).acts("seeker-needle");
            Answers.all(s.chooses(targets[i]));
            assertThat(s.inPlay("shadow-self")).as("dies for both").isFalse();
            assertThat(s.alice().aember()).as(targets[i]).isEqualTo(i);
        }
    }

    @Test
    @Ruling({"glossary/this-way", "errata/pain-reaction"})
    void painReactionHurtsTheNeighborsOfItsDestroyedTargetOnly() {
        var s = table("alice dis hand [pain-reaction]", GUARDED).plays("pain-reaction");
        Answers.all(s.chooses("dodger"));
        assertThat(s.inPlay("shadow-self")).isFalse();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        var hit = table("alice dis hand [pain-reaction]", GUARDED).plays("pain-reaction");
        Answers.all(hit.chooses("shadow-self"));
        assertThat(hit.permanent("dodger").damage()).isEqualTo(2);
        assertThat(hit.permanent("plain-wolf").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/this-way", "glossary/armor", "glossary/ward"})
    void onlyWhatTheDamageReachedWasDealtDamageThisWay() {
        String[] lines = {
            "plain-wolf, plain-bear",
            "plain-wolf, plain-tortoise",
            "plain-wolf warded, plain-bear",
            "shadow-self, dodger",
        };
        int[] counted = {2, 1, 1, 1};
        for (int i = 0; i < lines.length; i++) {
            var s = table("alice logos hand [plain-tally]", "bob line [" + lines[i] + "]");
            assertThat(Answers.all(s.plays("plain-tally")).alice().aember())
                    .as(lines[i])
                    .isEqualTo(counted[i]);
        }
    }

    @Test
    @Ruling({"glossary/this-way", "glossary/ward"})
    void onlyWhatWasDestroyedCountsAsDestroyedThisWay() {
        String[] lines = {"plain-wolf, plain-bear", "plain-wolf warded, plain-bear"};
        int[] counted = {2, 1};
        for (int i = 0; i < lines.length; i++) {
            var s = table("alice logos hand [plain-toll]", "bob line [" + lines[i] + "]");
            assertThat(Answers.all(s.plays("plain-toll")).alice().aember())
                    .as(lines[i])
                    .isEqualTo(counted[i]);
        }
    }

    @Test
    @Ruling({"glossary/this-way", "faq/this-way-obsidian-forge-and-ward"})
    void everyPartOfOneResolutionCounts() {
        var both = table("alice logos hand [plain-fire-sale, plain-mouse]", "bob hand [plain-wolf, plain-bear]");
        assertThat(both.plays("plain-fire-sale").settled().alice().aember())
                .as("one of each player")
                .isEqualTo(2);
        var one = table("alice logos hand [plain-fire-sale, plain-mouse]", "bob");
        assertThat(one.plays("plain-fire-sale").settled().alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/this-way")
    void theSameAbilityResolvedBeforeIsNotThisWay() {
        var s = table("alice logos hand [plain-toll, plain-toll]", "bob line [plain-wolf, plain-bear]");
        Answers.all(s.plays("plain-toll"));
        assertThat(s.alice().aember()).isEqualTo(2);
        s.plays("plain-toll#2").settled();
        assertThat(s.alice().aember()).as("nothing more").isEqualTo(2);
    }
}
