package org.aemberlog.standalone.topics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.json.Schemas;
import org.aemberlog.standalone.topics.TopicMessages.Message;

/** The AsyncAPI 3.0 document of the Kafka topics: who sends and receives what, with schemas and examples. */
final class TopicsDocument {

    private static final String DEFINITIONS = "#/$defs/";
    private static final String SCHEMAS = "#/components/schemas/";

    private final Map<String, Object> schemas = new TreeMap<>();
    private final Map<String, Object> messages = new TreeMap<>();
    private final Map<String, Object> channels = new TreeMap<>();
    private final Map<String, Object> operations = new TreeMap<>();

    private TopicsDocument() {
        for (var message : TopicMessages.all()) {
            add(message);
        }
    }

    /** The document, as plain JSON. */
    static Map<String, Object> make() {
        var made = new TopicsDocument();
        var document = new LinkedHashMap<String, Object>();
        document.put("asyncapi", "3.0.0");
        document.put(
                "info",
                Map.of(
                        "title", "Aemberlog topics",
                        "version", "1",
                        "description",
                                "What the services tell each other over Kafka. Delivery is at least once; records of a"
                                        + " match keep their order. See docs/contracts.md."));
        document.put("defaultContentType", "application/json");
        document.put("channels", made.channels);
        document.put("operations", made.operations);
        document.put("components", Map.of("messages", made.messages, "schemas", made.schemas));
        return document;
    }

    private void add(Message message) {
        messages.put(message.name(), described(message));
        var channel = channels.computeIfAbsent(message.topic(), topic -> channel(message));
        ((Map<?, ?>) channel).forEach((name, value) -> {
            if (name.equals("messages")) {
                put(value, message.name(), reference("#/components/messages/" + message.name()));
            }
        });
        message.senders().forEach(it -> operation(it, "send", message));
        message.receivers().forEach(it -> operation(it, "receive", message));
    }

    private static Map<String, Object> channel(Message message) {
        var channel = new TreeMap<String, Object>();
        channel.put("address", message.topic());
        channel.put("description", message.channel());
        channel.put("messages", new TreeMap<String, Object>());
        return channel;
    }

    private void operation(String service, String action, Message message) {
        var channel = "#/channels/" + message.topic();
        var operation = operations.computeIfAbsent(service + "." + action + "." + message.topic(), name -> {
            var made = new TreeMap<String, Object>();
            made.put("action", action);
            made.put("channel", reference(channel));
            made.put("tags", List.of(Map.of("name", service)));
            made.put("messages", new ArrayList<>());
            return made;
        });
        append(((Map<?, ?>) operation).get("messages"), reference(channel + "/messages/" + message.name()));
    }

    private Map<String, Object> described(Message message) {
        var described = new TreeMap<String, Object>();
        described.put("name", message.name());
        described.put("summary", message.summary());
        described.put("payload", payload(message.payload()));
        described.put("bindings", Map.of("kafka", Map.of("key", text(message.key()))));
        if (!message.headers().isEmpty()) {
            described.put("headers", headers(message.headers()));
        }
        described.put("examples", List.of(Map.of("payload", Plain.of(message.example()))));
        return described;
    }

    private Object payload(Class<?> type) {
        var whole = new LinkedHashMap<>(Schemas.of(type));
        whole.remove("$schema");
        if (whole.remove("$defs") instanceof Map<?, ?> definitions) {
            definitions.forEach((name, definition) -> schemas.put((String) name, referring(definition)));
        }
        return referring(whole);
    }

    /** The same with references into this document. */
    private static Object referring(Object plain) {
        return switch (plain) {
            case Map<?, ?> map -> {
                var changed = new TreeMap<Object, Object>();
                map.forEach((key, value) -> changed.put(key, referring(value)));
                yield changed;
            }
            case List<?> list -> list.stream().map(TopicsDocument::referring).toList();
            case String text when text.startsWith(DEFINITIONS) -> SCHEMAS + text.substring(DEFINITIONS.length());
            default -> plain;
        };
    }

    private static Map<String, Object> headers(Map<String, String> headers) {
        var properties = new TreeMap<String, Object>();
        headers.forEach((name, description) -> properties.put(name, text(description)));
        return Map.of(
                "type",
                "object",
                "properties",
                properties,
                "required",
                headers.keySet().stream().sorted().toList());
    }

    private static Map<String, Object> text(String description) {
        return Map.of("type", "string", "description", description);
    }

    private static Map<String, Object> reference(String to) {
        return Map.of("$ref", to);
    }

    @SuppressWarnings("unchecked")
    private static void put(Object map, String name, Object value) {
        ((Map<String, Object>) map).put(name, value);
    }

    @SuppressWarnings("unchecked")
    private static void append(Object list, Object value) {
        ((List<Object>) list).add(value);
    }
}
