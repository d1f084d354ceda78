/** Worlds Collide (2019). */
package org.aemberlog.deck.cards.worldscollide;
