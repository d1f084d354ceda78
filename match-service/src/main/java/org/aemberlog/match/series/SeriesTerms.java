package org.aemberlog.match.series;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.ShownName;

/**
 * What the players agreed on.
 *
 * @param players their names, seat A's first, each 1 to 40 characters
 * @param decks the decks they brought, in the same order
 * @param bestOf how many games there are at most, odd, 1 to 9
 * @param stronger the id of the deck that plays with a handicap
 * @param bidFor the id of the deck that is bid for; who uses which deck is open until then
 * @param ofGames what was agreed on for each game's match; empty when nothing was
 * @param chains what the decks start with in every game, 0 to 24; with neither handicap nor bidding
 * @param bots the names of the bots among the players, by seat
 * @param profiles whose games these are, by seat, of who has a profile
 */
public record SeriesTerms(
        List<String> players,
        List<DeckList> decks,
        int bestOf,
        Optional<String> stronger,
        Optional<String> bidFor,
        Optional<org.aemberlog.game.state.Terms> ofGames,
        Optional<StartingChains> chains,
        Map<Seat, String> bots,
        Map<Seat, ProfileId> profiles) {

    /** The longest series. */
    public static final int MAX_GAMES = 9;

    public SeriesTerms {
        players = List.copyOf(players);
        decks = List.copyOf(decks);
        bots = Map.copyOf(bots);
        profiles = Map.copyOf(profiles);
        if (bestOf < 1 || bestOf > MAX_GAMES || bestOf % 2 == 0) {
            throw new IllegalArgumentException(
                    "bestOf: expected an odd number from 1 to " + MAX_GAMES + ", found " + bestOf);
        }
        for (var player : players) {
            if (player.isBlank() || player.codePointCount(0, player.length()) > ShownName.LONGEST_OF_PLAYER) {
                throw new IllegalArgumentException(
                        "players: a player's name has 1 to " + ShownName.LONGEST_OF_PLAYER + " characters");
            }
        }
        for (var deck : stronger.stream().toList()) {
            requireOneOf(decks, "handicap.stronger", deck);
        }
        for (var deck : bidFor.stream().toList()) {
            requireOneOf(decks, "bid.deck", deck);
        }
        for (var fixed : chains.stream().toList()) {
            requireInChart("chains.a", fixed.a());
            requireInChart("chains.b", fixed.b());
        }
        if (chains.isPresent() && (stronger.isPresent() || bidFor.isPresent())) {
            throw new IllegalArgumentException(
                    "chains: expected only one of 'chains', 'handicap' or 'bid', found more");
        }
    }

    private static void requireInChart(String field, int found) {
        if (!Chains.inChart(found)) {
            throw new IllegalArgumentException(
                    "%s: expected %d to %d, found %d".formatted(field, Chains.NONE, Chains.MAX, found));
        }
    }

    /** The terms of two people without profiles. */
    public SeriesTerms(
            List<String> players,
            List<DeckList> decks,
            int bestOf,
            Optional<String> stronger,
            Optional<String> bidFor,
            Optional<org.aemberlog.game.state.Terms> ofGames,
            Optional<StartingChains> chains) {
        this(players, decks, bestOf, stronger, bidFor, ofGames, chains, Map.of(), Map.of());
    }

    private static void requireOneOf(List<DeckList> decks, String field, String found) {
        var a = decks.get(0).id();
        var b = decks.get(1).id();
        if (a.equals(b)) {
            throw new IllegalArgumentException(field + ": expected two different decks, found '" + a + "' twice");
        }
        if (!found.equals(a) && !found.equals(b)) {
            throw new IllegalArgumentException(field + ": expected '" + a + "' or '" + b + "', found '" + found + "'");
        }
    }

    /** How many games win the series. */
    public int needed() {
        return bestOf / 2 + 1;
    }

    /** A player's name. */
    public String player(Seat seat) {
        return players.get(seat.ordinal());
    }

    /** The deck a player brought. */
    public DeckList brought(Seat seat) {
        return decks.get(seat.ordinal());
    }

    /** The decks as a matchup with a handicap, if they were compared. */
    public Optional<Matchup> matchup() {
        return stronger.map(deck -> new Matchup(deck, otherThan(deck).id()));
    }

    /** The deck with this id. */
    DeckList deck(String id) {
        return decks.get(0).id().equals(id) ? decks.get(0) : decks.get(1);
    }

    DeckList otherThan(String id) {
        return decks.get(0).id().equals(id) ? decks.get(1) : decks.get(0);
    }
}
