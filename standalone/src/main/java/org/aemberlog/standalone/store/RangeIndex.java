package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map.Entry;
import java.util.Set;
import org.h2.mvstore.MVMap;

/**
 * A unique index that answers for every query that names its fields, whatever else it names, and
 * for a range of its last field when those before it are given, such as some versions of a match.
 */
final class RangeIndex extends AbstractUniqueIndex<Object> {

    private static final String FROM = "$gte";
    private static final String TO = "$lte";
    private static final Set<String> RANGE = Set.of(FROM, TO);

    private final MVMap<KeyValue, Object> positions;
    private final List<String> fields;

    RangeIndex(MVMap<KeyValue, Object> positions, String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
        this.positions = positions;
        this.fields = keys();
    }

    /** Whatever else a query asks for is asked of the documents that were found. */
    @Override
    public synchronized boolean canHandle(Document query) {
        var conditions = conditions(query);
        return isRange(conditions) || super.canHandle(conditions);
    }

    @Override
    public synchronized Iterable<Object> getPositions(Document query) {
        var conditions = conditions(query);
        if (!isRange(conditions)) {
            return super.getPositions(conditions);
        }
        var found = new ArrayList<>();
        var all = positions.cursor(bound(conditions, FROM), bound(conditions, TO), false);
        while (all.hasNext()) {
            all.next();
            found.add(all.getValue());
        }
        return found;
    }

    /** What a query, or any part of it that has to hold too, asks of the fields of this index. */
    private Document conditions(Document query) {
        var conditions = new Document();
        collect(query, conditions);
        return conditions;
    }

    private void collect(Document query, Document into) {
        query.forEach((field, value) -> {
            if (field.equals("$and")) {
                ((Collection<?>) value).forEach(part -> collect((Document) part, into));
            } else if (fields.contains(field)) {
                into.merge(field, value, RangeIndex::both);
            }
        });
    }

    private static Object both(Object one, Object other) {
        if (!(one instanceof Document a && other instanceof Document b)) {
            return one;
        }
        var both = a.clone();
        both.putAll(b);
        return both;
    }

    private boolean isRange(Document conditions) {
        return conditions.size() == fields.size()
                && conditions.get(fields.getLast()) instanceof Document range
                && range.keySet().equals(RANGE)
                && fields.subList(0, fields.size() - 1).stream().allMatch(it -> conditions.get(it) instanceof String);
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
