package org.aemberlog.standalone.bot;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Deals;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.view.TableView;

/** One of the game's bots, as somebody who plays over HTTP and has a card pool at hand. */
public final class Player {

    private static final Map<String, CardDefinition> CARDS =
            CardPool.all().pinned().values().stream().collect(Collectors.toMap(CardDefinition::id, card -> card));

    private final Bot bot;
    private final SplittableRandom luck;
    private final String nonce;

    private Player(String name, long seed) {
        this.bot = Bots.named(name).orElseThrow();
        this.luck = new SplittableRandom(seed);
        this.nonce = "%016x".formatted(luck.nextLong());
    }

    /** Picks uniformly among everything that is legal, as {@code seed} tells. */
    public static Player random(long seed) {
        return new Player(Bots.RANDOM, seed);
    }

    /** Plays like somebody who knows the game. */
    public static Player sensible(long seed) {
        return new Player(Bots.SENSIBLE, seed);
    }

    /**
     * Picks one of the intents.
     *
     * @param intents what may be asked, never empty, in their plain form
     * @param table the table as the seat sees it, in its plain form
     */
    Map<String, Object> decide(List<Map<String, Object>> intents, Object table) {
        var legal = intents.stream().map(it -> Plain.read(SeatIntent.class, it)).toList();
        var seen = Plain.read(TableView.class, table);
        var seat = legal.getFirst().seat();
        return Plain.map((Record) bot.decide(new Situation(seat, legal, seen, CARDS, Deals.NONE, luck.nextLong())));
    }

    /** What the player adds to the dice: 16 hex digits. */
    String nonce() {
        return nonce;
    }
}
