package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.notation.Catalog;
import org.aemberlog.game.notation.Position;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;
import tools.jackson.databind.json.JsonMapper;

/**
 * A table that nobody has to play up to: a match that has just begun, of which the service says, to
 * one page, that the cards of a position lie there and that something is asked.
 */
final class Staged {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** What a card with much to say asks. */
    static final String LONG_TEXT =
            "Play: Choose a creature. Deal 4 damage to it and 2 damage to each of its neighbors. If it"
                    + " is destroyed this way, its owner gains 2 Æmber, and you may ready and fight with"
                    + " a friendly creature that shares a house with it; otherwise put a +1 power"
                    + " counter on each other creature in its battleline.";

    private static final Pattern VIEW = Pattern.compile("/matches/[^/]+/view$");
    private static final Pattern INTENTS = Pattern.compile("/matches/[^/]+/intents(\\?.*)?$");
    private static final Pattern CARDS = Pattern.compile("/matches/[^/]+/cards$");

    private static final CardPool POOL = CardPool.all();
    private static final Rules RULES = new Rules(POOL);
    private static final Viewer ALICE = new Viewer.Seated(Seat.A);

    /** Tells the page of a commit as the stream would, waits until it shows what came of it, and says what moves. */
    private static final String HEAR = """
            async text => {
              const page = document.querySelector('table-page');
              const commit = JSON.parse(text);
              const {session} = page;
              const moving = () => document.getAnimations().map(it => it.effect.target.className);
              session.told(commit);
              const heard = moving();
              session.wanted = commit.version;
              await session.catchUp();
              await page.updateComplete;
              return [...heard, ...moving()];
            }""";

    private Map<String, Object> table;
    private Match match;
    private final Object intents;
    private final Map<String, Object> faces;
    private final String path;
    private final List<Object> asked = new ArrayList<>();
    private final List<Object> foreseen = new ArrayList<>();

    private Staged(Match match, Object intents, Map<String, Object> faces, String path) {
        this.match = match;
        this.table = seen(match);
        this.intents = intents;
        this.faces = faces;
        this.path = path;
    }

    /** A table on which lies what a position says, with what the rules let seat A do there. */
    static Staged laidOut(Visits visits, String position) {
        var pool = POOL;
        var listed = pool.listed();
        Catalog catalog =
                id -> listed.stream().filter(card -> card.cardId().equals(id)).findFirst();
        var state = Position.parse(position.replace("\n", " "), catalog).state();
        var faces = new LinkedHashMap<String, Object>();
        for (var seat : Seat.values()) {
            for (var card : state.setup(seat).deck().cards()) {
                pool.card(card.cardId()).ifPresent(it -> faces.put(it.id(), plain(Face.of(it), Map.class)));
            }
        }
        var match = Match.at(1, state);
        var intents = state.toAct() == Seat.A ? RULES.legalIntents(match) : List.of();
        return new Staged(match, plain(intents, List.class), faces, path(visits));
    }

    /** The same table with a clock that shows this. */
    Staged timed(Map<String, Object> clock) {
        table = new LinkedHashMap<>(table);
        table.put("clock", clock);
        return this;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> seen(Match match) {
        return plain(TableViews.of(match.state(), RULES, ALICE), Map.class);
    }

    /** Alice does something on a table that was laid out: the classes of all that moves on her page. */
    @SuppressWarnings("unchecked")
    List<String> does(Page page, SeatIntent intent) {
        var before = match;
        var accepted = (Decision.Accepted) RULES.decide(before, intent);
        match = accepted.next();
        table = seen(match);
        var events = Redaction.visible(accepted.events(), before.state(), ALICE);
        var commit = Map.of("version", match.version(), "events", plain(events, List.class));
        return (List<String>) page.evaluate(HEAR, JSON.writeValueAsString(commit));
    }

    /** The card with this title that lies first on the table or in Alice's hand. */
    CardId card(String title) {
        for (var seat : Seat.values()) {
            for (var card : match.state().setup(seat).deck().cards()) {
                if (POOL.card(card.cardId()).orElseThrow().title().equals(title)) {
                    return CardId.of(
                            seat, match.state().setup(seat).deck().cards().indexOf(card));
                }
            }
        }
        throw new IllegalArgumentException("There is no " + title);
    }

    private static <T> T plain(Object value, Class<T> type) {
        return JSON.readValue(Canonical.text(value), type);
    }

    private static String path(Visits visits) {
        var made = TwoSeats.made(visits, "staged");
        var token = ((Map<?, ?>) made.get("tokens")).get("a");
        return "/table/" + made.get("match") + "#token=" + token;
    }

    /** Somebody new sits down, may do what the position lets them, and is asked for no choice. */
    Page shown(Visits visits, Look look) {
        return shown(visits, look, _ -> {});
    }

    /** The same, and {@code before} anything is fetched something is done with the page. */
    Page shown(Visits visits, Look look, Consumer<Page> before) {
        var page = visits.visit(path, look, it -> {
            it.route(VIEW, route -> fulfil(route, Map.of("version", match.version(), "table", table)));
            it.route(INTENTS, route -> answer(route, Map.of("version", match.version(), "intents", intents)));
            routeFaces(it);
            before.accept(it);
        });
        assertThat(page.locator(".board")).isVisible();
        return page;
    }

    /** Somebody new sits down and is asked to choose one of these. */
    Page asks(Visits visits, Look look, String why, List<Map<String, Object>> options, List<String> texts) {
        var source = match.state().a().battleline().getFirst().card();
        var choice = Map.of(
                "id", 1, "seat", "a", "why", why, "source", source.number(), "options", options, "min", 1, "max", 1);
        var question = Map.of("text", LONG_TEXT, "options", texts);
        var menu = Map.of("version", 1, "intents", List.of(), "choice", choice, "question", question);
        var page = visits.visit(path, look, it -> {
            it.route(VIEW, route -> fulfil(route, Map.of("version", 1, "table", table)));
            it.route(INTENTS, route -> answer(route, menu));
            routeFaces(it);
        });
        assertThat(page.locator("[data-option]").first()).isVisible();
        return page;
    }

    private void routeFaces(Page page) {
        page.route(CARDS, route -> fulfil(route, Map.of("cards", faces)));
    }

    /** What the page has asked to be done, in order. */
    List<Object> asked() {
        return asked;
    }

    /** Where the page was told what would be asked first, and nothing was done, in order. */
    List<Object> foreseen() {
        return foreseen;
    }

    /** Waits until the page has asked this often. */
    void awaitAsked(Page page, int times) {
        page.waitForCondition(() -> asked.size() == times);
    }

    @SuppressWarnings("unchecked")
    private void answer(Route route, Map<String, Object> menu) {
        var body = route.request().postData();
        if (body == null) {
            fulfil(route, menu);
            return;
        }
        var wish = (Map<String, Object>) JSON.readValue(body, Map.class);
        var first = route.request().url().contains("foresee=true") ? foreseen(wish) : Map.<String, Object>of();
        (first.isEmpty() ? asked : foreseen).add(wish);
        var answer = new LinkedHashMap<String, Object>(first);
        answer.put("version", 1);
        fulfil(route, answer);
    }

    /** What the rules would ask first, as the service tells it; empty where they would ask nothing. */
    private Map<String, Object> foreseen(Map<String, Object> wish) {
        var intent = new LinkedHashMap<>(wish);
        intent.remove("expectedVersion");
        intent.put("seat", "a");
        return RULES.preview(match, Plain.read(SeatIntent.class, intent))
                .asking()
                .map(state -> Map.<String, Object>of(
                        "choice", plain(Redaction.choice(state.pending().orElseThrow(), state, ALICE), Map.class),
                        "question", plain(Question.of(state, POOL, ALICE).orElseThrow(), Map.class)))
                .orElseGet(Map::of);
    }

    private static void fulfil(Route route, Map<String, Object> body) {
        route.fulfill(
                new Route.FulfillOptions().setContentType("application/json").setBody(JSON.writeValueAsString(body)));
    }
}
