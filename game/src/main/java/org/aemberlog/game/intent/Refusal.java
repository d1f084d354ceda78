package org.aemberlog.game.intent;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/**
 * Why an intent was refused: a state of affairs, with the section of the March 2021 rulebook that
 * says so. A refused intent changes nothing.
 */
public sealed interface Refusal {

    /** The rulebook section that refuses. */
    String section();

    /** A sentence for people: what was expected and what was found. */
    String message();

    record MatchOver() implements Refusal {
        @Override
        public String section() {
            return "Objective";
        }

        @Override
        public String message() {
            return "The match is over; nothing more can be done in it.";
        }
    }

    record MatchExists() implements Refusal {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "The match has been set up already.";
        }
    }

    record NoSuchMatch() implements Refusal {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "There is no such match.";
        }
    }

    record NotYourTurn(Seat active) implements Refusal {
        @Override
        public String section() {
            return "Active Player";
        }

        @Override
        public String message() {
            return "Only the active player decides, and that is seat " + active + ".";
        }
    }

    record WrongStep(Step step) implements Refusal {
        @Override
        public String section() {
            return "Turn Sequence";
        }

        @Override
        public String message() {
            return "This cannot be done in the step the match is in: " + step + ".";
        }
    }

    record ChoicePending(int choice) implements Refusal {
        @Override
        public String section() {
            return "Card Abilities";
        }

        @Override
        public String message() {
            return "A decision has to be made first: choice " + choice + ".";
        }
    }

    record NoSuchChoice(int choice) implements Refusal {
        @Override
        public String section() {
            return "Card Abilities";
        }

        @Override
        public String message() {
            return "Choice " + choice + " is not waiting for an answer.";
        }
    }

    record PicksNotOffered(int min, int max, int options, List<Integer> picks) implements Refusal {
        public PicksNotOffered {
            picks = List.copyOf(picks);
        }

        @Override
        public String section() {
            return "Card Abilities";
        }

        @Override
        public String message() {
            return "Pick " + min + " to " + max + " of the options 0 to " + (options - 1) + ", not " + picks + ".";
        }
    }

    record HouseNotAvailable(House house) implements Refusal {
        @Override
        public String section() {
            return "House Choice";
        }

        @Override
        public String message() {
            return house + " is neither on your identity card nor the house of a card you control.";
        }
    }

    record HouseNotActive(CardId card, House house) implements Refusal {
        @Override
        public String section() {
            return "Step 3: Play, Discard, and Use Cards of the Chosen House";
        }

        @Override
        public String message() {
            return "The card belongs to " + house + ", which is not the active house.";
        }
    }

    record CardNotInHand(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Playing Cards";
        }

        @Override
        public String message() {
            return "The card is not in your hand.";
        }
    }

    record CardNotControlled(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Using Cards";
        }

        @Override
        public String message() {
            return "You do not control such a card in play.";
        }
    }

    record CardIsExhausted(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Ready and Exhausted";
        }

        @Override
        public String message() {
            return "An exhausted card cannot be used.";
        }
    }

    record CreatureStunned(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Stun";
        }

        @Override
        public String message() {
            return "The creature is stunned; it can only be used to remove the stun.";
        }
    }

    record NotStunned(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Stun";
        }

        @Override
        public String message() {
            return "The creature is not stunned.";
        }
    }

    record NotACreature(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Using Artifacts";
        }

        @Override
        public String message() {
            return "Only creatures reap and fight.";
        }
    }

    record NoSuchAbility(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Using Cards";
        }

        @Override
        public String message() {
            return "The card has no such ability.";
        }
    }

    record NotFightable(CardId defender) implements Refusal {
        @Override
        public String section() {
            return "Fight";
        }

        @Override
        public String message() {
            return "That is no creature your opponent controls.";
        }
    }

    record ProtectedByTaunt(CardId defender) implements Refusal {
        @Override
        public String section() {
            return "Taunt";
        }

        @Override
        public String message() {
            return "A neighbor with taunt has to be fought first.";
        }
    }

    record MustFight(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Enrage";
        }

        @Override
        public String message() {
            return "The creature is enraged and must be used to fight.";
        }
    }

    record FirstTurnLimit() implements Refusal {
        @Override
        public String section() {
            return "First Turn Rule";
        }

        @Override
        public String message() {
            return "On the first turn only one card may be played or discarded from hand.";
        }
    }

    record RuleOfSix(String title) implements Refusal {
        @Override
        public String section() {
            return "The Rule of Six";
        }

        @Override
        public String message() {
            return title + " has been played or used six times this turn.";
        }
    }

    record NoHost(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Upgrades";
        }

        @Override
        public String message() {
            return "There is no creature in play to attach the upgrade to.";
        }
    }

    /** A card in play forbids it; cannot beats must and may. */
    record CardForbids(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Cannot vs Must/May";
        }

        @Override
        public String message() {
            return "The effect of a card forbids this.";
        }
    }

    record RequirementNotMet(CardId card) implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "The card says when it can be played, and that is not now.";
        }
    }

    record OtherHalfMissing(CardId card) implements Refusal {
        @Override
        public String section() {
            return "Gigantic";
        }

        @Override
        public String message() {
            return "Both halves of a gigantic creature have to be in hand to play it.";
        }
    }

    record TideIsHigh() implements Refusal {
        @Override
        public String section() {
            return "Tide";
        }

        @Override
        public String message() {
            return "The tide is high for you already.";
        }
    }

    record RaisingForbidden() implements Refusal {
        @Override
        public String section() {
            return "Cannot vs Must/May";
        }

        @Override
        public String message() {
            return "The effect of a card forbids you to raise the tide.";
        }
    }

    record NoTide() implements Refusal {
        @Override
        public String section() {
            return "Reference Cards";
        }

        @Override
        public String message() {
            return "No deck of this match has the Tide reference card, and no card has to do with the tide.";
        }
    }

    record KeywordForbids(CardId card, String keyword) implements Refusal {
        @Override
        public String section() {
            return keyword;
        }

        @Override
        public String message() {
            return "The card cannot be played now because it has " + keyword + ".";
        }
    }

    /** The caller looked at another version of the match than the one that is current. */
    record StaleVersion(long expected, long actual) implements Refusal {
        @Override
        public String section() {
            return "Active Player";
        }

        @Override
        public String message() {
            return "The intent was meant for version " + expected + ", but the match is at version " + actual + ".";
        }
    }

    /** The idempotency key belongs to another, accepted intent. */
    record IntentIdReused(String intentId) implements Refusal {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "The idempotency key '"
                    + IntentId.textOf(intentId)
                    + "' was used for another intent of this match; use a new one.";
        }
    }

    record NonceMissing(Seat seat) implements Refusal {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "The decks are shuffled once both players have added a nonce; seat " + seat + " has not.";
        }
    }

    record NonceNotWanted() implements Refusal {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "You have added a nonce already, or this match is played without.";
        }
    }

    /** Only conceding is possible once the clock has run out. */
    record TimeIsUp() implements Refusal {
        @Override
        public String section() {
            return "Active Player";
        }

        @Override
        public String message() {
            return "The clock has run out.";
        }
    }

    record TimeNotUp() implements Refusal {
        @Override
        public String section() {
            return "Active Player";
        }

        @Override
        public String message() {
            return "No clock of this match has run out.";
        }
    }

    record MatchBegun() implements Refusal {
        @Override
        public String section() {
            return "Game Setup";
        }

        @Override
        public String message() {
            return "The match has begun; only one that was never played expires.";
        }
    }

    record NothingToTakeBack() implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "The last thing that happened is no action of yours that can be taken back.";
        }
    }

    record HiddenInformationSeen() implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "Something hidden has come out since, or a die was rolled; that cannot be" + " taken back.";
        }
    }

    record TakebackNotAsked() implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "Your opponent does not ask to take anything back.";
        }
    }

    record MatchNotOver() implements Refusal {
        @Override
        public String section() {
            return "Objective";
        }

        @Override
        public String message() {
            return "Only a finished match can be taken up again for practice.";
        }
    }

    record NoSuchVersion(long version) implements Refusal {
        @Override
        public String section() {
            return "Objective";
        }

        @Override
        public String message() {
            return "The match has no version " + version + " from which it could be played on.";
        }
    }

    /** The intent was delivered again; meanwhile it might have become legal. */
    record RefusedBefore() implements Refusal {
        @Override
        public String section() {
            return "Active Player";
        }

        @Override
        public String message() {
            return "The intent was refused when it came first. Ask again if you still want it.";
        }
    }

    /** The match is set up with something that is no deck, or with unknown cards. */
    record DeckNotLegal(Seat seat, String problem) implements Refusal {
        @Override
        public String section() {
            return "Houses";
        }

        @Override
        public String message() {
            return "Seat " + seat + ": " + problem;
        }
    }

    /** A judge's correction cannot be made; {@code index} counts them from 0. */
    record CorrectionImpossible(int index, String problem) implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "Correction " + index + " cannot be made: " + problem;
        }
    }

    /** The match has been stopped for a judge because its facts could not be reproduced. */
    record MatchHalted() implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "The match is halted and waits for a judge.";
        }
    }

    /** What is stored of the match cannot be trusted, so that nothing can be taken back either. */
    record MatchDamaged() implements Refusal {
        @Override
        public String section() {
            return "The Golden Rule";
        }

        @Override
        public String message() {
            return "What is stored of the match is damaged; it cannot go on before it is restored.";
        }
    }
}
