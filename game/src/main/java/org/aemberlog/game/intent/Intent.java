package org.aemberlog.game.intent;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;

/** Something asked of the rules: to set up a match, or a player's wish within one. */
public sealed interface Intent {

    /** Asks for a match to begin. */
    sealed interface Beginning extends Intent {}

    /**
     * Sets up a match. {@code seats} holds seat A's, then seat B's setup; all dice of the match are
     * derived from the secret {@code seed}, 1 to 128 characters. Who is the first player is rolled
     * unless {@code first} says it: within a series it is chosen (rulebook, Game Setup, 4).
     */
    record CreateMatch(MatchId match, String seed, List<SeatSetup> seats, Optional<Seat> first, Optional<Terms> terms)
            implements Beginning {
        public CreateMatch {
            seats = List.copyOf(seats);
            if (seats.size() != 2) {
                throw new IllegalArgumentException("A match has two seats, not " + seats.size());
            }
            requireSeed(seed);
        }

        /** A match for practice whose first player is rolled. */
        public CreateMatch(MatchId match, String seed, List<SeatSetup> seats) {
            this(match, seed, seats, Optional.empty(), Optional.empty());
        }
    }

    /**
     * Begins a match for practice where a finished one was: after commit {@code version}, or at the
     * action boundary before it.
     *
     * @param bots the names of the bots that play, by seat
     */
    record ForkMatch(MatchId match, MatchId from, long version, String seed, Map<Seat, String> bots)
            implements Beginning {
        public ForkMatch {
            bots = Map.copyOf(bots);
            requireSeed(seed);
        }

        /** A match for practice among people. */
        public ForkMatch(MatchId match, MatchId from, long version, String seed) {
            this(match, from, version, seed, Map.of());
        }
    }

    private static void requireSeed(String seed) {
        if (seed.isEmpty() || seed.length() > 128) {
            throw new IllegalArgumentException("A seed has 1 to 128 characters.");
        }
    }

    /** A player's wish. */
    sealed interface SeatIntent extends Intent {
        /** Who asks. */
        Seat seat();
    }

    /** A wish about the starting hand. */
    sealed interface SetupIntent extends SeatIntent {}

    /** Keeps the starting hand. */
    record KeepHand(Seat seat) implements SetupIntent {}

    /** Shuffles the starting hand back and draws one fewer. */
    record Mulligan(Seat seat) implements SetupIntent {}

    /** Chooses the active house. */
    record ChooseHouse(Seat seat, House house) implements SeatIntent {}

    /** A wish for the main step. */
    sealed interface MainIntent extends SeatIntent {}

    /** Plays a card from hand. */
    record PlayCard(Seat seat, CardId card) implements MainIntent {}

    /** Discards a card from hand. */
    record DiscardCard(Seat seat, CardId card) implements MainIntent {}

    /** Uses a creature to reap. */
    record Reap(Seat seat, CardId creature) implements MainIntent {}

    /** Uses a creature to fight. */
    record Fight(Seat seat, CardId attacker, CardId defender) implements MainIntent {}

    /** Uses the "Action:" ability of a card. */
    record UseAction(Seat seat, CardId card) implements MainIntent {}

    /** Uses the "Omni:" ability of a card. */
    record UseOmni(Seat seat, CardId card) implements MainIntent {}

    /** Exhausts a stunned creature to remove its stun. */
    record RemoveStun(Seat seat, CardId creature) implements MainIntent {}

    /** Raises the tide for three chains (glossary, Tide). */
    record RaiseTide(Seat seat) implements MainIntent {}

    /** Ends the main step and with it the turn. */
    record EndTurn(Seat seat) implements MainIntent {}

    /** Answers the pending choice with indexes into its options. */
    record Choose(Seat seat, int choice, List<Integer> picks) implements SeatIntent {
        public Choose {
            picks = List.copyOf(picks);
        }
    }

    /** Gives the match up. Allowed at any time before its end, to either player. */
    record Concede(Seat seat) implements SeatIntent {}

    /** Adds to what the dice follow from; an empty nonce adds nothing. */
    record AddNonce(Seat seat, String nonce) implements SeatIntent {
        public AddNonce {
            if (!nonce.matches("[A-Za-z0-9_-]{0,64}")) {
                throw new IllegalArgumentException("A nonce is 0 to 64 letters, digits, '-' or '_'.");
            }
        }
    }

    /** Takes the own seat again, at which a bot plays since the player left. */
    record ReturnToSeat(Seat seat) implements SeatIntent {}

    /** A wish about taking back the last action. */
    sealed interface Takeback extends SeatIntent {}

    /** Asks to take back the player's own last action. */
    record AskTakeback(Seat seat) implements Takeback {}

    /** Lets the opponent take back the last action, as asked. */
    record AllowTakeback(Seat seat) implements Takeback {}

    /** Does not let the opponent take back the last action. */
    record DeclineTakeback(Seat seat) implements Takeback {}

    /** What the platform itself says, not a player. */
    sealed interface PlatformIntent extends Intent {}

    /** Says that the clock ran out. The platform itself does, whoever's clock it is. */
    record CallTime() implements PlatformIntent {}

    /** Says that nobody came to play. The platform itself does, once a match was left alone. */
    record Expire() implements PlatformIntent {}

    /**
     * Says that the opponent of {@code seat} has left, and what {@code seat} wants to become of the match.
     * The platform itself does, which has looked who is there.
     */
    record Claim(Seat seat, Outcome outcome) implements PlatformIntent {

        /** What becomes of a match that a player has left. */
        public enum Outcome {
            /** Who stayed wins. */
            WIN,
            /** Nobody wins. */
            NO_RESULT,
            /** A bot plays for who left, as both agreed before. */
            BOT_PLAYS_ON
        }
    }

    /** A judge's decision. */
    sealed interface JudgeIntent extends Intent {}

    /**
     * A judge takes back the action whose resolution waits, or else the last one, whatever was
     * seen.
     *
     * @param judge who decides, 1 to 64 characters
     */
    record Rewind(String judge) implements JudgeIntent {
        public Rewind {
            requireName(judge);
        }
    }

    private static void requireName(String judge) {
        if (judge.isBlank() || judge.length() > 64) {
            throw new IllegalArgumentException("A judge's name has 1 to 64 characters.");
        }
    }

    /**
     * A judge's corrections, made one after the other and all of them or none.
     *
     * @param judge who corrects, 1 to 64 characters
     * @param corrections 1 to 400 of them
     */
    record Correct(String judge, List<Correction> corrections) implements JudgeIntent {

        /** The most corrections that can be made at once: enough for a whole position. */
        public static final int MAX = 400;

        public Correct {
            corrections = List.copyOf(corrections);
            requireName(judge);
            if (corrections.isEmpty() || corrections.size() > MAX) {
                throw new IllegalArgumentException(
                        "1 to " + MAX + " corrections are made at once, not " + corrections.size() + ".");
            }
        }
    }
}
