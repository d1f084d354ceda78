package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.VisibleCards;
import tools.jackson.databind.json.JsonMapper;

/** Everything that a page is told by the services: answers and events of streams. */
final class Overheard {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Hands all that comes by a stream to {@code overhear} before the page has it. */
    private static final String LISTENING = """
            const fetched = window.fetch;
            window.fetch = async (...asked) => {
              const answer = await fetched(...asked);
              if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
              const told = new TransformStream({
                async transform(piece, on) {
                  await window.overhear(new TextDecoder().decode(piece));
                  on.enqueue(piece);
                },
              });
              return new Response(answer.body.pipeThrough(told), {headers: answer.headers});
            };
            """;

    private final List<Response> answers = new ArrayList<>();
    private final StringBuffer heard = new StringBuffer();

    /**
     * The cards that are told of at a version.
     *
     * @param table whether it was the table at that version, rather than what led to it
     * @param cards their numbers
     */
    record Told(long version, boolean table, Set<Integer> cards) {}

    /** Listens to a page that has not asked for anything yet. */
    void listenTo(Page page) {
        page.onResponse(answer -> {
            if (answer.headers().getOrDefault("content-type", "").contains("json")) {
                answers.add(answer);
            }
        });
        page.exposeFunction("overhear", pieces -> {
            heard.append(pieces[0]);
            // What is no value of JavaScript would break the stream.
            return null;
        });
        page.addInitScript(LISTENING);
    }

    /** How many commits came by the stream. */
    int commits() {
        return events().size();
    }

    private List<String> events() {
        return heard.toString()
                .lines()
                .filter(line -> line.startsWith("data:"))
                .map(line -> line.substring("data:".length()))
                .filter(line -> line.endsWith("}"))
                .toList();
    }

    /** What was told of cards, in all answers and events so far. */
    List<Told> told() {
        var told = new ArrayList<Told>();
        for (var event : events()) {
            told.addAll(told(JSON.readValue(event, Map.class)));
        }
        for (var answer : List.copyOf(answers)) {
            told.addAll(told(JSON.readValue(answer.body(), Map.class)));
        }
        return told;
    }

    private static List<Told> told(Map<?, ?> document) {
        if (!(document.get("version") instanceof Number version)) {
            return List.of();
        }
        var told = new ArrayList<Told>();
        for (var part : List.of("view", "menu")) {
            if (document.get(part) instanceof Map<?, ?> within) {
                told.addAll(told(within));
            }
        }
        var now = new TreeSet<Integer>();
        if (document.get("table") instanceof Map<?, ?> table) {
            now.addAll(VisibleCards.mentioned(Plain.read(TableView.class, table)));
        }
        for (var intent : list(document, "intents")) {
            now.addAll(VisibleCards.mentioned(Plain.read(SeatIntent.class, intent)));
        }
        told.add(new Told(version.longValue(), true, now));
        var then = new TreeSet<Integer>();
        for (var event : list(document, "events")) {
            then.addAll(VisibleCards.mentioned(Plain.read(MatchEvent.class, event)));
        }
        if (document.get("names") instanceof Map<?, ?> names) {
            names.keySet().forEach(number -> then.add(Integer.valueOf(number.toString())));
        }
        told.add(new Told(version.longValue(), false, then));
        return told;
    }

    private static List<?> list(Map<?, ?> document, String name) {
        return document.get(name) instanceof List<?> all ? all : List.of();
    }
}
