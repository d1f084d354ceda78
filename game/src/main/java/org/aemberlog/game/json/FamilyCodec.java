package org.aemberlog.game.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/** The records of a sealed interface, told apart by their field {@code type}. */
final class FamilyCodec implements Codec {

    private final Class<?> type;
    private volatile Map<String, RecordCodec> members;

    FamilyCodec(Class<?> type) {
        this.type = type;
    }

    @Override
    public Object plain(Object value) {
        return Codecs.of(value.getClass()).plain(value);
    }

    @Override
    public void write(Object value, StringBuilder out) {
        Codecs.of(value.getClass()).write(value, out);
    }

    @Override
    public Object read(Object plain) {
        if (!(plain instanceof Map<?, ?> map)) {
            throw MalformedException.expected("an object", plain);
        }
        var name = map.get(RecordCodec.TYPE);
        var member = name instanceof String ? members().get(name) : null;
        if (member == null) {
            var problem = MalformedException.expected(
                    "one of " + WireNames.few(members().keySet()), name);
            throw problem.in(RecordCodec.TYPE);
        }
        return member.read(plain);
    }

    @Override
    public Object schema(Schemas types) {
        return types.named(type, () -> {
            var each = new ArrayList<>();
            members().values().forEach(member -> each.add(member.schema(types)));
            return types.object("oneOf", each);
        });
    }

    private Map<String, RecordCodec> members() {
        var found = members;
        if (found == null) {
            found = new LinkedHashMap<>();
            collect(type, found);
            members = found;
        }
        return found;
    }

    private static void collect(Class<?> family, Map<String, RecordCodec> into) {
        for (var member : family.getPermittedSubclasses()) {
            if (member.isSealed()) {
                collect(member, into);
            } else {
                var codec = (RecordCodec) Codecs.of(member);
                var other = into.putIfAbsent(codec.name(), codec);
                if (other != null && other != codec) {
                    throw new IllegalStateException(other.type() + " and " + member + " have the same wire name.");
                }
            }
        }
    }
}
