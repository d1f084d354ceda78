package org.aemberlog.standalone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Comparator;
import java.util.function.Supplier;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.standalone.broker.WholeFile;

/** The directory that holds everything a standalone run stores. */
final class DataDirectory implements AutoCloseable {

    private static final int SECRET_BYTES = 32;

    private final Path directory;
    private final boolean temporary;

    private DataDirectory(Path directory, boolean temporary) {
        this.directory = directory;
        this.temporary = temporary;
    }

    /** {@code AEMBERLOG_HOME}, or {@code .aemberlog} where the program was started. */
    static DataDirectory usual() {
        var named = System.getenv("AEMBERLOG_HOME");
        return new DataDirectory(Path.of(named == null ? ".aemberlog" : named).toAbsolutePath(), false);
    }

    /** A directory that stays. */
    static DataDirectory at(Path directory) {
        return new DataDirectory(directory, false);
    }

    /** A directory that is deleted on closing. */
    static DataDirectory temporary() {
        try {
            return new DataDirectory(Files.createTempDirectory("aemberlog"), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path directory() {
        return directory;
    }

    /** The secret that tokens are signed with, in base64; made the first time. */
    String tokenSecret() {
        return kept("token-secret", () -> {
            var secret = new byte[SECRET_BYTES];
            new SecureRandom().nextBytes(secret);
            return Base64.getEncoder().encodeToString(secret);
        });
    }

    /** The key that the ends of matches are signed with; made the first time. */
    SigningKey signingKey() {
        return SigningKey.read(kept("signing-key", () -> SigningKey.generate().text()));
    }

    private String kept(String name, Supplier<String> made) {
        var file = directory.resolve(name);
        try {
            if (!Files.exists(file) || Files.size(file) == 0) {
                WholeFile.write(file, made.get());
            }
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (!temporary) {
            return;
        }
        try (var all = Files.walk(directory)) {
            for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
