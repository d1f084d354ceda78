package org.aemberlog.support.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.aemberlog.support.access.Role;

/** For who has a profile. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Roles(
        value = Role.PROFILE,
        problem = "no-profile",
        title = "The token is for no profile",
        advice = "Use the token of a profile, as POST /profiles gives it.")
public @interface ForProfiles {}
