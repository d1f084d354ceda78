package org.aemberlog.replay.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.Seat;
import org.aemberlog.replay.counting.Count;
import org.aemberlog.replay.counting.Counts;
import org.aemberlog.replay.counting.MatchStatistics;
import org.aemberlog.replay.counting.MatchStatistics.Part;

/** The statistics that are kept, and what a match adds to each. */
enum Statistic {
    HOUSES {
        @Override
        List<StatisticIncrement> of(MatchStatistics match) {
            var tallies = new ArrayList<StatisticIncrement>();
            for (var seat : Seat.values()) {
                for (var house : match.part(seat).setup().deck().houses()) {
                    tallies.add(house(match, seat, house));
                }
            }
            return tallies;
        }

        private StatisticIncrement house(MatchStatistics match, Seat seat, House house) {
            var counts = match.part(seat).houses().getOrDefault(house, new Counts());
            return line(wire(house), match, seat).adding(counts);
        }
    },
    CARDS {
        @Override
        List<StatisticIncrement> of(MatchStatistics match) {
            var tallies = new ArrayList<StatisticIncrement>();
            for (var seat : Seat.values()) {
                match.part(seat).cards().forEach((card, use) -> tallies.add(card(match, seat, card, use)));
            }
            return tallies;
        }

        private StatisticIncrement card(MatchStatistics match, Seat seat, String card, MatchStatistics.CardUse use) {
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
        List<StatisticIncrement> of(MatchStatistics match) {
            return List.of(deck(match, Seat.A), deck(match, Seat.B));
        }

        private StatisticIncrement deck(MatchStatistics match, Seat seat) {
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
        List<StatisticIncrement> of(MatchStatistics match) {
            return List.of(
                    one(ALL, match)
                            .adding(match.a().counts())
                            .adding(match.b().counts())
                            .adding("events", match.events())
                            .adding("millis", match.endedAt() - match.startedAt())
                            .counting(
                                    "firstMulligans",
                                    match.first()
                                            .filter(it -> mulligan(match, it))
                                            .isPresent())
                            .counting(
                                    "secondMulligans",
                                    match.first()
                                            .filter(it -> mulligan(match, it.opponent()))
                                            .isPresent())
                            .counting("mulliganWins", mulligan(match, match.winner())),
                    one("by/" + wire(match.by()), match),
                    one("turns/" + match.turns(), match),
                    one("minutes/" + minutes(match), match),
                    one("loserKeys/" + loser(match).keys().size(), match));
        }

        private StatisticIncrement one(String key, MatchStatistics match) {
            return StatisticIncrement.of(key)
                    .adding("matches", 1)
                    .counting("first", match.first().isPresent())
                    .counting("firstWins", match.wentFirst(match.winner()));
        }

        private Part loser(MatchStatistics match) {
            return match.part(match.winner().opponent());
        }

        private boolean mulligan(MatchStatistics match, Seat seat) {
            return match.part(seat).counts().of(Count.MULLIGANS) > 0;
        }

        private long minutes(MatchStatistics match) {
            return Math.min(MAX_MINUTES, (match.endedAt() - match.startedAt()) / 60_000);
        }
    };

    /** The line of {@link #MATCHES} that is about all of them. */
    static final String ALL = "all";

    /** Matches that last longer are counted as lasting so long. */
    static final int MAX_MINUTES = 600;

    /** What a match adds. */
    abstract List<StatisticIncrement> of(MatchStatistics match);

    /** The name in paths, such as {@code houses}. */
    String path() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Statistic> at(String path) {
        return List.of(values()).stream().filter(it -> it.path().equals(path)).findFirst();
    }

    private static StatisticIncrement line(String key, MatchStatistics match, Seat seat) {
        return StatisticIncrement.of(key).adding("matches", 1).counting("wins", match.won(seat));
    }

    private static String wire(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
