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

    /** The names of bots. */
    record Names(@Kept List<String> bots) {}

    @Operation(summary = "The names of the bots that can be seated")
    @GetMapping("/bots")
    Names listBots() {
        return new Names(Bots.names());
    }
}
