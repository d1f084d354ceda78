package org.aemberlog.game.state;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/**
 * One thing about a position that a judge sets right. It says what is so from now on, not how it
 * came about: no ability is triggered by it, nothing is paid and nothing is replaced.
 */
public sealed interface Correction {

    /**
     * Puts a card somewhere else. Within play it keeps what is on it; otherwise Æmber, damage and
     * counters go to the supply, and what is attached to it or under it is discarded.
     */
    record MoveCard(CardId card, Place to) implements Correction {}

    /** How much damage is on a creature. */
    record SetDamage(CardId card, int amount) implements Correction {
        public SetDamage {
            notNegative("damage", amount);
        }
    }

    /** How much of a creature's armor is spent this turn. */
    record SetArmorSpent(CardId card, int amount) implements Correction {
        public SetArmorSpent {
            notNegative("spent armor", amount);
        }
    }

    /** How much Æmber is on a card in play. */
    record SetAember(CardId card, int amount) implements Correction {
        public SetAember {
            notNegative("Æmber", amount);
        }
    }

    /** How many counters of a kind are on a card in play; damage and Æmber are no counters. */
    record SetCounters(CardId card, Token counter, int amount) implements Correction {
        public SetCounters {
            notNegative("counters", amount);
            if (counter == Token.AEMBER || counter == Token.DAMAGE) {
                throw new IllegalArgumentException("Æmber and damage are set on their own, not as counters.");
            }
        }
    }

    /** Whether a creature is stunned, warded or enraged. */
    record SetStatus(CardId card, Status status, boolean on) implements Correction {}

    /** Whether a card in play is exhausted. */
    record SetExhausted(CardId card, boolean on) implements Correction {}

    /** Whether a creature has been chosen to be fought this turn (glossary, Elusive). */
    record SetAttacked(CardId card, boolean on) implements Correction {}

    /**
     * The card that a card in play is a copy of, as a pinned definition; empty when it is itself.
     */
    record SetCopy(CardId card, Optional<String> definition) implements Correction {}

    /** The house of a card in its owner's deck. */
    record SetHouse(CardId card, House house) implements Correction {}

    /** The bonus icons that Enhance added to a card, from the top. */
    record SetIcons(CardId card, List<BonusIcon> icons) implements Correction {
        public SetIcons {
            icons = List.copyOf(icons);
        }
    }

    /** How much Æmber is in a pool. */
    record SetPool(Seat seat, int amount) implements Correction {
        public SetPool {
            notNegative("Æmber", amount);
        }
    }

    /** The forged keys of a player, in the order in which they were forged. */
    record SetKeys(Seat seat, List<KeyColor> keys) implements Correction {
        public SetKeys {
            keys = List.copyOf(keys);
            if (new HashSet<>(keys).size() < keys.size()) {
                throw new IllegalArgumentException("There is one key of each color, not " + keys);
            }
        }
    }

    /** How many chains a player has. */
    record SetChains(Seat seat, int amount) implements Correction {
        public SetChains {
            notNegative("chains", amount);
        }
    }

    /** For whom the tide is high; empty when it is neutral. */
    record SetTide(Optional<Seat> high) implements Correction {}

    /** The active house; empty when the turn has none. */
    record SetActiveHouse(Optional<House> house) implements Correction {}

    /** The step of the turn: the choice of a house, which is made anew then, or the main step. */
    record SetStep(Step step) implements Correction {
        public SetStep {
            if (step != Step.HOUSE && step != Step.MAIN) {
                throw new IllegalArgumentException(
                        "A match can be put into the steps house and main, not into " + step + ".");
            }
        }
    }

    /** Ends a lasting effect. */
    record EndLasting(long effect) implements Correction {}

    private static void notNegative(String what, int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("An amount of " + what + " is 0 or more, not " + amount + ".");
        }
    }

    /** Where a card is put. A card is only ever put in its owner's hand, deck and piles. */
    sealed interface Place {

        /**
         * A zone outside play, at a place from the top, or from the left of a hand; at the end when
         * none is said.
         *
         * @param zone hand, deck, discard or purged
         */
        record Pile(Zone zone, Optional<Integer> position) implements Place {
            public Pile {
                if (!PILES.contains(zone)) {
                    throw new IllegalArgumentException(
                            "A card is put into one of " + PILES + " like this, not " + zone);
                }
                position.ifPresent(Place::counted);
            }
        }

        /** The archives of a player. */
        record Archives(Seat seat) implements Place {}

        /** A battleline, with so many creatures to the left of it; on the right when unsaid. */
        record Line(Seat seat, Optional<Integer> position) implements Place {
            public Line {
                position.ifPresent(Place::counted);
            }
        }

        /** The artifacts of a player. */
        record Artifacts(Seat seat) implements Place {}

        /** Attached to a creature, as its upgrade, which {@code seat} controls. */
        record Attached(CardId host, Seat seat) implements Place {}

        /** Under a card in play. */
        record Under(CardId host, boolean faceup) implements Place {}

        /** Joined to the other half of a gigantic creature in play. */
        record Joined(CardId other) implements Place {}

        /** The zones that are piles of cards of one owner. */
        List<Zone> PILES = List.of(Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.PURGED);

        private static void counted(int position) {
            if (position < 0) {
                throw new IllegalArgumentException("A position is counted from 0, not " + position + ".");
            }
        }
    }
}
