package org.aemberlog.game.audit;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.NamedParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import org.aemberlog.game.state.MatchId;

/**
 * The private key that heads are signed with (Ed25519, RFC 8032). The same head has one signature.
 */
public final class SigningKey {

    private final KeyPair pair;
    private final VerifyingKey verifying;

    private SigningKey(KeyPair pair) {
        this.pair = pair;
        this.verifying = VerifyingKey.of(pair.getPublic());
    }

    /** A new key, from the platform's source of randomness. */
    public static SigningKey generate() {
        return new SigningKey(pair(new SecureRandom()));
    }

    /**
     * Reads a key as {@link #text} and {@code openssl genpkey -algorithm ed25519 -outform DER |
     * base64} write it.
     *
     * @throws IllegalArgumentException when it is none; the message does not repeat it
     */
    public static SigningKey read(String base64) {
        try {
            var encoded = Base64.getMimeDecoder().decode(base64.strip());
            var key = KeyFactory.getInstance(VerifyingKey.ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(encoded));
            var seed = ((EdECPrivateKey) key).getBytes().orElseThrow();
            return new SigningKey(pair(new Given(seed)));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "A signing key is an Ed25519 private key in PKCS#8, written in base64.", e);
        }
    }

    private static KeyPair pair(SecureRandom random) {
        try {
            var generator = KeyPairGenerator.getInstance(VerifyingKey.ALGORITHM);
            generator.initialize(NamedParameterSpec.ED25519, random);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform has Ed25519.", e);
        }
    }

    /**
     * Gives the bytes of a known private key where a new one would be rolled: the platform works
     * out the public key only for a key that it makes.
     */
    private static final class Given extends SecureRandom {

        private static final long serialVersionUID = 1;

        private final byte[] bytes;

        Given(byte[] bytes) {
            this.bytes = bytes.clone();
        }

        @Override
        public void nextBytes(byte[] wanted) {
            System.arraycopy(bytes, 0, wanted, 0, wanted.length);
        }
    }

    /** The private key in PKCS#8, in base64. Keep it secret. */
    public String text() {
        return Base64.getEncoder().encodeToString(pair.getPrivate().getEncoded());
    }

    /** The key that everybody may know, with which signatures are checked. */
    public VerifyingKey verifying() {
        return verifying;
    }

    /** The signed head of a match. */
    public SignedHead sign(MatchId match, long version, String hash) {
        var content = new SignedHead.Content(match, version, hash, verifying.text());
        try {
            var signature = Signature.getInstance(VerifyingKey.ALGORITHM);
            signature.initSign(pair.getPrivate());
            signature.update(content.bytes());
            var text = Base64.getEncoder().encodeToString(signature.sign());
            return new SignedHead(match, version, hash, verifying.text(), text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("The key cannot sign.", e);
        }
    }
}
