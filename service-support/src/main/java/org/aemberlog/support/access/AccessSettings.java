package org.aemberlog.support.access;

import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Whose tokens are believed, and for what.
 *
 * @param ownRoles the roles that our own tokens may give; none switches our own tokens off
 * @param clockSkew by how much the clocks of other issuers may differ from ours
 * @param keysFor how long an issuer's keys are kept before they are fetched again
 * @param refetchAfter how soon they may be fetched again for a key that is not among them, or after
 *     a failure
 * @param timeout how long a fetch may take
 * @param issuers other issuers, by OpenID Connect
 */
@ConfigurationProperties("aemberlog.access")
record AccessSettings(
        @DefaultValue({"seat", "side", "spectator", "profile", "judge", "auditor", "service"})
        Set<Role> ownRoles,

        @DefaultValue("60s") Duration clockSkew,
        @DefaultValue("5m") Duration keysFor,
        @DefaultValue("10s") Duration refetchAfter,
        @DefaultValue("3s") Duration timeout,
        @DefaultValue List<Trusted> issuers) {

    /**
     * An issuer that is believed.
     *
     * @param url the issuer's URL, exactly as its tokens say it; https, or http on this machine
     * @param audience what its tokens for us say under {@code aud}
     * @param roles the roles that it may give; of several in a token, the first of these counts
     * @param roleClaim the claim with the role, or with a list of roles; dots lead into objects
     * @param matchClaim the claim with the only match; none unless set
     * @param seatClaim the claim with the seat or side; none unless set
     * @param seriesClaim the claim with the only series; none unless set
     */
    record Trusted(
            String url,
            String audience,
            @DefaultValue({"judge", "auditor"}) List<Role> roles,
            @DefaultValue("role") String roleClaim,
            @DefaultValue("") String matchClaim,
            @DefaultValue("") String seatClaim,
            @DefaultValue("") String seriesClaim) {
        Trusted {
            if (audience == null || audience.isBlank()) {
                throw new IllegalArgumentException(
                        "aemberlog.access.issuers: each needs an audience, or tokens that were"
                                + " issued for other services would be good here.");
            }
            requireSafe(url);
        }

        ClaimNames names() {
            return new ClaimNames(roleClaim, matchClaim, seatClaim, seriesClaim);
        }
    }

    /** Keys that come over an open line can be anybody's. */
    static void requireSafe(String url) {
        var uri = URI.create(String.valueOf(url));
        boolean safe = "https".equals(uri.getScheme()) && uri.getHost() != null
                || "http".equals(uri.getScheme()) && isThisMachine(uri.getHost());
        if (!safe) {
            throw new IllegalArgumentException("An issuer and its keys are reached over https, not at '" + url + "'.");
        }
    }

    private static boolean isThisMachine(String host) {
        if ("localhost".equals(host)) {
            return true;
        }
        try {
            return host != null && InetAddress.ofLiteral(host).isLoopbackAddress();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
