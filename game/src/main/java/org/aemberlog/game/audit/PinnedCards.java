package org.aemberlog.game.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;

/** The definitions that a match is pinned to, each under a name that holds its hash. */
final class PinnedCards {

    private static final int HASH_DIGITS = 16;

    private PinnedCards() {}

    /**
     * The names of all definitions that a match needs, given its first commit. What a card copies
     * is another card of the match.
     */
    static SortedSet<String> neededBy(Commit first) {
        var names = new TreeSet<String>();
        for (var seat : seats(first)) {
            seat.deck().cards().forEach(card -> names.add(card.definition()));
        }
        return names;
    }

    private static List<SeatSetup> seats(Commit first) {
        return switch (first.facts().isEmpty() ? null : first.facts().getFirst()) {
            case MatchCreated created -> created.seats();
            case MatchForked forked -> forked.state().map(MatchState::seats).orElse(List.of());
            case null, default -> List.of();
        };
    }

    static String line(String name, Map<?, ?> definition) {
        return "{\"name\":"
                + Canonical.text(name)
                + ",\"definition\":"
                + Canonical.textOfPlain(definition)
                + "}";
    }

    /** The library of a file, once its definitions are found to be those that are needed. */
    static CardLibrary checked(ReplayFile file, SortedSet<String> needed) {
        var definitions = new HashMap<String, CardDefinition>();
        var names = new ArrayList<>(needed);
        for (int i = 0; i < file.cards().size(); i++) {
            int line = file.lineOfCard(i);
            var name = i < names.size() ? names.get(i) : "no further definition";
            definitions.put(name, checked(file.cards().get(i), line, name));
        }
        if (file.cards().size() < names.size()) {
            throw new AuditException(
                    Finding.ofFile(
                            Check.CARDS,
                            "the definitions",
                            names.get(file.cards().size()),
                            "nothing by this name"));
        }
        return name -> Optional.ofNullable(definitions.get(name));
    }

    private static CardDefinition checked(String text, int line, String wanted) {
        if (!(ReplayFile.plain(text, line) instanceof Map<?, ?> fields)
                || !List.of("name", "definition").equals(List.copyOf(fields.keySet()))
                || !(fields.get("definition") instanceof Map<?, ?> plain)) {
            throw wrong(line, "its fields", "name and definition", text);
        }
        if (!wanted.equals(fields.get("name"))) {
            throw wrong(line, "the name of the definition", wanted, fields.get("name"));
        }
        var hash = Canonical.sha256OfPlain(plain).substring(0, HASH_DIGITS);
        int at = wanted.indexOf('@');
        if (!wanted.substring(at + 1).equals(hash)) {
            throw wrong(line, "the hash of the definition of " + wanted, wanted, hash);
        }
        try {
            var definition = Plain.read(CardDefinition.class, plain);
            if (!wanted.equals(definition.id() + "@" + hash)) {
                throw wrong(line, "the id of the definition", wanted, definition.id());
            }
            return definition;
        } catch (MalformedException e) {
            throw wrong(line, e.path(), "a definition that today's rules know", e.problem());
        }
    }

    private static AuditException wrong(int line, String what, Object expected, Object found) {
        return new AuditException(Finding.ofLine(Check.CARDS, line, what, expected, found));
    }
}
