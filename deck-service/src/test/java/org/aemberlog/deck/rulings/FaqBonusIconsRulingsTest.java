package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The FAQ about bonus icons, and the glossary's entries of them. */
class FaqBonusIconsRulingsTest {

    @Test
    @Ruling("faq/bonus-maleficorn")
    void maleficornAddsToItsOwnIcon() {
        var s = table("alice dis hand [maleficorn icon damage]", "bob line [plain-bear, plain-wolf]")
                .plays("maleficorn")
                .chooses("plain-bear")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        assertThat(s.permanent("maleficorn").damage()).isZero();
    }

    @Test
    @Ruling("faq/bonus-bonesaw")
    void bonesawHasEnteredExhaustedBeforeItsIcon() {
        var s = table("alice dis hand [bonesaw icon damage, bonesaw]" + " line [plain-mouse]", "bob")
                .plays("bonesaw")
                .chooses("left")
                .chooses("plain-mouse")
                .settled();
        assertThat(s.inPlay("plain-mouse")).isFalse();
        assertThat(s.permanent("bonesaw").exhausted()).isTrue();
        s.plays("bonesaw#2").chooses("left").settled();
        assertThat(s.permanent("bonesaw#2").exhausted())
                .as("now one was destroyed")
                .isFalse();
    }

    @Test
    @Ruling("faq/bonus-wild-bounty")
    void wildBountyCountsPrintedIconsToo() {
        var s = table(
                        "alice untamed"
                                + " hand [wild-bounty, dust-pixie icon draw, dust-pixie]"
                                + " deck [plain-mouse, plain-wolf, plain-bear]",
                        "bob")
                .plays("wild-bounty")
                .plays("dust-pixie");
        assertThat(s.alice().aember()).isEqualTo(4);
        assertThat(s.alice().hand()).hasSize(3);
        s.plays("dust-pixie#2").chooses("left").settled();
        assertThat(s.alice().aember()).as("only the next card").isEqualTo(6);
    }

    @Test
    @Ruling({"faq/bonus-shoulder-id", "glossary/damage-bonus-icon"})
    void anIconsDamageIsNotTheCards() {
        var s = table("alice shadows hand [shoulder-id icon damage]", "bob amber 2 line [plain-wolf]")
                .plays("shoulder-id")
                .chooses("plain-wolf")
                .settled();
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    @Test
    @Ruling({"faq/bonus-rad-penny-play", "glossary/damage-bonus-icon"})
    void radPennyIsGoneBeforeItsPlay() {
        var s = table("alice shadows hand [rad-penny icon damage]", "bob amber 2")
                .plays("rad-penny")
                .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.names(s.alice().deck())).containsExactly("rad-penny");
        var lives = table("alice shadows hand [rad-penny icon damage]", "bob amber 2 line [plain-wolf]")
                .plays("rad-penny")
                .chooses("plain-wolf")
                .settled();
        assertThat(lives.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"faq/bonus-rad-penny-draw", "glossary/bonus-icons", "glossary/draw-bonus-icon"})
    void allIconsResolveThoughTheCardHasLeft() {
        var s = table("alice shadows hand [bad-penny icon damage icon draw]" + " deck [plain-wolf, plain-bear]", "bob")
                .plays("bad-penny")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactlyInAnyOrder("bad-penny", "plain-wolf");
        var rad = table("alice shadows hand [rad-penny icon damage icon draw]" + " deck [plain-wolf]", "bob amber 1")
                .plays("rad-penny")
                .settled();
        assertThat(rad.alice().hand()).hasSize(1);
        assertThat(rad.alice().deck()).hasSize(1);
        assertThat(rad.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/bonus-two-damage-icons-and-ward")
    void twoDamageIconsGetThroughAWard() {
        var s = table(
                        "alice logos hand [plain-coin icon damage icon damage]" + " line [plain-wolf]",
                        "bob line [plain-mouse warded]")
                .plays("plain-coin")
                .chooses("plain-mouse")
                .chooses("plain-mouse")
                .settled();
        assertThat(s.inPlay("plain-mouse")).isFalse();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/bonus-icons", "timing/play-a-card"})
    void iconsResolveFromTopToBottomBeforePlay() {
        var s = table(
                        "alice shadows" + " hand [urchin icon draw icon capture icon damage]" + " deck [plain-wolf]",
                        "bob amber 3 line [plain-bear]")
                .plays("urchin");
        s.included("cards-drawn a [plain-wolf]", "aember-captured urchin a b 1");
        s.chooses("plain-bear").included("damage-dealt plain-bear 1", "aember-stolen a b 1");
        assertThat(s.settled().bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/capture-bonus-icon")
    void captureIconsMayBeDividedAmongFriends() {
        var s = table(
                        "alice logos"
                                + " hand [plain-coin icon capture icon capture]"
                                + " line [plain-mouse, plain-wolf]",
                        "bob amber 3 line [plain-bear]")
                .plays("plain-coin")
                .offers("plain-mouse", "plain-wolf")
                .chooses("plain-mouse")
                .chooses("plain-wolf")
                .settled();
        assertThat(s.permanent("plain-mouse").aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/bonus-fission-bloom-and-ultra-gravitron")
    void fissionBloomDoublesIconsResolvedByGravitron() {
        var s = table(
                        "alice logos artifacts [fission-bloom]" + " line [ultra-gravitron] archives [plain-coin]",
                        "bob line [dust-pixie]")
                .acts("fission-bloom")
                .reaps("ultra-gravitron");
        Answers.all(s.chooses("dust-pixie"));
        assertThat(s.names(s.bob().purged())).containsExactly("dust-pixie");
        assertThat(s.alice().aember()).as("1 for reaping, twice 2 for icons").isEqualTo(5);
    }

    @Test
    @Ruling("faq/bonus-master-of-the-grey")
    void masterOfTheGreyStopsIconsHoweverTheyAreResolved() {
        var grey = " | bob line [master-of-the-grey]";
        var samra = table("alice star-alliance line [ensign-el-samra] hand [dust-pixie]" + grey)
                .acts("ensign-el-samra");
        assertThat(Answers.all(samra).alice().aember()).isZero();
        var nature = table("alice untamed hand [reclaimed-by-nature] artifacts" + " [spectral-tunneler]" + grey)
                .plays("reclaimed-by-nature");
        assertThat(Answers.all(nature).alice().aember()).isZero();
        assertThat(nature.names(nature.alice().purged())).containsExactly("spectral-tunneler");
        var gravitron = table("alice logos line [ultra-gravitron, dust-pixie] archives" + " [plain-coin]" + grey)
                .reaps("ultra-gravitron")
                .chooses("dust-pixie");
        assertThat(Answers.all(gravitron).alice().aember()).as("by reaping").isEqualTo(1);
        var free = " | bob line [plain-wolf]";
        var freed = List.of(
                table("alice star-alliance line [ensign-el-samra] hand [dust-pixie]" + free)
                        .acts("ensign-el-samra"),
                table("alice untamed hand [reclaimed-by-nature] artifacts" + " [spectral-tunneler]" + free)
                        .plays("reclaimed-by-nature"),
                table("alice logos line [ultra-gravitron, dust-pixie] archives" + " [plain-coin]" + free)
                        .reaps("ultra-gravitron")
                        .chooses("dust-pixie"));
        assertThat(freed)
                .as("without it they resolve")
                .extracting(s -> Answers.all(s).alice().aember())
                .containsExactly(2, 2, 3);
    }

    @Test
    @Ruling("faq/bonus-favian-and-amphora")
    void anIconBecomesACaptureAndThatASteal() {
        var s = table(
                        "alice sanctum hand [plain-mouse--sanctum icon damage]"
                                + " line [scrivener-favian] artifacts [amphora-captura]",
                        "bob amber 2 line [plain-wolf]")
                .plays("plain-mouse--sanctum")
                .chooses("left");
        while (s.state().pending().isPresent()) {
            s.chooses("yes");
        }
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        assertThat(s.permanent("scrivener-favian").aember()).isZero();
        var captured = table(
                        "alice sanctum hand [plain-mouse--sanctum icon damage]"
                                + " line [scrivener-favian] artifacts [amphora-captura]",
                        "bob amber 2 line [plain-wolf]")
                .plays("plain-mouse--sanctum")
                .chooses("left")
                .chooses("yes")
                .chooses("no")
                .chooses("scrivener-favian")
                .settled();
        assertThat(captured.permanent("scrivener-favian").aember()).isEqualTo(1);
        assertThat(captured.alice().aember()).isZero();
        assertThat(captured.permanent("plain-wolf").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/capture-bonus-icon", "glossary/damage-bonus-icon"})
    void iconsWithoutATargetDoNothing() {
        var s = table("alice logos hand [plain-coin icon capture icon damage]", "bob amber 2")
                .plays("plain-coin")
                .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/damage-bonus-icon")
    void aDamageIconHitsAFriendWhenThereIsNoEnemy() {
        var s = table("alice logos hand [plain-coin icon damage]" + " line [plain-wolf]", "bob")
                .plays("plain-coin")
                .settled();
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/capture-bonus-icon", "glossary/bonus-icons"})
    void aCreatureMayCaptureWithItsOwnIcon() {
        var s = table("alice logos hand [plain-wolf icon capture]", "bob amber 2")
                .plays("plain-wolf")
                .settled();
        assertThat(s.permanent("plain-wolf").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }
}
