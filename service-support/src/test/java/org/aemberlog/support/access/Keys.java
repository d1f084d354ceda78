package org.aemberlog.support.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;

/**
 * A key that an issuer signs with.
 *
 * @param published what it publishes of it
 */
record Keys(JWSHeader header, JWK published, JWSSigner signer) {

    private static final int RSA_BITS = 2048;

    static Keys rsa(String id) {
        try {
            RSAKey key = new RSAKeyGenerator(RSA_BITS).keyID(id).generate();
            return new Keys(header(JWSAlgorithm.RS256, id), key.toPublicJWK(), new RSASSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    static Keys ec(String id) {
        try {
            ECKey key = new ECKeyGenerator(Curve.P_256).keyID(id).generate();
            return new Keys(header(JWSAlgorithm.ES256, id), key.toPublicJWK(), new ECDSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same key, for signing in another way. */
    Keys by(JWSAlgorithm algorithm) {
        return new Keys(header(algorithm, published.getKeyID()), published, signer);
    }

    private static JWSHeader header(JWSAlgorithm algorithm, String id) {
        return new JWSHeader.Builder(algorithm).keyID(id).build();
    }

    String bearer(JWTClaimsSet.Builder claims) {
        return LocalIssuer.bearer(header, claims, signer);
    }
}
