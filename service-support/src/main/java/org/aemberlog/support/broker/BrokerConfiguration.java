package org.aemberlog.support.broker;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;

/** What is known of those who follow Kafka's topics. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(Topics.Layout.class)
public class BrokerConfiguration {

    @Bean("listeners")
    ListenersHealth listeners(ObjectProvider<KafkaListenerEndpointRegistry> listeners) {
        return new ListenersHealth(listeners);
    }
}
