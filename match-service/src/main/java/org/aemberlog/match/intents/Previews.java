package org.aemberlog.match.intents;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Preview;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.match.problems.MatchProblems;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Asks the rules about an intent without doing it. It tells a seat no more than it sees, and nothing
 * that it could not take back (see {@link Preview}).
 */
@Component
@EnableConfigurationProperties(PreviewLimit.class)
class Previews {

    private final Rules rules;
    private final CardLibrary library;
    private final RateLimitBuckets<SeatAccess> limit;

    Previews(Rules rules, CardLibrary library, PreviewLimit settings, Limits limits, MeterRegistry meters) {
        this.rules = rules;
        this.library = library;
        this.limit = new RateLimitBuckets<>("preview", settings.rate(), limits.tracked(), meters);
    }

    /**
     * That an intent is legal.
     *
     * @param version at which it is
     * @param choice the first decision that it would ask of its seat; empty when it would ask none, or
     *     only after something hidden came out
     */
    record Foreseen(long version, Optional<Choice> choice, Optional<Question> question) {}

    /**
     * What an intent would ask first.
     *
     * @return the problem that rejects it, or that its seat asked too often
     */
    Mono<Foreseen> of(Match match, SentIntent sent, SeatAccess ticket) {
        return Mono.fromRunnable(() -> limit.take(ticket))
                .then(Mono.fromCallable(() -> preview(match, sent, ticket.viewer()))
                        .subscribeOn(Schedulers.boundedElastic()));
    }

    private Foreseen preview(Match match, SentIntent sent, Viewer viewer) {
        var version = match.version();
        sent.expected().filter(it -> it != version).ifPresent(it -> {
            throw MatchProblems.rejected(new Rejection.StaleVersion(it, version), version);
        });
        var preview = rules.preview(match, sent.intent());
        preview.rejection().ifPresent(reason -> {
            throw MatchProblems.rejected(reason, version);
        });
        return foreseen(version, preview.asking(), viewer);
    }

    private Foreseen foreseen(long version, Optional<MatchState> asking, Viewer viewer) {
        return new Foreseen(
                version,
                asking.flatMap(state -> state.pending().map(choice -> Redaction.choice(choice, state, viewer))),
                asking.flatMap(state -> Question.of(state, library, viewer)));
    }
}
