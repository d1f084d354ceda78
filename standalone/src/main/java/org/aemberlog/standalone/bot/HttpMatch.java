package org.aemberlog.standalone.bot;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.state.Seat;

/** A match that is played over HTTP to its end. */
public final class HttpMatch {

    private static final int LONGEST_MATCH = 20_000;
    private static final long MOMENT_NANOS = Duration.ofMillis(2).toNanos();

    /** The match is further than the instance knew that showed what may be asked. */
    private static final List<String> OVERTAKEN = List.of("/problems/stale-version", "/problems/intent-id-reused");

    private final Api api;
    private final String match;
    private final Map<String, String> tokens;
    private final Map<String, Player> players;
    private final Map<String, Long> acknowledged = new LinkedHashMap<>();

    private HttpMatch(Api api, String match, Map<String, String> tokens, Map<String, Player> players) {
        this.api = api;
        this.match = match;
        this.tokens = tokens;
        this.players = new TreeMap<>(players);
    }

    /**
     * Creates a match.
     *
     * @param key the idempotency key; it also tells the match's id
     * @param request what {@code POST /matches} takes
     * @param players the players by seat, {@code a} and {@code b}; one where a bot is seated
     */
    public static HttpMatch create(Api api, String key, Map<String, Object> request, Map<String, Player> players) {
        var created = api.post("/matches", "", key, request);
        @SuppressWarnings("unchecked")
        var tokens = (Map<String, String>) created.get("tokens");
        return new HttpMatch(api, String.valueOf(created.get("match")), tokens, players);
    }

    /** The same match at another instance of match-service. */
    public HttpMatch at(Api other) {
        return new HttpMatch(other, match, tokens, players);
    }

    /** The id of the match. */
    public String match() {
        return match;
    }

    /** The token of a seat, {@code a} or {@code b}. */
    public String token(String seat) {
        return tokens.get(seat);
    }

    /** The token of a spectator. */
    public String spectatorToken() {
        return tokens.get("spectator");
    }

    /**
     * Plays to the end.
     *
     * @return the public summary of the finished match
     */
    public Map<String, Object> play() {
        for (int looked = 0; looked < LONGEST_MATCH; looked++) {
            if (askOnce().isEmpty()) {
                var summary = summary();
                if (summary.containsKey("winner")) {
                    return summary;
                }
                LockSupport.parkNanos(MOMENT_NANOS);
            }
        }
        throw new IllegalStateException("Match " + match + " does not end.");
    }

    /** Lets a player ask for one thing, and gives at which version; empty when nobody has anything to ask. */
    public Optional<Long> askOnce() {
        for (var seat : players.keySet()) {
            var menu = menu(seat);
            if (!intents(menu).isEmpty()) {
                ask(seat, menu);
                return Optional.of(((Number) menu.get("version")).longValue());
            }
        }
        return Optional.empty();
    }

    /** Lets a player give up. */
    public void concede(String seat) {
        send(seat, "concede", Map.of("type", "concede"));
    }

    private void send(String seat, String key, Map<String, Object> body) {
        var answer = api.post("/matches/" + match + "/intents", tokens.get(seat), key, body);
        acknowledged.put(
                IntentId.seat(Seat.valueOf(seat.toUpperCase(Locale.ROOT)), key).value(),
                ((Number) answer.get("version")).longValue());
    }

    /** The versions of the intents that were acknowledged, by their ids. */
    public Map<String, Long> acknowledged() {
        return Map.copyOf(acknowledged);
    }

    /** The public summary. */
    public Map<String, Object> summary() {
        return api.get("/matches/" + match, "");
    }

    private Map<String, Object> menu(String seat) {
        return api.get("/matches/" + match + "/intents", tokens.get(seat));
    }

    /** Somebody else may be faster where both may act, such as in adding nonces. */
    private void ask(String seat, Map<String, Object> menu) {
        var view = api.get("/matches/" + match + "/view", tokens.get(seat));
        var intent = players.get(seat).decide(intents(menu), view.get("table"));
        var body = new LinkedHashMap<>(intent);
        body.remove("seat");
        body.computeIfPresent("nonce", (field, empty) -> players.get(seat).nonce());
        body.put("expectedVersion", menu.get("version"));
        try {
            send(seat, "v" + menu.get("version"), body);
        } catch (Api.ProblemException e) {
            if (OVERTAKEN.stream().noneMatch(e.getMessage()::contains)) {
                throw e;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> intents(Map<String, Object> menu) {
        return (List<Map<String, Object>>) menu.getOrDefault("intents", List.of());
    }
}
