/** Dark Tidings (2021). */
package org.aemberlog.deck.cards.darktidings;
