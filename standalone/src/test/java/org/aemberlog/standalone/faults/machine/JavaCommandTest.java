package org.aemberlog.standalone.faults.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How JVMs are started beside this one. */
class JavaCommandTest {

    /** What is started. */
    static final class Greeting {
        private Greeting() {}

        public static void main(String... names) {
            System.out.print("Hello " + names[0]);
        }
    }

    @Test
    void aJvmThatCannotUseWhatAnotherHasLearnedDoesWithoutAndSaysSoNowhere(@TempDir Path folder) throws Exception {
        var learned = Files.writeString(folder.resolve("learned.aot"), "what no JVM has learned");
        var before = System.setProperty(JavaCommand.LEARNED, learned.toString());
        try {
            var command = JavaCommand.of(List.of(), Greeting.class, "Ada");
            assertThat(command).anySatisfy(it -> assertThat(it).endsWith(learned.toString()));
            assertThat(said(command)).isEqualTo("Hello Ada");
        } finally {
            if (before == null) {
                System.clearProperty(JavaCommand.LEARNED);
            } else {
                System.setProperty(JavaCommand.LEARNED, before);
            }
        }
    }

    private static String said(List<String> command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
