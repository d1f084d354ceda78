package org.aemberlog.standalone.bot;

import java.util.List;
import java.util.Map;

/** Decides what a seat asks. */
public interface Bot {

    /**
     * Picks one of the intents.
     *
     * @param intents what may be asked, never empty, in their plain form
     * @param table the table as the seat sees it, in its plain form
     */
    Map<String, Object> decide(List<Map<String, Object>> intents, Map<String, Object> table);

    /** What the bot adds to the dice, 0 to 64 letters, digits, '-' or '_'. */
    String nonce();
}
