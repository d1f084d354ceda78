package org.aemberlog.game.intent;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/**
 * Why an intent was rejected: a state of affairs, with the section of the March 2021 rulebook that
 * says so. A rejected intent changes nothing.
 */
public sealed interface Rejection {

    record MatchOver() implements Rejection {}

    record MatchExists() implements Rejection {}

    record NoSuchMatch() implements Rejection {}

    record NotYourTurn(Seat active) implements Rejection {}

    record WrongStep(Step step) implements Rejection {}

    record ChoicePending(int choice) implements Rejection {}

    record NoSuchChoice(int choice) implements Rejection {}

    record PicksNotOffered(int min, int max, int options, List<Integer> picks) implements Rejection {
        public PicksNotOffered {
            picks = List.copyOf(picks);
        }
    }

    record HouseNotAvailable(House house) implements Rejection {}

    record HouseNotActive(CardId card, House house) implements Rejection {}

    record CardNotInHand(CardId card) implements Rejection {}

    record CardNotControlled(CardId card) implements Rejection {}

    record CardIsExhausted(CardId card) implements Rejection {}

    record CreatureStunned(CardId card) implements Rejection {}

    record NotStunned(CardId card) implements Rejection {}

    record NotACreature(CardId card) implements Rejection {}

    record NoSuchAbility(CardId card) implements Rejection {}

    record NotFightable(CardId defender) implements Rejection {}

    record ProtectedByTaunt(CardId defender) implements Rejection {}

    record MustFight(CardId card) implements Rejection {}

    record FirstTurnLimit() implements Rejection {}

    record RuleOfSix(String title) implements Rejection {}

    record NoHost(CardId card) implements Rejection {}

    /** A card in play forbids it; cannot beats must and may. */
    record CardForbids(CardId card) implements Rejection {}

    record RequirementNotMet(CardId card) implements Rejection {}

    /** Playing or using the card takes more Æmber than the player has. */
    record CannotPay(CardId card, int aember) implements Rejection {}

    record OtherHalfMissing(CardId card) implements Rejection {}

    record TideIsHigh() implements Rejection {}

    record RaisingForbidden() implements Rejection {}

    record NoTide() implements Rejection {}

    record KeywordForbids(CardId card, String keyword) implements Rejection {}

    /** The principal looked at another version of the match than the one that is current. */
    record StaleVersion(long expected, long actual) implements Rejection {}

    /** The idempotency key belongs to another, accepted intent. */
    record IntentIdReused(String intentId) implements Rejection {}

    record NonceMissing(Seat seat) implements Rejection {}

    record NonceNotWanted() implements Rejection {}

    /** Only conceding is possible once the clock has run out. */
    record TimeIsUp() implements Rejection {}

    record TimeNotUp() implements Rejection {}

    record MatchBegun() implements Rejection {}

    /** A match is claimed of a player who has not left it. */
    record OpponentPresent() implements Rejection {}

    /** A bot plays on at the seat for a player who has left; they return to it first. */
    record BotPlays() implements Rejection {}

    /** A match is claimed by the player who has to decide. */
    record YoursToDecide() implements Rejection {}

    /** No bot plays on for players who have left, or not now. */
    record NoSubstitute() implements Rejection {}

    record NothingToTakeBack() implements Rejection {}

    record HiddenInformationSeen() implements Rejection {}

    record TakebackNotAsked() implements Rejection {}

    record MatchNotOver() implements Rejection {}

    record NoSuchVersion(long version) implements Rejection {}

    /** The intent was delivered again; meanwhile it might have become legal. */
    record RejectedBefore() implements Rejection {}

    /** The match is set up with something that is no deck, or with unknown cards. */
    record DeckNotLegal(Seat seat, String problem) implements Rejection {}

    /** A judge's correction cannot be made; {@code index} counts them from 0. */
    record CorrectionImpossible(int index, String problem) implements Rejection {}

    /** The match has been stopped for a judge because its events could not be reproduced. */
    record MatchHalted() implements Rejection {}

    /** What is stored of the match cannot be trusted, so that nothing can be taken back either. */
    record MatchDamaged() implements Rejection {}

    /** The rulebook section that rejects. */
    default String section() {
        return says().section();
    }

    /** A sentence for people: what was expected and what was found. */
    default String message() {
        return says().message();
    }

    /** A section of the rulebook, and what follows from it. */
    record Reason(String section, String message) {}

    /** {@code Star Alliance}, {@code Main}. */
    private static String words(Enum<?> name) {
        return Arrays.stream(name.name().split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    private static Reason says(String section, String message) {
        return new Reason(section, message);
    }

    private Reason says() {
        return switch (this) {
            case MatchOver _ -> says("Objective", "The match is over; nothing more can be done in it.");
            case MatchExists _ -> says("Game Setup", "The match has been set up already.");
            case NoSuchMatch _ -> says("Game Setup", "There is no such match.");
            case NotYourTurn _ -> says("Active Player", "Only the active player decides, and that is your opponent.");
            case WrongStep(var step) ->
                says("Turn Sequence", "This cannot be done in the step the match is in: " + words(step) + ".");
            case ChoicePending(var choice) ->
                says("Card Abilities", "A decision has to be made first: choice " + choice + ".");
            case NoSuchChoice(var choice) ->
                says("Card Abilities", "Choice " + choice + " is not waiting for an answer.");
            case PicksNotOffered(var min, var max, var options, var picks) ->
                says(
                        "Card Abilities",
                        "Pick " + min + " to " + max + " of the options 0 to " + (options - 1) + ", not " + picks
                                + ".");
            case HouseNotAvailable(var house) ->
                says(
                        "House Choice",
                        words(house) + " is neither on your identity card nor the house of a card you control.");
            case HouseNotActive(var card, var house) ->
                says(
                        "Step 3: Play, Discard, and Use Cards of the Chosen House",
                        "The card belongs to " + words(house) + ", which is not the active house.");
            case CardNotInHand _ -> says("Playing Cards", "The card is not in your hand.");
            case CardNotControlled _ -> says("Using Cards", "You do not control such a card in play.");
            case CardIsExhausted _ -> says("Ready and Exhausted", "An exhausted card cannot be used.");
            case CreatureStunned _ -> says("Stun", "The creature is stunned; it can only be used to remove the stun.");
            case NotStunned _ -> says("Stun", "The creature is not stunned.");
            case NotACreature _ -> says("Using Artifacts", "Only creatures reap and fight.");
            case NoSuchAbility _ -> says("Using Cards", "The card has no such ability.");
            case NotFightable _ -> says("Fight", "That is no creature your opponent controls.");
            case ProtectedByTaunt _ -> says("Taunt", "A neighbor with taunt has to be fought first.");
            case MustFight _ -> says("Enrage", "The creature is enraged and must be used to fight.");
            case FirstTurnLimit _ ->
                says("First Turn Rule", "On the first turn only one card may be played or discarded from hand.");
            case RuleOfSix(var title) ->
                says("The Rule of Six", title + " has been played or used six times this turn.");
            case NoHost _ -> says("Upgrades", "There is no creature in play to attach the upgrade to.");
            case CardForbids _ -> says("Cannot vs Must/May", "The effect of a card forbids this.");
            case RequirementNotMet _ ->
                says("The Golden Rule", "The card says when it can be played, and that is not now.");
            case CannotPay(var _, var aember) ->
                says("The Golden Rule", "That takes " + aember + " Æmber, which is more than you have.");
            case OtherHalfMissing _ ->
                says("Gigantic", "Both halves of a gigantic creature have to be in hand to play it.");
            case TideIsHigh _ -> says("Tide", "The tide is high for you already.");
            case RaisingForbidden _ ->
                says("Cannot vs Must/May", "The effect of a card forbids you to raise the tide.");
            case NoTide _ ->
                says(
                        "Reference Cards",
                        "No deck of this match has the Tide reference card, and no card has to do with the tide.");
            case KeywordForbids(var card, var keyword) ->
                says(keyword, "The card cannot be played now because it has " + keyword + ".");
            case StaleVersion(var expected, var actual) ->
                says(
                        "Active Player",
                        "The intent was meant for version " + expected + ", but the match is at version " + actual
                                + ".");
            case IntentIdReused(var intentId) ->
                says(
                        "Game Setup",
                        "The idempotency key '" + IntentId.textOf(intentId)
                                + "' was used for another intent of this match; use a new one.");
            case NonceMissing(var seat) ->
                says(
                        "Game Setup",
                        "The decks are shuffled once both players have added a nonce; seat " + seat + " has not.");
            case NonceNotWanted _ ->
                says("Game Setup", "You have added a nonce already, or this match is played without.");
            case TimeIsUp _ -> says("Active Player", "The clock has run out.");
            case TimeNotUp _ -> says("Active Player", "No clock of this match has run out.");
            case MatchBegun _ -> says("Game Setup", "The match has begun; only one that was never played expires.");
            case OpponentPresent _ -> says("Objective", "Your opponent has not been away for long enough.");
            case BotPlays _ ->
                says(
                        "Objective",
                        "A bot plays at this seat. Ask for 'return-to-seat' first, where it plays on for a player who has"
                                + " left.");
            case YoursToDecide _ ->
                says("Objective", "It is yours to decide; a match can be claimed while your opponent has to.");
            case NoSubstitute _ ->
                says("Objective", "No bot plays for the player, or the players have not agreed that one may.");
            case NothingToTakeBack _ ->
                says("The Golden Rule", "The last thing that happened is no action of yours that can be taken back.");
            case HiddenInformationSeen _ ->
                says(
                        "The Golden Rule",
                        "Something hidden has come out since, or a die was rolled; that cannot be" + " taken back.");
            case TakebackNotAsked _ -> says("The Golden Rule", "Your opponent does not ask to take anything back.");
            case MatchNotOver _ -> says("Objective", "Only a finished match can be taken up again for practice.");
            case NoSuchVersion(var version) ->
                says("Objective", "The match has no version " + version + " from which it could be played on.");
            case RejectedBefore _ ->
                says("Active Player", "The intent was rejected when it came first. Ask again if you still want it.");
            case DeckNotLegal(var seat, var problem) -> says("Houses", "Seat " + seat + ": " + problem);
            case CorrectionImpossible(var index, var problem) ->
                says("The Golden Rule", "Correction " + index + " cannot be made: " + problem);
            case MatchHalted _ -> says("The Golden Rule", "The match is halted and waits for a judge.");
            case MatchDamaged _ ->
                says(
                        "The Golden Rule",
                        "What is stored of the match is damaged; it cannot go on before it is restored.");
        };
    }
}
