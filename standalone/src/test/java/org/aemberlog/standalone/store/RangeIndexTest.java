package org.aemberlog.standalone.store;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gt;
import static com.mongodb.client.model.Filters.gte;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Filters.lte;
import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.Sorts;
import de.bwaldvogel.mongo.backend.IndexKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finding by an index gives what looking at every document gives, and happens when it can. */
class RangeIndexTest {

    private static final int VERSIONS = 200;

    @TempDir
    Path directory;

    @Test
    void aRangeOfVersionsIsFoundInOrder() {
        assertThat(versions(and(eq("match", "m"), gte("version", 9L), lte("version", 11L))))
                .containsExactly(9L, 10L, 11L);
    }

    @Test
    void otherBoundsAndConditionsAreAskedOfTheDocuments() {
        assertThat(versions(and(eq("match", "m"), gt("version", 198L)))).containsExactly(199L, 200L);
        assertThat(versions(and(eq("match", "m"), gte("version", 1L), lte("version", 9L), eq("odd", true))))
                .containsExactly(1L, 3L, 5L, 7L, 9L);
        assertThat(versions(and(eq("_id", "m/7"), lte("version", 6L)))).isEmpty();
        assertThat(versions(and(eq("_id", "m/7"), lte("version", 7L)))).containsExactly(7L);
        assertThat(versions(and(eq("match", "m"), eq("match", "n"), eq("version", 3L))))
                .isEmpty();
    }

    @Test
    void someIdsAreFoundTogether() {
        assertThat(versions(in("_id", "m/3", "m/1", "m/300", "n/2"))).containsExactly(1L, 2L, 3L);
    }

    private List<Long> versions(Bson filter) {
        try (var store = EmbeddedMongo.start(directory);
                var client = MongoClients.create(store.uri())) {
            var commits = client.getDatabase("test").getCollection("commits");
            fill(commits);
            var found = new ArrayList<Long>();
            commits.find(filter)
                    .sort(Sorts.ascending("version"))
                    .forEach(document -> found.add(document.getLong("version")));
            commits.drop();
            return found;
        }
    }

    private static void fill(MongoCollection<Document> commits) {
        commits.createIndex(Indexes.ascending("match", "version"), new IndexOptions().unique(true));
        for (var match : List.of("n", "m")) {
            var documents = new ArrayList<Document>();
            for (long version = VERSIONS; version > 0; version--) {
                documents.add(new Document("_id", match + "/" + version)
                        .append("match", match)
                        .append("version", version)
                        .append("odd", version % 2 == 1));
            }
            commits.insertMany(documents);
        }
    }

    @Test
    void anIndexIsUsedForWhateverNamesItsFields() {
        assertThat(handles("{match: 'm', version: 3}")).isTrue();
        assertThat(handles("{match: 'm', version: {$gte: 1, $lte: 9}}")).isTrue();
        assertThat(handles("{$and: [{match: 'm'}, {version: {$gte: 1}}, {version: {$lte: 9}}]}"))
                .isTrue();
        assertThat(handles("{match: 'm', version: 3, more: {$exists: true}}")).isTrue();
        assertThat(handles("{match: 'm'}")).isFalse();
        assertThat(handles("{match: 'm', version: {$gt: 1}}")).isFalse();
        assertThat(handles("{$or: [{match: 'm', version: 3}]}")).isFalse();
    }

    private static boolean handles(String query) {
        try (var store = MVStore.open(null)) {
            MVMap<de.bwaldvogel.mongo.backend.KeyValue, Object> positions = store.openMap("index");
            var keys = List.of(new IndexKey("match", true), new IndexKey("version", true));
            return new RangeIndex(positions, "index", keys, false).canHandle(serversForm(Document.parse(query)));
        }
    }

    private static de.bwaldvogel.mongo.bson.Document serversForm(Document document) {
        var form = new de.bwaldvogel.mongo.bson.Document();
        document.forEach((field, value) -> form.put(field, serversForm(value)));
        return form;
    }

    private static Object serversForm(Object value) {
        return switch (value) {
            case Document document -> serversForm(document);
            case List<?> all -> all.stream().map(RangeIndexTest::serversForm).toList();
            default -> value;
        };
    }
}
