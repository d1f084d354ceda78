package org.aemberlog.game.card;

import java.util.List;

/** A test of the game. */
public sealed interface Condition {

    /** Holds always. */
    record Always() implements Condition {}

    /** Compares two amounts. */
    record Compare(Amount left, Comparison comparison, Amount right) implements Condition {}

    /** At least one of the selected cards passes the filter. */
    record Matches(Selector cards, Filter filter) implements Condition {}

    /** At least one card that the labelled effect was meant for was destroyed by it. */
    record DestroyedBy(String label) implements Condition {}

    /** The labelled effect resolved completely. */
    record Done(String label) implements Condition {}

    /** The house is the active one. */
    record ActiveHouse(House house) implements Condition {}

    /** The amount is even; 0 is. */
    record Even(Amount amount) implements Condition {}

    /** The house chosen by {@link Effect.ChooseHouse} is the active one. */
    record ChosenHouseIsActive() implements Condition {}

    /** The tide is so for a player; a neutral tide is neither. */
    record TideIs(Tide tide, PlayerRef who) implements Condition {}

    /** It is the player's turn. */
    record TurnOf(PlayerRef who) implements Condition {}

    /** The card is used to fight now, or the creature it is attached to is. */
    record Attacking(Selector card) implements Condition {}

    /** The card is in a fight now, on either side. */
    record Fighting(Selector card) implements Condition {}

    /** A player's key of this color is forged. */
    record KeyForged(KeyColor color, PlayerRef whose) implements Condition {}

    /** All of the cards, two at least, belong to one and the same house. */
    record ShareHouse(Selector cards) implements Condition {}

    /** The cards have just the titles that {@link Effect.NameCards} asked for, each as often as it was named. */
    record AreNamed(Selector cards) implements Condition {}

    /** The card stands in a battleline, whatever its type. */
    record InBattleline(Selector card) implements Condition {}

    /** The creature stands in a battleline and is not being destroyed, or is saved from it whatever anybody decides. */
    record Survives(Selector card) implements Condition {}

    /** It held when what the ability answers to happened, whatever has happened since. */
    record AsItHappened(Condition condition) implements Condition {}

    /** Not so. */
    record Not(Condition condition) implements Condition {}

    /** All of them hold. */
    record AllOf(List<Condition> all) implements Condition {
        public AllOf {
            all = List.copyOf(all);
        }
    }

    /** Comparisons. */
    enum Comparison {
        EQUAL,
        AT_LEAST,
        AT_MOST
    }

    /** How the tide is for a player (glossary, Tide). */
    enum Tide {
        HIGH,
        LOW
    }
}
