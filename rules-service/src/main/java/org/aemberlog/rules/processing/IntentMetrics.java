package org.aemberlog.rules.processing;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Plain;
import org.aemberlog.rules.processing.Outcome.Committed;
import org.aemberlog.rules.processing.Outcome.Rejected;
import org.springframework.stereotype.Component;

/** Counts what became of intents: each commit once, each rejection by its reason. */
@Component
class IntentMetrics {

    private final MeterRegistry meters;
    private final Counter decisions;
    private final Counter deadLetters;

    IntentMetrics(MeterRegistry meters) {
        this.meters = meters;
        this.decisions = meters.counter("aemberlog.decisions");
        this.deadLetters = meters.counter("aemberlog.dead.letters");
    }

    void count(List<Outcome> outcomes) {
        for (var outcome : outcomes) {
            switch (outcome) {
                case Committed c -> {
                    if (c.fresh()) {
                        decisions.increment();
                    }
                }
                case Rejected r ->
                    meters.counter(
                                    "aemberlog.rejections",
                                    "reason",
                                    reasonOf(r.rejection().reason()))
                            .increment();
            }
        }
    }

    void countDeadLetter() {
        deadLetters.increment();
    }

    private static String reasonOf(Rejection reason) {
        return String.valueOf(Plain.map((Record) reason).get("type"));
    }
}
