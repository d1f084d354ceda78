package org.aemberlog.match.problems;

import java.net.URI;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.Plain;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** Something that was asked and cannot be done, as the document that says so (RFC 9457). */
public final class Problem extends ErrorResponseException {

    private static final long serialVersionUID = 1;

    private Problem(HttpStatus status, ProblemDetail body) {
        super(status, body, null);
    }

    /** A problem named {@code type}, with a sentence that says what to do. */
    public static Problem of(HttpStatus status, String type, String title, String detail) {
        var body = ProblemDetail.forStatusAndDetail(status, detail);
        body.setType(URI.create("/problems/" + type));
        body.setTitle(title);
        return new Problem(status, body);
    }

    /** Something in the request is not what it should be. */
    public static Problem malformed(String detail) {
        return of(HttpStatus.BAD_REQUEST, "malformed", "The request cannot be understood", detail);
    }

    /** There is no such match. */
    public static Problem noSuchMatch(MatchId match) {
        return of(
                HttpStatus.NOT_FOUND,
                "no-such-match",
                "There is no such match",
                "No match has the id '" + match.value() + "'. GET /matches lists the latest.");
    }

    /** The rules refused an intent. */
    public static Problem refused(RejectionRecord rejection) {
        var reason = rejection.reason();
        var type = String.valueOf(Plain.map((Record) reason).get("type"));
        var problem = of(statusOf(reason), type, "The rules refuse this", reason.message());
        problem.getBody().setProperty("section", reason.section());
        problem.getBody().setProperty("version", rejection.version());
        return problem;
    }

    /** The idempotency key stands for another intent of the match. */
    public static Problem keyReused(MatchId match, String intentId) {
        var reason = new Refusal.IntentIdReused(intentId);
        var problem = refused(new RejectionRecord(match, intentId, 0, reason));
        problem.getBody().getProperties().remove("version");
        return problem;
    }

    /** 409 when only the state of the match stands against it, 422 when no state would allow it. */
    private static HttpStatus statusOf(Refusal reason) {
        return switch (reason) {
            case Refusal.NoSuchMatch r -> HttpStatus.NOT_FOUND;
            case Refusal.DeckNotLegal r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Refusal.NotACreature r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Refusal.NoSuchAbility r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Refusal.PicksNotOffered r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Refusal.CorrectionImpossible r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Refusal.MatchOver r -> HttpStatus.CONFLICT;
            case Refusal.MatchExists r -> HttpStatus.CONFLICT;
            case Refusal.MatchHalted r -> HttpStatus.CONFLICT;
            case Refusal.NotYourTurn r -> HttpStatus.CONFLICT;
            case Refusal.WrongStep r -> HttpStatus.CONFLICT;
            case Refusal.ChoicePending r -> HttpStatus.CONFLICT;
            case Refusal.NoSuchChoice r -> HttpStatus.CONFLICT;
            case Refusal.HouseNotAvailable r -> HttpStatus.CONFLICT;
            case Refusal.HouseNotActive r -> HttpStatus.CONFLICT;
            case Refusal.CardNotInHand r -> HttpStatus.CONFLICT;
            case Refusal.CardNotControlled r -> HttpStatus.CONFLICT;
            case Refusal.CardIsExhausted r -> HttpStatus.CONFLICT;
            case Refusal.CreatureStunned r -> HttpStatus.CONFLICT;
            case Refusal.NotStunned r -> HttpStatus.CONFLICT;
            case Refusal.NotFightable r -> HttpStatus.CONFLICT;
            case Refusal.ProtectedByTaunt r -> HttpStatus.CONFLICT;
            case Refusal.MustFight r -> HttpStatus.CONFLICT;
            case Refusal.FirstTurnLimit r -> HttpStatus.CONFLICT;
            case Refusal.RuleOfSix r -> HttpStatus.CONFLICT;
            case Refusal.NoHost r -> HttpStatus.CONFLICT;
            case Refusal.KeywordForbids r -> HttpStatus.CONFLICT;
            case Refusal.CardForbids r -> HttpStatus.CONFLICT;
            case Refusal.RequirementNotMet r -> HttpStatus.CONFLICT;
            case Refusal.OtherHalfMissing r -> HttpStatus.CONFLICT;
            case Refusal.TideIsHigh r -> HttpStatus.CONFLICT;
            case Refusal.RaisingForbidden r -> HttpStatus.CONFLICT;
            case Refusal.NoTide r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Refusal.StaleVersion r -> HttpStatus.CONFLICT;
            case Refusal.IntentIdReused r -> HttpStatus.CONFLICT;
            case Refusal.NonceMissing r -> HttpStatus.CONFLICT;
            case Refusal.NonceNotWanted r -> HttpStatus.CONFLICT;
            case Refusal.TimeIsUp r -> HttpStatus.CONFLICT;
            case Refusal.TimeNotUp r -> HttpStatus.CONFLICT;
            case Refusal.NothingToTakeBack r -> HttpStatus.CONFLICT;
            case Refusal.HiddenInformationSeen r -> HttpStatus.CONFLICT;
            case Refusal.TakebackNotAsked r -> HttpStatus.CONFLICT;
            case Refusal.MatchNotOver r -> HttpStatus.CONFLICT;
            case Refusal.NoSuchVersion r -> HttpStatus.UNPROCESSABLE_CONTENT;
        };
    }
}
