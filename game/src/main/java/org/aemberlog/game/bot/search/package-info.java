/** Looks ahead: plays on matches that may be the one under way, and asks what led furthest. */
package org.aemberlog.game.bot.search;
