package org.aemberlog.match.problems;

import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.Plain;
import org.springframework.http.HttpStatus;

/** What can be wrong with an intent, as the rules say. */
public final class MatchProblems {

    private MatchProblems() {}

    /** The rules refused an intent. */
    public static Problem refused(RejectionRecord rejection) {
        var reason = rejection.reason();
        var type = String.valueOf(Plain.map((Record) reason).get("type"));
        var problem = Problem.of(statusOf(reason), type, "The rules refuse this", reason.message());
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
            case Refusal.MatchDamaged r -> HttpStatus.CONFLICT;
            case Refusal.RefusedBefore r -> HttpStatus.CONFLICT;
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
            case Refusal.MatchBegun r -> HttpStatus.CONFLICT;
            case Refusal.NothingToTakeBack r -> HttpStatus.CONFLICT;
            case Refusal.HiddenInformationSeen r -> HttpStatus.CONFLICT;
            case Refusal.TakebackNotAsked r -> HttpStatus.CONFLICT;
            case Refusal.MatchNotOver r -> HttpStatus.CONFLICT;
            case Refusal.NoSuchVersion r -> HttpStatus.UNPROCESSABLE_CONTENT;
        };
    }
}
