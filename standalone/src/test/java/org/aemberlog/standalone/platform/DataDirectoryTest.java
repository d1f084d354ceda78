package org.aemberlog.standalone.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a home keeps is there whole, whenever its first use was interrupted. */
class DataDirectoryTest {

    @TempDir
    Path directory;

    @Test
    void whatIsKeptStaysAndNothingElseDoes() throws IOException {
        var secret = DataDirectory.at(directory).tokenSecret();
        var key = DataDirectory.at(directory).signingKey().text();
        assertThat(DataDirectory.at(directory).tokenSecret()).isEqualTo(secret);
        assertThat(DataDirectory.at(directory).signingKey().text()).isEqualTo(key);
        try (var files = Files.list(directory)) {
            assertThat(files.map(it -> it.getFileName().toString()))
                    .containsExactlyInAnyOrder("token-secret", "signing-key");
        }
    }

    @Test
    void onlyTheOwnerCanReadASecret() throws IOException {
        DataDirectory.at(directory).tokenSecret();
        var file = directory.resolve("token-secret");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void anEmptyFileOfAnInterruptedStartIsFilled() throws IOException {
        Files.createFile(directory.resolve("token-secret"));
        Files.createFile(directory.resolve("signing-key"));
        assertThat(DataDirectory.at(directory).tokenSecret()).hasSizeGreaterThan(32);
        assertThat(DataDirectory.at(directory).signingKey().text()).isNotEmpty();
    }
}
