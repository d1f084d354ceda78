package org.aemberlog.game.engine;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/**
 * Abilities that have triggered each other until the first of them was due again, and what became
 * of the table meanwhile.
 *
 * @param abilities the keys of the abilities, each once
 * @param before when the first of them began
 * @param now when it is due again
 */
record Recurrence(List<Object> abilities, MatchState before, MatchState now) {

    /** What happens to cards that come out of decks, discard piles or archives, which run out. */
    private static final Set<TriggerEvent> OUT_OF_PILES = EnumSet.of(
            TriggerEvent.ARCHIVED, TriggerEvent.ENTERED, TriggerEvent.PLAYED, TriggerEvent.PLAYED_BEFORE_EFFECT);

    /**
     * Whether it could go on for ever: nothing has got less, and nothing has grown that a condition
     * of the abilities may wait for.
     */
    boolean isEndless() {
        return now.log().equals(before.log()) && isTheSame() || !isConditional() && nothingRanOut();
    }

    private boolean isTheSame() {
        return now.a().equals(before.a())
                && now.b().equals(before.b())
                && now.tide().equals(before.tide())
                && now.lasting().equals(before.lasting());
    }

    private boolean isConditional() {
        return abilities.stream().anyMatch(key -> key instanceof AbilityInstance<?> it && it.isConditional());
    }

    private boolean nothingRanOut() {
        return now.log().timesByCard().equals(before.log().timesByCard())
                && now.lasting().containsAll(before.lasting())
                && nothingRanOut(Seat.A)
                && nothingRanOut(Seat.B);
    }

    private boolean nothingRanOut(Seat seat) {
        var had = before.side(seat);
        var has = now.side(seat);
        return has.aember() >= had.aember()
                && has.hand().size() >= had.hand().size()
                && (!feedsOnPiles() || pilesAreWhole(seat))
                && had.battleline().stream().allMatch(p -> isWhole(p, has.find(p.card())))
                && had.artifacts().stream().allMatch(p -> isWhole(p, has.find(p.card())));
    }

    private boolean feedsOnPiles() {
        return abilities.stream()
                .anyMatch(key -> key instanceof AbilityInstance<?> it && it.waitsForAnyOf(OUT_OF_PILES));
    }

    private boolean pilesAreWhole(Seat seat) {
        var had = before.side(seat);
        var has = now.side(seat);
        return has.deck().size() >= had.deck().size()
                && has.discard().size() >= had.discard().size()
                && has.archives().size() >= had.archives().size();
    }

    private static boolean isWhole(Permanent before, Optional<Permanent> now) {
        return now.filter(p -> p.damage() <= before.damage()
                        && p.armorSpent() <= before.armorSpent()
                        && p.aember() >= before.aember()
                        && p.exhausted() == before.exhausted()
                        && p.stunned() == before.stunned()
                        && p.warded() == before.warded()
                        && p.enraged() == before.enraged()
                        && p.tagged() == before.tagged()
                        && p.upgrades().containsAll(before.upgrades())
                        && p.under().containsAll(before.under())
                        && before.counters().keySet().stream().allMatch(t -> p.tokens(t) >= before.tokens(t)))
                .isPresent();
    }
}
