package org.aemberlog.deck.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.state.DeckList;

/** The decks that are always there for everybody: the two starter decks, and some of each set that we generated. */
public final class OpenDecks {

    private static final List<String> STARTERS = List.of("radiant-argus-the-supreme", "miss-onyx-censorius");

    private static final List<String> OTHERS = List.of(
            "gorm-the-amber-eyed-of-the-singing-dunes",
            "zephyrine-the-keen-of-the-inner-sea",
            "hesper-the-generous-of-the-ninth-gate",
            "dovra-the-quiet-of-the-inner-sea",
            "wilko-the-vigilant-of-the-ember-fields",
            "umber-the-patient-of-the-last-bridge",
            "tamsin-the-bold-of-the-last-bridge",
            "maris-the-bold-of-the-moonlit-quarry",
            "zephyrine-the-amber-eyed-of-the-moonlit-quarry",
            "kestrel-the-zealous-of-the-inner-sea",
            "borin-the-forgetful-of-the-moonlit-quarry",
            "alba-the-zealous-of-the-glass-orchard",
            "hesper-the-sleepless-of-the-deep-vault",
            "kestrel-the-sleepless-of-the-ember-fields",
            "orla-the-forgetful-of-the-glass-orchard",
            "ebert-the-calm-of-the-brass-harbor");

    private OpenDecks() {}

    /** The two decks that the rulebook's first match is played with. */
    public static List<DeckList> starters() {
        return read(STARTERS);
    }

    /** All of them, the starter decks first. */
    public static List<DeckList> all() {
        return Stream.concat(starters().stream(), read(OTHERS).stream()).toList();
    }

    private static List<DeckList> read(List<String> names) {
        var reader = new DeckReader(CardPool.all());
        return names.stream()
                .map(name -> reader.read(DeckDraft.read(text("/decks/" + name + ".txt"))))
                .toList();
    }

    private static String text(String resource) {
        try (var in = OpenDecks.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
