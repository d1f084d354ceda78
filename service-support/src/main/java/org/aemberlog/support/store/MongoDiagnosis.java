package org.aemberlog.support.store;

import com.mongodb.ConnectionString;
import com.mongodb.MongoCommandException;
import com.mongodb.MongoException;
import com.mongodb.MongoIncompatibleDriverException;
import com.mongodb.MongoNotPrimaryException;
import com.mongodb.MongoSecurityException;
import com.mongodb.MongoTimeoutException;
import com.mongodb.connection.ServerDescription;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.support.Causes;

/** Says in a sentence what is wrong with a MongoDB, and which setting is to be mended. */
public final class MongoDiagnosis {

    /** What names the MongoDB of a service. */
    public static final String SETTING = "MONGODB_URI";

    private static final Set<Integer> UNAUTHORIZED = Set.of(13, 18);
    private static final String NO_PRIMARY =
            "expected a MongoDB whose primary answers, but its replica set has none: start most of its members. ";
    private static final int LONGEST = 700;

    private MongoDiagnosis() {}

    /**
     * What a failure means; empty when it is none of a MongoDB.
     *
     * @param setting what named the MongoDB, such as a variable
     */
    public static Optional<String> of(Throwable failure, String setting) {
        return Causes.find(failure, MongoException.class)
                .map(MongoDiagnosis::sentence)
                .or(() -> malformed(failure))
                .map(sentence -> setting + ": " + sentence);
    }

    private static String sentence(MongoException e) {
        return switch (e) {
            case MongoIncompatibleDriverException old ->
                "expected a MongoDB " + ServerDescription.MIN_DRIVER_SERVER_VERSION + " or newer. " + says(old);
            case MongoSecurityException rejected -> "MongoDB rejects the name or the password in it. " + says(rejected);
            case MongoCommandException refused
            when UNAUTHORIZED.contains(refused.getErrorCode()) ->
                "expected a user who may read and write the database. " + says(refused);
            case MongoTimeoutException late
            when late.getMessage().contains("REPLICA_SET_SECONDARY") -> NO_PRIMARY + says(late);
            case MongoNotPrimaryException leaderless -> NO_PRIMARY + says(leaderless);
            case MongoTimeoutException late ->
                "expected a MongoDB whose primary answers, found none in time. Start it, or mend the address. "
                        + says(late);
            default -> "MongoDB fails. " + says(e);
        };
    }

    /** The driver never repeats a password. */
    private static String says(Throwable e) {
        var text = "The driver says: " + e.getMessage();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " ...";
    }

    /** What is wrong with a connection string is thrown where one is read. */
    private static Optional<String> malformed(Throwable failure) {
        return Causes.find(failure, IllegalArgumentException.class)
                .filter(e -> Arrays.stream(e.getStackTrace())
                        .anyMatch(at -> at.getClassName().equals(ConnectionString.class.getName())))
                .map(e -> "expected a connection string such as mongodb://127.0.0.1:27017/?replicaSet=rs0. "
                        + e.getMessage());
    }
}
