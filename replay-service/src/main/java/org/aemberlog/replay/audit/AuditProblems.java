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
                "Replay files are not taken here",
                "No signature is trusted here; set AEMBERLOG_TRUSTED_KEYS to the keys that"
                        + " rules-service lists under /keys.");
    }

    static Problem busy() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "audit-busy",
                "Too many files are being checked",
                "Ask again in a moment, or check the file with './aemberlog verify'.");
    }

    static Problem tooSlow(int seconds) {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "audit-too-slow",
                "The file cannot be checked here",
                "After " + seconds + " seconds it was still not checked; do it with './aemberlog verify'.");
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
                "The replay file of match " + match.value() + " can be had once it is won.");
    }

    static Problem noHead(MatchId match) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "no-signed-head",
                "The match is not signed yet",
                "The signed head of match " + match.value() + " has not come here yet; ask again in a moment.");
    }

    static Problem incomplete(MatchId match, String why) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "replay-incomplete",
                "Not everything of the match has come yet",
                "The replay file of match " + match.value() + " cannot be written: " + why + ".");
    }

    static Problem notGenuine(Finding finding) {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "not-genuine",
                "This is not the file of a match as it was signed",
                finding.message());
    }

    static Problem exists(MatchId match) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "match-exists",
                "There is another match by this id",
                "Match " + match.value() + " is in the archive already, and not with these commits.");
    }
}
