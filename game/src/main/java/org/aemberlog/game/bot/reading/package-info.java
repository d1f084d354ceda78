/** What abilities do, read from the card language alone: which cards their instructions touch, and how. */
package org.aemberlog.game.bot.reading;
