package org.aemberlog.game.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Codecs of values that are neither objects nor lists on the wire. */
final class Scalars {

    private Scalars() {}

    /** Texts. An unpaired surrogate has no UTF-8 form and is rejected. */
    record Text() implements Codec {
        @Override
        public Object plain(Object value) {
            return value;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            JsonString.append((String) value, out);
        }

        @Override
        public Object read(Object plain) {
            if (!(plain instanceof String text)) {
                throw MalformedException.expected("a text", plain);
            }
            if (!JsonString.wellFormed(text)) {
                throw MalformedException.because("expected a text in well-formed Unicode");
            }
            return text;
        }

        @Override
        public Object schema(Schemas types) {
            return Map.of("type", "string");
        }
    }

    /** The same text whatever the value is; {@code written} is its literal. */
    record Fixed(String text, String written) implements Codec {
        @Override
        public Object plain(Object value) {
            return text;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append(written);
        }

        @Override
        public Object read(Object plain) {
            if (!text.equals(plain)) {
                throw MalformedException.expected(written, plain);
            }
            return plain;
        }

        @Override
        public Object schema(Schemas types) {
            return Map.of("const", text);
        }
    }

    /** Numbers of type int. */
    record Int() implements Codec {
        @Override
        public Object plain(Object value) {
            return value;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append(((Integer) value).intValue());
        }

        @Override
        public Object read(Object plain) {
            if (plain instanceof Integer) {
                return plain;
            }
            if (plain instanceof Long number && number == number.intValue()) {
                return number.intValue();
            }
            throw MalformedException.expected("a whole number of 32 bits", plain);
        }

        @Override
        public Object schema(Schemas types) {
            return integer("int32");
        }
    }

    /** Numbers of type long. */
    record Whole() implements Codec {
        @Override
        public Object plain(Object value) {
            return value;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append(JsonNumber.exact((Long) value));
        }

        @Override
        public Object read(Object plain) {
            if (plain instanceof Long number) {
                return JsonNumber.exact(number);
            }
            if (plain instanceof Integer number) {
                return number.longValue();
            }
            throw MalformedException.expected(JsonNumber.WANTED, plain);
        }

        @Override
        public Object schema(Schemas types) {
            var schema = integer("int64");
            schema.put("minimum", -JsonNumber.LARGEST);
            schema.put("maximum", JsonNumber.LARGEST);
            return schema;
        }
    }

    /** Truth values. */
    record Truth() implements Codec {
        @Override
        public Object plain(Object value) {
            return value;
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append(((Boolean) value).booleanValue());
        }

        @Override
        public Object read(Object plain) {
            if (plain instanceof Boolean) {
                return plain;
            }
            throw MalformedException.expected("true or false", plain);
        }

        @Override
        public Object schema(Schemas types) {
            return Map.of("type", "boolean");
        }
    }

    /** The constants of an enum, by name in lower case with hyphens. */
    record Constant(Class<?> type, String[] names, Map<String, Object> byName) implements Codec {

        static Constant of(Class<?> type) {
            var constants = type.getEnumConstants();
            var names = new String[constants.length];
            var byName = new LinkedHashMap<String, Object>();
            for (int i = 0; i < constants.length; i++) {
                names[i] = WireNames.ofConstant((Enum<?>) constants[i]);
                byName.put(names[i], constants[i]);
            }
            return new Constant(type, names, byName);
        }

        @Override
        public Object plain(Object value) {
            return names[((Enum<?>) value).ordinal()];
        }

        @Override
        public void write(Object value, StringBuilder out) {
            out.append('"').append(names[((Enum<?>) value).ordinal()]).append('"');
        }

        @Override
        public Object read(Object plain) {
            var constant = plain instanceof String ? byName.get(plain) : null;
            if (constant == null) {
                throw MalformedException.expected("one of " + WireNames.few(byName.keySet()), plain);
            }
            return constant;
        }

        @Override
        public Object schema(Schemas types) {
            return types.named(type, () -> types.object("type", "string", "enum", List.of(names)));
        }
    }

    private static Map<String, Object> integer(String format) {
        var schema = new LinkedHashMap<String, Object>();
        schema.put("type", "integer");
        schema.put("format", format);
        return schema;
    }
}
