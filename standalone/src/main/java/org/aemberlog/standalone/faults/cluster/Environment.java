package org.aemberlog.standalone.faults.cluster;

import java.util.List;
import java.util.Optional;
import org.aemberlog.standalone.faults.machine.Node;

/** What services run on: where Kafka and MongoDB answer. */
interface Environment extends AutoCloseable {

    /** Where Kafka answers. */
    String bootstrapServers();

    /** Where MongoDB answers. */
    String storeUri();

    /** Settings of every service besides these two. */
    List<String> settings();

    /** A node for an instance of a service, which can be cut off there; empty where it shares this process's network. */
    Optional<Node> node(String name);

    /** The address of this process, at which services find what is in it. */
    String address();

    @Override
    void close();
}
