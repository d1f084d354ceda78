/** Age of Ascension (2019). */
package org.aemberlog.deck.cards.ageofascension;
