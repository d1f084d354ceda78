package org.aemberlog.game.state;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What all dice of a match follow from: the server's secret, to which it is committed before it
 * knows anything else, and a nonce of each player where the terms ask for them (docs/fairness.md).
 *
 * @param secret known to the server alone until the match is over
 * @param commitment {@link #commitmentTo} the secret, known to all from the beginning
 * @param nonces whether both players add a nonce before any die is rolled
 * @param chosen whether the secret was chosen by who created the match
 * @param a seat A's nonce, once added
 * @param b seat B's nonce, once added
 */
public record Chance(
        String secret, String commitment, boolean nonces, boolean chosen, Optional<String> a, Optional<String> b) {

    private static final String HMAC = "HmacSHA256";

    /** The chance of a match in which dice follow from the secret alone. */
    public static Chance of(String secret) {
        return of(secret, commitmentTo(secret), Terms.PLAIN);
    }

    static Chance of(String secret, String commitment, Terms terms) {
        return new Chance(secret, commitment, terms.nonces(), terms.chosenSeed(), Optional.empty(), Optional.empty());
    }

    /** What a server tells of a secret to be bound to it: the SHA-256 of its UTF-8 text, in hex. */
    public static String commitmentTo(String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(utf8(secret));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    /** Whether nothing is missing to roll dice. */
    public boolean complete() {
        return !nonces || a.isPresent() && b.isPresent();
    }

    /** A player's nonce, once added. */
    public Optional<String> nonce(Seat seat) {
        return seat == Seat.A ? a : b;
    }

    /** Other dice behind the same commitment. */
    Chance withSecret(String other) {
        return new Chance(other, commitment, nonces, chosen, a, b);
    }

    Chance with(Seat seat, String nonce) {
        return new Chance(
                secret,
                commitment,
                nonces,
                chosen,
                seat == Seat.A ? Optional.of(nonce) : a,
                seat == Seat.B ? Optional.of(nonce) : b);
    }

    /**
     * The seed of the dice: the secret itself, or where the players add nonces the HMAC-SHA-256 of
     * {@code <nonce of A>/<nonce of B>} under the secret, in hex.
     *
     * @throws IllegalStateException while a nonce is missing
     */
    public String seed() {
        if (!nonces) {
            return secret;
        }
        if (!complete()) {
            throw new IllegalStateException("No die can be rolled before both nonces are there.");
        }
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(utf8(secret), HMAC));
            var message = a.orElseThrow() + "/" + b.orElseThrow();
            return HexFormat.of().formatHex(mac.doFinal(utf8(message)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + HMAC + ".", e);
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
