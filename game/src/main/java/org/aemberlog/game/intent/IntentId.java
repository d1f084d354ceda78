package org.aemberlog.game.intent;

import java.util.Locale;
import java.util.regex.Pattern;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/**
 * The identity of an intent within its match: who issued it, and a text that is unique to this
 * issuer. A client chooses the text at most, so that no client's id is another's or the platform's.
 *
 * @param issuer 1 to 32 small letters, digits or '-'
 * @param text 1 to 64 letters, digits, '_', '.', ':' or '-'
 */
public record IntentId(String issuer, String text) {

    private static final Pattern ISSUER = Pattern.compile("[a-z0-9-]{1,32}");
    private static final Pattern TEXT = Pattern.compile("[A-Za-z0-9_.:-]{1,64}");
    private static final String PLAYER = "seat-";
    private static final char SEPARATOR = '/';
    private static final int NAME_DIGITS = 16;

    public IntentId {
        if (!ISSUER.matcher(issuer).matches()) {
            throw new IllegalArgumentException(
                    "An issuer is 1 to 32 small letters, digits or '-', not '" + issuer + "'.");
        }
        if (!TEXT.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    "An intent id is 1 to 64 letters, digits, '_', '.', ':' or '-', not '" + text + "'.");
        }
    }

    /**
     * Of the client that creates the match. It says nothing of the client's idempotency key: whoever has that is given
     * the tokens of the seats again, and events are open once a match is over.
     */
    public static IntentId creator(MatchId match) {
        return new IntentId("creator", match.value());
    }

    /** Of whoever plays at a seat, by an idempotency key. */
    public static IntentId seat(Seat seat, String key) {
        return new IntentId(PLAYER + name(seat), key);
    }

    /** Whether an id as it is written is of a player, and neither of a bot nor of anybody else. */
    public static boolean isPlayers(String value) {
        return value.startsWith(PLAYER);
    }

    /** Of a judge, by an idempotency key. Two judges do not share ids. */
    public static IntentId judge(String judge, String key) {
        return new IntentId("judge-" + Canonical.sha256(judge).substring(0, NAME_DIGITS), key);
    }

    /** Of the bot that plays at a seat. */
    public static IntentId bot(Seat seat, String text) {
        return new IntentId("bot-" + name(seat), text);
    }

    /** Of the platform, which says that a match ends as its time is up or nobody came. */
    public static IntentId clock(String what, long version) {
        return new IntentId("clock", what + "-" + version);
    }

    /** Of the platform, which begins the games of series. */
    public static IntentId series() {
        return new IntentId("series", "begin");
    }

    /** The text alone of an id's {@link #value()}: all that its issuer knows of it. */
    public static String textOf(String value) {
        return value.substring(value.indexOf(SEPARATOR) + 1);
    }

    /** As it is written: issuer, '/' and text. */
    public String value() {
        return issuer + SEPARATOR + text;
    }

    private static String name(Seat seat) {
        return seat.name().toLowerCase(Locale.ROOT);
    }
}
