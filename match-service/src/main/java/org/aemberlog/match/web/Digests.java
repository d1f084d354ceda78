package org.aemberlog.match.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import org.springframework.core.io.Resource;

/** What tells contents apart. */
final class Digests {

    private static final int ETAG_BYTES = 16;

    private Digests() {}

    /** The ETag of a file: the same as long as its content is, whatever its date. */
    static String etag(Resource file) {
        try {
            return etag(file.getContentAsByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The ETag of a content, with its quotes. */
    static String etag(byte[] content) {
        return '"' + HexFormat.of().formatHex(sha256(content), 0, ETAG_BYTES) + '"';
    }

    /** The SHA-256 of a text in hex digits. */
    static String hex(String text) {
        return HexFormat.of().formatHex(sha256(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The SHA-256 as a Content-Security-Policy names it. */
    static String policySource(byte[] content) {
        return "'sha256-" + Base64.getEncoder().encodeToString(sha256(content)) + "'";
    }

    private static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
