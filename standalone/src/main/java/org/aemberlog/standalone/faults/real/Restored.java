package org.aemberlog.standalone.faults.real;

import static com.mongodb.client.model.Projections.include;

import com.mongodb.ReadConcern;
import com.mongodb.reactivestreams.client.MongoDatabase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.load.RollingLoad;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.machine.ServiceInstance;
import org.aemberlog.standalone.faults.real.RealReport.Step;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;

/**
 * Puts an older backup in the place of the event store, proves that rules-service tells exactly what is
 * missing and decides nothing, and lets it take what is missing from the topic.
 */
final class Restored implements DataLoss {

    /** How often each table goes on after the backup. */
    private static final int LATER = 40;

    private static final String COMMITS = "commits";

    private final PairedPlatform platform;
    private final RollingLoad load;
    private final ScenarioCounts counts;
    private final MongoDatabase database;

    Restored(PairedPlatform platform, RollingLoad load, ScenarioCounts counts) {
        this.platform = platform;
        this.load = load;
        this.counts = counts;
        this.database = platform.database(ParentWatchdog.RULES_SERVICE);
    }

    @Override
    public Step happen() {
        load.awaitMoves(LATER);
        var backup = backup();
        load.awaitMoves(LATER);
        long from = System.nanoTime();
        var pair = platform.pair(ParentWatchdog.RULES_SERVICE);
        pair.forEach(ServiceInstance::terminate);
        var lost = versions();
        restore(backup);
        versions().forEach((match, versions) -> lost.get(match).removeAll(versions));
        lost.values().removeIf(List::isEmpty);
        pair.forEach(ServiceInstance::start);
        requireTold(lost);
        bringBack(pair);
        load.awaitMoves(MOVES);
        return DataLoss.step("event store restored", from, System.nanoTime(), load);
    }

    /** All documents, of the commits last: whatever else is kept of them is older. */
    private Map<String, List<Document>> backup() {
        var all = new LinkedHashMap<String, List<Document>>();
        for (var name : Blocking.all(database.listCollectionNames())) {
            if (!name.equals(COMMITS)) {
                all.put(name, documents(name));
            }
        }
        all.put(COMMITS, documents(COMMITS));
        return all;
    }

    private List<Document> documents(String collection) {
        return Blocking.all(database.getCollection(collection)
                .withReadConcern(ReadConcern.SNAPSHOT)
                .find());
    }

    private void restore(Map<String, List<Document>> backup) {
        Blocking.first(database.drop());
        backup.forEach((name, documents) -> {
            if (!documents.isEmpty()) {
                Blocking.first(database.getCollection(name).insertMany(documents));
            }
        });
    }

    /** The versions that are stored, by match. */
    private Map<String, List<Long>> versions() {
        var all = new TreeMap<String, List<Long>>();
        for (var document :
                Blocking.all(database.getCollection(COMMITS).find().projection(include("matchId", "version")))) {
            all.computeIfAbsent(document.getString("matchId"), _ -> new ArrayList<>())
                    .add(document.getLong("version"));
        }
        all.values().forEach(it -> it.sort(null));
        return all;
    }

    private void requireTold(Map<String, List<Long>> lost) {
        long stored = platform.commitCount();
        for (var instance : platform.pair(ParentWatchdog.RULES_SERVICE)) {
            var expected = expected(lost);
            Await.until(instance.name() + " tells what is missing", () -> instance.answers());
            var told = (List<?>) new Api(instance.url())
                    .get("/commits/missing", platform.token())
                    .get("matches");
            if (!told.equals(expected)) {
                counts.violated(instance.name() + " tells that " + told + " is missing; it is " + expected);
            }
            if (instance.isReady()) {
                counts.violated(instance.name() + " is ready on an event store that is too old");
            }
        }
        if (platform.commitCount() != stored) {
            counts.violated("Something was decided on an event store that is too old");
        }
        System.out.printf(
                "  backup restored; %d commits of %d matches are missing, as both instances say%n",
                lost.values().stream().mapToInt(List::size).sum(), lost.size());
    }

    private static List<Map<String, Object>> expected(Map<String, List<Long>> lost) {
        var expected = new ArrayList<Map<String, Object>>();
        lost.forEach((match, versions) -> expected.add(Map.of(
                "match",
                match,
                "from",
                versions.getFirst().intValue(),
                "to",
                versions.getLast().intValue())));
        return expected;
    }

    private void bringBack(List<ServiceInstance> pair) {
        var said = new Api(pair.getFirst().url()).post("/commits/restore", platform.token());
        System.out.println("  " + said.strip().lines().toList().getLast());
        pair.forEach(PairedPlatform::awaitReady);
    }
}
