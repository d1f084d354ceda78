/** What a bot is and what it decides from: the table as its seat sees it, and matches that may be the one under way. */
package org.aemberlog.game.bot.situation;
