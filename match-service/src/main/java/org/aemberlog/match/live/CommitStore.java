package org.aemberlog.match.live;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.exists;
import static com.mongodb.client.model.Filters.gte;
import static com.mongodb.client.model.Indexes.descending;
import static java.util.Comparator.comparing;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** This service's own copy of the commits, so that streams resume whatever was restarted. */
@Component
public class CommitStore {

    private static final int PAGE = 100;
    private static final int MAX_LISTED = 20_000;
    private static final String CREATED_AT = "createdAt";
    private static final String ENDED_AT = "endedAt";
    private static final String FORKED_FROM = "forkedFrom";

    /** The field that says when there was a sign of somebody last, in milliseconds since 1970. */
    static final String SIGN_AT = "signAt";

    /** The collection of what lists say of matches. */
    static final String MATCHES = "matches";

    private final MongoCollection<Document> commits;
    private final MongoCollection<Document> matches;
    private final ReadableDocuments readable;
    private final long every;

    /** When the last sign was that the list knows of, by match: not every commit is written down there too. */
    private final Cache<MatchId, Long> listed =
            Caffeine.newBuilder().maximumSize(MAX_LISTED).build();

    CommitStore(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable, PresenceSettings presence) {
        this.readable = readable;
        this.every = presence.every().toMillis();
        var database = DurableWrites.database(databases);
        commits = database.getCollection("commits");
        matches = database.getCollection(MATCHES);
    }

    @PostConstruct
    void index() {
        DurableWrites.index(matches, descending(CREATED_AT));
        DurableWrites.index(matches, descending(SIGN_AT));
    }

    /** Keeps commits; those that are there already stay as they are. Blocks. */
    void keep(List<SealedCommit> more) {
        Blocking.first(Writes.insertAbsent(
                commits, more.stream().map(CommitDocuments::of).toList()));
        list(more.stream()
                .map(SealedCommit::commit)
                .map(MatchListing::of)
                .filter(listing -> listing.isNews() || isDue(listing))
                .toList());
    }

    private boolean isDue(MatchListing listing) {
        long at = listing.signAt().orElseThrow();
        var before = listed.getIfPresent(listing.match());
        boolean due = before == null || at - before >= every;
        if (due) {
            listed.put(listing.match(), at);
        }
        return due;
    }

    /** In any order, and as often as they come: each adds what it knows to its match. */
    private void list(List<MatchListing> news) {
        Blocking.first(
                Writes.guarded(matches, news.stream().map(CommitStore::update).toList()));
    }

    private static UpdateOneModel<Document> update(MatchListing listing) {
        var known = new Document();
        listing.startedAt().ifPresent(at -> known.append(CREATED_AT, at));
        listing.endedAt().ifPresent(at -> known.append(ENDED_AT, at));
        listing.forkedFrom().ifPresent(from -> known.append(FORKED_FROM, new Document(Plain.map(from))));
        var update = new Document("$max", new Document(SIGN_AT, listing.signAt().orElseThrow()));
        if (!known.isEmpty()) {
            update.append("$set", known);
        }
        return new UpdateOneModel<>(eq("_id", listing.match().value()), update, new UpdateOptions().upsert(true));
    }

    /** All commits of a match in order. */
    Flux<Commit> of(MatchId match) {
        return page(match, 1)
                .expand(page -> page.size() < PAGE
                        ? Mono.empty()
                        : page(match, page.getLast().version() + 1))
                .concatMapIterable(page -> page);
    }

    /** Some commits from a version on. */
    private Mono<List<Commit>> page(MatchId match, long from) {
        return Flux.from(CommitDocuments.find(commits, match, from, from + PAGE - 1))
                .map(document -> commit(match, document))
                .collectSortedList(Comparator.comparingLong(Commit::version));
    }

    private static Commit commit(MatchId match, Document document) {
        try {
            return CommitDocuments.read(document).commit();
        } catch (RuntimeException e) {
            throw new DamagedException(match, document.get("_id"), e);
        }
    }

    /**
     * The latest matches, the newest first.
     *
     * @param over only those that are over, or only those that are not
     * @param since only those with a sign of somebody since then, in milliseconds since 1970; of more than
     *     {@code limit} those with the latest
     */
    Flux<MatchListing> latest(Optional<Boolean> over, Optional<Long> since, int limit) {
        var wanted = and(
                over.map(ended -> exists(ENDED_AT, ended)).orElseGet(Filters::empty),
                since.map(at -> gte(SIGN_AT, at)).orElseGet(Filters::empty));
        var by = since.isPresent() ? SIGN_AT : CREATED_AT;
        Flux<MatchListing> found = Flux.from(
                        matches.find(wanted).sort(descending(by)).batchSize(limit))
                .handle(readable.each("match", CommitStore::listing));
        return since.isPresent()
                ? found.take(limit).sort(comparing(it -> -it.startedAt().orElse(0L)))
                : found.take(limit);
    }

    /** What a list says of a match; of one that is not known, nothing. */
    Mono<MatchListing> listing(MatchId match) {
        return Mono.from(matches.find(eq("_id", match.value())))
                .defaultIfEmpty(new Document("_id", match.value()))
                .map(CommitStore::listing);
    }

    /** When a commit was made, in milliseconds since 1970; fails with a {@link DamagedException}. */
    Mono<Long> committedAt(MatchId match, long version) {
        return Flux.from(CommitDocuments.find(commits, match, version, version))
                .next()
                .map(document -> commit(match, document).at());
    }

    private static Optional<Long> time(Document document, String field) {
        return Optional.ofNullable(document.get(field)).map(at -> Plain.read(Long.class, at));
    }

    private static MatchListing listing(Document document) {
        return new MatchListing(
                new MatchId(document.getString("_id")),
                time(document, CREATED_AT),
                time(document, ENDED_AT),
                time(document, SIGN_AT),
                Optional.ofNullable(document.get(FORKED_FROM))
                        .map(from -> Plain.read(MatchListing.Origin.class, from)));
    }
}
