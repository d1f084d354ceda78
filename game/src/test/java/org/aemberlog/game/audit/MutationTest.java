package org.aemberlog.game.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.json.Canonical;
import org.junit.jupiter.api.Test;

/** Whatever happens to a replay file, it is found and named. */
class MutationTest {

    private static final int MUTATIONS = 10_000;
    private static final SigningKey FORGER = SigningKey.generate();

    private final long seed = Seeds.next();
    private final SplittableRandom random = new SplittableRandom(seed);
    private final Verifier verifier = new Verifier(Set.of(AuditedMatch.KEY.verifying()));

    /** One thing that can happen to a file. */
    private enum Mutation {
        BYTE_CHANGED,
        BYTE_INSERTED,
        BYTE_DELETED,
        LINE_REMOVED,
        LINE_DOUBLED,
        LINES_SWAPPED,
        EVENT_REMOVED,
        SIGNATURE_FORGED,
        VERSION_UNKNOWN,
        TRUNCATED
    }

    @Test
    void everyOneOfTenThousandRandomMutationsIsDetectedAndNamed() {
        var files = new ArrayList<ReplayFile>();
        for (var commits : List.of(2, 9, 30, 60)) {
            files.add(AuditedMatch.finished("match-" + commits, commits, random).file());
        }
        files.add(AuditedMatch.agreed("agreed", 30, random).file());
        for (var file : files) {
            assertThat(verifier.verify(file.bytes()).finding())
                    .as("seed %s", seed)
                    .isEmpty();
        }
        Map<Check, Integer> found = new EnumMap<>(Check.class);
        for (int i = 0; i < MUTATIONS; i++) {
            var file = files.get(random.nextInt(files.size()));
            var mutation = Mutation.values()[i % Mutation.values().length];
            var bytes = mutated(file, mutation);
            while (Arrays.equals(bytes, file.bytes())) {
                // As when the two lines to swap are the same.
                bytes = mutated(file, mutation);
            }
            var verdict = verifier.verify(bytes);
            assertThat(verdict.genuine())
                    .as("seed %s, mutation %s, %s of %s", seed, i, mutation, file.header())
                    .isFalse();
            var finding = verdict.finding().orElseThrow();
            assertThat(finding.what())
                    .as("seed %s, mutation %s: %s", seed, i, finding.message())
                    .isNotBlank()
                    .isNotEqualTo(Verifier.UNFORESEEN);
            assertThat(finding.expected()).isNotEqualTo(finding.found());
            if (mutation == Mutation.EVENT_REMOVED) {
                assertThat(finding.check()).as("seed %s, mutation %s", seed, i).isEqualTo(Check.CHAIN);
            }
            found.merge(finding.check(), 1, Integer::sum);
        }
        System.out.println("Seed " + seed + ": " + MUTATIONS + " mutations, found by " + found);
    }

    private byte[] mutated(ReplayFile file, Mutation mutation) {
        var bytes = file.bytes();
        int at = random.nextInt(bytes.length);
        return switch (mutation) {
            case BYTE_CHANGED -> {
                bytes[at] ^= (byte) (1 + random.nextInt(255));
                yield bytes;
            }
            case BYTE_INSERTED -> joined(head(bytes, at), anyByte(), tail(bytes, at));
            case BYTE_DELETED -> joined(head(bytes, at), tail(bytes, at + 1));
            case LINE_REMOVED -> lines(file, all -> all.remove(random.nextInt(all.size())));
            case LINE_DOUBLED ->
                lines(file, all -> {
                    int line = random.nextInt(all.size());
                    all.add(line, all.get(line));
                });
            case LINES_SWAPPED ->
                lines(file, all -> Collections.swap(all, random.nextInt(all.size()), random.nextInt(all.size())));
            case EVENT_REMOVED -> eventRemoved(file);
            case SIGNATURE_FORGED -> forged(file).bytes();
            case VERSION_UNKNOWN ->
                new String(bytes, UTF_8)
                        .replaceFirst("replay\\.v1", "replay.v" + random.nextInt(2, 99))
                        .getBytes(UTF_8);
            case TRUNCATED -> head(bytes, at);
        };
    }

    /** Removes an event of a commit that has some, and writes the rest as it has to be written. */
    private byte[] eventRemoved(ReplayFile file) {
        var commits = new ArrayList<>(file.commits());
        var filled = IntStream.range(0, commits.size())
                .filter(i -> commits.get(i).contains("\"events\":["))
                .toArray();
        int which = filled[random.nextInt(filled.length)];
        var commit = (Map<?, ?>) Canonical.read(commits.get(which));
        var events = (List<?>) commit.get("events");
        events.remove(random.nextInt(events.size()));
        commits.set(which, Canonical.textOfPlain(commit));
        return new ReplayFile(file.header(), file.cards(), commits, file.head()).bytes();
    }

    private static ReplayFile forged(ReplayFile file) {
        var head = file.head();
        var mine = FORGER.sign(head.match(), head.version(), head.hash());
        return new ReplayFile(file.header(), file.cards(), file.commits(), mine);
    }

    private static byte[] lines(ReplayFile file, Consumer<List<String>> change) {
        var all = new ArrayList<>(new String(file.bytes(), UTF_8).lines().toList());
        change.accept(all);
        return (String.join("\n", all) + "\n").getBytes(UTF_8);
    }

    private byte[] anyByte() {
        return new byte[] {(byte) random.nextInt(256)};
    }

    private static byte[] head(byte[] bytes, int end) {
        return Arrays.copyOf(bytes, end);
    }

    private static byte[] tail(byte[] bytes, int start) {
        return Arrays.copyOfRange(bytes, start, bytes.length);
    }

    private static byte[] joined(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (var part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
