package org.aemberlog.deck.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.aemberlog.deck.library.DeckDraft;
import org.aemberlog.deck.library.DeckFile;
import org.aemberlog.deck.library.DeckFormatException;
import org.aemberlog.deck.library.DeckQuery;
import org.aemberlog.deck.library.DeckReader;
import org.aemberlog.deck.library.Decks;
import org.aemberlog.deck.library.Library;
import org.aemberlog.deck.library.PublishedDeck;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.problems.DeckProblems;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.ForProfiles;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.http.Query;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /decks...}. */
@RestController
class DeckController {

    private static final int MAX_DECKS = 100;

    private final Library library;
    private final DeckReader reader;
    private final CardPool pool;
    private final DeckLists lists;
    private final Counter imports;

    DeckController(Library library, DeckReader reader, CardPool pool, DeckLists lists, MeterRegistry meters) {
        this.library = library;
        this.reader = reader;
        this.pool = pool;
        this.lists = lists;
        this.imports = meters.counter("aemberlog.decks.imported");
    }

    @Operation(summary = "One's own decks and those that are published, by id; 'next' is what to ask for 'after'")
    @Parameter(name = "name", in = ParameterIn.QUERY, example = "radiant argus")
    @Parameter(name = "house", in = ParameterIn.QUERY, example = "logos")
    @Parameter(name = "shelf", in = ParameterIn.QUERY, example = "own")
    @GetMapping("/decks")
    Mono<Decks> listDecks(
            @RequestParam(defaultValue = "") String after,
            @RequestParam(defaultValue = "" + MAX_DECKS) int limit,
            @Parameter(hidden = true) @Query DeckQuery wanted,
            @Parameter(hidden = true) Optional<ProfileId> asking,
            ServerHttpRequest request) {
        Malformed.unlessUpTo(MAX_DECKS, "limit", limit);
        lists.take(request);
        return library.list(wanted, asking, after, limit);
    }

    @Operation(summary = "A deck list pinned to today's definitions, and the titles of its cards")
    @GetMapping("/decks/{id}")
    Mono<DeckPage> getDeck(@PathVariable String id, @Parameter(hidden = true) Optional<ProfileId> asking) {
        return page(id, asking);
    }

    private Mono<DeckPage> page(String id, Optional<ProfileId> asking) {
        return library.find(id, asking)
                .map(found -> DeckPage.of(found, pool))
                .switchIfEmpty(Mono.error(() -> DeckProblems.noSuchDeck(id)));
    }

    @Operation(summary = "Takes an own deck off the shelf")
    @DeleteMapping("/decks/{id}")
    @ForProfiles
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> removeDeck(@PathVariable String id, Principal owner) {
        return library.remove(id, profile(owner));
    }

    @Operation(summary = "Lets everybody see an own deck and play with it")
    @PostMapping("/decks/{id}/publication")
    @ForProfiles
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> publishDeck(@PathVariable String id, Principal owner) {
        return library.publish(id, profile(owner), true);
    }

    @Operation(summary = "Keeps an own deck to oneself again")
    @DeleteMapping("/decks/{id}/publication")
    @ForProfiles
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> withdrawDeck(@PathVariable String id, Principal owner) {
        return library.publish(id, profile(owner), false);
    }

    @Operation(summary = "Puts a deck among one's favorites")
    @PostMapping("/decks/{id}/favorite")
    @ForProfiles
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> favorDeck(@PathVariable String id, Principal owner) {
        return library.favor(id, profile(owner), true);
    }

    @Operation(summary = "Takes a deck from one's favorites")
    @DeleteMapping("/decks/{id}/favorite")
    @ForProfiles
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> unfavorDeck(@PathVariable String id, Principal owner) {
        return library.favor(id, profile(owner), false);
    }

    private static ProfileId profile(Principal owner) {
        return owner.profile().orElseThrow();
    }

    @Operation(summary = "Imports a deck, for its profile alone or, without one, for everybody; twice it is one deck")
    @Parameter(name = "name", in = ParameterIn.QUERY, description = "of a deck in text/plain", example = "My deck")
    @Parameter(name = "set", in = ParameterIn.QUERY, description = "of a deck in text/plain", example = "mass-mutation")
    @PostMapping(path = "/decks", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<DeckPage>> addDeck(
            @RequestBody DeckFile file, @Parameter(hidden = true) Optional<ProfileId> owner) {
        return keep(file::draft, owner);
    }

    @Operation(summary = "Imports a deck of the publisher's deck service")
    @PostMapping(path = "/decks/published", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<DeckPage>> addPublishedDeck(
            @RequestBody Map<String, Object> json, @Parameter(hidden = true) Optional<ProfileId> owner) {
        return keep(() -> PublishedDeck.read(json, pool), owner);
    }

    @Operation(hidden = true)
    @PostMapping(path = "/decks", consumes = MediaType.TEXT_PLAIN_VALUE)
    Mono<ResponseEntity<DeckPage>> addDeck(
            @Parameter(hidden = true) @Query ListQuery query,
            @RequestBody String text,
            @Parameter(hidden = true) Optional<ProfileId> owner) {
        return keep(() -> DeckDraft.read(text).with(query.name(), query.set()), owner);
    }

    private Mono<ResponseEntity<DeckPage>> keep(Supplier<DeckDraft> draft, Optional<ProfileId> owner) {
        var deck = checked(draft);
        return library.keep(deck, owner)
                .doOnNext(added -> imports.increment(added ? 1 : 0))
                .map(added -> added ? HttpStatus.CREATED : HttpStatus.OK)
                .flatMap(status -> page(deck.id(), owner)
                        .map(page -> ResponseEntity.status(status)
                                .location(URI.create("/decks/" + deck.id()))
                                .body(page)));
    }

    private DeckList checked(Supplier<DeckDraft> draft) {
        try {
            return reader.read(draft.get());
        } catch (DeckFormatException e) {
            throw DeckProblems.deckNotLegal(e.getMessage());
        }
    }
}
