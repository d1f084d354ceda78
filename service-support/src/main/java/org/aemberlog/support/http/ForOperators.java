package org.aemberlog.support.http;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;

/** For who runs a service: builds its data anew, takes in matches, says where results go. */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = {Role.AUDITOR, Role.SERVICE},
        problem = "no-operator",
        title = "This token may not do this",
        advice = "Use a token with the role 'auditor' or 'service', as './aemberlog token' gives them.")
public @interface ForOperators {}
