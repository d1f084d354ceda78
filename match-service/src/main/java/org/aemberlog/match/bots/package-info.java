/**
 * Seats bots at matches and plays for them. {@code BotAssignment} keeps who is a bot before the match is
 * created; {@code BotSessions} takes up every running match with bots, here or after a restart, and
 * each {@code BotSession} asks for what a bot decides from what its seat sees.
 */
package org.aemberlog.match.bots;
