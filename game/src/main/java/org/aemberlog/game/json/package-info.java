/**
 * The plain form of the game's records: maps, lists, texts, numbers and truth values, which any
 * JSON library and any document store take as they are, and its canonical text for
 * hashing (RFC 8785).
 */
package org.aemberlog.game.json;
