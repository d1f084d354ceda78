package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which browser the tests take. */
class ChromiumTest {

    @TempDir
    private Path directory;

    @Test
    void theOneThatWasChosenComesFirst() throws IOException {
        var chosen = program("mine");
        program("chromium");

        assertThat(Chromium.installed(chosen.toString(), directory.toString())).contains(chosen);
    }

    @Test
    void theOneOnThePathComesNext() throws IOException {
        var found = program("google-chrome");
        var path = "/nowhere" + File.pathSeparator + directory;

        assertThat(Chromium.installed("", path)).contains(found);
        assertThat(Chromium.installed(null, path)).contains(found);
    }

    @Test
    void aChoiceThatIsNoProgramIsToldPlainly() {
        var nothing = directory.resolve("nothing").toString();

        assertThatThrownBy(() -> Chromium.installed(nothing, null))
                .hasMessageContaining("CHROMIUM")
                .hasMessageContaining(nothing);
    }

    private Path program(String name) throws IOException {
        return Files.createFile(
                directory.resolve(name),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
    }
}
