package org.aemberlog.support.store;

import com.mongodb.client.model.Indexes;
import com.mongodb.reactivestreams.client.FindPublisher;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.state.MatchId;
import org.bson.Document;
import org.bson.conversions.Bson;

/**
 * How commits are stored, by every service that has them: in the text that was sealed, under an id
 * of match and version, so that no two are the same in both.
 */
public final class CommitDocuments {

    /** The id of the match, by which sharded collections of commits are divided. */
    public static final String MATCH = "matchId";

    /**
     * The most bytes that the text of a commit has: what MongoDB keeps in a document, and a topic in a
     * record (16 MiB), less what stands beside it.
     */
    public static final int MAX_BYTES = (16 << 20) - (64 << 10);

    private static final Bson BY_ID = Indexes.ascending("_id");

    private static final String VERSION = "version";
    private static final String TEXT = "text";

    private CommitDocuments() {}

    /** The first before the second of a match. */
    public static final Comparator<Document> BY_VERSION = Comparator.comparingLong(CommitDocuments::version);

    /** What is stored of a commit. */
    public static Document of(SealedCommit sealed) {
        var commit = sealed.commit();
        return new Document("_id", id(commit.match(), commit.version()))
                .append(MATCH, commit.match().value())
                .append(VERSION, commit.version())
                .append(TEXT, sealed.text());
    }

    /** The id of the document with a commit. */
    public static String id(MatchId match, long version) {
        return match.value() + "/" + version;
    }

    /** A match's commits from one version to another, both included, in any order; as {@link #find(MongoCollection, List, List)}. */
    public static FindPublisher<Document> find(MongoCollection<Document> commits, MatchId match, long from, long to) {
        return find(commits, match.value(), ids(match, from, to));
    }

    /**
     * Commits of some matches, found by their ids, which every store has an index of. It names the
     * matches too, which a sharded collection is divided by, so that only the shards that have them
     * are asked.
     */
    public static FindPublisher<Document> find(
            MongoCollection<Document> commits, List<MatchId> matches, List<String> ids) {
        var values = matches.stream().map(MatchId::value).toList();
        return find(commits, new Document("$in", values), ids);
    }

    /**
     * The question has one level, for that is how every store finds its index for it; a planner is
     * told which.
     */
    private static FindPublisher<Document> find(MongoCollection<Document> commits, Object matches, List<String> ids) {
        var question = new Document(MATCH, matches).append("_id", new Document("$in", ids));
        return commits.find(question).hint(BY_ID);
    }

    /** The ids of a match's commits from one version to another, both included. */
    public static List<String> ids(MatchId match, long from, long to) {
        return LongStream.rangeClosed(from, to)
                .mapToObj(version -> id(match, version))
                .toList();
    }

    /**
     * The commit of a document.
     *
     * @throws MalformedException when it is not what was sealed
     */
    public static SealedCommit read(Document document) {
        return Commits.read(text(document));
    }

    /**
     * The text of a document's commit, whatever it says.
     *
     * @throws MalformedException when there is none
     */
    public static String text(Document document) {
        if (document.get(TEXT) instanceof String text) {
            return text;
        }
        throw MalformedException.because("expected a commit's text").in(TEXT);
    }

    /** The version of a document's commit. */
    public static long version(Document document) {
        return document.getLong(VERSION);
    }
}
