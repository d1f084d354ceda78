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
import org.aemberlog.game.event.MatchEvent.Beginning;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.SeatSetup;

/** The definitions that a match is pinned to, each under a name that holds its hash. */
public final class PinnedCards {

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
        if (first.events().isEmpty() || !(first.events().getFirst() instanceof Beginning beginning)) {
            return List.of();
        }
        return switch (beginning) {
            case MatchCreated created -> created.seats();
            case MatchForked forked -> forked.state().map(MatchState::seats).orElse(List.of());
        };
    }

    static String line(String name, Map<?, ?> definition) {
        return Canonical.textOfPlain(Map.of("definition", definition, "name", name));
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
            throw new AuditException(Finding.ofFile(
                    Check.CARDS, "the definitions", names.get(file.cards().size()), "nothing by this name"));
        }
        return name -> Optional.ofNullable(definitions.get(name));
    }

    private static CardDefinition checked(String text, int line, String wanted) {
        var card = read(text, line);
        if (!wanted.equals(card.name())) {
            throw wrong(line, "the name of the definition", wanted, card.name());
        }
        try {
            return requirePinned(card.name(), card.definition());
        } catch (MalformedException e) {
            throw wrong(line, "definition." + e.path(), "what this release knows", e.problem());
        } catch (AuditException e) {
            var finding = e.finding();
            throw wrong(line, finding.what(), finding.expected(), finding.found());
        }
    }

    /** A definition in its plain form, and the name by which it is pinned. */
    record Pinned(String name, Map<?, ?> definition) {}

    /** What the line of a definition says. */
    static Pinned read(String text, int line) {
        if (ReplayFile.plain(text, line) instanceof Map<?, ?> fields
                && fields.size() == 2
                && fields.get("name") instanceof String name
                && fields.get("definition") instanceof Map<?, ?> definition) {
            return new Pinned(name, definition);
        }
        throw wrong(line, "its fields", "name and definition", text);
    }

    /**
     * The definition of a plain form, if it is the one that a name is pinned to.
     *
     * @throws AuditException when its hash is not that in the name, or its id is another
     * @throws MalformedException when this release cannot read it
     */
    public static CardDefinition requirePinned(String name, Map<?, ?> definition) {
        var hash = Canonical.sha256OfPlain(definition).substring(0, HASH_DIGITS);
        require("the hash of the definition", name.substring(name.indexOf('@') + 1), hash);
        var read = Plain.read(CardDefinition.class, definition);
        require("the name of the definition", name, read.id() + "@" + hash);
        return read;
    }

    private static void require(String what, String expected, String found) {
        if (!expected.equals(found)) {
            throw new AuditException(Finding.ofFile(Check.CARDS, what, expected, found));
        }
    }

    private static AuditException wrong(int line, String what, Object expected, Object found) {
        return new AuditException(Finding.ofLine(Check.CARDS, line, what, expected, found));
    }
}
