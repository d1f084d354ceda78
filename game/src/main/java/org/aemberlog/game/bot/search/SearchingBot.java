package org.aemberlog.game.bot.search;

import org.aemberlog.game.bot.judgment.SensibleBot;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.Step;

/**
 * Looks ahead: of what {@link SensibleBot} finds best it does what leads furthest in a {@link
 * Lookahead}. Where there is nothing to search in, it does what that bot does.
 */
public final class SearchingBot implements Bot {

    /** As many of the most promising intents are tried. */
    private static final int WIDTH = 8;

    private final SensibleBot sensible = new SensibleBot();

    @Override
    public SeatIntent decide(Situation situation) {
        var ranking = sensible.ranking(situation);
        if (situation.table().step() == Step.SETUP) {
            return ranking.getFirst();
        }
        var tried = ranking.subList(0, Math.min(WIDTH, ranking.size()));
        return new Lookahead(situation, tried).best();
    }
}
