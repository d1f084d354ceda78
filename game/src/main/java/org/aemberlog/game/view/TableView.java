package org.aemberlog.game.view;

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
import org.aemberlog.game.card.Variant;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/**
 * The table as one viewer sees it.
 *
 * @param toAct who decides now
 * @param a seat A's half, and {@code b} seat B's
 * @param tide for whom the tide is high; empty while it is neutral
 * @param lasting the lasting effects in force, by the title of their source
 * @param beingPlayed cards on their way into play, the innermost last
 * @param choice the decision that the match waits for; cards that the viewer may not see are one
 *     hidden option
 * @param question the same decision in words
 * @param shown cards of hidden zones that the viewer sees only because the choice offers them
 * @param commitment what the server told of the secret that the dice follow from
 * @param chosenSeed whether who created the match chose that secret; then it counts for nobody
 * @param nonces what the players have added to it; empty where they do not
 * @param clock the clock, where time is limited
 * @param takeback who asks to take back the last action
 */
public record TableView(
        MatchId match,
        int turn,
        Step step,
        Seat toAct,
        Seat active,
        Optional<Seat> first,
        Optional<House> activeHouse,
        Optional<Seat> tide,
        Half a,
        Half b,
        List<String> lasting,
        List<Card> beingPlayed,
        Optional<Choice> choice,
        Optional<Question> question,
        List<Card> shown,
        Optional<Seat> winner,
        String commitment,
        boolean chosenSeed,
        Optional<Nonces> nonces,
        Optional<TimeLeft> clock,
        Optional<Seat> takeback) {

    /** What each player has added to what the dice follow from, once added. */
    public record Nonces(Optional<String> a, Optional<String> b) {

        /** The nonces of a match, if its players add any. */
        public static Optional<Nonces> of(MatchState state) {
            var chance = state.chance();
            return chance.nonces() ? Optional.of(new Nonces(chance.a(), chance.b())) : Optional.empty();
        }
    }

    /**
     * The clock as it was at a moment.
     *
     * @param a what seat A had left, in milliseconds; empty when it is not limited
     * @param b what seat B had left
     * @param running whose time has passed since then; empty when nobody's has
     * @param at the moment, in milliseconds since 1970 (UTC)
     * @param roundEnds when the round ends, likewise; empty when it is not limited
     */
    public record TimeLeft(
            Optional<Long> a, Optional<Long> b, Optional<Seat> running, long at, Optional<Long> roundEnds) {

        /** The clock of a match, if it has one. */
        public static Optional<TimeLeft> of(MatchState state) {
            return state.clock()
                    .map(clock -> new TimeLeft(
                            clock.left(Seat.A), clock.left(Seat.B), state.onTheClock(), clock.at(), clock.roundEnds()));
        }
    }

    /**
     * One player's half. {@code hand} and {@code archives} hold cards only for their owner, except
     * archived cards that lie faceup; the sizes are open.
     */
    public record Half(
            String player,
            String deckName,
            List<House> houses,
            int aember,
            List<KeyColor> keys,
            int keyCost,
            int chains,
            int handSize,
            List<Card> hand,
            int deckSize,
            List<Card> discard,
            int archivesSize,
            List<Card> archives,
            List<Card> purged,
            List<InPlay> battleline,
            List<InPlay> artifacts) {}

    /**
     * A card whose face is seen.
     *
     * @param bonus the printed bonus icons
     * @param enhancements those it received when its deck was made
     * @param variant what tells it from another card of its title
     */
    public record Card(
            CardId id,
            String card,
            String title,
            CardType type,
            House house,
            int power,
            int armor,
            List<Trait> traits,
            List<BonusIcon> bonus,
            List<BonusIcon> enhancements,
            Optional<Variant> variant) {}

    /** An upgrade in play, which somebody else than its creature's controller may control. */
    public record Upgrade(Card card, Seat controller, Map<Token, Integer> counters) {}

    /**
     * A creature or artifact in play, a gigantic one with the card of its other half; {@code type},
     * {@code houses}, {@code power}, {@code armor} and keywords are current, the house in the stead of the printed one first. {@code under} holds the cards under
     * it that the viewer sees.
     */
    public record InPlay(
            Card card,
            CardType type,
            Optional<Card> otherHalf,
            List<House> houses,
            int power,
            int armor,
            int armorLeft,
            int damage,
            int aember,
            Map<Token, Integer> counters,
            boolean exhausted,
            boolean stunned,
            boolean warded,
            boolean enraged,
            Map<KeywordKind, Integer> keywords,
            List<Upgrade> upgrades,
            int underSize,
            List<Card> under) {}
}
