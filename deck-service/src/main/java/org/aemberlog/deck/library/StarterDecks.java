package org.aemberlog.deck.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.state.DeckList;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The two starter decks that the rulebook comes with; they are always there. */
public final class StarterDecks {

    private static final List<String> FILES =
            List.of("radiant-argus-the-supreme", "miss-onyx-censorius");

    private StarterDecks() {}

    /** The decks, read from their files. */
    public static List<DeckList> all() {
        var reader = new DeckReader(CardPool.all());
        return FILES.stream().map(name -> reader.read(file("/decks/" + name + ".yml"))).toList();
    }

    private static DeckFile file(String resource) {
        try (InputStream in = StarterDecks.class.getResourceAsStream(resource)) {
            var yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
            Map<String, Object> root = yaml.load(in);
            var houses = new LinkedHashMap<String, List<String>>();
            ((Map<?, ?>) root.get("houses"))
                    .forEach(
                            (house, numbers) ->
                                    houses.put(
                                            String.valueOf(house),
                                            ((List<?>) numbers)
                                                    .stream().map(String::valueOf).toList()));
            return new DeckFile(
                    String.valueOf(root.get("name")), String.valueOf(root.get("set")), houses);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
