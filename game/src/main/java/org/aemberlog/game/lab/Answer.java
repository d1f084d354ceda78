package org.aemberlog.game.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/** What the lab answers: one answer to each command. */
public sealed interface Answer {

    /** The note. */
    record Noted(String text) implements Answer {}

    /**
     * It happened.
     *
     * @param happened the events for people, with cards by their names
     * @param events the same events in their wire form; of a setup, only what followed from it
     * @param choice what has to be decided now
     */
    record Accepted(List<String> happened, List<MatchEvent> events, Optional<Decision> choice, Optional<Seat> winner)
            implements Answer {}

    /** The rules reject; nothing changed. {@code section} is the rulebook's. */
    record Rejected(String reason, String section, String message) implements Answer {}

    /** What the player to act may ask, each as a command that asks it. */
    record Legal(Seat toAct, List<Command.Do> intents, Optional<Decision> choice) implements Answer {}

    /**
     * The position and all that follows from it.
     *
     * @param cards every card, in the order of their names in the position
     * @param lasting the lasting effects, the oldest first
     */
    record State(
            int turn,
            Step step,
            Seat active,
            Seat toAct,
            Optional<House> activeHouse,
            Optional<Seat> tide,
            Player a,
            Player b,
            List<Card> cards,
            List<Effect> lasting,
            Optional<Decision> choice,
            Optional<Seat> winner)
            implements Answer {}

    /**
     * Cards that can be laid out.
     *
     * @param total how many there are, listed or not
     */
    record Cards(int total, List<Known> cards) implements Answer {}

    /**
     * A card that can be laid out.
     *
     * @param name what the lab calls it
     * @param card its card id
     * @param house of a usual printing; a setup may say another
     */
    record Known(
            String name,
            String card,
            CardType type,
            House house,
            int power,
            int armor,
            List<Trait> traits,
            List<BonusIcon> icons,
            String text) {}

    /**
     * The command cannot be understood or done; nothing changed.
     *
     * @param where in the command, such as {@code a.hand[2]}
     * @param problem what was expected and what was found
     * @param hint what to do
     */
    record Problem(String where, String problem, String hint) implements Answer {}

    /**
     * A decision that the position waits for.
     *
     * @param source the card that asks, and {@code text} its ability that does
     * @param options what each does; {@code choose} takes these texts
     */
    record Decision(
            int id,
            Seat seat,
            Choice.Reason why,
            Optional<String> source,
            Optional<String> text,
            List<String> options,
            int min,
            int max,
            boolean repeats) {}

    /**
     * A player.
     *
     * @param keys the forged keys, in the order in which they were forged
     * @param deck from the top, as the discard pile
     * @param line the battleline from left to right
     */
    record Player(
            String name,
            List<House> houses,
            int aember,
            List<KeyColor> keys,
            int keyCost,
            int chains,
            boolean tideHigh,
            int handSize,
            List<String> hand,
            List<String> deck,
            List<String> discard,
            List<String> archives,
            List<String> purged,
            List<String> line,
            List<String> artifacts) {}

    /**
     * A card. Power, armor and keywords are those of now for a card in play, the printed ones
     * elsewhere.
     *
     * @param id its number, which wire forms name it by
     * @param card the card id of what it is now, which a copy shares with what it copies
     * @param armor before any of it was spent
     * @param traits with those that it has gained
     * @param icons all its bonus icons, in the order in which they resolve
     * @param flank of a creature in play, whether it is on a flank or counts as if it were
     * @param under the facedown cards under it, and {@code grafted} the faceup ones
     * @param archivedBy whose archives it is in
     * @param host the card that it is attached to, under or joined to
     */
    record Card(
            int id,
            String name,
            String title,
            String card,
            Zone zone,
            Seat owner,
            Seat controller,
            CardType type,
            boolean exhausted,
            int damage,
            int power,
            int armor,
            int armorLeft,
            int aember,
            Map<Token, Integer> counters,
            Map<KeywordKind, Integer> keywords,
            boolean stunned,
            boolean warded,
            boolean enraged,
            List<House> houses,
            List<Trait> traits,
            List<BonusIcon> icons,
            Optional<Boolean> flank,
            List<String> upgrades,
            List<String> under,
            List<String> grafted,
            Optional<Seat> archivedBy,
            Optional<String> half,
            Optional<String> host) {}

    /** A lasting effect: its number, the card that created it, for whom, and what it says. */
    record Effect(long id, String source, Seat seat, String text) {}
}
