package org.aemberlog.game.card;

import java.util.List;
import java.util.Optional;

/** A whole number, worked out when it is needed. Effects treat less than 0 as 0. */
public sealed interface Amount {

    /** A printed number. */
    record Const(int value) implements Amount {}

    /** How many cards there are. */
    record Count(Selector of) implements Amount {}

    /** The Æmber in a player's pool; of both pools together for {@link PlayerRef#EACH}. */
    record Pool(PlayerRef whose) implements Amount {}

    /** The number of keys a player has forged. */
    record ForgedKeys(PlayerRef whose) implements Amount {}

    /** How many tokens of a kind are on the cards together. */
    record Tokens(Token token, Selector on) implements Amount {}

    /** How many bonus icons, of a kind or of all, are on the cards together, printed or added by enhance. */
    record BonusIcons(Optional<BonusIcon> icon, Selector on) implements Amount {}

    /** The power or armor of the cards together. */
    record StatOf(Modifier.Stat stat, Selector of) implements Amount {}

    /** The highest or lowest value of a stat among the cards; 0 among none. */
    record ExtremeStat(Modifier.Stat stat, boolean highest, Selector of) implements Amount {}

    /** The armor that the cards lost by {@link Effect.LoseArmor} of the same ability. */
    record ArmorLost(Selector of) implements Amount {}

    /** How many different traits the cards have. */
    record Traits(Selector of) implements Amount {}

    /** The number chosen by {@link Effect.ChooseNumber}; 0 when there is none. */
    record ChosenNumber() implements Amount {}

    /** How many different powers the cards have. */
    record DifferentPowers(Selector of) implements Amount {}

    /** How many different houses the cards belong to. */
    record Houses(Selector of, List<House> without) implements Amount {
        public Houses {
            without = List.copyOf(without);
        }
    }

    /** How often something happened in a turn; cards count as what they were at the moment. */
    record History(EventPattern what, Window window) implements Amount {
        public History {
            if (!what.what().isRemembered()) {
                throw new IllegalArgumentException(
                        "No turn is remembered by " + what.what() + ", so nothing can count it.");
            }
            if (!what.subject().isRemembered()) {
                throw new IllegalArgumentException(
                        "No turn remembers of a card whether it was " + what.subject() + ".");
            }
        }
    }

    /** With how many different cards it happened, however often with each. */
    record DifferentCards(History of) implements Amount {}

    /**
     * How much Æmber a player gained, lost, stole or captured in a turn, not how often: what a
     * creature captures is captured by its controller.
     */
    record AemberHistory(AemberDeed how, PlayerRef who, Window window) implements Amount {}

    /** How many cards that a player controlled the labelled effect really did something to. */
    record CardsOf(String label, PlayerRef controller) implements Amount {}

    /**
     * How many cards the labelled effect destroyed, also in the stead of those it was meant for.
     */
    record DestroyedBy(String label, PlayerRef controller) implements Amount {}

    /** How much the labelled effect gained, lost, stole, healed or dealt. */
    record AmountOf(String label) implements Amount {}

    /** How much the event or replaced happening is about, such as the Æmber to be gained. */
    record ThatMuch() implements Amount {}

    /** Arithmetic on two amounts. */
    record Arith(Operator operator, Amount left, Amount right) implements Amount {}

    /** Arithmetic operators. */
    enum Operator {
        PLUS,
        MINUS,
        TIMES,
        /** Division, rounded up. */
        DIVIDED_UP,
        /** Division, rounded down. */
        DIVIDED_DOWN,
        MIN
    }

    /** What players do with Æmber that a turn is remembered by; each is none of the others. */
    enum AemberDeed {
        GAINED,
        LOST,
        STOLEN,
        CAPTURED
    }

    /** The turns that history looks at. */
    enum Window {
        THIS_TURN,
        /** The turn before this one, which was the other player's. */
        PREVIOUS_TURN
    }
}
