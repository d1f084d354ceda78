/** rules-service: intents from Kafka, through the rules, to commits in MongoDB and on Kafka. */
package org.aemberlog.rules;
