package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.errors.InvalidReplicationFactorException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who runs a service is told in a sentence which setting to mend when its Kafka cannot be used. */
class KafkaDiagnosisTest {

    private static Optional<String> diagnosis(Throwable failure) {
        return KafkaDiagnosis.of(new IllegalStateException("as Spring wraps it", failure), "KAFKA_BOOTSTRAP");
    }

    private static Throwable failureOf(String servers) {
        return catchThrowable(() -> {
            var settings = Map.<String, Object>of(
                    "bootstrap.servers", servers, "request.timeout.ms", 300, "default.api.timeout.ms", 300);
            try (var kafka = Admin.create(settings)) {
                kafka.describeCluster().nodes().get();
            }
        });
    }

    @Test
    void whatAreNoAddressesAreToldWithAnExample() {
        assertThat(diagnosis(failureOf("kafka")))
                .hasValueSatisfying(it -> assertThat(it)
                        .startsWith("KAFKA_BOOTSTRAP: expected addresses such as 127.0.0.1:9092,127.0.0.1:9093.")
                        .endsWith(": kafka"));
    }

    @Test
    void namesThatNobodyKnowsAreTold() {
        assertThat(diagnosis(failureOf("nowhere.invalid:9092")))
                .hasValueSatisfying(
                        it -> assertThat(it).startsWith("KAFKA_BOOTSTRAP: no address in it is known here."));
    }

    @Test
    void oneThatDoesNotAnswerIsToBeStarted() throws IOException {
        int closed;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        assertThat(diagnosis(failureOf("127.0.0.1:" + closed)))
                .hasValueSatisfying(it -> assertThat(it)
                        .startsWith("KAFKA_BOOTSTRAP: expected a Kafka that answers, found none in time."));
    }

    static Arguments[] answers() {
        return new Arguments[] {
            Arguments.of(
                    new SaslAuthenticationException("Authentication failed"),
                    "spring.kafka.properties.sasl.jaas.config: Kafka rejects the name or the password in it."),
            Arguments.of(
                    new TopicAuthorizationException("match-intents"), "KAFKA_BOOTSTRAP: Kafka does not let the user"),
            Arguments.of(
                    new InvalidReplicationFactorException("3 of 1"),
                    "AEMBERLOG_KAFKA_REPLICATION_FACTOR: Kafka has fewer brokers."),
            Arguments.of(
                    new UnknownTopicOrPartitionException("match-intents"), "KAFKA_BOOTSTRAP: Kafka does not have a"),
            Arguments.of(
                    new UnsupportedVersionException("no such request"),
                    "KAFKA_BOOTSTRAP: expected a Kafka 2.1 or newer."),
        };
    }

    @ParameterizedTest
    @MethodSource("answers")
    void whatABrokerAnswersIsToldBySetting(Exception answer, String sentence) {
        assertThat(diagnosis(new ExecutionException(answer)))
                .hasValueSatisfying(it -> assertThat(it).startsWith(sentence).contains(answer.getMessage()));
    }

    @Test
    void whatElseFailsIsNotBlamedOnKafka() {
        assertThat(diagnosis(new IllegalArgumentException("something else"))).isEmpty();
    }
}
