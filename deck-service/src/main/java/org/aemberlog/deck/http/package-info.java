/** The service's HTTP interface: cards and decks. */
package org.aemberlog.deck.http;
