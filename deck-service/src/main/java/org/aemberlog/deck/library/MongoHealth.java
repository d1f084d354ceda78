package org.aemberlog.deck.library;

import org.bson.Document;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.ReactiveHealthIndicator;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Whether MongoDB answers. Stands in for Spring Boot's own indicator, which sends {@code hello}, a
 * command that the embedded store does not know; every MongoDB knows {@code ping}.
 */
@Component("mongoHealthIndicator")
class MongoHealth implements ReactiveHealthIndicator {

    private static final Document PING = new Document("ping", 1);

    private final ReactiveMongoDatabaseFactory databases;

    MongoHealth(ReactiveMongoDatabaseFactory databases) {
        this.databases = databases;
    }

    @Override
    public Mono<Health> health() {
        return databases
                .getMongoDatabase()
                .flatMap(database -> Mono.from(database.runCommand(PING)))
                .map(_ -> Health.up().build())
                .onErrorResume(e -> Mono.just(Health.down(e).build()));
    }
}
