package org.aemberlog.support.connections;

import io.netty.channel.Channel;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import reactor.netty.NettyPipeline;

/** Watches over every connection. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(Connections.class)
public class ConnectionsConfiguration {

    private static final String STRATEGY = "server.forward-headers-strategy";

    private final boolean behindProxies;

    /** Rejects a strategy with which clients choose the address that they are limited by. */
    ConnectionsConfiguration(Environment environment) {
        var strategy = environment.getProperty(STRATEGY);
        behindProxies = "native".equalsIgnoreCase(strategy);
        if ("framework".equalsIgnoreCase(strategy)) {
            throw new InvalidConfigurationPropertyValueException(
                    STRATEGY,
                    strategy,
                    "It believes forwarded headers of any client. Behind proxies set " + STRATEGY
                            + "=native, and aemberlog.connections.proxies to how many they are; without any, none.");
        }
    }

    @Bean
    WebServerFactoryCustomizer<NettyReactiveWebServerFactory> watchedConnections(Connections settings) {
        return factory -> factory.addServerCustomizers(
                server -> server.doOnChannelInit((observer, channel, peer) -> watch(channel, settings)));
    }

    @Bean
    WebServerFactoryCustomizer<NettyReactiveWebServerFactory> clientsBehindProxies(Connections settings) {
        var proxies = new TrustedProxies(settings.proxies());
        return factory -> factory.addServerCustomizers(server -> behindProxies ? server.forwarded(proxies) : server);
    }

    private static void watch(Channel channel, Connections settings) {
        var pace = new ClientTimeouts(settings);
        channel.pipeline()
                .addFirst(new StalledResponses(settings.stalled()), pace.arrivals())
                .addAfter(NettyPipeline.HttpCodec, null, new BareResponses())
                .addAfter(NettyPipeline.HttpCodec, null, pace);
    }
}
