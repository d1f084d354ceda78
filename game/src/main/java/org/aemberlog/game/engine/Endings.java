package org.aemberlog.game.engine;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.BotSeated;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.Intent.ReturnToSeat;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** How matches end, and what becomes of those that a player has left. */
final class Endings {

    private Endings() {}

    /** Somebody wins; players who added to the dice learn what else they followed from. */
    static List<MatchEvent> events(MatchState s, Seat winner, Victory by) {
        return events(s, new MatchWon(winner, by));
    }

    /** Nobody wins, because nobody came to play. */
    static List<MatchEvent> expiry(MatchState s) {
        return events(s, new MatchExpired());
    }

    /** The opponent of who claims has left. */
    static List<MatchEvent> claimed(MatchState s, Claim claim) {
        return switch (claim.outcome()) {
            case WIN -> events(s, claim.seat(), Victory.ABANDONMENT);
            case NO_RESULT ->
                events(s, new MatchExpired(Optional.of(claim.seat().opponent())));
            case BOT_PLAYS_ON ->
                List.of(new BotSeated(
                        claim.seat().opponent(), s.setup().substitute().orElseThrow()));
        };
    }

    /**
     * Why a match cannot be claimed, however long nobody has been seen. It is not while who claims has
     * to decide, so that nobody gains by waiting, or has left the seat to a bot; nor once time is up,
     * which says who wins. Before the decks are dealt it is not won.
     */
    static Optional<Rejection> rejection(MatchState s, Claim claim) {
        if (Clocks.ranOut(s)) {
            return Optional.of(new Rejection.TimeIsUp());
        }
        if (s.bots().containsKey(claim.seat())) {
            return Optional.of(new Rejection.BotPlays());
        }
        if (s.toAct() == claim.seat()) {
            return Optional.of(new Rejection.YoursToDecide());
        }
        if (s.bots().containsKey(claim.seat().opponent())) {
            return Optional.of(new Rejection.OpponentPresent());
        }
        return switch (claim.outcome()) {
            case WIN ->
                s.chance().complete()
                        ? Optional.empty()
                        : Optional.of(new Rejection.NonceMissing(claim.seat().opponent()));
            case NO_RESULT -> Optional.empty();
            case BOT_PLAYS_ON ->
                s.setup().substitute().isPresent() ? Optional.empty() : Optional.of(new Rejection.NoSubstitute());
        };
    }

    /** Why a player cannot take a seat again. */
    static Optional<Rejection> rejection(MatchState s, ReturnToSeat back) {
        return s.setup().substitute().isPresent() && s.bots().containsKey(back.seat())
                ? Optional.empty()
                : Optional.of(new Rejection.NoSubstitute());
    }

    private static List<MatchEvent> events(MatchState s, MatchEvent end) {
        return s.chance().nonces() ? List.of(end, new SecretRevealed(s.chance().secret())) : List.of(end);
    }
}
