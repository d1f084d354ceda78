package org.aemberlog.support;

import java.util.Optional;
import org.aemberlog.support.broker.KafkaDiagnosis;
import org.aemberlog.support.store.MongoDiagnosis;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;

/** Spring Boot asks it why a service does not start; the answer is logged in place of a stack trace. */
public final class ServerFailureAnalyzer implements FailureAnalyzer {

    @Override
    public FailureAnalysis analyze(Throwable failure) {
        return sentence(failure)
                .map(sentence -> new FailureAnalysis(sentence, null, failure))
                .orElse(null);
    }

    /** What is wrong with MongoDB or Kafka; empty when it is something else that failed. */
    static Optional<String> sentence(Throwable failure) {
        return MongoDiagnosis.of(failure, MongoDiagnosis.SETTING)
                .or(() -> KafkaDiagnosis.of(failure, KafkaDiagnosis.SETTING));
    }
}
