package org.aemberlog.support.broker;

import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.ClusterAuthorizationException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.support.LoggingProducerListener;

/**
 * Makes producers anew that have failed for good. One that is told that it cannot or may not send, be it by a broker
 * that has only just started, never sends again, though a new one could.
 */
final class RenewedProducers extends LoggingProducerListener<Object, Object> {

    private final ObjectProvider<ProducerFactory<?, ?>> factories;
    private final AtomicReference<Exception> last = new AtomicReference<>();

    RenewedProducers(ObjectProvider<ProducerFactory<?, ?>> factories) {
        this.factories = factories;
    }

    /** All that a failed producer still has to send fails as the first did; it is replaced once. */
    @Override
    public void onError(ProducerRecord<Object, Object> record, RecordMetadata metadata, Exception exception) {
        super.onError(record, metadata, exception);
        if (isForGood(exception) && last.getAndSet(exception) != exception) {
            factories.forEach(ProducerFactory::reset);
        }
    }

    private static boolean isForGood(Exception exception) {
        return exception instanceof UnsupportedVersionException || exception instanceof ClusterAuthorizationException;
    }
}
