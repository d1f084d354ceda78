/** Kafka as this service's way to the rules and back. */
package org.aemberlog.match.kafka;
