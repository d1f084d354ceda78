package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.aemberlog.support.ServiceSupportConfiguration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;

/** Who hears nothing any more does not look well. */
class ListenersHealthTest {

    private static volatile boolean fenced;

    @Configuration(proxyBeanMethods = false)
    static class Listening {

        @KafkaListener(groupId = "listening", topics = "topic")
        void take(List<ConsumerRecord<String, byte[]>> records) {}

        @Bean
        ConsumerFactory<Object, Object> consumers() {
            return new DefaultKafkaConsumerFactory<>(Map.of()) {
                @Override
                public Consumer<Object, Object> createConsumer(
                        String group, String prefix, String suffix, Properties more) {
                    return new Fencible();
                }
            };
        }
    }

    /** Polls nothing, slowly, until Kafka fences it off. */
    private static final class Fencible extends MockConsumer<Object, Object> {

        private Fencible() {
            super("earliest");
        }

        @Override
        public ConsumerRecords<Object, Object> poll(Duration timeout) {
            if (fenced) {
                throw new FencedInstanceIdException("another has this name");
            }
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return ConsumerRecords.empty();
        }
    }

    @Test
    void aListenerThatGaveUpIsTold() {
        new ApplicationContextRunner()
                .withInitializer(context ->
                        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance()))
                .withConfiguration(
                        AutoConfigurations.of(KafkaAutoConfiguration.class, ServiceSupportConfiguration.class))
                .withPropertyValues("spring.kafka.listener.type=batch")
                .withUserConfiguration(Listening.class)
                .run(context -> {
                    var health = context.getBean("listeners", HealthIndicator.class);
                    assertThat(health.health().getStatus()).isEqualTo(Status.UP);
                    fenced = true;
                    await().until(() -> health.health().getStatus().equals(Status.DOWN));
                    assertThat(health.health().getDetails().toString()).contains("listening");
                });
    }
}
