package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What the FAQ about fights and damage implies: other targets, two copies, wards, armor. */
class HardCombatRulingsTest {

    @Test
    @Ruling({"faq/timing-smite-and-firespitter", "glossary/leaves-play"})
    void smiteHurtsTheFormerNeighborsOfWhatHasComeBack() {
        var s = table(
                        "alice dis hand [smite--dis] line [overlord-greking, plain-bear]",
                        "bob line [plain-elephant, plain-wolf, plain-mouse]")
                .plays("smite--dis")
                .chooses("overlord-greking")
                .chooses("plain-wolf");
        Answers.all(s);
        assertThat(s.line(s.alice())).contains("plain-wolf");
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        assertThat(s.inPlay("plain-mouse")).isFalse();
        assertThat(s.permanent("overlord-greking").damage()).as("by the wolf").isEqualTo(3);
        assertThat(s.permanent("plain-bear").damage()).as("a neighbor only now").isZero();
    }

    @Test
    @Ruling({"faq/timing-smite-and-firespitter", "glossary/elusive"})
    void smiteHurtsTheNeighborsOfWhatLives() {
        var s = table(
                        "alice sanctum hand [smite] line [plain-bear exhausted]",
                        "bob line [plain-wolf, plain-ghost, plain-elephant warded]")
                .plays("smite")
                .chooses("plain-ghost")
                .settled();
        assertThat(s.permanent("plain-ghost").damage()).as("elusive").isZero();
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-elephant").warded()).isFalse();
        var stunned = table(
                        "alice sanctum hand [smite] line [plain-bear stunned]", "bob line [plain-wolf, plain-elephant]")
                .plays("smite")
                .settled();
        assertThat(stunned.permanent("plain-bear").stunned()).isFalse();
        stunned.without("damage-dealt");
    }

    @Test
    @Ruling({"errata/pain-reaction", "glossary/replacement-effects"})
    void painReactionSparesTheNeighborsOfTheSaved() {
        var position = "alice dis hand [pain-reaction] | bob line [plain-bear, ";
        var saved = table(position + "plain-ghost with armageddon-cloak, plain-wolf]")
                .plays("pain-reaction")
                .chooses("plain-ghost")
                .settled();
        assertThat(saved.permanent("plain-ghost").damage()).isZero();
        assertThat(saved.permanent("plain-bear").damage()).isZero();
        var home = table(position + "bad-penny, plain-wolf]")
                .plays("pain-reaction")
                .chooses("bad-penny")
                .settled();
        assertThat(home.names(home.bob().hand())).as("destroyed all the same").hasSize(1);
        assertThat(home.permanent("plain-bear").damage()).isEqualTo(2);
        assertThat(home.permanent("plain-wolf").damage()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/shoulder-id-and-armor")
    void shoulderIdStealsFromTheWardedTheInvulnerableAndTheShielded() {
        for (var attacker : new String[] {"plain-bear warded", "plain-statue", "plain-bear"}) {
            var name = attacker.split(" ")[0];
            var s = table("alice logos amber 2 line [" + attacker + "]", "bob line [shoulder-id]")
                    .fights(name, "shoulder-id")
                    .settled();
            assertThat(s.bob().aember()).as(attacker).isEqualTo(1);
            assertThat(s.permanent(name).damage()).isZero();
            assertThat(s.permanent(name).warded()).isEqualTo(attacker.endsWith("warded"));
        }
        var shielded = table(
                        "alice sanctum amber 2 artifacts [hallowed-shield]" + " line [valdr--sanctum]",
                        "bob line [shoulder-id]")
                .acts("hallowed-shield")
                .chooses("valdr--sanctum")
                .fights("valdr--sanctum", "shoulder-id")
                .settled();
        assertThat(shielded.bob().aember()).isEqualTo(1);
        var poor = table("alice logos line [plain-bear]", "bob line [shoulder-id]")
                .fights("plain-bear", "shoulder-id")
                .settled();
        assertThat(poor.permanent("plain-bear").damage()).as("nothing to steal").isZero();
    }

    @Test
    @Ruling("faq/shoulder-id-and-skirmish")
    void shoulderIdDealsNothingWhileElusiveAndIsBlankUnderShadow() {
        var evaded = table(
                        "alice logos amber 2 line [plain-bear, plain-wolf]", "bob line [shoulder-id with plain-cloak]")
                .fights("plain-bear", "shoulder-id");
        assertThat(evaded.settled().bob().aember()).isZero();
        evaded.fights("plain-wolf", "shoulder-id").settled();
        assertThat(evaded.bob().aember()).as("the second time this turn").isEqualTo(1);
        var blank = table("alice dis hand [shadow-of-dis] amber 2 line [plain-bear--dis]", "bob line [shoulder-id]")
                .plays("shadow-of-dis")
                .fights("plain-bear--dis", "shoulder-id")
                .settled();
        assertThat(blank.bob().aember()).isZero();
        assertThat(blank.inPlay("plain-bear--dis")).isFalse();
    }

    @Test
    @Ruling("faq/armor-shadow-self-and-raiding-knight")
    void ofTwoShadowSelvesOneTakesTheDamage() {
        var s = table("alice logos line [plain-bear]", "bob line [shadow-self, plain-elephant, shadow-self]")
                .fights("plain-bear", "plain-elephant")
                .offers("shadow-self", "shadow-self#2")
                .chooses("shadow-self#2")
                .settled();
        assertThat(s.permanent("shadow-self#2").damage()).isEqualTo(5);
        assertThat(s.permanent("shadow-self").damage()).isZero();
        assertThat(s.permanent("plain-elephant").damage()).isZero();
        var all = table("alice logos hand [plain-quake]", "bob line [plain-bear, shadow-self, plain-tortoise]")
                .plays("plain-quake")
                .included("damage-dealt shadow-self 4");
        assertThat(all.permanent("plain-tortoise").armorSpent()).isEqualTo(2);
    }

    @Test
    @Ruling({"faq/armor-shadow-self-and-raiding-knight", "glossary/ward"})
    void wardsOfEitherStopWhatShadowSelfTakes() {
        for (var line : new String[] {"shadow-self warded, valdr", "shadow-self, valdr warded"}) {
            var s = table("alice logos line [plain-bear]", "bob line [" + line + "]")
                    .fights("plain-bear", "valdr")
                    .settled();
            assertThat(s.permanent("shadow-self").damage()).as(line).isZero();
            assertThat(s.permanent("valdr").damage()).as(line).isZero();
            assertThat(s.bob().battleline()).as(line).noneMatch(Permanent::warded);
        }
    }

    @Test
    @Ruling("faq/drecker-neighbors")
    void dreckersShareOnlyWhatAFightDeals() {
        var fight = table("alice logos line [plain-wolf]", "bob line [drecker warded, plain-tortoise, drecker]")
                .fights("plain-wolf", "plain-tortoise")
                .included("damage-dealt plain-tortoise 1", "damage-dealt drecker#2 1");
        assertThat(fight.permanent("drecker").warded()).isFalse();
        assertThat(fight.permanent("drecker").damage()).isZero();
        var ability = table("alice logos hand [plain-blast]", "bob line [drecker, plain-bear]")
                .plays("plain-blast")
                .chooses("plain-bear");
        assertThat(ability.permanent("drecker").damage()).isZero();
        var attacker = table("alice dis line [drecker, plain-bear--dis]", "bob line [plain-wolf]")
                .fights("plain-bear--dis", "plain-wolf");
        assertThat(attacker.permanent("drecker").damage())
                .as("an attacker's too")
                .isEqualTo(3);
        var evaded = table("alice logos line [plain-wolf]", "bob line [drecker, plain-ghost]")
                .fights("plain-wolf", "plain-ghost");
        assertThat(evaded.permanent("drecker").damage()).isZero();
    }

    @Test
    @Ruling("faq/lethal-distraction-twice")
    void lethalDistractionAddsToEachInstanceBeforeArmorAndWard() {
        int[] damage = {3, 2, 0, 6};
        String[] elephants = {"", " with plain-mail", " warded", ""};
        for (int i = 0; i < elephants.length; i++) {
            var s = distracted(elephants[i]).plays("plain-spark--shadows");
            if (i == 3) {
                s.plays("plain-spark--shadows#2");
            }
            assertThat(s.settled().permanent("plain-elephant").damage()).isEqualTo(damage[i]);
        }
        var later = distracted("").endsTurn().choosesHouse(House.LOGOS).plays("plain-spark");
        assertThat(later.permanent("plain-elephant").damage()).as("over").isEqualTo(1);
    }

    private static Scenario distracted(String elephant) {
        return table(
                        "alice shadows hand [lethal-distraction, plain-spark--shadows," + " plain-spark--shadows]",
                        "bob hand [plain-spark] line [plain-elephant" + elephant + "]")
                .plays("lethal-distraction");
    }

    @Test
    @Ruling({"faq/flank-spectral-tunneler-and-positron-bolt", "glossary/flank"})
    void theTunneledCountsAsOnAFlankForAttackersToo() {
        var position = " artifacts [spectral-tunneler] | bob line [plain-mouse, plain-elephant," + " plain-mouse]";
        var groggins = table("alice logos line [groggins--logos]" + position);
        var elephant = groggins.card("plain-elephant");
        var attack = new Fight(Seat.A, groggins.card("groggins--logos"), elephant);
        assertThat(groggins.rejected(attack)).isInstanceOf(Rejection.CardForbids.class);
        groggins.acts("spectral-tunneler")
                .chooses("plain-elephant")
                .asks(attack)
                .settled();
        assertThat(groggins.permanent("plain-elephant").damage()).isEqualTo(8);
        var valdr = table("alice logos line [valdr--logos]" + position);
        valdr.acts("spectral-tunneler").chooses("plain-elephant");
        valdr.fights("valdr--logos", "plain-elephant").settled();
        assertThat(valdr.permanent("plain-elephant").damage()).isEqualTo(8);
    }

    @Test
    @Ruling("faq/flank-spectral-tunneler-and-positron-bolt")
    void positronBoltReachesAsFarAsTheLineGoes() {
        String[] names = {"plain-elephant", "plain-bear", "valdr", "dodger"};
        int[] damage = {3, 2, 1, 0};
        for (int size = 1; size <= names.length; size++) {
            var line = List.of(names).subList(0, size);
            var s = table("alice logos hand [positron-bolt]", "bob line " + line)
                    .plays("positron-bolt");
            if (size > 1) {
                s.chooses("plain-elephant");
            }
            s.settled();
            for (int i = 0; i < size; i++) {
                assertThat(s.permanent(names[i]).damage())
                        .as("%s of %s", names[i], line)
                        .isEqualTo(damage[i]);
            }
        }
        table("alice logos hand [positron-bolt]", "bob").plays("positron-bolt").settled();
    }
}
