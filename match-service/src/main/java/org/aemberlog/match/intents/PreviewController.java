package org.aemberlog.match.intents;

import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.problems.MatchProblems;
import org.aemberlog.match.seats.AtTable;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.aemberlog.support.storage.StoresNothing;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * {@code POST /matches/{id}/intents/preview}: asks the rules about an intent without doing it. It
 * tells a seat no more than it sees, and nothing that it could not take back (see {@link
 * org.aemberlog.game.engine.Preview}).
 */
@RestController
@EnableConfigurationProperties(PreviewLimit.class)
class PreviewController {

    private final Rules rules;
    private final CardLibrary library;
    private final MatchCache book;
    private final RateLimitBuckets<SeatAccess> limit;

    PreviewController(
            Rules rules,
            CardLibrary library,
            MatchCache book,
            PreviewLimit settings,
            Limits limits,
            MeterRegistry meters) {
        this.rules = rules;
        this.library = library;
        this.book = book;
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

    @Operation(summary = "Says why an intent would be rejected, or what it would ask first, without doing it")
    @PostMapping(path = "/matches/{id}/intents/preview", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AtTable
    @StoresNothing
    Mono<Foreseen> previewIntent(@PathVariable MatchId id, @RequestBody Map<String, Object> body, Principal principal) {
        var ticket = SeatAccess.of(principal);
        var sent = SentIntent.read(body, ticket.seated());
        limit.take(ticket);
        return book.get(id).publishOn(Schedulers.boundedElastic()).map(live -> preview(live, sent, ticket));
    }

    private Foreseen preview(Match live, SentIntent sent, SeatAccess ticket) {
        var version = live.version();
        sent.expected().filter(it -> it != version).ifPresent(it -> {
            throw MatchProblems.rejected(new Rejection.StaleVersion(it, version), version);
        });
        var preview = rules.preview(live, sent.intent());
        preview.rejection().ifPresent(reason -> {
            throw MatchProblems.rejected(reason, version);
        });
        return foreseen(version, preview.asking(), ticket.viewer());
    }

    private Foreseen foreseen(long version, Optional<MatchState> asking, Viewer viewer) {
        return new Foreseen(
                version,
                asking.flatMap(state -> state.pending().map(choice -> Redaction.choice(choice, state, viewer))),
                asking.flatMap(state -> Question.of(state, library, viewer)));
    }
}
