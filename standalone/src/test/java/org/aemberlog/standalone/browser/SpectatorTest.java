package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody's browser is told of cards that its owner may not see. */
@ExtendWith(InBrowser.class)
class SpectatorTest {

    private static final int VERSIONS = 40;

    @Test
    void hiddenCardsReachNobodyWhoMayNotSeeThem(Visits visits) {
        var made = TwoSeats.made(visits, "watched-1");
        var path = "/table/" + made.get("match");
        var tokens = (Map<?, ?>) made.get("tokens");
        var ann = new Overheard();
        var ben = new Overheard();
        var watched = new Overheard();
        var table = TwoSeats.of(
                String.valueOf(made.get("match")),
                visits.visit(path + "#token=" + tokens.get("a"), Look.LAPTOP, ann::listenTo),
                visits.visit(path + "#token=" + tokens.get("b"), Look.LAPTOP, ben::listenTo));
        var watcher = visits.visit(path, Look.LAPTOP, watched::listenTo);
        assertThat(watcher.locator(".side")).containsText("You are watching.");

        table.playUntil(() -> table.ann().version() >= VERSIONS);

        table.awaitSameTable(visits);
        var head = table.ann().page().locator("html").getAttribute("data-version");
        assertThat(watcher.locator("html")).hasAttribute("data-version", head);
        var states = new Archive(visits.platform()).states(table.match(), Integer.parseInt(head));
        assertThat(watched.commits()).isGreaterThanOrEqualTo(VERSIONS);
        assertThat(leaks(watched, states, SpectatorTest::hidden)).isEmpty();
        assertThat(leaks(ann, states, state -> own(state, Seat.B))).isEmpty();
        assertThat(leaks(ben, states, state -> own(state, Seat.A))).isEmpty();
        // The players are told of their own cards, so the check finds what it looks for.
        assertThat(leaks(ann, states, state -> own(state, Seat.A))).isNotEmpty();
        assertThat(leaks(ben, states, state -> own(state, Seat.B))).isNotEmpty();

        assertThat(onScreen(watcher)).isNotEmpty().doesNotContainAnyElementsOf(hidden(states.getLast()));
        var closed = closedTitles(visits, table.match(), states);
        assertThat(closed).isNotEmpty();
        assertThat(watcher.content()).doesNotContain(closed);
        visits.keep(watcher, "watching");
    }

    /** The cards that were told of although they were hidden before and after. */
    private static List<String> leaks(
            Overheard overheard, List<MatchState> states, Function<MatchState, Set<Integer>> hidden) {
        var leaks = new ArrayList<String>();
        for (var told : overheard.told()) {
            int version = (int) told.version();
            var secret = new TreeSet<>(hidden.apply(states.get(version - 1)));
            if (!told.table() && version > 1) {
                secret.retainAll(hidden.apply(states.get(version - 2)));
            }
            secret.retainAll(told.cards());
            if (!secret.isEmpty()) {
                leaks.add("at version " + version + " cards " + secret);
            }
        }
        return leaks;
    }

    private static Set<Integer> hidden(MatchState state) {
        var hidden = new TreeSet<Integer>();
        hidden.addAll(own(state, Seat.A));
        hidden.addAll(own(state, Seat.B));
        hidden.addAll(numbers(state.a().deck()));
        hidden.addAll(numbers(state.b().deck()));
        return hidden;
    }

    private static Set<Integer> own(MatchState state, Seat seat) {
        var own = new TreeSet<>(numbers(state.side(seat).hand()));
        own.addAll(numbers(state.side(seat).archives()));
        return own;
    }

    private static List<Integer> numbers(Collection<CardId> cards) {
        return cards.stream().map(CardId::number).toList();
    }

    private static List<Integer> onScreen(Page page) {
        return page.locator("[data-card]").all().stream()
                .map(card -> Integer.valueOf(card.getAttribute("data-card")))
                .toList();
    }

    /** The titles of which no card has ever been open. */
    private static List<String> closedTitles(Visits visits, String match, List<MatchState> states) {
        var faces = (Map<?, ?>)
                visits.platform().api().get("/matches/" + match + "/cards", "").get("cards");
        var closed = new TreeSet<String>();
        faces.values().forEach(face -> closed.add(title(face)));
        for (var state : states) {
            var hidden = hidden(state);
            cards(state)
                    .filter(card -> !hidden.contains(card.number()))
                    .forEach(card ->
                            closed.remove(title(faces.get(state.deckCard(card).cardId()))));
        }
        return List.copyOf(closed);
    }

    private static Stream<CardId> cards(MatchState state) {
        return Stream.of(Seat.A, Seat.B)
                .flatMap(seat -> Stream.iterate(0, i -> i + 1)
                        .limit(state.setup(seat).deck().cards().size())
                        .map(i -> CardId.of(seat, i)));
    }

    private static String title(Object face) {
        return String.valueOf(((Map<?, ?>) face).get("title"));
    }
}
