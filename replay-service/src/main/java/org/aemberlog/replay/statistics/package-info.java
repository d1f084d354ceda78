/** Win rates and numbers of houses, cards, decks and all matches. */
package org.aemberlog.replay.statistics;
