package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map.Entry;
import java.util.Set;
import org.h2.mvstore.MVMap;

/**
 * A unique index that also answers for a range of its last field when all fields before it are
 * given, such as some versions of one match.
 */
final class RangeIndex extends AbstractUniqueIndex<Object> {

    private static final String FROM = "$gte";
    private static final String TO = "$lte";
    private static final Set<String> RANGE = Set.of(FROM, TO);

    private final MVMap<KeyValue, Object> positions;
    private final List<String> fields;

    RangeIndex(
            MVMap<KeyValue, Object> positions, String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
        this.positions = positions;
        this.fields = keys();
    }

    @Override
    public synchronized boolean canHandle(Document query) {
        return isRange(query) || super.canHandle(query);
    }

    private boolean isRange(Document query) {
        return query.size() == fields.size()
                && query.get(fields.getLast()) instanceof Document range
                && range.keySet().equals(RANGE)
                && fields.subList(0, fields.size() - 1).stream()
                        .allMatch(it -> query.get(it) instanceof String);
    }

    @Override
    public synchronized Iterable<Object> getPositions(Document query) {
        if (!isRange(query)) {
            return super.getPositions(query);
        }
        var last = bound(query, TO);
        var found = new ArrayList<>();
        var all = positions.cursor(bound(query, FROM), last, false);
        while (all.hasNext()) {
            all.next();
            found.add(all.getValue());
        }
        return found;
    }

    private KeyValue bound(Document query, String which) {
        var values = new ArrayList<>();
        for (var field : fields) {
            var value = query.get(field);
            values.add(value instanceof Document range ? range.get(which) : value);
        }
        return new KeyValue(values).normalized();
    }

    @Override
    protected Object removeDocument(KeyValue key) {
        return positions.remove(key);
    }

    @Override
    protected boolean putKeyPosition(KeyValue key, Object position) {
        return positions.putIfAbsent(key, position) == null;
    }

    @Override
    protected Iterable<Entry<KeyValue, Object>> getIterable() {
        return positions.entrySet();
    }

    @Override
    protected Object getPosition(KeyValue key) {
        return positions.get(key);
    }

    @Override
    public long getCount() {
        return positions.sizeAsLong();
    }

    @Override
    public boolean isEmpty() {
        return positions.isEmpty();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }
}
