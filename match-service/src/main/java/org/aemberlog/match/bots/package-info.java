/**
 * Seats bots at matches and plays for them. {@code Seating} keeps who is a bot before the match is
 * created; {@code BotTables} takes up every running match with bots, here or after a restart, and
 * each {@code BotTable} asks for what a bot decides from what its seat sees.
 */
package org.aemberlog.match.bots;
