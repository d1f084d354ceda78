package org.aemberlog.game.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.json.ByOthers;
import org.aemberlog.game.json.Canonical;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has none of our code checks a file all the same: as docs/audit.md says, and with a library. */
class OtherToolsTest {

    private static final Path PAGE = Path.of("../docs/audit.md");
    private static final int LONGEST_SECONDS = 60;
    private static final Pattern COMMIT_HASH = Pattern.compile("\"hash\":\"([0-9a-f]{64})\",");

    private final long seed = Seeds.next();
    private final SplittableRandom random = new SplittableRandom(seed);

    @TempDir
    private Path directory;

    private ReplayFile file;

    @BeforeEach
    void play() {
        file = AuditedMatch.agreed("agreed", 30, random).file();
    }

    @Test
    void aLibraryForRfc8785GivesEveryHashAndTheTextThatIsSigned() throws GeneralSecurityException {
        var previous = "0".repeat(64);
        for (var line : file.commits()) {
            assertThat(line).as("seed %s", seed).contains("\"previousHash\":\"" + previous + "\"");
            var hash = COMMIT_HASH.matcher(line);
            assertThat(hash.find()).isTrue();
            previous = hash.group(1);
            var hashed = ByOthers.canonical(hash.replaceFirst(""));
            assertThat(Canonical.digest(hashed.getBytes(UTF_8)))
                    .as("seed %s", seed)
                    .isEqualTo(previous);
        }
        var head = file.head();
        var signed = ByOthers.canonical("{\"version\": %s, \"match\": \"%s\", \"key\": \"%s\", \"hash\": \"%s\"}"
                .formatted(file.commits().size(), head.match().value(), head.key(), previous));
        var key = new X509EncodedKeySpec(Base64.getDecoder().decode(head.key()));
        var verifier = Signature.getInstance("Ed25519");
        verifier.initVerify(KeyFactory.getInstance("Ed25519").generatePublic(key));
        verifier.update(signed.getBytes(UTF_8));
        assertThat(verifier.verify(Base64.getDecoder().decode(head.signature())))
                .isTrue();
    }

    @Test
    void thePythonOfThePageFindsAFileWhole() throws Exception {
        var checked = checkedByPython(UnaryOperator.identity());
        assertThat(checked.said()).as("seed %s", seed).isEmpty();
        assertThat(checked.exit()).as("seed %s", seed).isZero();
        var head = file.head();
        assertThat(Files.readString(directory.resolve("head.bin")))
                .isEqualTo(new String(head.content().bytes(), UTF_8));
        assertThat(Files.readAllBytes(directory.resolve("key.der")))
                .isEqualTo(Base64.getDecoder().decode(head.key()));
    }

    @Test
    void thePythonOfThePageNamesTheCommitThatWasChanged() throws Exception {
        int changed = 1 + random.nextInt(file.commits().size());
        var checked = checkedByPython(
                text -> replacedInLine(text, file.lineOfCommit(changed), "\"intentId\":\"i", "\"intentId\":\"j"));
        assertThat(checked).as("seed %s", seed).isEqualTo(new Ran(1, "broken: commit " + changed));
    }

    @Test
    void thePythonOfThePageNamesTheCardThatWasChanged() throws Exception {
        var checked = checkedByPython(text -> replacedInLine(text, 2, "\"title\":\"", "\"title\":\"x"));
        assertThat(checked.exit()).isOne();
        assertThat(checked.said()).startsWith("broken: card ");
    }

    @Test
    void thePythonOfThePageMissesACommitThatWasLeftOut() throws Exception {
        var checked = checkedByPython(text -> {
            var lines = new ArrayList<>(text.lines().toList());
            lines.remove(lines.size() - 2);
            return String.join("\n", lines) + "\n";
        });
        assertThat(checked).as("seed %s", seed).isEqualTo(new Ran(1, "broken: head"));
    }

    @Test
    void theShellOfThePageChecksTheSignature() throws Exception {
        assumeTrue(runs("openssl", "version").said().startsWith("OpenSSL 3"), "no OpenSSL 3");
        assertThat(checkedByPython(UnaryOperator.identity()).exit()).isZero();
        var shell = block("bash", "pkeyutl");
        assertThat(runs("bash", "-c", shell).exit()).as("seed %s", seed).isZero();
        var other = SigningKey.generate()
                .sign(file.head().match(), file.head().version(), file.head().hash())
                .signature();
        var forged = file.head().signature();
        write("match.jsonl", new String(file.bytes(), UTF_8).replace(forged, other));
        assertThat(runs("bash", "-c", shell).exit()).as("seed %s", seed).isOne();
    }

    private static String replacedInLine(String text, int line, String before, String after) {
        var lines = new ArrayList<>(text.lines().toList());
        assertThat(lines.get(line - 1)).contains(before);
        lines.set(line - 1, lines.get(line - 1).replace(before, after));
        return String.join("\n", lines) + "\n";
    }

    private Ran checkedByPython(UnaryOperator<String> change) throws Exception {
        assumeTrue(runs("python3", "--version").exit() == 0, "no Python");
        write("check.py", block("python", "hashlib"));
        write("match.jsonl", change.apply(new String(file.bytes(), UTF_8)));
        return runs("python3", "check.py", "match.jsonl");
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(directory.resolve(name), content);
    }

    /** What a tool came to, with everything it said. */
    private record Ran(int exit, String said) {}

    private Ran runs(String... command) throws InterruptedException {
        try {
            var process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .start();
            var said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
            assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
            return new Ran(process.exitValue(), said);
        } catch (IOException e) {
            return new Ran(-1, "");
        }
    }

    /** The one block of code on the page that is in this language and has this word. */
    private static String block(String language, String word) throws IOException {
        var block = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL);
        var found = block.matcher(Files.readString(PAGE))
                .results()
                .map(it -> it.group(1))
                .filter(it -> it.contains(word))
                .toList();
        assertThat(found).hasSize(1);
        return found.getFirst();
    }
}
