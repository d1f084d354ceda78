package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.ClusterAuthorizationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;

/** Who sends goes on once a producer has failed for good, and keeps one that has not. */
class RenewedProducersTest {

    /** Makes producers that answer when they are told to. */
    private static final class Producers extends DefaultKafkaProducerFactory<Object, Object> {

        private final List<MockProducer<Object, Object>> made = new ArrayList<>();

        private Producers() {
            super(Map.of());
        }

        @Override
        @SuppressWarnings({"unchecked", "rawtypes"})
        protected Producer<Object, Object> createKafkaProducer() {
            made.add(new MockProducer(false, null, new StringSerializer(), new StringSerializer()));
            return made.getLast();
        }
    }

    @Configuration(proxyBeanMethods = false)
    @Import(RenewedProducers.class)
    static class Sending {

        @Bean
        Producers producers() {
            return new Producers();
        }
    }

    private interface Sender {
        void run(Producers producers, KafkaTemplate<Object, Object> template);
    }

    @SuppressWarnings("unchecked")
    private static void sending(Sender sender) {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(KafkaAutoConfiguration.class))
                .withUserConfiguration(Sending.class)
                .run(context -> sender.run(context.getBean(Producers.class), context.getBean(KafkaTemplate.class)));
    }

    static List<RuntimeException> reasons() {
        return List.of(new UnsupportedVersionException("too early"), new ClusterAuthorizationException("not yet"));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void oneThatFailedForGoodIsReplacedOnce(RuntimeException reason) {
        sending((producers, template) -> {
            var one = template.send("topic", "one");
            var two = template.send("topic", "two");
            var failed = producers.made.getFirst();
            failed.errorNext(reason);
            failed.errorNext(reason);
            assertThat(one).isCompletedExceptionally();
            assertThat(two).isCompletedExceptionally();
            assertThat(failed.closed()).isTrue();

            var three = template.send("topic", "three");
            assertThat(producers.made).hasSize(2);
            producers.made.getLast().completeNext();
            assertThat(three).isCompleted();
        });
    }

    @Test
    void oneThatMaySendLaterIsKept() {
        sending((producers, template) -> {
            var one = template.send("topic", "one");
            producers.made.getFirst().errorNext(new TimeoutException("no broker answers"));
            assertThat(one).isCompletedExceptionally();
            template.send("topic", "two");
            assertThat(producers.made).hasSize(1);
        });
    }
}
