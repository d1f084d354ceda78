package org.aemberlog.support.broker;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;

/** How records are sent so that none is lost, doubled or out of order. */
public final class ProducerSettings {

    /**
     * Acknowledged by all replicas, numbered, and one request at a time. With more, a broker that has
     * just got a partition may reject the first request and accept the second: it does not know the
     * producer and takes any number as its first. The first request then counts as out of order, and
     * its records are late by the two minutes after which the producer gives up.
     */
    public static final Map<String, Object> SAFE = Map.of(
            ProducerConfig.ACKS_CONFIG,
            "all",
            ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
            true,
            ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION,
            1);

    private ProducerSettings() {}

    /** The same, for a producer that Spring does not make. */
    public static Map<String, Object> at(String bootstrapServers, String client) {
        var settings = new HashMap<>(SAFE);
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
        settings.put(ProducerConfig.CLIENT_ID_CONFIG, client);
        return settings;
    }
}
