package org.aemberlog.standalone.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.beans.factory.config.YamlPropertiesFactoryBean;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.annotation.AnnotationUtils;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.type.filter.AnnotationTypeFilter;

/** The settings that the code reads: those of placeholders, and of records that are bound to a prefix. */
final class ReadSettings {

    private static final Path ROOT = Path.of("..");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(aemberlog\\.[a-z0-9.-]+)");
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z_]+)");
    private static final List<String> SERVICES =
            List.of("service", "match-service", "rules-service", "replay-service", "deck-service");
    private static final Set<String> RATE = Set.of("requests", "per", "burst");

    /** The code, the services' own settings and the script. */
    private static final String SOURCES = sources();

    private ReadSettings() {}

    /** All of them by name; how many requests are let through in which time, and at once, is one. */
    static Set<String> all() {
        var names = new TreeSet<String>();
        var placeholders = PLACEHOLDER.matcher(SOURCES);
        while (placeholders.find()) {
            names.add(placeholders.group(1));
        }
        bound().forEach(type -> {
            var prefix = AnnotationUtils.findAnnotation(type, ConfigurationProperties.class)
                    .value();
            addAll(names, prefix, type.getRecordComponents());
        });
        return names;
    }

    private static Stream<Class<?>> bound() {
        var scanner = new ClassPathScanningCandidateComponentProvider(false);
        scanner.addIncludeFilter(new AnnotationTypeFilter(ConfigurationProperties.class));
        return scanner.findCandidateComponents("org.aemberlog").stream().map(found -> type(found.getBeanClassName()));
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void addAll(Set<String> names, String prefix, RecordComponent... components) {
        for (var component : components) {
            var name = component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
            add(names, prefix + "." + name, component.getGenericType());
        }
    }

    private static void add(Set<String> names, String name, Type type) {
        if (type instanceof ParameterizedType many && many.getRawType() == List.class) {
            add(names, name + "[0]", many.getActualTypeArguments()[0]);
        } else if (type instanceof Class<?> nested && nested.isRecord() && !isRate(nested)) {
            addAll(names, name, nested.getRecordComponents());
        } else {
            // A list of values is set as one.
            names.add(name.endsWith("[0]") ? name.substring(0, name.length() - 3) : name);
        }
    }

    private static boolean isRate(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toSet())
                .equals(RATE);
    }

    /** The variable that the services' own settings put in the place of a setting, if there is one. */
    static Optional<String> shortVariable(String setting) {
        return SERVICES.stream()
                .map(service -> new ClassPathResource(service + ".yml"))
                .map(ReadSettings::properties)
                .map(properties -> properties.getProperty(setting, ""))
                .map(VARIABLE::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .findFirst();
    }

    private static Properties properties(ClassPathResource file) {
        var yaml = new YamlPropertiesFactoryBean();
        yaml.setResources(file);
        return yaml.getObject();
    }

    /** Whether a variable of the environment stands in the code, in the services' own settings or in the script. */
    static boolean isVariable(String name) {
        return Pattern.compile("\\b" + name + "\\b").matcher(SOURCES).find();
    }

    private static String sources() {
        try (var modules = Files.list(ROOT)) {
            var files = modules.map(module -> module.resolve("src/main"))
                    .filter(Files::isDirectory)
                    .flatMap(ReadSettings::files)
                    .filter(file -> file.toString().matches(".*\\.(java|yml)"));
            return Stream.concat(Stream.of(ROOT.resolve("aemberlog")), files)
                    .map(ReadSettings::text)
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> files(Path directory) {
        try {
            return Files.walk(directory).filter(Files::isRegularFile);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
