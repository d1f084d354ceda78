/** Judges what a seat may ask and how it may answer, in points, by what the cards say and the table shows. */
package org.aemberlog.game.bot.judgment;
