package org.aemberlog.match.stream;

import io.swagger.v3.oas.annotations.Operation;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code GET /matches/{id}/cards}: what is written on the cards of a match. Deck lists are open in
 * KeyForge, and a match pins its definitions, so that whoever has asked once never has to again.
 */
@RestController
class CardTextController {

    private static final CacheControl FOR_EVER =
            CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable();

    private final MatchCache matches;
    private final CardLibrary library;

    CardTextController(MatchCache matches, CardLibrary library) {
        this.matches = matches;
        this.library = library;
    }

    @Operation(summary = "What is written on the cards of both decks, by card id")
    @GetMapping("/matches/{id}/cards")
    Mono<ResponseEntity<Faces>> listCardsOfMatch(@PathVariable MatchId id) {
        return matches.get(id)
                .map(match -> ResponseEntity.ok().cacheControl(FOR_EVER).body(new Faces(faces(match.state()))));
    }

    /** What is written on cards, by card id. */
    record Faces(Map<String, Face> cards) {}

    /** Should the decks pin two wordings of a card, the one of seat A's deck is shown. */
    private Map<String, Face> faces(MatchState state) {
        var faces = new TreeMap<String, Face>();
        for (var seat : Seat.values()) {
            for (var card : state.setup(seat).deck().cards()) {
                faces.computeIfAbsent(card.cardId(), id -> face(card));
            }
        }
        return faces;
    }

    private Face face(DeckCard card) {
        return library.find(card.definition()).map(Face::of).orElseThrow(() -> unknown(card));
    }

    private static Problem unknown(DeckCard card) {
        return Problem.passing(
                "card-unknown",
                "A card of the match is not known yet",
                "The definition " + card.definition() + " has not arrived yet; try again in a moment.");
    }
}
