package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.kafka.core.ConsumerFactory;

/** Only an instance that has a name comes back under it. */
class StaticGroupMembershipTest {

    private final ApplicationContextRunner service = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(KafkaAutoConfiguration.class))
            .withUserConfiguration(StaticGroupMembership.class);

    @Test
    void anInstanceWithANameIsAStaticMember() {
        service.withPropertyValues("aemberlog.rules.instance=2")
                .run(context -> assertThat(settings(context.getBean(ConsumerFactory.class)))
                        .containsEntry(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, "rules-service-2"));
    }

    @Test
    void anInstanceWithoutOneComesAndGoes() {
        service.withPropertyValues("aemberlog.rules.instance=")
                .run(context -> assertThat(settings(context.getBean(ConsumerFactory.class)))
                        .doesNotContainKey(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG));
    }

    private static Map<String, Object> settings(ConsumerFactory<?, ?> factory) {
        return factory.getConfigurationProperties();
    }
}
