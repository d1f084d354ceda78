package org.aemberlog.game.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.junit.jupiter.api.Test;

/**
 * What if the server itself lies? Events are changed at random, then sealed and signed with the true
 * key. Everything hangs together, and still it is found out.
 */
class ForgeryTest {

    private static final int FORGERIES = 600;

    private final long seed = Seeds.next();
    private final SplittableRandom random = new SplittableRandom(seed);
    private final Verifier verifier = new Verifier(Set.of(AuditedMatch.KEY.verifying()));

    @Test
    void whateverIsChangedInAnyEventIsFoundThoughItIsSealedAndSigned() {
        var files = List.of(
                AuditedMatch.finished("plain", 12, random).file(),
                AuditedMatch.finished("longer", 30, random).file(),
                AuditedMatch.agreed("agreed", 20, random).file());
        Map<Check, Integer> found = new EnumMap<>(Check.class);
        for (int i = 0; i < FORGERIES; i++) {
            var file = files.get(random.nextInt(files.size()));
            int which = random.nextInt(file.commits().size());
            var before = file.commits().get(which);
            List<Map<String, Object>> commits;
            do {
                commits = plain(file);
                forge((List<?>) commits.get(which).get("events"));
            } while (means(commits.get(which), before));
            var after = Canonical.textOfPlain(commits.get(which));
            var verdict = verifier.verify(sealed(file, commits).bytes());
            assertThat(verdict.genuine())
                    .as("seed %s, forgery %s%nbefore %s%nafter  %s", seed, i, before, after)
                    .isFalse();
            var finding = verdict.finding().orElseThrow();
            assertThat(finding.check())
                    .as("seed %s, forgery %s, %s", seed, i, finding.message())
                    .isNotIn(Check.FORMAT, Check.CHAIN, Check.SIGNATURE);
            found.merge(finding.check(), 1, Integer::sum);
        }
        System.out.println("Seed " + seed + ": " + FORGERIES + " forgeries, found by " + found);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> plain(ReplayFile file) {
        var commits = new ArrayList<Map<String, Object>>();
        for (var line : file.commits()) {
            commits.add((Map<String, Object>) Canonical.read(line));
        }
        return commits;
    }

    /** Whether a forged commit says the same in other words: an empty map may be left out. */
    private static boolean means(Map<String, Object> forged, String line) {
        try {
            var original = Plain.read(Commit.class, Canonical.read(line));
            return Plain.read(Commit.class, forged).events().equals(original.events());
        } catch (MalformedException e) {
            return false;
        }
    }

    /** Changes one thing somewhere below. */
    @SuppressWarnings("unchecked")
    private void forge(Object node) {
        if (node instanceof Map<?, ?> any) {
            var map = (Map<String, Object>) any;
            var keys = List.copyOf(map.keySet());
            var key = keys.get(random.nextInt(keys.size()));
            var child = map.get(key);
            if (isInner(child) && random.nextInt(4) > 0) {
                forge(child);
            } else if (random.nextInt(3) == 0) {
                map.remove(key);
            } else {
                map.put(key, other(child));
            }
        } else {
            var list = (List<Object>) node;
            int at = random.nextInt(list.size());
            var child = list.get(at);
            if (isInner(child) && random.nextInt(4) > 0) {
                forge(child);
            } else if (random.nextInt(3) == 0) {
                list.remove(at);
            } else {
                list.set(at, other(child));
            }
        }
    }

    private static boolean isInner(Object node) {
        return node instanceof Map<?, ?> map && !map.isEmpty() || node instanceof List<?> list && !list.isEmpty();
    }

    private Object other(Object value) {
        return switch (value) {
            case Boolean truth -> !truth;
            case Integer number -> number + (random.nextBoolean() ? 1 : -1);
            case Long number -> number + 1;
            case String text when text.equals("a") -> "b";
            case String text when text.equals("b") -> "a";
            case String text -> text + "x";
            case Map<?, ?> map -> List.of(map);
            default -> 7;
        };
    }

    /** The file with these commits, as the holder of the key can make it. */
    private static ReplayFile sealed(ReplayFile file, List<Map<String, Object>> commits) {
        var previous = Commits.GENESIS;
        var texts = new ArrayList<String>();
        for (var commit : commits) {
            var content = new LinkedHashMap<String, Object>(commit);
            content.remove("hash");
            content.put("previousHash", previous);
            previous = Canonical.digest(Canonical.textOfPlain(content).getBytes(UTF_8));
            content.put("hash", previous);
            texts.add(Canonical.textOfPlain(content));
        }
        var head = AuditedMatch.KEY.sign(file.head().match(), commits.size(), previous);
        return new ReplayFile(file.header(), file.cards(), texts, head);
    }
}
