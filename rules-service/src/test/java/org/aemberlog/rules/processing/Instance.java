package org.aemberlog.rules.processing;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.rules.clock.DeadlineScheduler;
import org.aemberlog.rules.live.Expiry;
import org.aemberlog.rules.recovery.CommitTopic;
import org.aemberlog.rules.recovery.OneAtATime;
import org.aemberlog.rules.recovery.Recovery;
import org.aemberlog.rules.recovery.Republisher;
import org.aemberlog.rules.signing.Signing;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.problems.ReadableDocuments;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.kafka.core.KafkaTemplate;
import reactor.core.publisher.Flux;
import tools.jackson.databind.json.JsonMapper;

/** One instance of rules-service, with polls and sends in place of a broker. */
final class Instance implements AutoCloseable {

    static final int SNAPSHOT_EVERY = 10;
    static final int DEADLINES = 3;

    static final Duration EXPIRY = Duration.ofHours(24);
    static final Duration EXPIRY_WITH_BOT = Duration.ofMinutes(30);

    /** What all clocks show when an instance starts, in milliseconds since 1970. */
    static final long START = 1_700_000_000_000L;

    /** The key that every instance signs with. */
    static final SigningKey KEY = SigningKey.generate();

    private final MockProducer<String, byte[]> sent =
            new MockProducer<>(true, null, new StringSerializer(), new ByteArraySerializer()) {
                @Override
                public void close(Duration timeout) {
                    // A template closes what it borrowed, which a real factory keeps open.
                }
            };
    private final AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
    private final Database database;
    private long lostRecords;
    private final JsonMapper json = JsonMapper.builder().build();
    private long now = START;
    private int taken;

    Instance(Database database, CardLibrary library) {
        this(database, Engine.of(new Rules(library)));
    }

    Instance(Database database, Engine engine) {
        this.database = database;
        var settings = Map.<String, Object>of(
                "aemberlog.live.matches",
                100,
                "aemberlog.live.idle",
                "10m",
                "aemberlog.snapshots.every",
                SNAPSHOT_EVERY,
                "aemberlog.deadlines.batch",
                DEADLINES,
                "aemberlog.recovery.portion",
                3);
        context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("test", settings));
        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance());
        context.registerBean(ReactiveMongoDatabaseFactory.class, database::factory);
        context.registerBean(MeterRegistry.class, SimpleMeterRegistry::new);
        context.registerBean(ReadableDocuments.class);
        context.registerBean(Engine.class, () -> engine);
        context.registerBean(InstantSource.class, () -> () -> Instant.ofEpochMilli(now));
        context.registerBean(JsonMapper.class, () -> json);
        context.registerBean(Expiry.class, () -> new Expiry(EXPIRY, EXPIRY_WITH_BOT));
        context.registerBean(IntentTopic.class, database::topic);
        context.registerBean(KafkaTemplate.class, () -> new KafkaTemplate<>(() -> sent));
        context.registerBean(Signing.class, () -> new Signing(new Signing.Settings(KEY.text(), List.of())));
        context.registerBean(CommitTopic.class, () -> this::commitTopic);
        context.scan("org.aemberlog.rules.store", "org.aemberlog.rules.live");
        context.register(
                RebalanceListener.class,
                Redelivery.class,
                IntentDecider.class,
                IntentBatchProcessor.class,
                IntentMetrics.class,
                Publisher.class,
                OneAtATime.class,
                Recovery.class,
                Republisher.class,
                IntentListener.class,
                DeadlineScheduler.class);
        context.refresh();
    }

    /** One poll with these intents. */
    void receive(List<IntentRecord> intents) {
        receiveRecords(intents.stream().map(this::record).toList());
    }

    void receive(IntentRecord... intents) {
        receive(List.of(intents));
    }

    void receiveRecords(List<ConsumerRecord<String, byte[]>> records) {
        context.getBean(IntentListener.class).receive(records);
    }

    ConsumerRecord<String, byte[]> record(IntentRecord intent) {
        return record(intent, 0);
    }

    ConsumerRecord<String, byte[]> record(IntentRecord intent, int partition) {
        return record(partition, intent.match().value(), Canonical.bytes(intent));
    }

    ConsumerRecord<String, byte[]> record(String key, byte[] value) {
        return record(0, key, value);
    }

    private ConsumerRecord<String, byte[]> record(int partition, String key, byte[] value) {
        return new ConsumerRecord<>(
                Topics.INTENTS,
                partition,
                database.nextOffset(),
                now,
                TimestampType.CREATE_TIME,
                0,
                0,
                key,
                value,
                new RecordHeaders(),
                Optional.empty());
    }

    /** The clock of this instance, and of whoever sends it intents, shows this from now on. */
    void setTime(long millis) {
        now = millis;
    }

    /** What is looked at every so often is looked at now. */
    void lookAtClocks() {
        context.getBean(DeadlineScheduler.class).look();
    }

    /** The intents that this instance itself has sent since this was last asked. */
    List<IntentRecord> ownIntents() {
        var all = sent(Topics.INTENTS);
        var more = all.subList(taken, all.size());
        taken = all.size();
        return more.stream().map(record -> read(IntentRecord.class, record)).toList();
    }

    /** From now on nothing can be sent, until {@code trouble} is null. */
    void sendingFailsWith(RuntimeException trouble) {
        sent.sendException = trouble;
    }

    /** The partition of all intents goes to somebody else and comes back. */
    void handOver() {
        handOver(0);
    }

    /** A partition goes to somebody else and comes back. */
    void handOver(int partition) {
        var handover = context.getBean(RebalanceListener.class);
        var partitions = List.of(new TopicPartition(Topics.INTENTS, partition));
        handover.onPartitionsRevokedAfterCommit(null, partitions);
        handover.onPartitionsAssigned(null, partitions);
    }

    List<ProducerRecord<String, byte[]>> sent(String topic) {
        return sent.history().stream()
                .filter(record -> record.topic().equals(topic))
                .toList();
    }

    List<Commit> events() {
        return sent(Topics.EVENTS).stream()
                .map(record -> read(Commit.class, record))
                .toList();
    }

    List<SignedHead> heads() {
        return sent(Topics.HEADS).stream()
                .map(record -> read(SignedHead.class, record))
                .toList();
    }

    List<RejectionRecord> rejections() {
        return sent(Topics.REJECTIONS).stream()
                .map(record -> read(RejectionRecord.class, record))
                .toList();
    }

    /** Why intents were rejected, in their order. */
    List<Rejection> reasons() {
        return rejections().stream().map(RejectionRecord::reason).toList();
    }

    private <T> T read(Class<T> type, ProducerRecord<String, byte[]> record) {
        return Plain.read(type, json.readValue(record.value(), Map.class));
    }

    /** How often something was counted. */
    double counted(String meter, String... tags) {
        var counter =
                context.getBean(MeterRegistry.class).find(meter).tags(tags).counter();
        return counter == null ? 0 : counter.count();
    }

    Halts halts() {
        return context.getBean(Halts.class);
    }

    /** What a meter shows now. */
    double measured(String meter) {
        return context.getBean(MeterRegistry.class).get(meter).gauge().value();
    }

    /** Sends all commits out again when somebody listens. */
    Flux<Republisher.Progress> republish() {
        return context.getBean(Republisher.class).republish();
    }

    /** What the store lacks of all that was sent. */
    Recovery.Missing missing() {
        return context.getBean(Recovery.class).missing().block();
    }

    /** Whether the store has the last of all that was sent. */
    boolean isComplete() {
        return context.getBean(Recovery.class).isComplete();
    }

    /** Stores again what it lacks. */
    Recovery.Restored restore() {
        return context.getBean(Recovery.class).restore().blockLast();
    }

    /** The topic of commits keeps none of so many of its first records. */
    void loseRecords(long first) {
        lostRecords = first;
    }

    /** What was sent, as one partition. */
    private CommitTopic.Reading commitTopic() {
        var records = sent(Topics.EVENTS);
        return new CommitTopic.Reading() {
            @Override
            public List<CommitTopic.Partition> partitions() {
                return List.of(new CommitTopic.Partition(0, lostRecords, records.size()));
            }

            @Override
            public List<SealedCommit> read(int partition, long from, long to) {
                return records.subList((int) from, (int) to).stream()
                        .filter(it -> it.headers().lastHeader(Publisher.AGAIN) == null)
                        .map(it -> Commits.read(new String(it.value(), StandardCharsets.UTF_8)))
                        .toList();
            }

            @Override
            public void close() {
                // There is nothing to close.
            }
        };
    }

    EventStore store() {
        return context.getBean(EventStore.class);
    }

    @Override
    public void close() {
        context.close();
    }
}
