package org.aemberlog.standalone.bench;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.platform.Uninterrupted;
import org.aemberlog.support.broker.ProducerSettings;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Tables at which scripted matches are played through Kafka: each sends its next intent when it has
 * seen the events of the one before, and begins another match when one is over. One thread plays at
 * all of them. Commits are known by their headers; their content is not looked at.
 */
final class ScriptedMatches implements AutoCloseable {

    private static final Duration POLL = Duration.ofMillis(100);
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Duration CLOSING = Duration.ofSeconds(5);
    private static final List<String> ANSWERS = List.of(Topics.EVENTS, Topics.REJECTIONS);

    private final Scripts scripts;
    private final Producer<String, byte[]> producer;
    private final Consumer<String, byte[]> consumer;
    private final Map<String, Table> playing = new HashMap<>();
    private final List<Table> played = new ArrayList<>();
    private int matches;

    ScriptedMatches(String bootstrapServers, Scripts scripts) {
        this.scripts = scripts;
        producer = new KafkaProducer<>(
                ProducerSettings.at(bootstrapServers, "bench"), new StringSerializer(), new ByteArraySerializer());
        consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", bootstrapServers, "client.id", "bench"),
                new StringDeserializer(),
                new ByteArrayDeserializer());
        var partitions = ANSWERS.stream()
                .flatMap(topic -> consumer.partitionsFor(topic).stream())
                .map(it -> new TopicPartition(it.topic(), it.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToEnd(partitions);
        partitions.forEach(consumer::position);
    }

    /** One match at a table. */
    private static final class Table {
        private final MatchId match;
        private final List<Intent> intents;
        private int sent;

        Table(MatchId match, List<Intent> intents) {
            this.match = match;
            this.intents = intents;
        }

        boolean over() {
            return sent == intents.size();
        }

        byte[] next() {
            var intent = intents.get(sent);
            if (intent instanceof CreateMatch template) {
                intent = new CreateMatch(match, template.seed(), template.seats(), template.first(), template.terms());
            }
            sent++;
            return Canonical.bytes(new IntentRecord(match, "v" + sent, Optional.empty(), intent));
        }
    }

    /** Intents that were answered, and how many a second. */
    record Played(long intents, double perSecond) {}

    /**
     * Plays at {@code count} tables for a while and then lets the last intents be answered.
     *
     * @param ids names the matches, given their numbers
     * @return the intents that were answered
     * @throws IllegalStateException when an intent was rejected, was answered twice or is not
     *     answered
     */
    Played play(int count, Duration duration, Function<String, MatchId> ids) {
        long began = System.nanoTime();
        long until = began + duration.toNanos();
        for (int i = 0; i < count; i++) {
            sit(ids);
        }
        long answered = 0;
        long last = began;
        while (!playing.isEmpty()) {
            for (var answer : consumer.poll(POLL)) {
                last = System.nanoTime();
                answered++;
                take(answer, last < until, ids);
            }
            if (System.nanoTime() - last > TIMEOUT.toNanos()) {
                throw new IllegalStateException(playing.size() + " intents are not answered.");
            }
        }
        return new Played(answered, answered / ((last - began) / 1e9));
    }

    /**
     * Sends everything once more that was sent at the tables which were played at last, as after lost offsets,
     * and waits until it has its answers.
     *
     * @param most how many matches are taken of them
     */
    Played playAgain(int most) {
        var again = List.copyOf(played.subList(Math.max(0, played.size() - most), played.size()));
        long began = System.nanoTime();
        long sent = 0;
        for (var before : again) {
            var table = new Table(before.match, before.intents);
            while (table.sent < before.sent) {
                send(table);
                sent++;
            }
        }
        long answered = 0;
        long last = began;
        while (answered < sent) {
            for (var answer : consumer.poll(POLL)) {
                last = System.nanoTime();
                answered++;
                if (!answer.topic().equals(Topics.EVENTS)) {
                    throw new IllegalStateException("What was accepted before is rejected: " + answer.key());
                }
            }
            if (System.nanoTime() - last > TIMEOUT.toNanos()) {
                throw new IllegalStateException(sent - answered + " intents are not answered again.");
            }
        }
        return new Played(answered, answered / ((last - began) / 1e9));
    }

    /** Sends a whole match at once; its order is kept because it has one key. */
    void sendAll(MatchId match) {
        var table = new Table(match, scripts.match(0));
        while (!table.over()) {
            send(table);
        }
        producer.flush();
    }

    private void take(ConsumerRecord<String, byte[]> answer, boolean goOn, Function<String, MatchId> ids) {
        var table = playing.get(answer.key());
        if (table == null || !idOf(answer).equals(answer.key() + "/" + table.sent)) {
            throw new IllegalStateException("Not the answer that was waited for: "
                    + answer.topic()
                    + " "
                    + answer.key()
                    + " "
                    + new String(answer.value(), StandardCharsets.UTF_8));
        }
        if (goOn && !table.over()) {
            send(table);
            return;
        }
        played.add(playing.remove(answer.key()));
        if (goOn) {
            sit(ids);
        }
    }

    private static String idOf(ConsumerRecord<String, byte[]> answer) {
        var id = answer.headers().lastHeader("ce_id");
        return id == null ? "" : new String(id.value(), StandardCharsets.UTF_8);
    }

    private void sit(Function<String, MatchId> ids) {
        int number = matches++;
        var table = new Table(ids.apply("bench-" + number), scripts.match(number));
        playing.put(table.match.value(), table);
        send(table);
    }

    private void send(Table table) {
        producer.send(new ProducerRecord<>(Topics.INTENTS, table.match.value(), table.next()));
    }

    @Override
    public void close() {
        Uninterrupted.run(() -> {
            producer.close(CLOSING);
            consumer.close();
        });
    }
}
