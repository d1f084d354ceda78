package org.aemberlog.standalone;

import java.util.Map;
import org.aemberlog.standalone.bot.Api;

/**
 * The whole platform for tests, in a directory that is deleted afterwards; its bots never pause.
 */
public final class TestPlatform implements AutoCloseable {

    private final Home home = Home.temporary();
    private final Platform platform = Platform.start(home, Platform.Ports.ANY);

    /** Where people go, without a slash at the end. */
    public String url() {
        return platform.matchUrl();
    }

    /** Speaks to match-service, and to the others through it. */
    public Api api() {
        return new Api(platform.matchUrl());
    }

    /** The ids of the starter decks by the first word of their names. */
    public Map<String, String> decks() {
        return StarterMatch.decks(new Api(platform.deckUrl()));
    }

    /** The secret that tokens are signed with, in base64. */
    public String tokenSecret() {
        return platform.tokenSecret();
    }

    /** A token of an auditor, who may see everything. */
    public String auditorToken() {
        return TokenCommand.token(tokenSecret(), "auditor", "tests", "");
    }

    @Override
    public void close() {
        platform.close();
        home.close();
    }
}
