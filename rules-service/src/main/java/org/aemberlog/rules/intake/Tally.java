package org.aemberlog.rules.intake;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.intake.Outcome.Committed;
import org.aemberlog.rules.intake.Outcome.Refused;
import org.springframework.stereotype.Component;

/** Counts what became of intents: each commit once, each refusal by its reason. */
@Component
class Tally {

    private final MeterRegistry meters;

    Tally(MeterRegistry meters) {
        this.meters = meters;
    }

    void count(List<Outcome> outcomes) {
        for (var outcome : outcomes) {
            switch (outcome) {
                case Committed c -> {
                    if (c.fresh()) {
                        meters.counter("aemberlog.decisions").increment();
                    }
                }
                case Refused r ->
                    meters.counter(
                                    "aemberlog.refusals",
                                    "reason",
                                    reasonOf(r.rejection().reason()))
                            .increment();
            }
        }
    }

    void countDeadLetter() {
        meters.counter("aemberlog.dead.letters").increment();
    }

    private static String reasonOf(Refusal reason) {
        return String.valueOf(Plain.map((Record) reason).get("type"));
    }
}
