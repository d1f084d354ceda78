package org.aemberlog.support.access;

import com.nimbusds.jwt.SignedJWT;
import reactor.core.publisher.Mono;

/** Somebody whose tokens are believed. */
interface Issuer {

    /** What its tokens say under {@code iss}. */
    String name();

    /** Who has this token; fails with a problem if it is not one of this issuer's. */
    Mono<Principal> read(SignedJWT token);
}
