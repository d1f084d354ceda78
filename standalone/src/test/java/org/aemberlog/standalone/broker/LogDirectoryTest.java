package org.aemberlog.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A first start of Kafka that was interrupted is made anew; data is never touched. */
class LogDirectoryTest {

    @TempDir
    Path directory;

    private void assertReady() throws IOException {
        var settings = ready();
        assertThat(settings.getProperty("log.dirs")).isEqualTo(log().toString());
        assertThat(log().resolve("meta.properties")).isNotEmptyFile();
        assertThat(ready()).isEqualTo(settings);
    }

    private Properties ready() throws IOException {
        var kafka = new LogDirectory(directory);
        var settings = kafka.settings();
        kafka.format();
        return settings;
    }

    private Path log() {
        return directory.resolve("log");
    }

    @Test
    void aNewDirectoryIsFormattedOnce() throws IOException {
        assertReady();
    }

    @Test
    void settingsWithoutAFormattedLogAreMadeAnew() throws IOException {
        ready();
        Files.delete(log().resolve("meta.properties"));
        assertReady();
    }

    @Test
    void settingsThatWereMadeButNotFormattedForAreMadeAnew() throws IOException {
        new LogDirectory(directory).settings();
        assertReady();
    }

    @Test
    void anEmptyFileOfSettingsIsMadeAnew() throws IOException {
        Files.createFile(directory.resolve("server.properties"));
        assertReady();
    }

    @Test
    void aFormattedLogWithoutSettingsIsMadeAnew() throws IOException {
        ready();
        Files.delete(directory.resolve("server.properties"));
        assertReady();
    }

    @Test
    void aHalfWrittenMetaFileIsMadeAnew() throws IOException {
        ready();
        Files.writeString(log().resolve("meta.properties"), "");
        assertReady();
    }

    @Test
    void aDirectoryWithRecordsIsRejectedAndLeftAsItIs() throws IOException {
        ready();
        var segment = log().resolve("match-intents-0").resolve("00000000000000000000.log");
        Files.createDirectory(segment.getParent());
        Files.writeString(segment, "records");
        Files.delete(directory.resolve("server.properties"));
        assertThatThrownBy(() -> ready())
                .isInstanceOf(UnusableDirectoryException.class)
                .hasMessageContaining(directory.toString())
                .hasMessageContaining("holds records");
        assertThat(segment).hasContent("records");
        assertThat(directory.resolve("server.properties")).doesNotExist();
    }
}
