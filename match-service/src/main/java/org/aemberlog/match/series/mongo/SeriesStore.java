package org.aemberlog.match.series.mongo;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Indexes.ascending;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoWriteException;
import com.mongodb.WriteConcern;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.function.Function;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/** All series, one document each, changed only from the version that was looked at. */
@Component
public class SeriesStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int TRIES = 20;
    private static final String TO_BEGIN = "toBegin";

    private final MongoCollection<Document> all;

    SeriesStore(ReactiveMongoDatabaseFactory databases) {
        all =
                databases
                        .getMongoDatabase()
                        .block(PATIENCE)
                        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true))
                        .getCollection("series");
    }

    @PostConstruct
    void index() {
        Mono.from(all.createIndex(ascending(TO_BEGIN))).block(PATIENCE);
    }

    /** Somebody else changed the series in between. */
    private static final class Overtaken extends RuntimeException {
        private static final long serialVersionUID = 1;

        Overtaken(Series series) {
            super(series.id().value() + " is not at " + (series.version() - 1) + " any more");
        }
    }

    /** A series; empty if there is none. */
    public Mono<Series> find(SeriesId id) {
        return Mono.from(all.find(eq("_id", id.value()))).map(SeriesStore::series);
    }

    /** Keeps a new series, or gives the one that has its id already. */
    public Mono<Series> open(Series series) {
        return Mono.from(all.insertOne(document(series)))
                .thenReturn(series)
                .onErrorResume(SeriesStore::isDuplicate, e -> find(series.id()));
    }

    static boolean isDuplicate(Throwable error) {
        return error instanceof MongoWriteException e
                && e.getError().getCategory() == ErrorCategory.DUPLICATE_KEY;
    }

    /**
     * Changes a series and keeps it, again if somebody else was faster; empty if there is none.
     *
     * @param change gives the series at its next version, or the same, or fails
     */
    public Mono<Series> change(SeriesId id, Function<Series, Mono<Series>> change) {
        return Mono.defer(() -> find(id))
                .flatMap(
                        series ->
                                change.apply(series)
                                        .flatMap(
                                                next ->
                                                        next == series
                                                                ? Mono.just(next)
                                                                : keep(next)))
                .retryWhen(Retry.max(TRIES).filter(Overtaken.class::isInstance));
    }

    private Mono<Series> keep(Series next) {
        var seen = and(eq("_id", next.id().value()), eq("version", next.version() - 1));
        return Mono.from(all.replaceOne(seen, document(next)))
                .flatMap(
                        result ->
                                result.getMatchedCount() == 1
                                        ? Mono.just(next)
                                        : Mono.error(new Overtaken(next)));
    }

    /** The series with a game that the rules are not known to have set up. */
    public Flux<Series> toBegin() {
        return Flux.from(all.find(eq(TO_BEGIN, true))).map(SeriesStore::series);
    }

    private static Document document(Series series) {
        return new Document("_id", series.id().value())
                .append("version", series.version())
                .append(TO_BEGIN, series.toBegin().isPresent())
                .append("series", new Document(Plain.map(series)));
    }

    private static Series series(Document document) {
        return Plain.read(Series.class, document.get("series"));
    }
}
