package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A link can give a seat, and takes none away. */
@ExtendWith(InBrowser.class)
class LinkTest {

    private static final String NOT_GOOD = "This link is no longer valid";

    /** Alice at her table, alone in her browser. */
    private record Alice(String match, Map<?, ?> tokens, Page page) {

        static Alice at(Visits visits, String seed) {
            var made = TwoSeats.made(visits, seed);
            var match = String.valueOf(made.get("match"));
            var tokens = (Map<?, ?>) made.get("tokens");
            var page = visits.visit("/table/" + match + "#token=" + tokens.get("a"));
            assertThat(page.locator(".prompt")).isVisible();
            return new Alice(match, tokens, page);
        }

        List<String> hand() {
            assertThat(page.locator(".hand.near .title").first()).isVisible();
            return page.locator(".hand.near .title").allInnerTexts();
        }

        String kept() {
            return String.valueOf(
                    page.evaluate("match => JSON.parse(localStorage['aemberlog.tokens'])[match].a", match));
        }

        /** Whether she sits where she sat, here and wherever she goes. */
        void sitsAsBefore(List<String> hand) {
            assertThat(kept()).isEqualTo(tokens.get("a"));
            page.navigate("/table/" + match);
            assertThat(page.locator(".prompt")).isVisible();
            assertThat(page.getByText("You are watching.")).isHidden();
            assertThat(hand()).isEqualTo(hand);
        }
    }

    @Test
    void aLinkThatNobodyGaveOutLeavesTheSeatAsItWas(Visits visits) {
        visits.mayMeet("status of 401");
        var alice = Alice.at(visits, "link-1");
        var hand = alice.hand();
        for (var seat : Seat.values()) {
            for (var path : List.of("/", "/table/" + alice.match())) {
                var token = visits.platform().forgedToken(alice.match(), seat);
                alice.page().navigate(path + "#token=" + token);
                assertThat(Find.alert(alice.page())).containsText(NOT_GOOD);
                alice.sitsAsBefore(hand);
            }
        }
    }

    @Test
    void anExpiredLinkLeavesTheSeatAsItWas(Visits visits) {
        visits.mayMeet("status of 401");
        var alice = Alice.at(visits, "link-2");
        var hand = alice.hand();
        alice.page().navigate("/#token=" + visits.platform().expiredToken(alice.match()));
        assertThat(Find.alert(alice.page())).containsText(NOT_GOOD);
        visits.keep(alice.page(), "link-rejected");
        alice.sitsAsBefore(hand);
    }

    @Test
    void aLinkThatCannotBeCheckedLeavesTheSeatAsItWas(Visits visits) {
        visits.mayMeet("ERR_FAILED");
        var alice = Alice.at(visits, "link-3");
        var hand = alice.hand();
        alice.page().route("**/token", Route::abort);
        alice.page().navigate("/#token=" + visits.platform().expiredToken(alice.match()));
        assertThat(Find.alert(alice.page())).containsText("The server does not answer");
        alice.sitsAsBefore(hand);
    }

    @Test
    void theLinkToAnotherMatchLeavesTheSeatAsItWas(Visits visits) {
        var alice = Alice.at(visits, "link-4");
        var hand = alice.hand();
        var other = (Map<?, ?>) TwoSeats.made(visits, "link-5").get("tokens");
        alice.page().navigate("/table/" + alice.match() + "#token=" + other.get("a"));
        alice.sitsAsBefore(hand);
    }

    @Test
    void theLinkToTheOtherSeatLeadsThere(Visits visits) {
        var alice = Alice.at(visits, "link-6");
        var hand = alice.hand();
        alice.page()
                .evaluate(
                        "token => { location.hash = 'token=' + token }",
                        alice.tokens().get("b"));
        assertThat(alice.page().locator(".hand.near .title")).not().hasText(hand.toArray(String[]::new));
        assertThat(alice.kept()).isEqualTo(alice.tokens().get("a"));
    }

    @Test
    void aForgedLinkLeavesTheJudgesTokenAsItWas(Visits visits) {
        visits.mayMeet("status of 401");
        var token = visits.platform().judgeToken();
        var page = visits.visit("/judge#token=" + token);
        assertThat(page.locator(".board")).isVisible();
        page.navigate("/#token=" + visits.platform().forgedJudgeToken());
        assertThat(Find.alert(page)).containsText(NOT_GOOD);
        page.navigate("/judge");
        assertThat(page.locator(".board")).isVisible();
        assertThat(page.evaluate("JSON.parse(localStorage['aemberlog.tokens']).all.judge"))
                .isEqualTo(token);
    }
}
