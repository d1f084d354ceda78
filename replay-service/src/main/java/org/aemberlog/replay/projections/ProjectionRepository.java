package org.aemberlog.replay.projections;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.exists;
import static com.mongodb.client.model.Filters.lt;
import static com.mongodb.client.model.Filters.or;
import static com.mongodb.client.model.Updates.combine;
import static com.mongodb.client.model.Updates.set;
import static com.mongodb.client.model.Updates.unset;

import com.mongodb.reactivestreams.client.MongoCollection;
import com.mongodb.reactivestreams.client.MongoDatabase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.aemberlog.replay.projections.ProjectionStatus.Build;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Which generation of each projection serves and which is being built. Each change is one guarded
 * write, so several instances of the service agree without speaking to each other.
 */
@Component
public class ProjectionRepository {

    private static final String BUILD_NUMBER = ProjectionStatus.BUILD + "." + ProjectionStatus.GENERATION;
    private static final String BUILD_OWNER = ProjectionStatus.BUILD + "." + ProjectionStatus.OWNER;
    private static final String BUILD_UNTIL = ProjectionStatus.BUILD + "." + ProjectionStatus.UNTIL;

    private final MongoDatabase database;
    private final MongoCollection<Document> projections;

    ProjectionRepository(ReactiveMongoDatabaseFactory databases) {
        this.database = DurableWrites.database(databases);
        this.projections = database.getCollection("projections");
    }

    /** A collection of a generation; {@code part} tells it from the generation's others. */
    public MongoCollection<Document> collection(Generation generation, String part) {
        return database.getCollection(generation.collection(part));
    }

    /** The generation of a projection that serves. */
    public Mono<Generation> serving(Projection projection) {
        return Mono.from(projections.find(eq("_id", projection.name())).first())
                .map(document -> ProjectionStatus.of(document).serving());
    }

    /** Where all projections stand. */
    Flux<ProjectionStatus> all() {
        return Flux.from(projections.find()).map(ProjectionStatus::of);
    }

    /**
     * Into which generations of a projection this release folds what comes in: what serves and what
     * is built, as far as its own version of the fold made them.
     */
    static Set<Generation> targets(Projection projection, List<ProjectionStatus> standings) {
        var targets = new HashSet<Generation>();
        for (var standing : standings) {
            if (standing.name().equals(projection.name())) {
                if (standing.version() == projection.version()) {
                    targets.add(standing.serving());
                }
                standing.build()
                        .filter(build -> build.version() == projection.version())
                        .ifPresent(build -> targets.add(build.generation()));
            }
        }
        return targets;
    }

    /** Enters a projection that is not known yet; its first generation serves while it is built. */
    void enter(Projection projection, long matches) {
        var first = new Generation(projection.name(), 1);
        projection.prepare(first);
        var build = Build.begun(projection.name(), projection.version(), first.number(), matches);
        var document = new Document("_id", projection.name())
                .append(ProjectionStatus.VERSION, projection.version())
                .append(ProjectionStatus.GENERATION, first.number())
                .append(ProjectionStatus.LAST, first.number())
                .append(ProjectionStatus.BUILD, build.document());
        Blocking.first(Writes.insertAbsent(projections, List.of(document)));
    }

    /**
     * Begins another generation, unless one of this version is being built already.
     *
     * @return whether it was begun
     */
    boolean begin(Projection projection, ProjectionStatus now, long matches) {
        int number = now.last() + 1;
        var next = new Generation(projection.name(), number);
        dropBefore(now.serving());
        projection.prepare(next);
        var build = Build.begun(projection.name(), projection.version(), number, matches);
        return change(
                and(
                        eq("_id", projection.name()),
                        eq(ProjectionStatus.LAST, now.last()),
                        or(
                                exists(ProjectionStatus.BUILD, false),
                                lt(ProjectionStatus.BUILD + "." + ProjectionStatus.VERSION, projection.version()))),
                combine(set(ProjectionStatus.LAST, number), set(ProjectionStatus.BUILD, build.document())));
    }

    /** Takes a build on for a while if nobody else has. */
    boolean claim(Build build, String owner, long now, long until) {
        return change(
                and(
                        eq("_id", build.projection()),
                        eq(BUILD_NUMBER, build.number()),
                        or(eq(BUILD_OWNER, owner), lt(BUILD_UNTIL, now))),
                combine(set(BUILD_OWNER, owner), set(BUILD_UNTIL, until)));
    }

    /** Notes how far a build has come; false when somebody else has taken it on meanwhile. */
    boolean advance(Build build) {
        return change(own(build), set(ProjectionStatus.BUILD, build.document()));
    }

    /** Lets a complete build serve. */
    boolean switchTo(Build build, long now) {
        return change(
                own(build),
                combine(
                        set(ProjectionStatus.GENERATION, build.number()),
                        set(ProjectionStatus.VERSION, build.version()),
                        set(ProjectionStatus.BUILT_AT, now),
                        set(ProjectionStatus.BUILT, build.document()),
                        unset(ProjectionStatus.BUILD)));
    }

    private static Bson own(Build build) {
        return and(eq("_id", build.projection()), eq(BUILD_NUMBER, build.number()), eq(BUILD_OWNER, build.owner()));
    }

    private boolean change(Bson guard, Bson change) {
        return Blocking.first(projections.updateOne(guard, change)).getMatchedCount() > 0;
    }

    /** What served before the generation that serves now; somebody may have read it until now. */
    private void dropBefore(Generation serving) {
        Blocking.first(Flux.from(database.listCollectionNames())
                .filter(name -> isBefore(serving, name))
                .concatMap(name -> database.getCollection(name).drop())
                .then());
    }

    private static boolean isBefore(Generation serving, String collection) {
        for (int number = 1; number < serving.number(); number++) {
            if (collection.startsWith(new Generation(serving.projection(), number).prefix())) {
                return true;
            }
        }
        return false;
    }
}
