package org.aemberlog.standalone.broker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Properties;
import org.apache.kafka.common.Uuid;

/**
 * The directory of an embedded Kafka: its settings and its log. The settings are put in their place
 * last, so that with them everything is there.
 */
final class LogDirectory {

    private static final String SETTINGS = "server.properties";
    private static final String ASIDE = SETTINGS + ".new";

    private final Path directory;

    LogDirectory(Path directory) {
        this.directory = directory;
    }

    static Path settingsIn(Path directory) {
        return directory.resolve(SETTINGS);
    }

    /**
     * The settings of the broker; the first time they are made. What an interrupted first time left is
     * made anew.
     *
     * @throws UnusableDirectoryException when parts are missing beside data
     */
    Properties settings() throws IOException {
        var settings = settingsIn(directory);
        var log = directory.resolve("log");
        if (!WholeFile.holdsAnything(settings) || !WholeFile.holdsAnything(log.resolve("meta.properties"))) {
            if (holdsData(log)) {
                throw new UnusableDirectoryException("Kafka's directory "
                        + directory
                        + " holds records, but its server.properties or"
                        + " log/meta.properties is missing: put it back, or delete the"
                        + " directory to start empty.");
            }
            delete(log);
            Files.deleteIfExists(settings);
            return makeSettings(log);
        }
        var properties = new Properties();
        try (var in = Files.newBufferedReader(settings)) {
            properties.load(in);
        }
        return properties;
    }

    private Properties makeSettings(Path log) throws IOException {
        Files.createDirectories(directory);
        var properties = EmbeddedKafka.settings(log, "127.0.0.1", FreePorts.next(), FreePorts.next());
        try (var out = Files.newBufferedWriter(directory.resolve(ASIDE))) {
            properties.store(out, "Written by aemberlog; delete the directory to begin anew.");
        }
        return properties;
    }

    /** Formats the log the first time; the settings have to be there. */
    void format() throws IOException {
        var settings = settingsIn(directory);
        if (!Files.exists(settings)) {
            var aside = directory.resolve(ASIDE);
            EmbeddedKafka.format(aside, Uuid.randomUuid().toString());
            WholeFile.moveTo(settings, aside);
        }
    }

    /** Whether there is a record in any partition. */
    private static boolean holdsData(Path log) throws IOException {
        if (!Files.exists(log)) {
            return false;
        }
        try (var files = Files.walk(log)) {
            for (var file : files.filter(it -> it.toString().endsWith(".log")).toList()) {
                if (WholeFile.holdsAnything(file)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static void delete(Path log) throws IOException {
        if (!Files.exists(log)) {
            return;
        }
        try (var all = Files.walk(log)) {
            for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
