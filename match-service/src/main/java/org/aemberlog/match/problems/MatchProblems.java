package org.aemberlog.match.problems;

import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** What can be wrong with an intent, as the rules say. */
public final class MatchProblems {

    private MatchProblems() {}

    /** The rules rejected an intent. */
    public static Problem rejected(RejectionRecord rejection) {
        return rejected(rejection.reason(), rejection.version());
    }

    /** The rules would reject an intent at a version. */
    public static Problem rejected(Rejection reason, long version) {
        var type = String.valueOf(Plain.map((Record) reason).get("type"));
        var problem = Problem.of(statusOf(reason), type, "The rules reject this", reason.message());
        problem.getBody().setProperty("section", reason.section());
        problem.getBody().setProperty("version", version);
        return problem;
    }

    /** The idempotency key stands for another intent of the match. */
    public static Problem keyReused(MatchId match, String intentId) {
        var reason = new Rejection.IntentIdReused(intentId);
        var problem = rejected(new RejectionRecord(match, intentId, 0, reason));
        problem.getBody().getProperties().remove("version");
        return problem;
    }

    /** 409 when only the state of the match stands against it, 422 when no state would allow it. */
    private static HttpStatus statusOf(Rejection reason) {
        return switch (reason) {
            case Rejection.NoSuchMatch r -> HttpStatus.NOT_FOUND;
            case Rejection.DeckNotLegal r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Rejection.NotACreature r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Rejection.NoSuchAbility r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Rejection.PicksNotOffered r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Rejection.CorrectionImpossible r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Rejection.MatchOver r -> HttpStatus.CONFLICT;
            case Rejection.MatchExists r -> HttpStatus.CONFLICT;
            case Rejection.MatchHalted r -> HttpStatus.CONFLICT;
            case Rejection.MatchDamaged r -> HttpStatus.CONFLICT;
            case Rejection.RejectedBefore r -> HttpStatus.CONFLICT;
            case Rejection.NotYourTurn r -> HttpStatus.CONFLICT;
            case Rejection.WrongStep r -> HttpStatus.CONFLICT;
            case Rejection.ChoicePending r -> HttpStatus.CONFLICT;
            case Rejection.NoSuchChoice r -> HttpStatus.CONFLICT;
            case Rejection.HouseNotAvailable r -> HttpStatus.CONFLICT;
            case Rejection.HouseNotActive r -> HttpStatus.CONFLICT;
            case Rejection.CardNotInHand r -> HttpStatus.CONFLICT;
            case Rejection.CardNotControlled r -> HttpStatus.CONFLICT;
            case Rejection.CardIsExhausted r -> HttpStatus.CONFLICT;
            case Rejection.CreatureStunned r -> HttpStatus.CONFLICT;
            case Rejection.NotStunned r -> HttpStatus.CONFLICT;
            case Rejection.NotFightable r -> HttpStatus.CONFLICT;
            case Rejection.ProtectedByTaunt r -> HttpStatus.CONFLICT;
            case Rejection.MustFight r -> HttpStatus.CONFLICT;
            case Rejection.FirstTurnLimit r -> HttpStatus.CONFLICT;
            case Rejection.RuleOfSix r -> HttpStatus.CONFLICT;
            case Rejection.NoHost r -> HttpStatus.CONFLICT;
            case Rejection.KeywordForbids r -> HttpStatus.CONFLICT;
            case Rejection.CardForbids r -> HttpStatus.CONFLICT;
            case Rejection.RequirementNotMet r -> HttpStatus.CONFLICT;
            case Rejection.CannotPay r -> HttpStatus.CONFLICT;
            case Rejection.OtherHalfMissing r -> HttpStatus.CONFLICT;
            case Rejection.TideIsHigh r -> HttpStatus.CONFLICT;
            case Rejection.RaisingForbidden r -> HttpStatus.CONFLICT;
            case Rejection.NoTide r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Rejection.StaleVersion r -> HttpStatus.CONFLICT;
            case Rejection.IntentIdReused r -> HttpStatus.CONFLICT;
            case Rejection.NonceMissing r -> HttpStatus.CONFLICT;
            case Rejection.NonceNotWanted r -> HttpStatus.CONFLICT;
            case Rejection.TimeIsUp r -> HttpStatus.CONFLICT;
            case Rejection.TimeNotUp r -> HttpStatus.CONFLICT;
            case Rejection.MatchBegun r -> HttpStatus.CONFLICT;
            case Rejection.OpponentPresent r -> HttpStatus.CONFLICT;
            case Rejection.BotPlays r -> HttpStatus.CONFLICT;
            case Rejection.YoursToDecide r -> HttpStatus.CONFLICT;
            case Rejection.NoSubstitute r -> HttpStatus.CONFLICT;
            case Rejection.NothingToTakeBack r -> HttpStatus.CONFLICT;
            case Rejection.HiddenInformationSeen r -> HttpStatus.CONFLICT;
            case Rejection.TakebackNotAsked r -> HttpStatus.CONFLICT;
            case Rejection.MatchNotOver r -> HttpStatus.CONFLICT;
            case Rejection.NoSuchVersion r -> HttpStatus.UNPROCESSABLE_CONTENT;
        };
    }
}
