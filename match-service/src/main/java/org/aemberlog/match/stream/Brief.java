package org.aemberlog.match.stream;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.view.TableView;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.MatchListing;
import org.aemberlog.match.live.Presence;

/**
 * What everybody may know of a match.
 *
 * @param damaged {@code true} if it cannot be read; then it has nothing of its table
 * @param commitment to the secret of its dice
 * @param chosenSeed {@code true} if who created the match chose that secret
 * @param takeback who asks to take back the last action
 * @param abandoned {@code true} if it is not over and nobody has been there for long
 * @param expired {@code true} if it ended without a winner
 * @param hash of the state in which it ended
 */
record Brief(
        MatchId match,
        Optional<Long> startedAt,
        Optional<Long> endedAt,
        Optional<MatchListing.Origin> forkedFrom,
        Optional<Boolean> damaged,
        Optional<Long> version,
        Optional<Integer> turn,
        Optional<Step> step,
        Optional<Half> a,
        Optional<Half> b,
        Optional<String> commitment,
        Optional<Boolean> chosenSeed,
        Optional<TableView.Nonces> nonces,
        Optional<TableView.TimeLeft> clock,
        Optional<Seat> takeback,
        Optional<Seat> winner,
        Optional<Boolean> abandoned,
        Optional<Boolean> expired,
        Optional<String> hash) {

    /** How a player stands. */
    record Half(
            String player,
            Optional<ProfileId> profile,
            Optional<String> bot,
            String deck,
            @Kept List<KeyColor> keys,
            int aember) {
        static Half of(MatchState state, Seat seat) {
            var setup = state.setup(seat);
            var side = state.side(seat);
            return new Half(
                    setup.player(), setup.profile(), setup.bot(), setup.deck().name(), side.keys(), side.aember());
        }
    }

    static Brief of(MatchCache.Listed listed, Presence presence) {
        var listing = listed.listing();
        var state = listed.match().map(Match::state);
        return new Brief(
                listing.match(),
                listing.startedAt(),
                listing.endedAt(),
                listing.forkedFrom(),
                truth(listed.match().isEmpty()),
                listed.match().map(Match::version),
                state.map(it -> it.turn().number()),
                state.map(MatchState::step),
                state.map(it -> Half.of(it, Seat.A)),
                state.map(it -> Half.of(it, Seat.B)),
                state.map(it -> it.chance().commitment()),
                truth(state.filter(it -> it.chance().chosen()).isPresent()),
                state.flatMap(TableView.Nonces::of),
                state.flatMap(TableView.TimeLeft::of),
                state.flatMap(MatchState::takeback),
                state.flatMap(MatchState::winner),
                truth(state.isPresent() && presence.isAbandoned(listing)),
                truth(state.filter(it -> it.over() && it.winner().isEmpty()).isPresent()),
                state.filter(MatchState::over).map(Canonical::sha256));
    }

    private static Optional<Boolean> truth(boolean said) {
        return Optional.of(said).filter(it -> it);
    }
}
