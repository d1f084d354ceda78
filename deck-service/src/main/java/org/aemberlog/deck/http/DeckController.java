package org.aemberlog.deck.http;

import io.swagger.v3.oas.annotations.Operation;
import java.util.LinkedHashMap;
import java.util.Map;
import org.aemberlog.deck.library.DeckFile;
import org.aemberlog.deck.library.DeckFormatException;
import org.aemberlog.deck.library.DeckReader;
import org.aemberlog.deck.library.DeckStore;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** {@code /decks}. */
@RestController
class DeckController {

    private static final int MOST = 500;

    private final DeckStore store;
    private final DeckReader reader;
    private final CardPool pool;
    private final JsonMapper json;

    DeckController(DeckStore store, DeckReader reader, CardPool pool, JsonMapper json) {
        this.store = store;
        this.reader = reader;
        this.pool = pool;
        this.json = json;
    }

    @Operation(summary = "All decks by name")
    @GetMapping("/decks")
    Mono<ResponseEntity<byte[]>> all() {
        return store.all(MOST)
                .map(DeckController::line)
                .collectList()
                .map(decks -> answer(HttpStatus.OK, Map.of("decks", decks)));
    }

    private static Map<String, Object> line(DeckList deck) {
        var line = new LinkedHashMap<String, Object>();
        line.put("id", deck.id());
        line.put("name", deck.name());
        line.put("houses", deck.houses());
        return line;
    }

    @Operation(summary = "A deck list with pinned definitions, and the titles of its cards")
    @GetMapping("/decks/{id}")
    Mono<ResponseEntity<byte[]>> deck(@PathVariable String id) {
        return store.find(id)
                .map(deck -> answer(HttpStatus.OK, whole(deck)))
                .switchIfEmpty(
                        Mono.error(
                                Problem.of(
                                        HttpStatus.NOT_FOUND,
                                        "no-such-deck",
                                        "There is no such deck",
                                        "No deck has the id '" + id + "'; GET /decks lists all.")));
    }

    private Map<String, Object> whole(DeckList deck) {
        var titles = new LinkedHashMap<String, String>();
        for (DeckCard card : deck.cards()) {
            pool.find(card.definition())
                    .ifPresent(definition -> titles.put(card.definition(), definition.title()));
        }
        var body = new LinkedHashMap<String, Object>();
        body.put("deck", deck);
        body.put("titles", titles);
        return body;
    }

    @Operation(summary = "Imports a deck: its name, set and collector numbers by house")
    @PostMapping("/decks")
    Mono<ResponseEntity<byte[]>> add(@RequestBody byte[] body) {
        return store.keep(read(body)).map(deck -> answer(HttpStatus.CREATED, whole(deck)));
    }

    private DeckList read(byte[] body) {
        try {
            return reader.read(Plain.read(DeckFile.class, json.readValue(body, Map.class)));
        } catch (JacksonException e) {
            throw malformed("The body has to be a JSON object.");
        } catch (MalformedException e) {
            throw malformed(e.getMessage());
        } catch (DeckFormatException e) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "deck-not-legal",
                    "This is no deck",
                    e.getMessage());
        }
    }

    private static Problem malformed(String detail) {
        return Problem.of(
                HttpStatus.BAD_REQUEST, "malformed", "The request cannot be understood", detail);
    }

    static ResponseEntity<byte[]> answer(HttpStatus status, Object body) {
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .body(Canonical.bytes(body));
    }
}
