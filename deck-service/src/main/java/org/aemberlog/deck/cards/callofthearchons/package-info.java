/** Call of the Archons (2018). */
package org.aemberlog.deck.cards.callofthearchons;
