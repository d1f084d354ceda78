package org.aemberlog.support.http;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.util.Arrays;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.Principal;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.springdoc.core.customizers.GlobalOperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
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

    /** The security scheme of the API documents. */
    private static final String TOKEN = "token";

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
    GlobalOpenApiCustomizer tokenScheme() {
        var scheme = new SecurityScheme()
                .type(SecurityScheme.Type.HTTP)
                .scheme("bearer")
                .bearerFormat("JWT");
        return document -> {
            if (document.getComponents() == null) {
                document.setComponents(new Components());
            }
            document.getComponents().addSecuritySchemes(TOKEN, scheme);
        };
    }

    @Bean
    GlobalOperationCustomizer tokensAndKeys() {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Principal.class, IdempotencyKey.class);
        return (operation, handler) -> {
            if (Roles.Of.method(handler.getMethod()).isPresent()) {
                operation.addSecurityItem(new SecurityRequirement().addList(TOKEN));
            }
            var takesKey = Arrays.stream(handler.getMethodParameters())
                    .anyMatch(it -> it.getParameterType() == IdempotencyKey.class);
            return takesKey
                    ? operation.addParametersItem(new HeaderParameter().name(IdempotencyKey.HEADER))
                    : operation;
        };
    }
}
