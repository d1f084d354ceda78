package org.aemberlog.support.problems;

import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

/**
 * Tells what is away for a while, such as the store or the broker, from what is broken. The door
 * needs neither of them, so it knows their errors by name.
 */
final class UnavailableErrors {

    private static final Set<String> SIGNS = Set.of(
            TimeoutException.class.getName(),
            RejectedExecutionException.class.getName(),
            "com.mongodb.MongoTimeoutException",
            "com.mongodb.MongoSocketException",
            "com.mongodb.MongoConnectionPoolClearedException",
            "com.mongodb.MongoNotPrimaryException",
            "com.mongodb.MongoNodeIsRecoveringException",
            "org.apache.kafka.common.errors.RetriableException",
            "org.springframework.dao.DataAccessResourceFailureException",
            "org.springframework.dao.QueryTimeoutException");

    private UnavailableErrors() {}

    /** Whether this was caused by something that will be there again. */
    static boolean causes(Throwable error) {
        for (var cause = error; cause != null; cause = cause.getCause()) {
            if (isSign(cause.getClass())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSign(Class<?> kind) {
        return kind != null && (SIGNS.contains(kind.getName()) || isSign(kind.getSuperclass()));
    }
}
