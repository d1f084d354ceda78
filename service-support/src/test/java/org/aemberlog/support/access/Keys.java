package org.aemberlog.support.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jca.JCAContext;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.OctetKeyPair;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.Base64URL;
import com.nimbusds.jwt.JWTClaimsSet;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Arrays;
import java.util.Set;

/**
 * A key that an issuer signs with.
 *
 * @param published what it publishes of it
 */
record Keys(JWSHeader header, JWK published, JWSSigner signer) {

    private static final int RSA_BITS = 2048;
    private static final int X509_PREFIX_BYTES = 12;

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

    static Keys ed25519(String id) {
        try {
            var pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
            var encoded = pair.getPublic().getEncoded();
            var x = Arrays.copyOfRange(encoded, X509_PREFIX_BYTES, encoded.length);
            var key = new OctetKeyPair.Builder(Curve.Ed25519, Base64URL.encode(x))
                    .keyID(id)
                    .build();
            return new Keys(header(JWSAlgorithm.EdDSA, id), key, new Ed25519(pair));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JWSHeader header(JWSAlgorithm algorithm, String id) {
        return new JWSHeader.Builder(algorithm).keyID(id).build();
    }

    String bearer(JWTClaimsSet.Builder claims) {
        return LocalIssuer.bearer(header, claims, signer);
    }

    /** Signs with the JDK's Ed25519. */
    private record Ed25519(KeyPair pair) implements JWSSigner {
        @Override
        public Base64URL sign(JWSHeader header, byte[] input) throws JOSEException {
            try {
                var signature = Signature.getInstance("Ed25519");
                signature.initSign(pair.getPrivate());
                signature.update(input);
                return Base64URL.encode(signature.sign());
            } catch (GeneralSecurityException e) {
                throw new JOSEException(e.getMessage(), e);
            }
        }

        @Override
        public Set<JWSAlgorithm> supportedJWSAlgorithms() {
            return Set.of(JWSAlgorithm.EdDSA);
        }

        @Override
        public JCAContext getJCAContext() {
            return new JCAContext();
        }
    }
}
