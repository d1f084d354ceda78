/** Services and the MongoDB and Kafka that they are told to use: secured ones, and ones that cannot be used. */
package org.aemberlog.standalone.servers;
