/** Reads cards aloud: English written from the same data that the engine resolves. */
package org.aemberlog.game.card.text;
