package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import org.h2.mvstore.MVMap;

/**
 * A collection whose documents are kept under numbers, in the order of their coming, instead of
 * under their ids: those that come together are written together, and not with all their neighbours
 * in the order of ids each time.
 */
final class NumberedCollection extends H2Collection {

    private final MVMap<Object, Document> documents;

    NumberedCollection(
            MongoDatabase database,
            String name,
            CollectionOptions options,
            MVMap<Object, Document> documents,
            MVMap<String, Object> meta,
            CursorRegistry cursors) {
        super(database, name, options, documents, meta, cursors);
        this.documents = documents;
    }

    @Override
    protected Object addDocumentInternal(Document document) {
        var last = (Long) documents.lastKey();
        Long number = last == null ? 1 : last + 1;
        documents.put(number, document);
        return number;
    }

    /** Nobody asks for the size, and telling it means to encode every document once more. */
    @Override
    protected boolean tracksDataSize() {
        return false;
    }
}
