/** A table to test at: the whole service with the rules, Kafka and the decks played by the test. */
package org.aemberlog.match.table;
