package org.aemberlog.standalone.faults.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.faults.machine.Node;
import org.aemberlog.standalone.store.EmbeddedMongo;

/** Broker and store in this process, for scenarios in which neither is broken. */
final class EmbeddedEnvironment implements Environment {

    private final EmbeddedKafka kafka;
    private final EmbeddedMongo store;

    EmbeddedEnvironment(Path directory) {
        kafka = EmbeddedKafka.start(directory.resolve("kafka"));
        store = EmbeddedMongo.start(directory.resolve("store"));
    }

    @Override
    public String bootstrapServers() {
        return kafka.bootstrapServers();
    }

    @Override
    public String storeUri() {
        return store.uri();
    }

    @Override
    public List<String> settings() {
        return List.of();
    }

    @Override
    public Optional<Node> node(String name) {
        return Optional.empty();
    }

    @Override
    public String address() {
        return "127.0.0.1";
    }

    @Override
    public void close() {
        kafka.close();
        store.close();
    }
}
