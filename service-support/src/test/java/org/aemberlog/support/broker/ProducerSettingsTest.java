package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;

class ProducerSettingsTest {

    @Test
    void noSettingMakesAServiceSendUnsafely() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(KafkaAutoConfiguration.class))
                .withUserConfiguration(BrokerConfiguration.class)
                .withPropertyValues(
                        "aemberlog.kafka.replication-factor=1",
                        "spring.kafka.admin.auto-create=false",
                        "spring.kafka.producer.acks=1",
                        "spring.kafka.producer.properties.enable.idempotence=false",
                        "spring.kafka.producer.properties.max.in.flight.requests.per.connection=5")
                .run(context -> {
                    DefaultKafkaProducerFactory<?, ?> producers = context.getBean(DefaultKafkaProducerFactory.class);
                    assertThat(producers.getConfigurationProperties()).containsAllEntriesOf(ProducerSettings.SAFE);
                });
    }
}
