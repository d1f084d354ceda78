package org.aemberlog.match.bots;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.json.Kept;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /bots}. */
@RestController
class BotController {

    /**
     * A bot.
     *
     * @param name what {@code bot} of a player may be
     * @param description how it decides, in a sentence
     */
    record Described(String name, String description) {}

    /** The bots, the weakest first. */
    record Listed(@Kept List<Described> bots) {}

    @Operation(summary = "The bots that can be seated, the weakest first")
    @GetMapping("/bots")
    Listed listBots() {
        return new Listed(Bots.levels().stream()
                .map(level -> new Described(level.name(), level.description()))
                .toList());
    }
}
