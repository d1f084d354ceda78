package org.aemberlog.match.series.mongo;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Indexes.ascending;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.function.Function;
import org.aemberlog.game.json.Plain;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.store.Versioned;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** All series, one document each, changed only from the version that was looked at. */
@Component
public class SeriesStore {

    private static final String TO_BEGIN = "toBegin";

    private final MongoCollection<Document> all;
    private final Versioned<Series> versions;
    private final ReadableDocuments readable;

    SeriesStore(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable) {
        this.readable = readable;
        all = DurableWrites.collection(databases, "series");
        versions = new Versioned<>(all, SeriesStore::document, SeriesStore::series);
    }

    @PostConstruct
    void index() {
        DurableWrites.index(all, ascending(TO_BEGIN));
    }

    /** A series; empty if there is none. */
    public Mono<Series> find(SeriesId id) {
        return versions.find(id.value());
    }

    /** Keeps a new series, or gives the one that has its id already. */
    public Mono<Series> open(Series series) {
        return versions.open(series);
    }

    /**
     * Changes a series and keeps it, again if somebody else was faster; empty if there is none.
     *
     * @param change gives the series at its next version, or the same, or fails
     */
    public Mono<Series> change(SeriesId id, Function<Series, Mono<Series>> change) {
        return versions.change(id.value(), change);
    }

    /** The series with a game that the rules are not known to have set up. */
    public Flux<Series> toBegin() {
        return Flux.from(all.find(eq(TO_BEGIN, true))).handle(readable.each("series", SeriesStore::series));
    }

    private static Document document(Series series) {
        return new Document("_id", series.id().value())
                .append(Versioned.VERSION, series.version())
                .append(TO_BEGIN, series.toBegin().isPresent())
                .append("series", new Document(Plain.map(series)));
    }

    private static Series series(Document document) {
        return Plain.read(Series.class, document.get("series"));
    }
}
