package org.aemberlog.support.parts;

import java.util.Optional;
import org.testcontainers.utility.DockerImageName;

/** What the containers of tests are made of; {@code MONGO_IMAGE} and {@code KAFKA_IMAGE} name others. */
public final class Images {

    private Images() {}

    /** Whether this process tests on containers. */
    public static boolean wanted() {
        return Boolean.getBoolean("aemberlog.containers");
    }

    /** MongoDB's image. */
    public static DockerImageName mongo() {
        return image("MONGO_IMAGE", "mongo:8", "mongo");
    }

    /** Kafka's image. */
    public static DockerImageName kafka() {
        return image("KAFKA_IMAGE", "apache/kafka:4.2.1", "apache/kafka");
    }

    private static DockerImageName image(String variable, String usual, String in) {
        var named = Optional.ofNullable(System.getenv(variable)).orElse(usual);
        return DockerImageName.parse(named).asCompatibleSubstituteFor(in);
    }
}
