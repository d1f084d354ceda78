package org.aemberlog.standalone.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.audit.VerifyingKey;
import org.aemberlog.standalone.audit.StoredMatch;
import org.aemberlog.standalone.cli.UsageException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./aemberlog verify} on good files, tampered ones and none. */
class VerifyCommandTest {

    private static final SigningKey KEY = SigningKey.generate();
    private static final byte[] GOOD = new StoredMatch(7).file(KEY);

    @TempDir
    private Path directory;

    private Path file;
    private String said;

    @BeforeEach
    void write() throws IOException {
        file = Files.write(directory.resolve("match.jsonl"), GOOD);
    }

    private int verify(Set<VerifyingKey> trusted) {
        var out = new ByteArrayOutputStream();
        int result = VerifyCommand.run(file, trusted, 120, new PrintStream(out, true, UTF_8));
        said = out.toString(UTF_8);
        return result;
    }

    @Test
    void aGoodFileIsGenuine() {
        assertThat(verify(Set.of(KEY.verifying()))).isZero();
        assertThat(said)
                .contains("signature  ok  1 signature", "rules      ok", "the given key")
                .contains("\nGENUINE, checked in ");
    }

    @Test
    void aTamperedFileIsNot() throws IOException {
        var text = new String(GOOD, UTF_8).replaceFirst("\"seat\":\"a\"", "\"seat\":\"b\"");
        Files.writeString(file, text);
        assertThat(verify(Set.of(KEY.verifying()))).isEqualTo(1);
        assertThat(said)
                .containsPattern("chain FAILED at commit \\d+ \\(line \\d+\\)")
                .contains("what:     the hash of its content")
                .contains("\nNOT GENUINE");
    }

    @Test
    void aFileOfSomebodyElseIsNot() {
        var other = SigningKey.generate().verifying();
        assertThat(verify(Set.of(other))).isEqualTo(1);
        assertThat(said).contains("signature FAILED at the file", other.fingerprint());
    }

    @Test
    void theKeyIsGivenAsItIsOrInAFile() throws IOException {
        var key = KEY.verifying().text();
        var named = Files.writeString(directory.resolve("key.txt"), key + "\n");
        for (var given : List.of(key, named.toString())) {
            assertThat(VerifyCommand.run(List.of(file.toString(), "--key", given)))
                    .isZero();
        }
        assertThat(VerifyCommand.run(List.of(file.toString()))).isZero();
    }

    @Test
    void whatCannotBeAskedIsAUsageProblem() {
        for (var arguments : List.of(
                List.<String>of(),
                List.of("--key", "x"),
                List.of(directory.resolve("none").toString()),
                List.of(directory.toString()),
                List.of(file.toString(), "--key", "no key"),
                List.of(file.toString(), "--key"),
                List.of(file.toString(), "--other", "x"))) {
            assertThatThrownBy(() -> VerifyCommand.run(arguments))
                    .as("%s", arguments)
                    .isInstanceOf(UsageException.class);
        }
    }
}
