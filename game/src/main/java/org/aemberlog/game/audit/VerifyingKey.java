package org.aemberlog.game.audit;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import org.aemberlog.game.json.Canonical;

/** The public key that signatures of heads are checked with. Equal when the key is the same. */
public final class VerifyingKey {

    static final String ALGORITHM = "Ed25519";

    /** What comes before the 32 bytes of an Ed25519 key in its X.509 form (RFC 8410). */
    private static final byte[] X509_HEAD = {0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00};

    private static final int RAW_BYTES = 32;

    private final PublicKey key;
    private final byte[] encoded;

    private VerifyingKey(PublicKey key) {
        this.key = key;
        this.encoded = key.getEncoded();
    }

    static VerifyingKey of(PublicKey key) {
        return new VerifyingKey(key);
    }

    /**
     * Reads a key in base64: its X.509 form, as {@link #text} gives it and {@code openssl pkey
     * -pubout} writes it between the lines with dashes, or only its 32 bytes.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static VerifyingKey read(String text) {
        try {
            var given = Base64.getDecoder().decode(text.replaceAll("-----[A-Z ]+-----|\\s", ""));
            var encoded = given.length == RAW_BYTES ? withHead(given) : given;
            var key = KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
            if (!Arrays.equals(key.getEncoded(), encoded)) {
                throw new IllegalArgumentException("It is not in its shortest form.");
            }
            return new VerifyingKey(key);
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "A key to check with is an Ed25519 public key in base64, not '"
                            + (text.length() > 200 ? text.substring(0, 200) + "..." : text)
                            + "'.",
                    e);
        }
    }

    private static byte[] withHead(byte[] raw) {
        var encoded = Arrays.copyOf(X509_HEAD, X509_HEAD.length + RAW_BYTES);
        System.arraycopy(raw, 0, encoded, X509_HEAD.length, RAW_BYTES);
        return encoded;
    }

    /** The key in base64 of its X.509 form. */
    public String text() {
        return Base64.getEncoder().encodeToString(encoded);
    }

    /** A name for the key that people can compare: SHA-256 of its X.509 form, in hex. */
    public String fingerprint() {
        return Canonical.digest(encoded);
    }

    /** Whether this key signed a head, and the signature is written as it has to be. */
    boolean signed(SignedHead head) {
        try {
            var bytes = Base64.getDecoder().decode(head.signature());
            var signature = Signature.getInstance(ALGORITHM);
            signature.initVerify(key);
            signature.update(head.content().bytes());
            // The decoder takes two texts for the same bytes; only one of them was written.
            return Base64.getEncoder().encodeToString(bytes).equals(head.signature()) && signature.verify(bytes);
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VerifyingKey that && Arrays.equals(encoded, that.encoded);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(encoded);
    }

    @Override
    public String toString() {
        return fingerprint();
    }
}
