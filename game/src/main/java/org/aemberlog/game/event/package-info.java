/**
 * Events: what happened in a match, in the past tense, outcomes only. Folding an event needs no dice,
 * no clock and no card text.
 */
package org.aemberlog.game.event;
