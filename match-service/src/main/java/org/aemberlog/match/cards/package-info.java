/** The card definitions that matches are played with, read from Kafka into memory. */
package org.aemberlog.match.cards;
