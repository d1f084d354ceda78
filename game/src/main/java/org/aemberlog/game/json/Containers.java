package org.aemberlog.game.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Codecs of lists, maps and optional values. */
final class Containers {

    private Containers() {}

    /** Lists; a component that is an empty list is left out. */
    record Listed(Codec element) implements Codec {
        @Override
        public Object plain(Object value) {
            var list = (Collection<?>) value;
            var plain = new ArrayList<>(list.size());
            for (var each : list) {
                plain.add(element.plain(each));
            }
            return plain;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append('[');
            boolean more = false;
            for (var each : (Collection<?>) value) {
                if (more) {
                    out.append(',');
                }
                more = true;
                element.write(each, out);
            }
            out.append(']');
        }

        @Override
        public Object read(Object plain) {
            if (!(plain instanceof Collection<?> list)) {
                throw MalformedException.expected("a list", plain);
            }
            var values = new Object[list.size()];
            int i = 0;
            for (var each : list) {
                try {
                    values[i] = element.read(each);
                } catch (MalformedException e) {
                    throw e.in(i);
                }
                i++;
            }
            return List.of(values);
        }

        @Override
        public Object schema(Schemas types) {
            return types.object("type", "array", "items", element.schema(types));
        }

        @Override
        public boolean leavesOut(Object value) {
            return ((Collection<?>) value).isEmpty();
        }

        @Override
        public Object absent() {
            return List.of();
        }
    }

    /** Optional values, which are left out when empty; only a component can be one. */
    record Maybe(Codec content) implements Codec {
        @Override
        public Object plain(Object value) {
            return content.plain(((Optional<?>) value).orElseThrow());
        }

        @Override
        public void write(Object value, StringBuilder out) {
            content.write(((Optional<?>) value).orElseThrow(), out);
        }

        @Override
        public Object read(Object plain) {
            return Optional.of(content.read(plain));
        }

        @Override
        public Object schema(Schemas types) {
            return content.schema(types);
        }

        @Override
        public boolean leavesOut(Object value) {
            return ((Optional<?>) value).isEmpty();
        }

        @Override
        public Object absent() {
            return Optional.empty();
        }
    }

    /**
     * Maps, in the order of their keys' texts, because a map, unlike a record, has no order of its
     * own that equal maps share. An empty one is written all the same, and may be left out by
     * others. A key is written as the text of its plain form.
     */
    record Mapped(Codec key, Codec content) implements Codec {
        @Override
        public Object plain(Object value) {
            var plain = new LinkedHashMap<String, Object>();
            sorted(value).forEach((k, v) -> plain.put(k, content.plain(v)));
            return plain;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append('{');
            boolean more = false;
            for (var entry : sorted(value).entrySet()) {
                if (more) {
                    out.append(',');
                }
                more = true;
                JsonString.append(entry.getKey(), out);
                content.write(entry.getValue(), out.append(':'));
            }
            out.append('}');
        }

        private Map<String, Object> sorted(Object value) {
            var sorted = new TreeMap<String, Object>();
            ((Map<?, ?>) value).forEach((k, v) -> sorted.put(key.plain(k).toString(), v));
            return sorted;
        }

        @Override
        public Object read(Object plain) {
            if (!(plain instanceof Map<?, ?> map)) {
                throw MalformedException.expected("an object", plain);
            }
            var values = new LinkedHashMap<Object, Object>();
            for (var entry : map.entrySet()) {
                var name = String.valueOf(entry.getKey());
                try {
                    values.put(key.read(keyOf(name)), content.read(entry.getValue()));
                } catch (MalformedException e) {
                    throw e.in(name);
                }
            }
            return Collections.unmodifiableMap(values);
        }

        /** A key that is a number is a text in JSON. */
        private Object keyOf(String name) {
            boolean number = name.matches("0|-?[1-9][0-9]{0,9}");
            return number && !(key instanceof Scalars.Text) ? (Object) Long.valueOf(name) : name;
        }

        @Override
        public Object schema(Schemas types) {
            return types.object("type", "object", "additionalProperties", content.schema(types));
        }

        @Override
        public Object absent() {
            return Map.of();
        }
    }
}
