package org.aemberlog.support.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Role;
import org.springframework.core.annotation.AnnotatedElementUtils;

/**
 * Who may ask for this; everybody may ask for what is without it. Whoever may not is rejected before anything is read of
 * the request. A parameter {@link org.aemberlog.support.access.Principal} is who asks; {@code Optional<Principal>} lets in
 * whoever sends no token too, and {@code Mono<Principal>} rejects nobody before the method subscribes to it. Of a method
 * with a parameter {@code MatchId} the token has to be for that match or for all. A parameter
 * {@code Optional<ProfileId>} needs no such annotation: it is whose profile asks for what everybody may.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Roles {
    /** Who may. */
    Role[] value();

    /** The name of the problem that everybody else is told, with status 403. */
    String problem();

    /** What it is about, in a few words. */
    String title();

    /** A sentence that says which token to use and where it comes from. */
    String advice();

    /** Whether it is about all matches where its path names none, and so not for an auditor or a service of one match. */
    boolean aboutAll() default true;

    /** How a gate is read from methods. */
    final class Of {

        private Of() {}

        /** The gate of a handler method, by its own annotation or that of its class. */
        public static Optional<AccessRule> method(Method method) {
            var own = AnnotatedElementUtils.findMergedAnnotation(method, Roles.class);
            return Optional.ofNullable(
                            own != null
                                    ? own
                                    : AnnotatedElementUtils.findMergedAnnotation(
                                            method.getDeclaringClass(), Roles.class))
                    .map(it ->
                            new AccessRule(Set.of(it.value()), it.problem(), it.title(), it.advice(), it.aboutAll()));
        }
    }
}
