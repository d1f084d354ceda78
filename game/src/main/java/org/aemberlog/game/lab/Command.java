package org.aemberlog.game.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/**
 * What the lab can be asked. A card is named by its title or its card id, in any case; further
 * copies are {@code Troll#2}, {@code Troll#3}, in the order in which a position names them: seat
 * A's battleline, artifacts, hand, deck, discard pile, archives and purged cards, then seat B's,
 * and what is attached to a card or under it right after the card.
 */
public sealed interface Command {

    /** Repeats a sentence, so that a list of commands can say what it shows. */
    record Note(String text) implements Command {}

    /**
     * Lays out a position. What is not said is as plain as can be: seat A's main step, without an
     * active house, pools and zones empty.
     *
     * @param turn counted from 1 over both players; 3 when unsaid, after the first turn rule
     * @param step setup, house or main; in setup the players decide about their starting hands, the
     *     active one first
     * @param tide neutral when unsaid
     * @param seed what the dice follow from
     * @param upgrades by creature, the cards attached to it
     * @param under by card in play, the facedown cards under it
     * @param grafted by card in play, the faceup cards under it
     * @param halves by gigantic creature in play, its top half
     * @param owners the owners of cards that are not among their owner's cards
     * @param controllers who controls upgrades that are not their owner's to control
     * @param cards what else there is to say of a card
     * @param askAlways whether a choice is asked even when it has one answer only
     */
    record Setup(
            Optional<Integer> turn,
            Optional<Seat> active,
            Optional<Step> step,
            Optional<House> house,
            Optional<Tide> tide,
            Optional<String> seed,
            Optional<Half> a,
            Optional<Half> b,
            Map<String, List<String>> upgrades,
            Map<String, List<String>> under,
            Map<String, List<String>> grafted,
            Map<String, String> halves,
            Map<String, Seat> owners,
            Map<String, Seat> controllers,
            Map<String, Marks> cards,
            Optional<Boolean> askAlways)
            implements Command {}

    /** What may be asked now, in the form of {@link Do}. */
    record Legal() implements Command {}

    /**
     * Asks the rules for exactly one thing, as the player to act unless {@code by} says another.
     *
     * @param fight the attacker, then the creature that is fought
     * @param choose options of the choice that waits, by their text
     * @param say an intent that needs no more words
     * @param intent the intent in its wire form, which names cards by their number
     */
    record Do(
            Optional<Seat> by,
            Optional<House> house,
            Optional<String> play,
            Optional<String> discard,
            Optional<String> reap,
            Optional<List<String>> fight,
            Optional<String> action,
            Optional<String> omni,
            Optional<String> unstun,
            Optional<List<String>> choose,
            Optional<Say> say,
            Optional<SeatIntent> intent)
            implements Command {
        public Do {
            long wishes = Stream.<Optional<?>>of(
                            house, play, discard, reap, fight, action, omni, unstun, choose, say, intent)
                    .filter(Optional::isPresent)
                    .count();
            if (wishes != 1) {
                throw new IllegalArgumentException(
                        "expected one of house, play, discard, reap, fight, action, omni, unstun,"
                                + " choose, say and intent, found "
                                + wishes);
            }
            if (fight.isPresent() && fight.get().size() != 2) {
                throw new IllegalArgumentException("fight: expected the attacker and the defender, found "
                        + fight.get().size()
                        + " names");
            }
        }
    }

    /**
     * Corrects the position as a judge does: first the moves, then what is said of cards, players
     * and the turn.
     *
     * @param lasting the lasting effects that end, by their number
     */
    record Edit(
            List<Move> moves,
            Map<String, Marks> cards,
            Optional<Counts> a,
            Optional<Counts> b,
            Optional<Tide> tide,
            Optional<Step> step,
            Optional<House> house,
            List<Long> lasting)
            implements Command {
        public Edit {
            moves = List.copyOf(moves);
            lasting = List.copyOf(lasting);
        }
    }

    /** Everything there is to know of the position. */
    record State() implements Command {}

    /** Takes back the last command that changed the table. */
    record Undo() implements Command {}

    /** Keeps the table as it is under a name; one that was kept under it is forgotten. */
    record Save(String as) implements Command {
        /** The longest name, in characters. */
        public static final int LONGEST = 64;

        public Save {
            if (as.isBlank() || as.length() > LONGEST) {
                throw new IllegalArgumentException(
                        "as: expected 1 to " + LONGEST + " characters, found " + as.length());
            }
        }
    }

    /** Goes on at a table that was kept. */
    record Load(String name) implements Command {}

    /**
     * Lists the cards that can be laid out and that all of this is so of, by title.
     *
     * @param find a part of the title, of the card id or of the text
     * @param skip how many are left out at the beginning; none when unsaid
     * @param limit how many are listed, 1 to 1000; 100 when unsaid
     */
    record Cards(
            Optional<String> find,
            Optional<House> house,
            Optional<CardType> kind,
            Optional<String> trait,
            Optional<Integer> skip,
            Optional<Integer> limit)
            implements Command {
        /** How many cards an answer lists at most. */
        public static final int MAX = 1000;

        public Cards {
            if (skip.orElse(0) < 0) {
                throw new IllegalArgumentException("skip: expected 0 or more, found " + skip.get());
            }
            int wanted = limit.orElse(1);
            if (wanted < 1 || wanted > MAX) {
                throw new IllegalArgumentException("limit: expected 1 to " + MAX + ", found " + wanted);
            }
        }
    }

    /**
     * One player's half of a position.
     *
     * @param name seat A is Alice and seat B is Bob when unsaid
     * @param houses on the identity card; those of the named cards when unsaid
     * @param kept in the step setup, whether the player has decided about the starting hand
     * @param forged the keys forged on the turn before this one
     * @param line the battleline from left to right
     * @param deck from the top, as the discard pile
     */
    record Half(
            Optional<String> name,
            List<House> houses,
            Optional<Integer> aember,
            Optional<Integer> chains,
            Optional<Boolean> kept,
            List<KeyColor> keys,
            List<KeyColor> forged,
            List<String> line,
            List<String> artifacts,
            List<String> hand,
            List<String> deck,
            List<String> discard,
            List<String> archives,
            List<String> purged) {}

    /** What a player has that is no card. */
    record Counts(Optional<Integer> aember, Optional<List<KeyColor>> keys, Optional<Integer> chains) {}

    /**
     * What is so of a card beyond where it is. Only house and icons can be said of a card that is
     * not in play.
     *
     * @param icons the bonus icons that Enhance added, from the top
     * @param attacked whether it has been chosen to be fought this turn
     * @param copyOf the card that it is a copy of; its own title when of none
     */
    record Marks(
            Optional<House> house,
            Optional<List<BonusIcon>> icons,
            Optional<Integer> damage,
            Optional<Integer> aember,
            Optional<Integer> armorSpent,
            Map<Token, Integer> counters,
            Optional<Boolean> exhausted,
            Optional<Boolean> stunned,
            Optional<Boolean> warded,
            Optional<Boolean> enraged,
            Optional<Boolean> attacked,
            Optional<String> copyOf) {}

    /**
     * Puts a card somewhere else.
     *
     * @param seat whose line, artifacts or archives; its owner's when unsaid
     * @param position from 0, at the top or the left; the end when unsaid
     * @param host the card that it is put on, under or joined to
     */
    record Move(String card, Where to, Optional<Seat> seat, Optional<Integer> position, Optional<String> host) {}

    /** Where a card can be put. */
    enum Where {
        LINE,
        ARTIFACTS,
        HAND,
        DECK,
        DISCARD,
        ARCHIVES,
        PURGED,
        /** On a creature, as its upgrade. */
        ATTACHED,
        /** Facedown under a card in play. */
        UNDER,
        /** Faceup under a card in play. */
        GRAFTED,
        /** The top half to the bottom half of a gigantic creature in play. */
        JOINED,
        /** Out of the game, as if the position had never had it; first of all moves. */
        OUT
    }

    /** For whom the tide is high. */
    enum Tide {
        A,
        B,
        NEUTRAL
    }

    /** The intents that name nothing. */
    enum Say {
        KEEP_HAND,
        MULLIGAN,
        RAISE_TIDE,
        END_TURN,
        CONCEDE
    }
}
