package org.aemberlog.game.audit;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;

/**
 * A finished match in a file that anybody can check: a header, the card definitions that it was
 * played with, its commits and its signed head, one JSON document a line. Lines are kept as the
 * texts that they are, because hashes and signatures are of these.
 *
 * @param cards canonical texts of {@code {"name": ..., "definition": ...}}, sorted by name
 * @param commits canonical texts of the commits, in their order
 */
public record ReplayFile(Header header, List<String> cards, List<String> commits, SignedHead head) {

    /** The longest file that is read. */
    public static final int MAX_BYTES = 64 << 20;

    /** The most commits that a file can hold. */
    public static final int MAX_COMMITS = 50_000;

    private static final int LONGEST_LINE = 1 << 20;
    private static final int MAX_CARDS = 400;
    private static final int OTHER_LINES = 2;

    public ReplayFile {
        cards = List.copyOf(cards);
        commits = List.copyOf(commits);
    }

    /**
     * The file of a match.
     *
     * @param commits the texts of its commits as they were sealed, in their order
     * @param library gives the plain forms of definitions by their pinned names, as many as it has
     * @throws AuditException when a definition is not there, or there is no commit
     */
    public static ReplayFile of(
            SignedHead head,
            List<String> commits,
            Function<Set<String>, ? extends Map<String, ? extends Map<?, ?>>> library) {
        if (commits.isEmpty()) {
            throw new AuditException(Finding.ofFile(Check.COMMITS, "the commits", head.version(), "none"));
        }
        var needed = PinnedCards.neededBy(commit(commits.getFirst()));
        var definitions = library.apply(needed);
        var cards = new ArrayList<String>();
        for (var name : needed) {
            var definition = definitions.get(name);
            if (definition == null) {
                throw new AuditException(Finding.ofFile(Check.CARDS, "the definitions", name, "nothing by it"));
            }
            cards.add(PinnedCards.line(name, definition));
        }
        var header = new Header(Header.FORMAT, head.match(), cards.size(), commits.size());
        return new ReplayFile(header, cards, commits, head);
    }

    /** The plain forms of the definitions by their pinned names, as the file says them. */
    public Map<String, Map<?, ?>> definitions() {
        var definitions = new LinkedHashMap<String, Map<?, ?>>();
        for (int i = 0; i < cards.size(); i++) {
            var card = PinnedCards.read(cards.get(i), lineOfCard(i));
            definitions.put(card.name(), card.definition());
        }
        return definitions;
    }

    /**
     * Takes a file apart. Only the form is looked at: header, number and size of the lines, head.
     *
     * @throws AuditException when it is not the form of a replay file
     */
    public static ReplayFile read(byte[] bytes) {
        if (bytes.length > MAX_BYTES) {
            throw wrong("its length", "at most " + MAX_BYTES + " bytes", bytes.length);
        }
        var lines = lines(bytes);
        var header = header(lines.getFirst());
        int wanted = header.cards() + header.commits() + OTHER_LINES;
        if (lines.size() != wanted) {
            throw wrong("the number of lines", wanted + " by the header", lines.size());
        }
        int firstCommit = 1 + header.cards();
        var head = line(SignedHead.class, lines.getLast(), lines.size());
        return new ReplayFile(
                header, lines.subList(1, firstCommit), lines.subList(firstCommit, lines.size() - 1), head);
    }

    private static List<String> lines(byte[] bytes) {
        var lines = new ArrayList<String>();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                lines.add(line(bytes, start, i, lines.size() + 1));
                start = i + 1;
                if (lines.size() > MAX_COMMITS + MAX_CARDS + OTHER_LINES) {
                    throw wrong("the number of lines", "no more than", lines.size() - 1);
                }
            }
        }
        if (start < bytes.length || lines.isEmpty()) {
            throw wrong("its end", "a line feed after every line", bytes.length - start + " bytes");
        }
        return lines;
    }

    private static String line(byte[] bytes, int start, int end, int number) {
        if (end - start > LONGEST_LINE) {
            throw wrong(number, "its length", "at most " + LONGEST_LINE + " bytes", end - start);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, start, end - start))
                    .toString();
        } catch (CharacterCodingException e) {
            throw wrong(number, "its bytes", "UTF-8", "other bytes");
        }
    }

    private static Header header(String line) {
        var format = plain(line, 1) instanceof Map<?, ?> fields ? fields.get("format") : null;
        if (!Header.FORMAT.equals(format)) {
            throw wrong(1, "the format and its version", Header.FORMAT, format);
        }
        var header = line(Header.class, line, 1);
        if (header.cards() < 0 || header.cards() > MAX_CARDS) {
            throw wrong(1, "the number of cards", "0 to " + MAX_CARDS, header.cards());
        }
        if (header.commits() < 1 || header.commits() > MAX_COMMITS) {
            throw wrong(1, "the number of commits", "1 to " + MAX_COMMITS, header.commits());
        }
        return header;
    }

    private static <T extends Record> T line(Class<T> type, String line, int number) {
        try {
            var value = Plain.read(type, plain(line, number));
            if (!Canonical.text(value).equals(line)) {
                throw wrong(number, "its text", Canonical.text(value), line);
            }
            return value;
        } catch (MalformedException e) {
            throw wrong(number, e.path(), "a " + type.getSimpleName(), e.problem());
        }
    }

    private static Commit commit(String text) {
        try {
            return Commits.read(text).commit();
        } catch (MalformedException e) {
            throw new AuditException(Finding.ofFile(Check.COMMITS, e.path(), "a commit", e.problem()));
        }
    }

    /** What a line says, if it is canonical. */
    static Object plain(String line, int number) {
        try {
            return Canonical.read(line);
        } catch (MalformedException e) {
            throw wrong(number, "its text", "canonical JSON", e.problem());
        }
    }

    /** The file's bytes. */
    public byte[] bytes() {
        var text = new StringBuilder();
        text.append(Canonical.text(header)).append('\n');
        cards.forEach(line -> text.append(line).append('\n'));
        commits.forEach(line -> text.append(line).append('\n'));
        text.append(Canonical.text(head)).append('\n');
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The line in which a card stands, counted from 0. */
    int lineOfCard(int index) {
        return OTHER_LINES + index;
    }

    /** The line in which the commit with this version stands. */
    int lineOfCommit(long version) {
        return Math.toIntExact(1 + cards.size() + version);
    }

    private static AuditException wrong(String what, Object expected, Object found) {
        return new AuditException(Finding.ofFile(Check.FORMAT, what, expected, found));
    }

    private static AuditException wrong(int line, String what, Object expected, Object found) {
        return new AuditException(Finding.ofLine(Check.FORMAT, line, what, expected, found));
    }
}
