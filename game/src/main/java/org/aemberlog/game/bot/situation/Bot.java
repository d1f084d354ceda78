package org.aemberlog.game.bot.situation;

import org.aemberlog.game.intent.Intent.SeatIntent;

/** Decides what a seat asks. Holds nothing, so that the same situation gives the same decision. */
@FunctionalInterface
public interface Bot {

    /** One of the legal intents. */
    SeatIntent decide(Situation situation);
}
