package org.aemberlog.replay.matches;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Filters.lt;
import static com.mongodb.client.model.Filters.lte;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.client.model.ReplaceOneModel;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.replay.projections.CommitBatch;
import org.aemberlog.replay.projections.Generation;
import org.aemberlog.replay.projections.Projection;
import org.aemberlog.replay.projections.ProjectionRepository;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The summaries. Each says up to which version it was folded, and takes only the next; what came
 * too early waits in the archive.
 */
@Component
public class Summaries implements Projection {

    private static final Logger LOG = LoggerFactory.getLogger(Summaries.class);
    private static final Comparator<Commit> BY_VERSION = Comparator.comparingLong(Commit::version);
    private static final String STARTED_AT = "startedAt";

    private final ProjectionRepository repository;
    private final Archive archive;
    private final Counter unfoldable;
    private final ReadableDocuments readable;

    Summaries(ProjectionRepository repository, Archive archive, MeterRegistry meters, ReadableDocuments readable) {
        this.readable = readable;
        this.repository = repository;
        this.archive = archive;
        this.unfoldable = meters.counter("aemberlog.unfoldable.summaries");
    }

    @Override
    public String name() {
        return "match-summaries";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public void prepare(Generation generation) {
        DurableWrites.index(summaries(generation), descending(STARTED_AT));
    }

    private MongoCollection<Document> summaries(Generation generation) {
        return repository.collection(generation, "summaries");
    }

    /**
     * Folds commits that are in the archive, and whatever waited there for them. Each match is read
     * and written once, however many of its commits there are. Blocks.
     */
    @Override
    public void take(Generation generation, CommitBatch arrivals) {
        var summaries = summaries(generation);
        var byMatch = arrivals.commits().stream().collect(Collectors.groupingBy(Commit::match));
        var before = stored(summaries, byMatch.keySet());
        var after = new HashMap<>(before);
        byMatch.forEach((match, more) -> fold(match, more, after));
        Blocking.all(archive.present(nextOf(byMatch.keySet(), after))).forEach(match -> foldWaiting(match, after));
        keep(
                summaries,
                after.values().stream()
                        .filter(summary -> !summary.equals(before.get(summary.match())))
                        .toList());
    }

    @Override
    public void rebuild(Generation generation, List<MatchHistory> matches) {
        keep(summaries(generation), matches.stream().flatMap(this::whole).toList());
    }

    private Stream<Summary> whole(MatchHistory history) {
        try {
            return Stream.of(Summary.of(history));
        } catch (RuntimeException e) {
            unfoldable(history.match(), e);
            return Stream.empty();
        }
    }

    private void unfoldable(MatchId match, RuntimeException why) {
        unfoldable.increment();
        LOG.error("The summary of match {} has stopped: a commit does not fit", match.value(), why);
    }

    private static Map<MatchId, Summary> stored(MongoCollection<Document> summaries, Set<MatchId> matches) {
        var ids = matches.stream().map(MatchId::value).toList();
        return Blocking.first(Flux.from(summaries.find(in("_id", ids)))
                .flatMapIterable(Summaries::readable)
                .collectMap(Summary::match));
    }

    /** What cannot be read, as when another release wrote it, is folded again from the archive. */
    private static List<Summary> readable(Document document) {
        try {
            return List.of(read(document));
        } catch (RuntimeException e) {
            LOG.warn("The summary of match {} is rebuilt", document.get("_id"), e);
            return List.of();
        }
    }

    private void foldWaiting(MatchId match, Map<MatchId, Summary> summaries) {
        try {
            fold(match, waiting(match, summaries), summaries);
        } catch (MalformedException e) {
            unfoldable(match, e);
        }
    }

    /**
     * Folds as many commits as follow one another; the rest waits in the archive. Where the archive does not answer,
     * nothing is known of the match, and so that is not what it fails for.
     */
    private void fold(MatchId match, List<Commit> commits, Map<MatchId, Summary> summaries) {
        for (var next : commits.stream().sorted(BY_VERSION).toList()) {
            if (next.version() == nextOf(match, summaries)) {
                var known = summaries.get(match);
                boolean anew = known == null || takesBack(next);
                var history = anew ? upTo(next) : List.<MatchHistory>of();
                try {
                    summaries.put(match, anew ? Summary.of(history.getFirst()) : known.after(next));
                } catch (RuntimeException e) {
                    unfoldable(match, e);
                    return;
                }
            }
        }
    }

    /** Where something is taken back, the whole match says what still counts. */
    private static boolean takesBack(Commit commit) {
        return commit.events().stream().anyMatch(MatchEvent.TakenBack.class::isInstance);
    }

    private List<MatchHistory> upTo(Commit head) {
        return head.version() == 1
                ? List.of(new MatchHistory(head.match(), List.of(head)))
                : archive.histories(List.of(new MatchIndex.Entry(head.match(), head.version())));
    }

    private static long nextOf(MatchId match, Map<MatchId, Summary> summaries) {
        var known = summaries.get(match);
        return known == null ? 1 : known.version() + 1;
    }

    private static Map<MatchId, Long> nextOf(Set<MatchId> matches, Map<MatchId, Summary> summaries) {
        return matches.stream().collect(Collectors.toMap(match -> match, match -> nextOf(match, summaries)));
    }

    private List<Commit> waiting(MatchId match, Map<MatchId, Summary> summaries) {
        return Blocking.all(archive.commitsFrom(match, nextOf(match, summaries)));
    }

    private static void keep(MongoCollection<Document> summaries, List<Summary> changed) {
        var writes = changed.stream().map(Summaries::replacement).toList();
        Blocking.first(Writes.guarded(summaries, writes));
    }

    /** Never replaces a newer summary, which makes it a duplicate. */
    private static ReplaceOneModel<Document> replacement(Summary summary) {
        var document = new Document("_id", summary.match().value())
                .append("version", summary.version())
                .append(STARTED_AT, summary.startedAt())
                .append("summary", new Document(Plain.map(summary)));
        var notNewer = and(eq("_id", summary.match().value()), lte("version", summary.version()));
        return new ReplaceOneModel<>(notNewer, document, new ReplaceOptions().upsert(true));
    }

    /** The summary of a match; empty when there is none. */
    public Mono<Summary> find(MatchId match) {
        return repository
                .serving(this)
                .flatMap(serving -> Mono.from(
                        summaries(serving).find(eq("_id", match.value())).first()))
                .map(Summaries::read);
    }

    /** The latest matches that began before a time, the newest first. */
    public Flux<Summary> latest(int limit, long before) {
        return repository
                .serving(this)
                .flatMapMany(serving -> summaries(serving)
                        .find(lt(STARTED_AT, before))
                        .sort(descending(STARTED_AT))
                        .batchSize(limit))
                .handle(readable.each("summary", Summaries::read))
                .take(limit);
    }

    private static Summary read(Document document) {
        return Plain.read(Summary.class, document.get("summary", Map.class));
    }
}
