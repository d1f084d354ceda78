package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;

/** The topics that operators deploy are as the services would make them. */
class DeployedTopicsTest {

    private static final Path FILE = Path.of("../deploy/kubernetes/components/operators/topics.yml");
    private static final Topics.Layout LAYOUT = new Topics.Layout(6, (short) 3);

    private static Map<String, NewTopic> deployed() throws IOException {
        var topics = new HashMap<String, NewTopic>();
        for (var each : new Yaml().loadAll(Files.readString(FILE))) {
            var resource = (Map<?, ?>) each;
            var spec = (Map<?, ?>) resource.get("spec");
            var name = (String) ((Map<?, ?>) resource.get("metadata")).get("name");
            var topic =
                    new NewTopic(name, (Integer) spec.get("partitions"), ((Integer) spec.get("replicas")).shortValue());
            var config = new HashMap<String, String>();
            ((Map<?, ?>) spec.get("config")).forEach((key, value) -> config.put((String) key, String.valueOf(value)));
            topics.put(name, topic.configs(config));
        }
        return topics;
    }

    static Stream<String> names() {
        return Stream.of(
                Topics.INTENTS,
                Topics.EVENTS,
                Topics.HEADS,
                Topics.REJECTIONS,
                Topics.DEAD_LETTERS,
                Topics.RESULTS,
                Topics.CARD_POOLS);
    }

    @Test
    void theyAreAll() throws IOException {
        assertThat(new TreeSet<>(deployed().keySet())).containsExactlyElementsOf(new TreeSet<>(names().toList()));
    }

    @ParameterizedTest
    @MethodSource("names")
    void eachIsAsTheServicesWouldMakeIt(String name) throws IOException {
        var made = LAYOUT.topic(name);
        var topic = deployed().get(name);
        assertThat(topic.numPartitions()).isEqualTo(made.numPartitions());
        assertThat(topic.replicationFactor()).isEqualTo(made.replicationFactor());
        assertThat(topic.configs()).containsAllEntriesOf(made.configs());
    }
}
