package org.aemberlog.game.engine;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;

/** The definitions of the cards of one match, looked up when they are needed. */
public final class Cast {

    private final List<SeatSetup> seats;
    private final Scripts scripts;
    private final Script[][] found;

    private Cast(List<SeatSetup> seats, Scripts scripts) {
        this.seats = seats;
        this.scripts = scripts;
        this.found =
                new Script[][] {
                    new Script[seats.get(0).deck().cards().size()],
                    new Script[seats.get(1).deck().cards().size()]
                };
    }

    static Cast of(MatchState state, Scripts scripts) {
        return new Cast(state.seats(), scripts);
    }

    /** The cast of a match whose definitions are in {@code library}. */
    public static Cast of(MatchState state, CardLibrary library) {
        return of(state, new Scripts(library));
    }

    /** The card's own definition. A definition that the library lost throws. */
    public CardDefinition definition(CardId card) {
        return script(card).definition;
    }

    /** What the card is at the moment: itself, or the card that it copies. */
    Script script(MatchState state, CardId card) {
        var copied = state.copies().isEmpty() ? null : state.copies().get(card);
        return copied == null ? script(card) : scripts.get(copied);
    }

    /** Whether a card of the match has to do with the tide, so that its reference card is there. */
    boolean knowsTheTide() {
        return seats.stream()
                .flatMap(seat -> seat.deck().cards().stream())
                .anyMatch(card -> scripts.mentionsTheTide(card.definition()));
    }

    /** Whether there is a definition with this pinned name. */
    boolean knows(String pinned) {
        return scripts.knows(pinned);
    }

    Script script(CardId card) {
        var row = found[card.owner() == Seat.A ? 0 : 1];
        var script = row[card.index()];
        if (script == null) {
            var listed = seats.get(card.owner().ordinal()).deck().cards().get(card.index());
            script = scripts.get(listed.definition());
            row[card.index()] = script;
        }
        return script;
    }

    /** Scripts by pinned name, made once. */
    static final class Scripts {

        private final CardLibrary library;
        private final Map<String, Script> made = new ConcurrentHashMap<>();
        private final Map<String, Boolean> tidal = new ConcurrentHashMap<>();

        Scripts(CardLibrary library) {
            this.library = library;
        }

        Script get(String pinned) {
            var script = made.get(pinned);
            return script != null ? script : made.computeIfAbsent(pinned, this::make);
        }

        boolean mentionsTheTide(String pinned) {
            return tidal.computeIfAbsent(
                    pinned, p -> Mentions.theTide(get(p).definition.abilities()));
        }

        boolean knows(String pinned) {
            return made.containsKey(pinned) || library.find(pinned).isPresent();
        }

        private Script make(String pinned) {
            return new Script(
                    library.find(pinned)
                            .orElseThrow(
                                    () ->
                                            new IllegalStateException(
                                                    "No definition of " + pinned)));
        }
    }
}
