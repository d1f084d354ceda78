package org.aemberlog.replay.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.Seat;
import org.aemberlog.replay.account.Account;
import org.aemberlog.replay.account.Account.Part;
import org.aemberlog.replay.account.Count;
import org.aemberlog.replay.account.Counts;

/** The statistics that are kept, and what a match adds to each. */
enum Statistic {
    HOUSES {
        @Override
        List<Tally> of(Account match) {
            var tallies = new ArrayList<Tally>();
            for (var seat : Seat.values()) {
                for (var house : match.part(seat).setup().deck().houses()) {
                    tallies.add(house(match, seat, house));
                }
            }
            return tallies;
        }

        private Tally house(Account match, Seat seat, House house) {
            var counts = match.part(seat).houses().getOrDefault(house, new Counts());
            return line(wire(house), match, seat).adding(counts);
        }
    },
    CARDS {
        @Override
        List<Tally> of(Account match) {
            var tallies = new ArrayList<Tally>();
            for (var seat : Seat.values()) {
                match.part(seat).cards().forEach((card, use) -> tallies.add(card(match, seat, card, use)));
            }
            return tallies;
        }

        private Tally card(Account match, Seat seat, String card, Account.CardUse use) {
            boolean played = use.counts().of(Count.PLAYS) > 0;
            return line(card, match, seat)
                    .adding("copies", use.copies())
                    .counting("playedIn", played)
                    .counting("playedWins", played && match.won(seat))
                    .adding(use.counts());
        }
    },
    DECKS {
        @Override
        List<Tally> of(Account match) {
            return List.of(deck(match, Seat.A), deck(match, Seat.B));
        }

        private Tally deck(Account match, Seat seat) {
            var deck = match.part(seat).setup().deck();
            var houses = deck.houses().stream().map(Statistic::wire);
            return line(deck.id(), match, seat)
                    .named("name", deck.name())
                    .named("houses", houses.collect(Collectors.joining(" ")))
                    .counting("first", match.wentFirst(seat))
                    .counting("firstWins", match.wentFirst(seat) && match.won(seat))
                    .adding(match.part(seat).counts());
        }
    },
    MATCHES {
        @Override
        List<Tally> of(Account match) {
            return List.of(
                    one(ALL, match)
                            .adding(match.a().counts())
                            .adding(match.b().counts())
                            .adding("facts", match.facts())
                            .adding("millis", match.endedAt() - match.startedAt())
                            .counting("firstMulligans", mulligan(match, match.first()))
                            .counting(
                                    "secondMulligans",
                                    mulligan(match, match.first().opponent()))
                            .counting("mulliganWins", mulligan(match, match.winner())),
                    one("by/" + wire(match.by()), match),
                    one("turns/" + match.turns(), match),
                    one("minutes/" + minutes(match), match),
                    one("loserKeys/" + loser(match).keys().size(), match));
        }

        private Tally one(String key, Account match) {
            return Tally.of(key).adding("matches", 1).counting("firstWins", match.wentFirst(match.winner()));
        }

        private Part loser(Account match) {
            return match.part(match.winner().opponent());
        }

        private boolean mulligan(Account match, Seat seat) {
            return match.part(seat).counts().of(Count.MULLIGANS) > 0;
        }

        private long minutes(Account match) {
            return Math.min(MOST_MINUTES, (match.endedAt() - match.startedAt()) / 60_000);
        }
    };

    /** The line of {@link #MATCHES} that is about all of them. */
    static final String ALL = "all";

    /** Matches that last longer are counted as lasting so long. */
    static final int MOST_MINUTES = 600;

    /** What a match adds. */
    abstract List<Tally> of(Account match);

    /** The name in paths, such as {@code houses}. */
    String path() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Statistic> at(String path) {
        return List.of(values()).stream().filter(it -> it.path().equals(path)).findFirst();
    }

    private static Tally line(String key, Account match, Seat seat) {
        return Tally.of(key).adding("matches", 1).counting("wins", match.won(seat));
    }

    private static String wire(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
