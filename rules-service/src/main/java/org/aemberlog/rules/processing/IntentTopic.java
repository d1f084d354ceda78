package org.aemberlog.rules.processing;

/** The topic on which intents come. */
interface IntentTopic {

    /** The id that Kafka gave it when it was made; may ask Kafka, and then blocks. */
    String id();

    /** Lets Kafka be asked again, because the topic may be another by now. */
    void forget();
}
