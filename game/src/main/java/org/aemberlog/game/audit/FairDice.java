package org.aemberlog.game.audit;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/**
 * Follows the events of a match with {@link Fairness}: the commitment is to the secret, the secret
 * that is revealed is the same, and whatever was thrown is what has to be thrown. Counts the events
 * by itself, because their numbers are those of the throws.
 */
final class FairDice {

    /** No event has these numbers: the cards of a deck get theirs by them. */
    private static final int NUMBERING = -2;

    private String secret = "";
    private boolean nonces;
    private Optional<String> a = Optional.empty();
    private Optional<String> b = Optional.empty();
    private Optional<Fairness> fairness = Optional.empty();
    private long number;
    private long thrown;

    /** How many rolls and shuffles were as they had to be. */
    long thrown() {
        return thrown;
    }

    /**
     * Checks the next event.
     *
     * @param intent what it answers
     * @param before the state before it, which matters only when a deck is shuffled
     * @throws AuditException when it is not as it has to be
     */
    void check(Intent intent, MatchEvent event, Optional<MatchState> before) {
        switch (event) {
            case MatchCreated created -> begin((CreateMatch) intent, created);
            case MatchForked forked -> begin(forked);
            case NonceAdded added -> add(added);
            case FirstPlayerRolled rolled -> {
                var first = Seat.values()[dice().roll(number, Seat.values().length)];
                requireThrown("the first player", List.of(first), List.of(rolled.first()));
            }
            case DeckShuffled shuffled -> {
                var deck = before.orElseThrow().side(shuffled.seat()).deck();
                var pile = deck.subList(0, Math.min(shuffled.order().size(), deck.size()));
                requireThrown(
                        "the deck of seat " + shuffled.seat() + ", card ",
                        dice().shuffled(number, pile),
                        shuffled.order());
            }
            case SecretRevealed revealed -> require("the secret that is revealed", secret, revealed.secret());
            // Nothing is thrown for any other event that could be seen in it alone.
            case LifecycleEvent _, TurnEvent _, PlayerEvent _, PileEvent _, MoveEvent _, UseEvent _ -> {}
            case AemberEvent _, StatusEvent _, TableEvent _, LastingEvent _, DecisionEvent _, Beside _ -> {}
        }
        if (!(event instanceof Beside)) {
            number++;
        }
    }

    private void begin(CreateMatch intent, MatchCreated created) {
        secret = created.secret();
        nonces = created.terms().nonces();
        require("the commitment", Fairness.commitment(secret), created.commitment());
        var numbering = new Fairness(secret);
        for (var seat : Seat.values()) {
            var listed = intent.seats().get(seat.ordinal()).deck().cards();
            requireThrown(
                    "the numbers of the deck of seat " + seat + ", card ",
                    numbering.shuffled(NUMBERING + seat.ordinal(), listed),
                    created.seats().get(seat.ordinal()).deck().cards());
        }
        settle();
    }

    private void begin(MatchForked forked) {
        secret = forked.secret();
        require("the commitment", Fairness.commitment(secret), forked.commitment());
        number = forked.state().orElseThrow().events();
        settle();
    }

    private void add(NonceAdded added) {
        if (added.seat() == Seat.A) {
            a = Optional.of(added.nonce());
        } else {
            b = Optional.of(added.nonce());
        }
        settle();
    }

    /** From when nothing is missing any more, the dice do not change. */
    private void settle() {
        if (!nonces) {
            fairness = Optional.of(new Fairness(secret));
        } else if (a.isPresent() && b.isPresent()) {
            fairness = Optional.of(Fairness.of(secret, a.get(), b.get()));
        }
    }

    private Fairness dice() {
        return fairness.orElseThrow(() -> differs("the dice", "none before both nonces", "a throw"));
    }

    private void requireThrown(String what, List<?> expected, List<?> found) {
        require("the number of " + what, expected.size() + "", found.size() + "");
        for (int i = 0; i < expected.size(); i++) {
            var one = expected.size() == 1 ? what : what + (i + 1);
            require(one, Canonical.text(expected.get(i)), Canonical.text(found.get(i)));
        }
        thrown++;
    }

    private static void require(String what, String expected, String found) {
        if (!expected.equals(found)) {
            throw differs(what, expected, found);
        }
    }

    private static AuditException differs(String what, String expected, String found) {
        return new AuditException(Finding.ofFile(Check.DICE, what, expected, found));
    }
}
