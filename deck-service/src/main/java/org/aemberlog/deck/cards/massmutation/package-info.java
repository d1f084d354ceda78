/** Mass Mutation (2020). */
package org.aemberlog.deck.cards.massmutation;
