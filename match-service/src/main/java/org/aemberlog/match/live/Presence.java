package org.aemberlog.match.live;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gte;
import static com.mongodb.client.model.Updates.combine;
import static com.mongodb.client.model.Updates.max;
import static com.mongodb.client.model.Updates.set;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.storage.StorageSpace;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who is at which table. Whatever is asked with a seat's token is a sign of its player; it stands beside
 * what lists say of the match, so that all instances know of it. Nobody else can give a sign, or keep
 * one back. Times are of the services' clocks; what clients say of theirs does not matter.
 */
@Component
public class Presence {

    private static final int MAX_TRACKED = 50_000;
    private static final String SINCE = "since";
    private static final String SEEN = "seen";

    private final MongoCollection<Document> matches;
    private final PresenceSettings settings;
    private final StorageSpace storage;
    private final InstantSource time;
    private final Cache<Place, Long> written =
            Caffeine.newBuilder().maximumSize(MAX_TRACKED).build();

    private record Place(MatchId match, Seat seat) {}

    Presence(
            ReactiveMongoDatabaseFactory databases,
            PresenceSettings settings,
            StorageSpace storage,
            InstantSource time) {
        this.matches = DurableWrites.collection(databases, CommitStore.MATCHES);
        this.settings = settings;
        this.storage = storage;
        this.time = time;
    }

    /**
     * How long a player has been seen, in milliseconds since 1970.
     *
     * @param since since when, without having been away in between
     * @param seen until when
     */
    public record Sign(long since, long seen) {}

    /** The players of a match; empty of who never came. */
    public record Signs(Optional<Sign> a, Optional<Sign> b) {

        public Optional<Sign> of(Seat seat) {
            return seat == Seat.A ? a : b;
        }
    }

    /** Notes a sign of a player. Completes once others know of it. */
    public Mono<Void> sign(MatchId match, Seat seat) {
        return Mono.defer(() -> {
            var place = new Place(match, seat);
            long now = time.millis();
            var last = written.getIfPresent(place);
            if (last != null && now - last < settings.every().toMillis()) {
                return Mono.empty();
            }
            written.put(place, now);
            return storage.room().then(write(match, field(seat), now)).doOnError(e -> written.invalidate(place));
        });
    }

    private Mono<Void> write(MatchId match, String field, long now) {
        var which = eq("_id", match.value());
        long away = now - settings.awayAfter().toMillis();
        var seen = field + "." + SEEN;
        var stays = combine(max(seen, now), max(CommitStore.SIGN_AT, now));
        var comes = combine(set(field, new Document(SINCE, now).append(SEEN, now)), max(CommitStore.SIGN_AT, now));
        return Mono.from(matches.updateOne(and(which, gte(seen, away)), stays))
                .filter(result -> result.getMatchedCount() == 0)
                .flatMap(result -> Mono.from(matches.updateOne(which, comes)))
                .then();
    }

    /** The signs of a match's players. */
    public Mono<Signs> of(MatchId match) {
        return Mono.from(matches.find(eq("_id", match.value())))
                .defaultIfEmpty(new Document())
                .map(document -> new Signs(sign(document, Seat.A), sign(document, Seat.B)));
    }

    private static Optional<Sign> sign(Document document, Seat seat) {
        return Optional.ofNullable(document.get(field(seat))).map(it -> Plain.read(Sign.class, it));
    }

    private static String field(Seat seat) {
        return seat.name().toLowerCase(Locale.ROOT);
    }

    /** Since when there has to be a sign of somebody in a match that is not left. */
    public long live() {
        return time.millis() - settings.leftAfter().toMillis();
    }

    /** Whether nobody has been at the table of a match for so long that it is left, and not over. */
    public boolean isAbandoned(MatchListing listing) {
        return listing.endedAt().isEmpty()
                && listing.signAt().filter(at -> at >= live()).isEmpty();
    }
}
