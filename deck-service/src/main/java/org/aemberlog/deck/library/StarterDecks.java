package org.aemberlog.deck.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The two decks that the rulebook's first match is played with; they are always there. */
public final class StarterDecks {

    private static final List<String> FILES = List.of("radiant-argus-the-supreme", "miss-onyx-censorius");

    private StarterDecks() {}

    /** The decks, read from their files. */
    public static List<DeckList> all() {
        var reader = new DeckReader(CardPool.all());
        return FILES.stream()
                .map(name -> reader.read(file("/decks/" + name + ".yml")))
                .toList();
    }

    private static DeckFile file(String resource) {
        try (var in = StarterDecks.class.getResourceAsStream(resource)) {
            Object root = new Yaml(new SafeConstructor(new LoaderOptions())).load(in);
            return Plain.read(DeckFile.class, root);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
