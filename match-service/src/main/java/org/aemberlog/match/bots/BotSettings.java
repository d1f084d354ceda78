package org.aemberlog.match.bots;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How bots play.
 *
 * @param pause before each decision, so that people can follow
 * @param lookAgainAfter how often matches are looked for that are not taken up
 * @param most how many running matches have bots at once
 * @param leaveAfter how long after its creation a match is given up that nobody ends
 */
@ConfigurationProperties("aemberlog.bots")
record BotSettings(Duration pause, Duration lookAgainAfter, int most, Duration leaveAfter) {}
