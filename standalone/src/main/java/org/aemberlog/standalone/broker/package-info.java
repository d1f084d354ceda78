/** A Kafka broker in this process, for a machine without Kafka. */
package org.aemberlog.standalone.broker;
