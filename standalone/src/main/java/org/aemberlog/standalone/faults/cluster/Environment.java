package org.aemberlog.standalone.faults.cluster;

import java.util.List;

/** What services run on: where Kafka and MongoDB answer. */
interface Environment extends AutoCloseable {

    /** Where Kafka answers. */
    String bootstrapServers();

    /** Where MongoDB answers. */
    String storeUri();

    /** Settings of every service besides these two. */
    List<String> settings();

    @Override
    void close();
}
