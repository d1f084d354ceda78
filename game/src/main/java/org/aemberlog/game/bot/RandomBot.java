package org.aemberlog.game.bot;

import java.util.SplittableRandom;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.intent.Intent.SeatIntent;

/** Picks uniformly among everything that is legal. */
final class RandomBot implements Bot {

    @Override
    public SeatIntent decide(Situation situation) {
        var legal = situation.legal();
        return legal.get(new SplittableRandom(situation.luck()).nextInt(legal.size()));
    }
}
