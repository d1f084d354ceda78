/**
 * The MongoDB and the Kafka that tests run on: embedded ones, and once more, where Docker is, those
 * that people run. {@code ./aemberlog test} says which of them it had.
 */
package org.aemberlog.support.parts;
