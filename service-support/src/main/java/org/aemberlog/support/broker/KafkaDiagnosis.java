package org.aemberlog.support.broker;

import java.util.Optional;
import org.aemberlog.support.Causes;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidReplicationFactorException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.SslAuthenticationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.errors.UnsupportedVersionException;

/** Says in a sentence what is wrong with a Kafka, and which setting is to be mended. */
public final class KafkaDiagnosis {

    /** What names the Kafka of a service. */
    public static final String SETTING = "KAFKA_BOOTSTRAP";

    /** The oldest to which its clients of version 4 speak. */
    private static final String OLDEST = "2.1";

    private static final String UNKNOWN_NAMES = "No resolvable bootstrap";

    private KafkaDiagnosis() {}

    /**
     * What a failure means; empty when it is none of a Kafka.
     *
     * @param setting what named the Kafka, such as a variable
     */
    public static Optional<String> of(Throwable failure, String setting) {
        return Causes.of(failure)
                .filter(KafkaException.class::isInstance)
                .reduce((before, next) -> next)
                .map(e -> sentence(e, setting));
    }

    /** Whether a client that cannot be made may be made later: the names of brokers may become known. */
    static boolean mayPass(KafkaException failure) {
        return String.valueOf(Causes.root(failure).getMessage()).contains(UNKNOWN_NAMES);
    }

    private static String sentence(Throwable e, String setting) {
        var says = " Its client says: " + e.getMessage();
        return switch (e) {
            case ConfigException wrong
            when says.contains(UNKNOWN_NAMES) -> setting + ": no address in it is known here." + says;
            case ConfigException wrong
            when says.contains("bootstrap.servers") ->
                setting + ": expected addresses such as 127.0.0.1:9092,127.0.0.1:9093." + says;
            case ConfigException wrong -> "spring.kafka: a setting cannot be used." + says;
            case SaslAuthenticationException rejected ->
                "spring.kafka.properties.sasl.jaas.config: Kafka rejects the name or the password in it." + says;
            case SslAuthenticationException rejected ->
                "spring.kafka.ssl: this service and Kafka do not trust each other." + says;
            case AuthorizationException denied -> setting + ": Kafka does not let the user do that." + says;
            case InvalidReplicationFactorException few ->
                "AEMBERLOG_KAFKA_REPLICATION_FACTOR: Kafka has fewer brokers." + says;
            case UnknownTopicOrPartitionException missing -> setting + ": Kafka does not have a topic." + says;
            case UnsupportedVersionException old -> setting + ": expected a Kafka " + OLDEST + " or newer." + says;
            case TimeoutException late ->
                setting + ": expected a Kafka that answers, found none in time. Start it, or mend the address." + says;
            default -> setting + ": Kafka fails." + says;
        };
    }
}
