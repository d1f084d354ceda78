/**
 * Facts: what happened in a match, in the past tense, outcomes only. Folding a fact needs no dice,
 * no clock and no card text.
 */
package org.aemberlog.game.event;
