package org.aemberlog.rules.processing;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.kafka.autoconfigure.DefaultKafkaConsumerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Lets an instance with a name come back under it. After a kill it then has its partitions again at
 * once, where an unknown one has to wait until the session of the dead one is over.
 */
@Configuration(proxyBeanMethods = false)
class StaticGroupMembership {

    @Bean
    static DefaultKafkaConsumerFactoryCustomizer named(@Value("${aemberlog.rules.instance}") String name) {
        return factory -> {
            if (!name.isBlank()) {
                var id = "rules-service-" + name;
                factory.updateConfigs(Map.of(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, id));
            }
        };
    }
}
