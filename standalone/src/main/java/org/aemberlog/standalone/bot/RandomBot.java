package org.aemberlog.standalone.bot;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Picks uniformly among everything that is legal. */
public final class RandomBot implements Bot {

    private final SplittableRandom random;
    private final String nonce;

    /** A bot whose luck is told by {@code seed}. */
    public RandomBot(long seed) {
        this.random = new SplittableRandom(seed);
        this.nonce = Nonce.from(seed);
    }

    @Override
    public Map<String, Object> decide(
            List<Map<String, Object>> intents, Map<String, Object> table) {
        return intents.get(random.nextInt(intents.size()));
    }

    @Override
    public String nonce() {
        return nonce;
    }
}
