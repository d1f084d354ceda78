package org.aemberlog.replay.audit;

import org.aemberlog.game.audit.Finding;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** What can be wrong with a replay file, or with asking for one. */
final class AuditProblems {

    private AuditProblems() {}

    static Problem closed() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "audit-closed",
                "Replay files are not accepted here",
                "No signature is trusted here; set AEMBERLOG_TRUSTED_KEYS to the keys that"
                        + " rules-service lists under /keys.");
    }

    static Problem busy() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "audit-busy",
                "Too many files are being checked",
                "Try again in a moment, or check the file with './aemberlog verify'.");
    }

    static Problem tooSlow(int seconds) {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "audit-too-slow",
                "The file cannot be checked here",
                "The check took longer than " + seconds + " seconds; use './aemberlog verify'.");
    }

    static Problem tooLarge(int most) {
        return Problem.of(
                HttpStatus.CONTENT_TOO_LARGE,
                "too-large",
                "The file is too large",
                "A replay file has at most " + most + " bytes here.");
    }

    static Problem notOver(MatchId match) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "match-not-over",
                "The match is not over",
                "Match " + match.value() + " has no replay file before it is over.");
    }

    static Problem noHead(MatchId match) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "no-signed-head",
                "The match is not signed yet",
                "The signed head of match " + match.value() + " has not arrived yet; try again in a moment.");
    }

    static Problem incomplete(MatchId match, String why) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "replay-incomplete",
                "The match has not arrived completely",
                "The replay file of match " + match.value() + " cannot be written: " + why + ".");
    }

    static Problem notGenuine(Finding finding) {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT, "not-genuine", "The replay file is not genuine", finding.message());
    }

    static Problem exists(MatchId match) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "match-exists",
                "Another match has this id",
                "Match " + match.value() + " is in the archive already, with other commits.");
    }
}
