package org.aemberlog.support.broker;

import java.time.Duration;
import org.aemberlog.support.StartupTask;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.kafka.autoconfigure.DefaultKafkaProducerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.kafka.core.ProducerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** How records are sent, the topics of a service, and who gave up listening to one. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({Topics.Layout.class, GroupProtocol.Times.class})
public class BrokerConfiguration {

    @Bean
    DefaultKafkaProducerFactoryCustomizer safeProducers() {
        return factory -> factory.updateConfigs(ProducerSettings.SAFE);
    }

    @Bean
    RenewedProducers renewedProducers(ObjectProvider<ProducerFactory<?, ?>> factories) {
        return new RenewedProducers(factories);
    }

    @Bean
    WithoutSeeking withoutSeeking() {
        return new WithoutSeeking();
    }

    /**
     * Makes the topics, however late Kafka comes. Spring tries once, and a service whose Kafka was not
     * there yet would wait for its topics for ever. A setting with which there can be no client ends
     * the start.
     */
    @Bean("kafkaTopics")
    StartupTask kafkaTopics(
            ObjectProvider<KafkaAdmin> admins, @Value("${spring.kafka.admin.auto-create:true}") boolean make) {
        admins.forEach(BrokerConfiguration::requireUsable);
        return new StartupTask(
                "make topics",
                Mono.fromCallable(() -> admins.stream()
                                .filter(it -> make && it.initialize())
                                .count())
                        .subscribeOn(Schedulers.boundedElastic()));
    }

    private static void requireUsable(KafkaAdmin admin) {
        try (var client = Admin.create(admin.getConfigurationProperties())) {
            client.close(Duration.ZERO);
        } catch (KafkaException e) {
            if (!KafkaDiagnosis.mayPass(e)) {
                throw e;
            }
        }
    }

    @Bean
    GroupProtocol groupProtocol(ObjectProvider<KafkaAdmin> admins, GroupProtocol.Times times) {
        return new GroupProtocol(admins::getObject, times);
    }

    @Bean
    ListenerKeeper listenerKeeper(
            ObjectProvider<KafkaListenerEndpointRegistry> listeners,
            ObjectProvider<ListenerGate> gates,
            GroupProtocol protocol,
            @Value("${spring.kafka.listener.auto-startup:true}") boolean wanted) {
        return new ListenerKeeper(listeners, gates, protocol::settle, wanted);
    }

    @Bean("listeners")
    ListenersHealth listeners(ObjectProvider<KafkaListenerEndpointRegistry> listeners) {
        return new ListenersHealth(listeners);
    }
}
