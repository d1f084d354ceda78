package org.aemberlog.standalone.audit;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Projections.include;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.store.Databases;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.Document;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The matches in the event store of rules-service, and the definitions they are pinned to. */
public final class StoredMatches implements CardLibrary, AutoCloseable {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final int PAGE = 200;
    private static final String VERSION = "version";

    private final MongoClient client;
    private final MongoCollection<Document> commits;
    private final MongoCollection<Document> definitions;
    private final Map<String, Optional<CardDefinition>> found = new ConcurrentHashMap<>();

    /** The matches that a MongoDB has, which is only read. */
    public StoredMatches(String uri) {
        client = MongoClients.create(uri);
        commits = client.getDatabase(Databases.USUAL.of("rules-service")).getCollection("commits");
        definitions = client.getDatabase(Databases.USUAL.of("replay-service")).getCollection("definitions");
    }

    /** How many matches there are. */
    public long size() {
        return Mono.from(commits.countDocuments(eq(VERSION, 1L))).block(TIMEOUT);
    }

    /** The ids of all matches, as they come. */
    public Iterable<String> matches() {
        return Flux.from(commits.find(eq(VERSION, 1L)).projection(include(CommitDocuments.MATCH)))
                .map(document -> document.getString(CommitDocuments.MATCH))
                .toIterable();
    }

    /** What is stored of a match's commits, in their order. */
    public List<Document> commits(String match) {
        var all = new ArrayList<Document>();
        List<Document> page;
        do {
            page = page(match, all.size() + 1);
            all.addAll(page);
        } while (page.size() == PAGE);
        return all;
    }

    /** Some commits from a version on. */
    private List<Document> page(String match, long from) {
        return Flux.from(CommitDocuments.find(commits, new MatchId(match), from, from + PAGE - 1))
                .sort(CommitDocuments.BY_VERSION)
                .collectList()
                .block(TIMEOUT);
    }

    /** A definition of today, or one that replay-service has kept since. */
    @Override
    public Optional<CardDefinition> find(String pinned) {
        var known = CardPool.all().find(pinned);
        return known.isPresent() ? known : found.computeIfAbsent(pinned, this::kept);
    }

    private Optional<CardDefinition> kept(String pinned) {
        return Mono.from(definitions.find(eq("_id", pinned)).first())
                .blockOptional(TIMEOUT)
                .map(document -> Plain.read(CardDefinition.class, document.get("definition", Document.class)));
    }

    @Override
    public void close() {
        client.close();
    }
}
