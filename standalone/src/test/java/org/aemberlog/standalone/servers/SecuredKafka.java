package org.aemberlog.standalone.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.broker.FreePorts;
import org.apache.kafka.common.utils.Time;

/** A Kafka that needs TLS and a password (SASL_SSL, PLAIN). */
final class SecuredKafka implements AutoCloseable {

    private static final String LOGIN = "org.apache.kafka.common.security.plain.PlainLoginModule required";

    private final KafkaRaftServer server;
    private final int port;

    private SecuredKafka(KafkaRaftServer server, int port) {
        this.server = server;
        this.port = port;
    }

    static SecuredKafka start(Path directory, Certificate certificate, String user, String password)
            throws IOException {
        int port = FreePorts.next();
        var settings = EmbeddedKafka.settings(directory.resolve("log"), "127.0.0.1", port, FreePorts.next());
        settings.replaceAll((name, value) -> String.valueOf(value).replace("PLAINTEXT://", "SASL_SSL://"));
        settings.setProperty("listener.security.protocol.map", "SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT");
        settings.setProperty("inter.broker.listener.name", "SASL_SSL");
        settings.setProperty("sasl.enabled.mechanisms", "PLAIN");
        settings.setProperty("sasl.mechanism.inter.broker.protocol", "PLAIN");
        settings.setProperty(
                "listener.name.sasl_ssl.plain.sasl.jaas.config",
                LOGIN + " username=\"broker\" password=\"of-the-broker\" user_broker=\"of-the-broker\" user_" + user
                        + "=\"" + password + "\";");
        settings.setProperty("ssl.keystore.type", "PKCS12");
        settings.setProperty("ssl.keystore.location", certificate.keystore().toString());
        settings.setProperty("ssl.keystore.password", Certificate.PASSWORD);
        settings.setProperty("ssl.truststore.type", "PEM");
        settings.setProperty("ssl.truststore.location", certificate.trusted().toString());
        var file = directory.resolve("server.properties");
        try (var out = Files.newOutputStream(file)) {
            settings.store(out, "");
        }
        EmbeddedKafka.format(file, "AAAAAAAAAAAAAAAAAAAAAA");
        var server = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
        server.startup();
        return new SecuredKafka(server, port);
    }

    String bootstrapServers() {
        return "127.0.0.1:" + port;
    }

    /** How a client logs in. */
    static String login(String user, String password) {
        return LOGIN + " username=\"" + user + "\" password=\"" + password + "\";";
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
