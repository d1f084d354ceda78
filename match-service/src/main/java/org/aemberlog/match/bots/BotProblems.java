package org.aemberlog.match.bots;

import org.aemberlog.game.bot.Bots;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** What can be wrong with a wish for bots. */
final class BotProblems {

    private BotProblems() {}

    static Problem noSuchBot() {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "no-such-bot",
                "There is no such bot",
                "Bots are " + String.join(", ", Bots.names()) + "; GET /bots lists them.");
    }

    static Problem botsBusy() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "bots-busy",
                "All bots are playing",
                "The bots play as many matches as they can; try again when some are over.");
    }

    static Problem botsDoNotBid() {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "bots-do-not-bid",
                "Bots do not bid",
                "Leave out 'bid', or let two people play.");
    }
}
