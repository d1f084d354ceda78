package org.aemberlog.match.intents;

import java.util.Optional;

/**
 * What a judge asks for who takes an action back.
 *
 * @param expectedVersion the version of the match that the judge looked at, if it matters
 */
public record RewindRequest(Optional<Long> expectedVersion) {}
