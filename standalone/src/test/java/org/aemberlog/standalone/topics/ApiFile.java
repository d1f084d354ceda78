package org.aemberlog.standalone.topics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.json.JSONException;
import org.skyscreamer.jsonassert.JSONAssert;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A document in {@code docs/api}, with as much on a line as fits. */
public record ApiFile(String name) {

    private static final int WIDTH = 120;
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    /** What it says. */
    public JsonNode read() throws IOException {
        return JSON.readTree(Files.readString(path()));
    }

    /** Fails with the places where it differs; with {@code -Dapprove} it is written anew. */
    public void check(Map<String, ?> found) throws IOException, JSONException {
        if (System.getProperty("approve") != null) {
            Files.writeString(path(), text(found, "") + "\n");
        }
        JSONAssert.assertEquals(name, Files.readString(path()), JSON.writeValueAsString(found), true);
    }

    private Path path() {
        return Path.of("..", "docs", "api", name);
    }

    private static String text(Object value, String indent) {
        var line = JSON.writeValueAsString(value);
        if (indent.length() + line.length() <= WIDTH) {
            return line;
        }
        var inner = indent + "  ";
        return switch (value) {
            case Map<?, ?> map ->
                new TreeMap<>(map)
                        .entrySet().stream()
                                .map(it -> JSON.writeValueAsString(it.getKey()) + ": " + text(it.getValue(), inner))
                                .collect(Collectors.joining(",\n" + inner, "{\n" + inner, "\n" + indent + "}"));
            case List<?> list ->
                list.stream()
                        .map(it -> text(it, inner))
                        .collect(Collectors.joining(",\n" + inner, "[\n" + inner, "\n" + indent + "]"));
            default -> line;
        };
    }
}
