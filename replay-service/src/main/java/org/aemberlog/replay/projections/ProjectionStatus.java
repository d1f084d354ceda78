package org.aemberlog.replay.projections;

import java.util.Optional;
import org.bson.Document;

/**
 * Where a projection stands.
 *
 * @param version of the fold that made the generation that serves
 * @param generation the one that serves
 * @param last the number of the newest generation that was ever begun
 * @param builtAt when the generation that serves was complete, in milliseconds since 1970 (UTC)
 * @param built how it was built
 * @param build the generation that is being built; the first one serves meanwhile
 */
record ProjectionStatus(
        String name,
        int version,
        int generation,
        int last,
        Optional<Long> builtAt,
        Optional<Build> built,
        Optional<Build> build) {

    static final String VERSION = "version";
    static final String GENERATION = "generation";
    static final String LAST = "last";
    static final String BUILT_AT = "builtAt";
    static final String BUILT = "built";
    static final String BUILD = "build";
    static final String OWNER = "owner";
    static final String UNTIL = "until";

    /**
     * A generation in the making.
     *
     * @param after the last match, in the order of ids, that is in it
     * @param matches how many are, and {@code of} how many there were in all
     * @param events how many events they have
     * @param millis how long it took so far
     * @param owner the instance that builds it; it may until {@code until}, milliseconds since 1970
     */
    record Build(
            String projection,
            int version,
            int number,
            String after,
            long matches,
            long of,
            long events,
            long millis,
            String owner,
            long until) {

        /** A build that nobody has taken on yet. */
        static Build begun(String projection, int version, int number, long of) {
            return new Build(projection, version, number, "", 0, of, 0, 0, "", 0);
        }

        Generation generation() {
            return new Generation(projection, number);
        }

        Build after(String match, long moreMatches, long moreEvents, long moreMillis) {
            return new Build(
                    projection,
                    version,
                    number,
                    match,
                    matches + moreMatches,
                    Math.max(of, matches + moreMatches),
                    events + moreEvents,
                    millis + moreMillis,
                    owner,
                    until);
        }

        Build ownedBy(String who, long end) {
            return new Build(projection, version, number, after, matches, of, events, millis, who, end);
        }

        int percent() {
            return of == 0 ? 100 : (int) (100 * matches / of);
        }

        long eventsPerSecond() {
            return millis == 0 ? 0 : events * 1000 / millis;
        }

        Document document() {
            return new Document(VERSION, version)
                    .append(GENERATION, number)
                    .append("after", after)
                    .append("matches", matches)
                    .append("of", of)
                    .append("events", events)
                    .append("millis", millis)
                    .append(OWNER, owner)
                    .append(UNTIL, until);
        }

        private static Build of(String projection, Document document) {
            return new Build(
                    projection,
                    document.getInteger(VERSION),
                    document.getInteger(GENERATION),
                    document.getString("after"),
                    document.getLong("matches"),
                    document.getLong("of"),
                    document.getLong("events"),
                    document.getLong("millis"),
                    document.getString(OWNER),
                    document.getLong(UNTIL));
        }
    }

    static ProjectionStatus of(Document document) {
        var name = document.getString("_id");
        return new ProjectionStatus(
                name,
                document.getInteger(VERSION),
                document.getInteger(GENERATION),
                document.getInteger(LAST),
                Optional.ofNullable(document.getLong(BUILT_AT)),
                build(name, document.get(BUILT, Document.class)),
                build(name, document.get(BUILD, Document.class)));
    }

    private static Optional<Build> build(String projection, Document document) {
        return Optional.ofNullable(document).map(it -> Build.of(projection, it));
    }

    Generation serving() {
        return new Generation(name, generation);
    }
}
