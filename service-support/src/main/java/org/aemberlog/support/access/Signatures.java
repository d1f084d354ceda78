package org.aemberlog.support.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.OctetKeyPair;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.SignedJWT;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import java.util.Set;

/**
 * Checks signatures that are made with a private key and checked with a public one. None, and none
 * that is made with a shared secret, is among them: whoever knows a public key could make it.
 */
final class Signatures {

    /** The ways of signing that are accepted of other issuers. */
    static final Set<JWSAlgorithm> ACCEPTED = Set.of(JWSAlgorithm.RS256, JWSAlgorithm.ES256, JWSAlgorithm.EdDSA);

    private static final String ED25519 = "Ed25519";
    private static final int ED25519_BYTES = 32;

    /** What stands before the 32 bytes of a key in its X.509 form (RFC 8410, section 4). */
    private static final String X509_PREFIX = "302a300506032b6570032100";

    private Signatures() {}

    /** Whether the token was signed with this key. */
    static boolean isSignedWith(JWK key, SignedJWT token) throws JOSEException {
        return switch (key) {
            case RSAKey rsa -> token.verify(new RSASSAVerifier(rsa));
            case ECKey ec -> token.verify(new ECDSAVerifier(ec));
            case OctetKeyPair octets -> isSignedWith(octets, token);
            default -> false;
        };
    }

    /** Done by the JDK, because Nimbus would need Tink for it. */
    private static boolean isSignedWith(OctetKeyPair key, SignedJWT token) throws JOSEException {
        boolean understood = Curve.Ed25519.equals(key.getCurve())
                && key.getDecodedX().length == ED25519_BYTES
                && token.getHeader().getCriticalParams() == null;
        if (!understood) {
            return false;
        }
        try {
            var check = Signature.getInstance(ED25519);
            check.initVerify(publicKey(key));
            check.update(token.getSigningInput());
            return check.verify(token.getSignature().decode());
        } catch (GeneralSecurityException e) {
            throw new JOSEException("The signature cannot be checked.", e);
        }
    }

    private static PublicKey publicKey(OctetKeyPair key) throws GeneralSecurityException {
        var encoded = HexFormat.of().parseHex(X509_PREFIX + HexFormat.of().formatHex(key.getDecodedX()));
        return KeyFactory.getInstance(ED25519).generatePublic(new X509EncodedKeySpec(encoded));
    }
}
