/** The HTTP doors of deck-service. */
package org.aemberlog.deck.http;
