package org.aemberlog.support.http;

import org.aemberlog.support.access.AccessControl;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.webflux.autoconfigure.WebFluxRegistrations;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.result.method.annotation.ArgumentResolverConfigurer;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/** How controllers take and return records, and how the API documents say so. */
@Configuration(proxyBeanMethods = false)
public class HttpConfiguration {

    @Bean
    Admission admission(AccessControl accessControl) {
        return new Admission(accessControl);
    }

    @Bean
    WebFluxRegistrations guardedRoutes(Admission admission) {
        return new WebFluxRegistrations() {
            @Override
            public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
                return new GuardedRoutes(admission);
            }
        };
    }

    @Bean
    WebFluxConfigurer records(Admission admission) {
        return new WebFluxConfigurer() {
            @Override
            public void configureHttpMessageCodecs(ServerCodecConfigurer codecs) {
                records(codecs);
            }

            @Override
            public void configureArgumentResolvers(ArgumentResolverConfigurer resolvers) {
                resolvers.addCustomResolver(admission, new IdempotencyKey.Resolver(), new Query.Resolver());
            }
        };
    }

    @Bean
    PlainValues plainValues() {
        return new PlainValues();
    }

    /** Lets bodies and events be records. */
    public static void records(ServerCodecConfigurer codecs) {
        codecs.customCodecs().registerWithDefaultConfig(new RecordDecoder());
        codecs.customCodecs().register(new RecordEncoder());
        codecs.defaultCodecs().serverSentEventEncoder(new RecordEncoder());
    }

    @Bean
    WireSchemas wireSchemas() {
        return new WireSchemas();
    }

    @Bean
    ApiDocument apiDocument(@Value("${spring.application.name:}") String service) {
        return new ApiDocument(service);
    }
}
