/** The card pools: definitions, where they are printed, and how others learn of them. */
package org.aemberlog.deck.pool;
