package org.aemberlog.match.talk;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.store.Versioned;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** What was said at tables, a document each. Those who listen ask often; the store is asked once a second. */
@Component
class TalkStore {

    private static final int MAX_CACHED = 20_000;
    private static final Duration FRESH = Duration.ofSeconds(1);

    private final Versioned<Talk> versions;
    private final Cache<MatchId, Talk> cache = Caffeine.newBuilder()
            .maximumSize(MAX_CACHED)
            .expireAfterWrite(FRESH)
            .build();

    TalkStore(ReactiveMongoDatabaseFactory databases) {
        MongoCollection<Document> all = DurableWrites.collection(databases, "talk");
        versions = new Versioned<>(all, TalkStore::document, TalkStore::talk);
    }

    /** What was said at a table; nothing, if nobody said anything. */
    Mono<Talk> find(MatchId match) {
        return Mono.justOrEmpty(cache.getIfPresent(match))
                .switchIfEmpty(versions.find(match.value())
                        .defaultIfEmpty(Talk.silent(match))
                        .doOnNext(talk -> cache.put(match, talk)));
    }

    /** Changes what was said, also if somebody else does at the same time. */
    Mono<Talk> change(MatchId match, UnaryOperator<Talk> change) {
        return versions.open(Talk.silent(match))
                .then(versions.change(match.value(), talk -> Mono.just(change.apply(talk))))
                .doOnNext(talk -> cache.put(match, talk));
    }

    private static Document document(Talk talk) {
        return new Document("_id", talk.match().value())
                .append(Versioned.VERSION, talk.version())
                .append("talk", new Document(Plain.map(talk)));
    }

    private static Talk talk(Document document) {
        return Plain.read(Talk.class, document.get("talk"));
    }
}
