package org.aemberlog.standalone.sim;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.function.Supplier;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Claim;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** What holds in every state of every match. */
final class Invariants {

    private Invariants() {}

    /** Checks a state. A broken invariant throws with its name. */
    static void check(MatchState state) {
        var all = new ArrayList<CardId>(state.beingPlayed());
        for (var seat : Seat.values()) {
            var side = state.side(seat);
            var own = new ArrayList<CardId>();
            for (var zone : List.of(side.hand(), side.deck(), side.discard(), side.purged())) {
                own.addAll(zone);
            }
            require(
                    own.stream().allMatch(card -> card.owner() == seat),
                    "every card outside play is with its owner, archives aside");
            all.addAll(own);
            all.addAll(side.archives());
            addPermanents(side.battleline(), all);
            addPermanents(side.artifacts(), all);
            require(
                    side.keys().size() == new HashSet<>(side.keys()).size()
                            && side.keys().size() <= KeyColor.values().length,
                    "no key is forged twice");
        }
        int expected = state.seats().stream()
                .mapToInt(setup -> setup.deck().cards().size())
                .sum();
        require(all.size() == expected, expected + " cards are conserved, found " + all.size());
        require(new HashSet<>(all).size() == expected, "no card is in two places");
        require(state.over() || state.winner().isEmpty(), "only a finished match has a winner");
        require(
                !state.over() || state.winner().isPresent() || !state.chance().complete(),
                "a finished match has a winner, unless its decks were never dealt");
        state.pending().ifPresent(choice -> require(choice.seat() == state.active(), "only the active player decides"));
    }

    /** Checks a state in which no action is under way; a third key ends a match in the midst. */
    static void checkAtRest(MatchState state) {
        if (state.over()) {
            return;
        }
        require(state.beingPlayed().isEmpty(), "nothing is left half played");
        state.claims()
                .forEach(claim -> require(
                        latest(state, claim.card()).seat()
                                == state.controllerOf(claim.card()).orElseThrow(),
                        "the most recent effect says who controls a card"));
        for (var seat : Seat.values()) {
            require(
                    state.side(seat).battleline().stream().noneMatch(Permanent::tagged),
                    "nothing tagged for destruction stays in play");
        }
    }

    private static Claim latest(MatchState state, CardId card) {
        return state.claims().stream()
                .filter(claim -> claim.card().equals(card))
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    private static void addPermanents(Collection<Permanent> permanents, List<CardId> all) {
        for (var permanent : permanents) {
            all.add(permanent.card());
            permanent.upgrades().forEach(upgrade -> all.add(upgrade.card()));
            permanent.under().forEach(under -> all.add(under.card()));
            permanent.otherHalf().ifPresent(all::add);
        }
    }

    static void require(boolean holds, String invariant) {
        require(holds, () -> invariant);
    }

    /** To say what is wrong may cost more than to see that nothing is. */
    static void require(boolean holds, Supplier<String> invariant) {
        if (!holds) {
            throw new IllegalStateException("Broken invariant: " + invariant.get());
        }
    }
}
