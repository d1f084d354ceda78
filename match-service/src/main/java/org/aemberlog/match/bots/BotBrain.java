package org.aemberlog.match.bots;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.Transition;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.problems.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Finds out what a bot wants and asks for it. */
@Component
class BotBrain {

    private static final Logger LOG = LoggerFactory.getLogger(BotBrain.class);
    private static final int NONCE_DIGITS = 16;
    private static final int LUCK_DIGITS = 16;
    private static final int HEX = 16;

    /** The match went on, or is about to end, without the bot. */
    private static final Set<String> OVERTAKEN = Set.of("stale-version", "match-over", "time-is-up");

    private final Rules rules;
    private final CardLibrary library;
    private final SharedSecret secret;
    private final IntentGateway asking;
    private final SearchThreads threads;
    private final MeterRegistry meters;

    BotBrain(
            Rules rules,
            CardLibrary library,
            SharedSecret secret,
            IntentGateway asking,
            SearchThreads threads,
            MeterRegistry meters) {
        this.rules = rules;
        this.library = library;
        this.secret = secret.required();
        this.asking = asking;
        this.threads = threads;
        this.meters = meters;
    }

    /** Whether something is expected of a seat. */
    boolean isDue(Match match, Seat seat) {
        var state = match.state();
        return state.chance().complete()
                ? state.toAct() == seat
                : state.chance().nonce(seat).isEmpty();
    }

    /**
     * Asks for what the bot decides, and when that is rejected for what is legal anyhow. Completes
     * when it was accepted or the match has gone on without it; fails otherwise.
     *
     * @param hurried whether the seat's time runs out
     */
    Mono<Void> answer(Match match, Seat seat, String bot, boolean hurried) {
        var level = level(match, bot, hurried);
        return decided(match, seat, level)
                .flatMap(intent -> ask(match, seat, level.equals(bot) ? "" : "-" + level, intent))
                .doOnNext(moment ->
                        meters.counter("aemberlog.bots.decisions", "bot", level).increment())
                .then()
                .onErrorResume(BotBrain::isRejection, e -> rejected(match, seat, bot, (Problem) e));
    }

    /** Without the time or the room to search a bot plays as the one does by which it searches. */
    private String level(Match match, String bot, boolean hurried) {
        boolean againstPerson = match.state().bots().size() < Seat.values().length;
        boolean searches = bot.equals(Bots.SEARCHING) && !hurried && threads.hasRoom(againstPerson);
        return searches || !bot.equals(Bots.SEARCHING) ? bot : Bots.SENSIBLE;
    }

    private Mono<SeatIntent> decided(Match match, Seat seat, String level) {
        return level.equals(Bots.SEARCHING)
                ? threads.search(() -> decision(match, seat, level))
                : Mono.fromSupplier(() -> decision(match, seat, level));
    }

    private SeatIntent decision(Match match, Seat seat, String bot) {
        var name = match.state().match().value() + "/" + seat;
        if (!match.state().chance().complete()) {
            return new AddNonce(seat, secret.derive("bot-nonce", name).substring(0, NONCE_DIGITS));
        }
        var luck = secret.derive("bot-luck", name + "/" + match.version());
        var situation =
                Situation.of(match, seat, rules, library, Long.parseUnsignedLong(luck.substring(0, LUCK_DIGITS), HEX));
        return Bots.named(bot).orElseThrow().decide(situation);
    }

    private Mono<Transition> ask(Match match, Seat seat, String suffix, SeatIntent intent) {
        var id = IntentId.bot(seat, match.version() + suffix);
        var version = Optional.of(match.version());
        return asking.ask(new IntentRecord(match.state().match(), id, version, intent));
    }

    private static boolean isRejection(Throwable error) {
        return error instanceof Problem problem && problem.getStatusCode().is4xxClientError();
    }

    /** Should not happen; then the first legal intent has to do, which is never to concede. */
    private Mono<Void> rejected(Match match, Seat seat, String bot, Problem problem) {
        if (isOvertaken(problem)) {
            return Mono.empty();
        }
        var id = match.state().match().value();
        LOG.error("Match {}/{}: bot {} was rejected", id, match.version(), bot, problem);
        meters.counter("aemberlog.bots.rejections", "bot", bot).increment();
        return Mono.justOrEmpty(rules.legalIntents(match).stream().findFirst())
                .switchIfEmpty(Mono.error(problem))
                .flatMap(first -> ask(match, seat, "-first", first))
                .then();
    }

    private static boolean isOvertaken(Problem problem) {
        var type = String.valueOf(problem.getBody().getType());
        return OVERTAKEN.contains(type.substring(type.lastIndexOf('/') + 1));
    }
}
