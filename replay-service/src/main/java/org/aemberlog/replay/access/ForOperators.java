package org.aemberlog.replay.access;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;

/** For who may rebuild projections, take in matches and say where results go. */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = {Role.AUDITOR, Role.SERVICE},
        problem = "no-operator",
        title = "This token may not do this",
        advice = "Use a token with the role 'auditor' or 'service', as './aemberlog token' gives them.")
public @interface ForOperators {}
