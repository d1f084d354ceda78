package org.aemberlog.game.engine;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Says of each card of the active player why it can be neither played nor used. */
final class Obstacles {

    private final Legality legality;
    private final Seat you;

    private Obstacles(Legality legality, Seat you) {
        this.legality = legality;
        this.you = you;
    }

    /** Cards in hand and in play, each with the first reason that a judge would give. */
    static Map<CardId, Rejection> of(MatchState state, MatchCards matchCards) {
        var legality = new Legality(state, matchCards);
        var obstacles = new Obstacles(legality, state.active());
        var found = new LinkedHashMap<CardId, Rejection>();
        for (var card : state.side(state.active()).hand()) {
            legality.unlessPlayable(state.active(), card).ifPresent(it -> found.put(card, it));
        }
        for (var permanent : legality.board().permanents(state.active())) {
            obstacles.toUse(permanent).ifPresent(it -> found.put(permanent.card(), it));
        }
        return found;
    }

    /** Of what can be used in no way, why not in the most usual one. */
    private Optional<Rejection> toUse(Permanent permanent) {
        var reasons = ways(permanent)
                .map(way -> legality.unlessUsable(permanent, way).or(() -> unlessFightable(permanent, way)))
                .toList();
        return reasons.stream().allMatch(Optional::isPresent)
                ? reasons.stream().flatMap(Optional::stream).min(Comparator.comparing(Obstacles::isVague))
                : Optional.empty();
    }

    private Stream<Way> ways(Permanent permanent) {
        var card = permanent.card();
        if (permanent.stunned()) {
            return Stream.of(Way.REMOVE_STUN);
        }
        var activated = Stream.of(Way.ACTION, Way.OMNI).filter(way -> has(card, way));
        return legality.board().type(card) == CardType.CREATURE
                ? Stream.concat(Stream.of(Way.REAP, Way.FIGHT), activated)
                : activated;
    }

    private boolean has(CardId card, Way way) {
        var kind = way == Way.OMNI ? ActivatedKind.OMNI : ActivatedKind.ACTION;
        return !Abilities.activated(legality.board(), card, kind).isEmpty();
    }

    private Optional<Rejection> unlessFightable(Permanent permanent, Way way) {
        return way == Way.FIGHT
                        && Attacks.fightable(legality.board(), permanent.card()).isEmpty()
                ? Optional.of(new Rejection.CardForbids(permanent.card()))
                : Optional.empty();
    }

    private static boolean isVague(Rejection rejection) {
        return rejection instanceof Rejection.CardForbids;
    }
}
