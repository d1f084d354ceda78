package org.aemberlog.standalone.command;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckGenerator;
import org.aemberlog.deck.library.DeckWriter;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.json.Plain;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.UsageException;

/** {@code deck}: prints a random legal deck of a set, as a list that can be imported. */
public final class DeckCommand {

    private DeckCommand() {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("set", "seed"));
        var set = set(options.text("set", "call-of-the-archons"));
        System.out.print(list(set, options.seed(1)));
        return 0;
    }

    /** The list of the deck that a seed makes. */
    static String list(CardSet set, long seed) {
        var pool = CardPool.all();
        return new DeckWriter(pool).write(set, new DeckGenerator(pool).next(set, new SplittableRandom(seed)));
    }

    /**
     * The set of this name.
     *
     * @throws UsageException for none
     */
    static CardSet set(String name) {
        return Arrays.stream(CardSet.values())
                .filter(set -> Plain.of(set).equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("The option --set: expected one of "
                        + Arrays.stream(CardSet.values()).map(Plain::of).toList() + ", found '" + name + "'."));
    }
}
