package org.aemberlog.match.bots;

import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.Transition;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Creates matches. Who sits where is part of the intent: two requests that name different bots are
 * different intents, and the rules accept one of them.
 */
@Component
public class BotAssignment {

    private final BotSessions tables;
    private final IntentGateway asking;

    BotAssignment(BotSessions tables, IntentGateway asking) {
        this.tables = tables;
        this.asking = asking;
    }

    /** Fails with "bots-busy" while bots that the match needs cannot play more matches. */
    public Mono<Void> requireBots(IntentRecord creation) {
        return Mono.defer(() -> needsBots(creation) ? requireRoom() : Mono.empty());
    }

    /** Fails with "bots-busy" while the bots cannot play more matches. */
    public Mono<Void> requireRoom() {
        return Mono.defer(() -> tables.full() ? Mono.error(BotProblems.botsBusy()) : Mono.empty());
    }

    /** Creates a match. Fails as {@link #requireBots} and {@link IntentGateway#ask} do. */
    public Mono<Transition> create(IntentRecord creation) {
        return requireBots(creation).then(asking.ask(creation));
    }

    private static boolean needsBots(IntentRecord creation) {
        var intent = creation.intent();
        return intent instanceof ForkMatch fork && !fork.bots().isEmpty()
                || intent instanceof CreateMatch create
                        && create.seats().stream().anyMatch(seat -> seat.bot().isPresent());
    }
}
