/** Decks: the project's own deck format, its checks, and where decks are kept. */
package org.aemberlog.deck.library;
