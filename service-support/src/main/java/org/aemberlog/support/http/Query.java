package org.aemberlog.support.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.aemberlog.game.json.Plain;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.HandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** A record of the query's parameters, which may have no others but those that the method names itself. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface Query {

    /** Reads them. */
    final class Resolver implements HandlerMethodArgumentResolver {

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return parameter.hasParameterAnnotation(Query.class);
        }

        @Override
        public Mono<Object> resolveArgument(
                MethodParameter parameter, BindingContext binding, ServerWebExchange exchange) {
            var given = exchange.getRequest().getQueryParams().toSingleValueMap();
            for (var each : parameter.getMethod().getParameters()) {
                if (each.isAnnotationPresent(RequestParam.class)) {
                    given.remove(each.getName());
                }
            }
            return Mono.fromSupplier(() -> Malformed.unless(() -> Plain.read(parameter.getParameterType(), given)));
        }
    }
}
