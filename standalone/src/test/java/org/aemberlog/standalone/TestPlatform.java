package org.aemberlog.standalone;

import static org.awaitility.Awaitility.await;

import com.mongodb.reactivestreams.client.MongoClients;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.broker.WholeFile;
import org.aemberlog.standalone.command.TokenCommand;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.standalone.platform.Services;
import org.aemberlog.standalone.platform.Settings;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.broker.ProducerSettings;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.store.Blocking;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.bson.Document;
import reactor.core.publisher.Flux;

/**
 * The whole platform for tests, in a directory that is deleted afterwards; its bots never pause.
 */
public final class TestPlatform implements AutoCloseable {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    /** Kept in the data directory, so that what a test creates with one key is dealt the same each time. */
    private static final String SECRET = Base64.getEncoder().encodeToString(new byte[32]);

    private final DataDirectory home = home();
    private final Platform platform;

    private String finished;

    private static DataDirectory home() {
        var home = DataDirectory.temporary();
        try {
            WholeFile.write(home.directory().resolve("token-secret"), SECRET);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return home;
    }

    /** A platform on which time goes by as everywhere. */
    public TestPlatform() {
        this(Map.of());
    }

    /** A platform with configuration in place of some of a service's own. */
    public TestPlatform(Map<Class<?>, Class<?>> more) {
        this.platform = Platform.start(home, Settings.LOCAL.with(Platform.Ports.ANY), Services.ALL, more);
    }

    /** Where people go, without a slash at the end. */
    public String url() {
        return platform.matchUrl();
    }

    /** Speaks to match-service, and to the others through it. */
    public Api api() {
        return new Api(platform.matchUrl());
    }

    /** The ids of the starter decks by the first word of their names. */
    public Map<String, String> decks() {
        return StarterMatch.decks(new Api(platform.deckUrl()));
    }

    /** The id of the open deck with this name. */
    public String deck(String name) {
        var decks = (List<?>) new Api(platform.deckUrl()).get("/decks", "").get("decks");
        return decks.stream()
                .map(it -> (Map<?, ?>) it)
                .filter(it -> name.equals(it.get("name")))
                .map(it -> String.valueOf(it.get("id")))
                .findFirst()
                .orElseThrow();
    }

    /**
     * A match that two bots have played to its end, in the archive too; all ask for the same one.
     */
    public synchronized String finishedMatch() {
        if (finished == null) {
            var request = StarterMatch.request(decks(), Bots.SENSIBLE, Bots.SENSIBLE);
            finished = String.valueOf(
                    api().post("/matches", "", "finished", request).get("match"));
            var archived = "/replay-service/matches/" + finished;
            await().atMost(TIMEOUT)
                    .ignoreExceptionsInstanceOf(Api.ProblemException.class)
                    .until(() -> api().get(archived, "").containsKey("winner"));
            await().atMost(TIMEOUT).until(this::isCounted);
        }
        return finished;
    }

    /** Each statistic counts a match for itself, a moment after it is archived. */
    private boolean isCounted() {
        return Stream.of("houses", "cards", "decks", "matches")
                .map(of -> api().get("/replay-service/statistics/" + of, "").get(of))
                .allMatch(lines -> lines instanceof List<?> list && !list.isEmpty());
    }

    /** Puts a document into the store of match-service, past the service. */
    public void store(String collection, Document document) {
        try (var client = MongoClients.create(platform.mongoUri())) {
            var all = client.getDatabase("aemberlog-match").getCollection(collection);
            Blocking.first(all.insertOne(document));
        }
    }

    /** Changes all documents of some collections of a database, past the services. */
    public void changeAll(String database, Predicate<String> collections, Document change) {
        try (var client = MongoClients.create(platform.mongoUri())) {
            var all = client.getDatabase(database);
            Blocking.all(Flux.from(all.listCollectionNames())
                    .filter(collections)
                    .concatMap(name -> all.getCollection(name).updateMany(new Document(), change)));
        }
    }

    /** Where each of the services answers, without a slash at the end. */
    public List<String> services() {
        return List.of(platform.matchUrl(), platform.rulesUrl(), platform.replayUrl(), platform.deckUrl());
    }

    /** Lets a match expire at once, as the rules do after a day in which nobody came to it. */
    public void expire(String match) {
        var id = new MatchId(match);
        var nobodyCame = new IntentRecord(id, IntentId.clock("expire", 1), Optional.empty(), new Expire());
        var kafka = ProducerSettings.at(platform.bootstrapServers(), "expire");
        try (var producer = new KafkaProducer<>(kafka, new StringSerializer(), new ByteArraySerializer())) {
            producer.send(new ProducerRecord<>(Topics.INTENTS, match, Canonical.bytes(nobodyCame)));
        }
        await().atMost(TIMEOUT).until(() -> api().get("/matches/" + match, "").containsKey("expired"));
    }

    /** The secret that tokens are signed with, in base64. */
    public String tokenSecret() {
        return platform.tokenSecret();
    }

    /** A judge's token for all matches. */
    public String judgeToken() {
        return TokenCommand.token(tokenSecret(), "judge", "Judy", "");
    }

    /** A token for seat A of a match that was good until yesterday. */
    public String expiredToken(String match) {
        return Tokens.own(new SharedSecret(tokenSecret()), Duration.ofDays(-1))
                .issue(Principal.seated("Alice", new MatchId(match), Seat.A))
                .orElseThrow();
    }

    /** A token for a seat of a match that somebody else has signed. */
    public String forgedToken(String match, Seat seat) {
        return forger().issue(Principal.seated("Mallory", new MatchId(match), seat))
                .orElseThrow();
    }

    /** A judge's token that somebody else has signed. */
    public String forgedJudgeToken() {
        return forger().issue(Principal.official("Mallory", Role.JUDGE, Optional.empty()))
                .orElseThrow();
    }

    private static Tokens forger() {
        return Tokens.own(new SharedSecret("B".repeat(44)), Duration.ofDays(1));
    }

    /** A token of an auditor, who may see everything. */
    public String auditorToken() {
        return TokenCommand.token(tokenSecret(), "auditor", "tests", "");
    }

    @Override
    public void close() {
        platform.close();
        home.close();
    }
}
