/**
 * The lab: a position in, what may be asked in it, what happens and everything that follows from it
 * out. For judges, card authors and tests; it reads and writes nothing itself, and speaks of cards
 * by their titles.
 */
package org.aemberlog.game.lab;
