package org.aemberlog.match;

import org.aemberlog.game.intent.IntentRecord;
import reactor.core.publisher.Mono;

/** The way of intents to the rules. */
public interface Outbox {

    /** Completes when the intent is safely on its way; fails when it may not be. Never blocks. */
    Mono<Void> send(IntentRecord intent);
}
