package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** A database whose documents are stored as BSON in the order of their coming. */
final class DurableDatabase extends H2Database {

    static final String DOCUMENTS = "databases.";
    private static final String INDEX = "._index_";

    private final MVStore store;

    DurableDatabase(String name, MVStore store, CursorRegistry cursors) {
        // Known before what is there already is opened.
        this.store = store;
        super(name, store, cursors);
    }

    /** The documents of a collection by the numbers under which they came. */
    static MVMap<Object, Document> documents(MVStore store, String map) {
        return store.openMap(map, new MVMap.Builder<Object, Document>().valueType(DocumentType.INSTANCE));
    }

    /** The positions of documents in an index. */
    private static MVMap<KeyValue, Object> positions(MVStore store, String map) {
        return store.openMap(map, new MVMap.Builder<KeyValue, Object>().keyType(new KeyType()));
    }

    /** Any map of a store, in the form in which it is stored. */
    static MVMap<Object, Object> any(MVStore store, String map) {
        return cast(
                map.startsWith(DOCUMENTS)
                        ? documents(store, map)
                        : map.contains(INDEX) ? positions(store, map) : store.openMap(map));
    }

    @SuppressWarnings("unchecked")
    private static MVMap<Object, Object> cast(MVMap<?, ?> map) {
        return (MVMap<Object, Object>) map;
    }

    @Override
    protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
        var full = getFullCollectionNamespace(name);
        return new NumberedCollection(
                this, name, options, documents(store, DOCUMENTS + full), store.openMap("meta." + full), cursorRegistry);
    }

    @Override
    protected Index<Object> openOrCreateUniqueIndex(
            String collection, String name, List<IndexKey> keys, boolean sparse) {
        var positions = positions(store, getFullCollectionNamespace(collection) + INDEX + name);
        return new RangeIndex(positions, name, keys, sparse);
    }
}
