package org.aemberlog.match.bots;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.match.Json;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /bots}. */
@RestController
class BotController {

    @Operation(summary = "The names of the bots that can be seated")
    @GetMapping("/bots")
    ResponseEntity<byte[]> bots() {
        return Json.ok(Map.of("bots", Bots.names()));
    }
}
