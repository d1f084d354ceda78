package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Permanent;
import org.junit.jupiter.api.Test;

/** What the FAQ about "Destroyed:" effects implies: other orders, two copies, wards, saviors. */
class HardDestructionRulingsTest {

    @Test
    @Ruling({"glossary/replacement-effects", "glossary/destroyed"})
    void oneOfTwoCloaksSavesAfterTheDestroyedAbility() {
        var s = ruined("plain-heir with armageddon-cloak with armageddon-cloak,"
                + " plain-bear damage 2 with armageddon-cloak, plain-mouse");
        assertThat(s.line(s.bob())).containsExactly("plain-heir", "plain-bear");
        assertThat(s.permanent("plain-heir").upgrades()).hasSize(1);
        assertThat(s.bob().aember()).as("its ability resolves all the same").isEqualTo(1);
        assertThat(s.permanent("plain-bear").damage()).isZero();
        assertThat(s.names(s.bob().discard()))
                .containsExactlyInAnyOrder("armageddon-cloak", "armageddon-cloak#3", "plain-mouse");
    }

    @Test
    @Ruling({"glossary/replacement-effects", "faq/king-of-the-crag-and-looter-goblin"})
    void noCloakSavesWhatHasNoPower() {
        var s = table("alice logos hand [plain-withering]", "bob line [plain-ghost with armageddon-cloak]")
                .plays("plain-withering");
        Answers.all(s);
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("plain-ghost", "armageddon-cloak");
    }

    @Test
    @Ruling("faq/destroyed-yxilo-bolter-and-bad-penny")
    void whatArchimedesArchivesIsLostToAllElse() {
        var s = table("alice logos hand [plain-slaying]", "bob line [archimedes, bad-penny with phoenix-heart]")
                .plays("plain-slaying")
                .chooses("bad-penny")
                .offers(
                        "bad-penny destroyed",
                        "bad-penny destroyed by archimedes",
                        "bad-penny destroyed by phoenix-heart")
                .chooses("bad-penny destroyed by archimedes");
        Answers.all(s);
        assertThat(s.names(s.bob().archives())).contains("bad-penny");
        assertThat(s.bob().hand()).as("it is not in play any more").isEmpty();
        assertThat(s.inPlay("archimedes")).as("burnt by Phoenix Heart").isFalse();
        var bolted = table("alice mars line [yxilo-bolter]", "bob line [archimedes, plain-mouse]")
                .reaps("yxilo-bolter")
                .chooses("plain-mouse")
                .settled();
        assertThat(bolted.names(bolted.bob().archives())).containsExactly("plain-mouse");
        assertThat(bolted.bob().purged()).isEmpty();
    }

    @Test
    @Ruling("glossary/destroyed")
    void archimedesServesNeighborsThatDieWithIt() {
        var s = ruined("plain-mouse, archimedes, plain-bear, plain-wolf");
        assertThat(s.names(s.bob().archives())).containsExactlyInAnyOrder("plain-mouse", "plain-bear");
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("archimedes", "plain-wolf");
    }

    @Test
    @Ruling("glossary/destroyed")
    void onePhoenixSetsTheNextAlight() {
        var s = table(
                        "alice logos hand [plain-slaying]",
                        "bob line [plain-mouse with phoenix-heart," + " plain-wolf with phoenix-heart, plain-elephant]")
                .plays("plain-slaying")
                .chooses("plain-mouse");
        Answers.all(s);
        assertThat(s.names(s.bob().hand())).containsExactlyInAnyOrder("plain-mouse", "plain-wolf");
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(6);
    }

    @Test
    @Ruling("faq/destroyed-soulkeeper-and-opal-knight")
    void soulkeepersFollowEachOtherAndAWardStopsThem() {
        var position = "alice logos hand [plain-slaying] line [plain-mouse with soulkeeper";
        var chain = table(position + "] | bob line [plain-elephant with soulkeeper, plain-bear]")
                .plays("plain-slaying")
                .chooses("plain-mouse");
        Answers.all(chain);
        assertThat(chain.line(chain.bob())).as("it names the tagged mouse").hasSize(1);
        assertThat(chain.alice().battleline()).isEmpty();
        var warded = table(position + "] | bob line [plain-elephant warded, plain-bear]")
                .plays("plain-slaying")
                .chooses("plain-mouse");
        Answers.all(warded);
        assertThat(warded.line(warded.bob())).containsExactly("plain-elephant", "plain-bear");
        assertThat(warded.bob().battleline()).noneMatch(Permanent::warded);
        var nobody = table(position + ", plain-bear] | bob").plays("plain-slaying");
        Answers.all(nobody.chooses("plain-mouse"));
        assertThat(nobody.line(nobody.alice())).containsExactly("plain-bear");
    }

    @Test
    @Ruling("faq/destroyed-optio-gorkus-and-imperial-scutum")
    void gorkusHasToBeInPlayToGather() {
        var gone = table(
                        "alice logos hand [plain-ruin]",
                        "bob line [plain-mouse amber 2, optio-gorkus with phoenix-heart," + " plain-wolf amber 1]")
                .plays("plain-ruin")
                .chooses("optio-gorkus");
        Answers.all(gone);
        assertThat(gone.alice().aember()).as("nothing could be moved").isEqualTo(3);
        var position = "alice logos hand [plain-slaying] | bob line"
                + " [plain-mouse amber 2 with imperial-scutum, optio-gorkus]";
        String[] first = {"imperial-scutum", "optio-gorkus"};
        int[] onGorkus = {0, 2};
        for (int i = 0; i < first.length; i++) {
            var s = table(position).plays("plain-slaying").chooses("plain-mouse");
            s.chooses("plain-mouse destroyed by " + first[i]).settled();
            assertThat(s.permanent("optio-gorkus").aember()).as(first[i]).isEqualTo(onGorkus[i]);
            assertThat(s.alice().aember()).isZero();
        }
    }

    @Test
    @Ruling("faq/timing-overlord-greking-and-tolas")
    void grekingTakesOnlyWhatReallyDied() {
        var penny = fought("bad-penny");
        assertThat(penny.names(penny.bob().hand())).containsExactly("bad-penny");
        var cloaked = fought("plain-bear with armageddon-cloak");
        assertThat(cloaked.line(cloaked.bob())).containsExactly("plain-bear");
        var loaded = fought("plain-bear stunned amber 2 with plain-mail");
        assertThat(loaded.line(loaded.alice())).contains("plain-bear");
        var bear = loaded.permanent("plain-bear");
        assertThat(bear.stunned()).as("a new creature").isFalse();
        assertThat(bear.damage()).isZero();
        assertThat(bear.aember()).isZero();
        assertThat(bear.upgrades()).isEmpty();
        assertThat(bear.exhausted()).isTrue();
        assertThat(loaded.alice().aember()).as("released").isEqualTo(2);
        var defending = table("alice logos line [plain-wolf]", "bob line [overlord-greking]")
                .fights("plain-wolf", "overlord-greking");
        Answers.all(defending);
        assertThat(defending.line(defending.bob())).contains("plain-wolf");
    }

    private static Scenario fought(String defender) {
        var s = table("alice dis line [overlord-greking]", "bob line [" + defender + "]")
                .fights("overlord-greking", defender.split(" ")[0]);
        return Answers.all(s);
    }

    @Test
    @Ruling({"faq/destroyed-jargogle-and-omega", "glossary/leaves-play"})
    void jargoglePlaysForWhoControlsItAndDropsWhatCannotBePlayed() {
        var position = "alice logos hand [plain-slaying] line [jargogle ";
        var borrowed = table(position + "of bob over plain-coin] | bob").plays("plain-slaying");
        assertThat(borrowed.settled().alice().aember()).isEqualTo(1);
        assertThat(borrowed.names(borrowed.bob().discard())).contains("jargogle");
        var poor = table(position + "over kelifi-dragon] | bob")
                .plays("plain-slaying")
                .settled();
        assertThat(poor.names(poor.alice().discard()))
                .containsExactlyInAnyOrder("plain-slaying", "jargogle", "kelifi-dragon");
        var warded = table(position + "warded over plain-coin] | bob").plays("plain-slaying");
        assertThat(warded.settled().inPlay("jargogle")).isTrue();
        assertThat(warded.alice().aember()).isZero();
    }

    @Test
    @Ruling("faq/shadow-of-dis-and-silvertooth")
    void shadowOfDisSilencesTheDestroyedButNotTheirUpgrades() {
        var s = table(
                        "alice dis hand [shadow-of-dis, plain-ruin--dis] line [plain-heir]",
                        "bob amber 6 line [plain-heir, keyfrog," + " plain-bear with armageddon-cloak]")
                .plays("shadow-of-dis")
                .plays("plain-ruin--dis");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("plain-bear");
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.bob().aember()).isEqualTo(6);
        assertThat(s.alice().aember()).as("her own heir, and the bonus").isEqualTo(2);
        s.endsTurn().chooses("red").choosesHouse(House.LOGOS).settled();
    }

    private static Scenario ruined(String line) {
        var s = table("alice logos hand [plain-ruin]", "bob line [" + line + "]");
        return Answers.all(s.plays("plain-ruin"));
    }
}
