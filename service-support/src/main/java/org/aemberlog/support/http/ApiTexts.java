package org.aemberlog.support.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.aemberlog.game.json.Plain;
import org.springframework.core.io.ClassPathResource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The texts and examples of a service's API document, from {@code api/} on the classpath; JSON is YAML, too. */
record ApiTexts(Service service, Examples examples, Shared shared) {

    /** What the service is, its tags and operations. */
    record Service(String title, String description, Map<String, String> tags, Map<String, Described> operations) {}

    /** An operation, with the names of the problems that are its own. */
    record Described(String tag, Optional<String> description, List<String> problems) {}

    /** Examples by operation, {@code request} or status, and media type, and examples of problems. */
    record Examples(
            Map<String, Map<String, Map<String, Object>>> operations, Map<String, Map<String, Object>> problems) {}

    /** What is the same in every service; problems {@code everywhere} may be met in any operation. */
    record Shared(Map<String, Object> schema, List<String> everywhere, Map<String, Map<String, Object>> problems) {}

    static ApiTexts of(String service) {
        return new ApiTexts(
                read(Service.class, service + ".yml"),
                read(Examples.class, service + ".examples.json"),
                read(Shared.class, "problems.json"));
    }

    private static <T> T read(Class<T> type, String name) {
        try (var in = new ClassPathResource("api/" + name).getInputStream()) {
            return Plain.read(type, new Yaml(new SafeConstructor(new LoaderOptions())).load(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Described operation(String id) {
        return known(service.operations(), id);
    }

    Map<String, Object> problem(String name) {
        return known(problems(), name);
    }

    Map<String, Map<String, Object>> problems() {
        var all = new TreeMap<>(shared.problems());
        all.putAll(examples.problems());
        return all;
    }

    private static <T> T known(Map<String, T> texts, String name) {
        return Optional.ofNullable(texts.get(name))
                .orElseThrow(() -> new IllegalStateException("The API document has no text for " + name + "."));
    }
}
