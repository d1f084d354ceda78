package org.aemberlog.standalone.store;

import com.mongodb.reactivestreams.client.MongoClients;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import reactor.core.publisher.Flux;

/**
 * The databases of one platform, one for each service.
 *
 * @param prefix what all their names begin with
 */
public record Databases(String prefix) {

    /** Those that all services have by themselves. */
    public static final Databases USUAL = new Databases("aemberlog");

    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final int DISTINCT_BYTES = 6;

    /** Databases that nothing else has used, for a run that {@link #drop drops} them in the end. */
    public static Databases ofTheirOwn(String what) {
        var distinct = new byte[DISTINCT_BYTES];
        new SecureRandom().nextBytes(distinct);
        return new Databases(USUAL.prefix + "-" + what + "-" + HexFormat.of().formatHex(distinct));
    }

    /** The name of the database of a service such as {@code rules-service}. */
    public String of(String service) {
        return prefix + "-" + service.replace("-service", "");
    }

    /**
     * Removes them and all that is in them.
     *
     * @throws IllegalStateException for the usual ones, which hold what people play
     */
    public void drop(String uri) {
        if (equals(USUAL)) {
            throw new IllegalStateException("The databases of all platforms are never dropped.");
        }
        try (var client = MongoClients.create(uri)) {
            Flux.from(client.listDatabaseNames())
                    .filter(name -> name.startsWith(prefix + "-"))
                    .collectList()
                    .flatMapMany(Flux::fromIterable)
                    .concatMap(name -> client.getDatabase(name).drop())
                    .blockLast(TIMEOUT);
        }
    }
}
