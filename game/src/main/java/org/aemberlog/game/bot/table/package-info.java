/** The table from one seat's side: the cards that it sees, and what selectors and amounts mean there, as far as that can be told. */
package org.aemberlog.game.bot.table;
