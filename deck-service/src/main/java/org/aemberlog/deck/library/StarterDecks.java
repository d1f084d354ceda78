package org.aemberlog.deck.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.state.DeckList;

/** The two decks that the rulebook's first match is played with; they are always there. */
public final class StarterDecks {

    private static final List<String> FILES = List.of("radiant-argus-the-supreme", "miss-onyx-censorius");

    private StarterDecks() {}

    /** The decks, read from their lists. */
    public static List<DeckList> all() {
        var reader = new DeckReader(CardPool.all());
        return FILES.stream()
                .map(name -> reader.read(DeckDraft.read(text("/decks/" + name + ".txt"))))
                .toList();
    }

    private static String text(String resource) {
        try (var in = StarterDecks.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
