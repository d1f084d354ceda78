package org.aemberlog.deck.http;

import io.swagger.v3.oas.annotations.Operation;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.text.RulesText;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** {@code /cards}. */
@RestController
class CardController {

    private final CardPool pool;

    CardController(CardPool pool) {
        this.pool = pool;
    }

    @Operation(summary = "The cards, by set, house and a part of the title if wanted")
    @GetMapping("/cards")
    ResponseEntity<byte[]> cards(
            @RequestParam(defaultValue = "") String set,
            @RequestParam(defaultValue = "") String house,
            @RequestParam(defaultValue = "") String title) {
        var found =
                pool.printings().stream()
                        .filter(p -> set.isEmpty() || lower(p.set()).equals(set))
                        .filter(p -> house.isEmpty() || lower(p.house()).equals(house))
                        .filter(
                                p ->
                                        p.card()
                                                .title()
                                                .toLowerCase(Locale.ROOT)
                                                .contains(title.toLowerCase(Locale.ROOT)))
                        .map(CardController::line)
                        .toList();
        return DeckController.answer(HttpStatus.OK, Map.of("cards", found));
    }

    private static Map<String, Object> line(Printing printing) {
        var line = new LinkedHashMap<String, Object>();
        line.put("id", printing.card().id());
        line.put("title", printing.card().title());
        line.put("set", printing.set());
        line.put("number", printing.number());
        line.put("house", printing.house());
        line.put("rarity", printing.rarity());
        line.put("text", RulesText.of(printing.card()));
        return line;
    }

    @Operation(summary = "A card: its definition, its printings and its text")
    @GetMapping("/cards/{id}")
    ResponseEntity<byte[]> card(@PathVariable String id) {
        var card =
                pool.card(id)
                        .orElseThrow(
                                () ->
                                        Problem.of(
                                                HttpStatus.NOT_FOUND,
                                                "no-such-card",
                                                "There is no such card",
                                                "No card has the id '"
                                                        + id
                                                        + "'; GET /cards?title= finds cards."));
        var body = new LinkedHashMap<String, Object>();
        body.put("pinned", pool.pinnedName(id).orElseThrow());
        body.put("definition", card);
        body.put("printings", pool.printingsOf(id).stream().map(CardController::line).toList());
        body.put("text", RulesText.of(card));
        return DeckController.answer(HttpStatus.OK, body);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
