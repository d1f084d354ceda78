package org.aemberlog.replay.results;

import static com.mongodb.client.model.Filters.in;

import com.mongodb.reactivestreams.client.MongoCollection;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.counting.MatchCounter;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/**
 * Tells every result through every channel. That it was told is written down afterwards, so a
 * process that dies between the two tells it again, and one that is told of old matches does not.
 */
@Component
public class ResultPublisher {

    private static final Logger LOG = LoggerFactory.getLogger(ResultPublisher.class);

    private final MongoCollection<Document> announced;
    private final List<Channel> channels;
    private final Counter told;
    private final Counter unaccountable;

    ResultPublisher(ReactiveMongoDatabaseFactory databases, List<Channel> channels, MeterRegistry meters) {
        this.announced = DurableWrites.collection(databases, "results");
        this.channels = List.copyOf(channels);
        this.told = meters.counter("aemberlog.results");
        this.unaccountable = meters.counter("aemberlog.unaccountable.matches");
    }

    /** Tells the results of finished matches that are in the archive, once each. Blocks. */
    public void announce(List<MatchHistory> finished) {
        var results = new ArrayList<>(results(finished));
        if (!results.isEmpty()) {
            var known = known(results);
            results.removeIf(result -> known.contains(result.id()));
            channels.forEach(channel -> channel.tell(results));
            var documents =
                    results.stream().map(it -> new Document("_id", it.id())).toList();
            Blocking.first(Writes.insertAbsent(announced, documents));
            told.increment(results.size());
        }
    }

    private List<Result> results(List<MatchHistory> finished) {
        var results = new ArrayList<Result>();
        for (var history : finished) {
            try {
                results.add(Result.of(MatchCounter.of(history)));
            } catch (RuntimeException e) {
                unaccountable.increment();
                LOG.error("Match {} has no result", history.match().value(), e);
            }
        }
        return results;
    }

    private Set<String> known(List<Result> results) {
        var ids = results.stream().map(Result::id).toList();
        return Blocking.first(Flux.from(announced.find(in("_id", ids)))
                .map(document -> document.getString("_id"))
                .collect(Collectors.toSet()));
    }
}
