package org.aemberlog.match.bots;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How bots play.
 *
 * @param pause before each decision, so that people can follow; a {@link Pace} makes it theirs
 * @param searchThreads how many bots may search at the same time; 0: one for two processors
 * @param pollInterval how often matches are looked for that are not taken up
 * @param most how many matches bots play at once
 * @param hold how long a bot that waits for a person counts as playing; after that it comes back
 *     when the person does something
 * @param leaveAfter how long after its creation a match is given up that nobody ends
 */
@ConfigurationProperties("aemberlog.bots")
record BotSettings(
        Duration pause, int searchThreads, Duration pollInterval, int most, Duration hold, Duration leaveAfter) {}
