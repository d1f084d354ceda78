package org.aemberlog.game.json;

/**
 * Marks a record of one component whose plain form is that component's: an id is written as its
 * number or text.
 */
public interface Flat {}
