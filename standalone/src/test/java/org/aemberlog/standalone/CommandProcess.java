package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.aemberlog.standalone.faults.machine.JavaCommand;

/** A command in a process of its own, with both of its streams as one; closing it kills it. */
public final class CommandProcess implements AutoCloseable {

    private static final int SECONDS = 15;

    private final Process process;
    private final BufferedReader out;

    private CommandProcess(Process process) {
        this.process = process;
        this.out = process.inputReader();
    }

    /**
     * Starts a command.
     *
     * @param main the class that runs it
     * @param temporary where its temporary files are
     * @param environment what it has besides this process's
     */
    public static CommandProcess start(
            Class<?> main, Path temporary, Map<String, String> environment, String... arguments) throws IOException {
        var command = JavaCommand.of(List.of("-Djava.io.tmpdir=" + temporary), main, arguments);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        return new CommandProcess(builder.start());
    }

    /** The lines up to the next one that has this text, which is the last of them. */
    public List<String> linesTo(String text) throws IOException {
        var lines = new ArrayList<String>();
        for (var line = out.readLine(); line != null; line = out.readLine()) {
            lines.add(line);
            if (line.contains(text)) {
                return lines;
            }
        }
        throw new IllegalStateException("The process ended and said " + lines);
    }

    /** The next lines. */
    public List<String> lines(int count) throws IOException {
        var lines = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            lines.add(out.readLine());
        }
        return lines;
    }

    /** Asks it to stop, as Ctrl-C does. */
    public void stop() {
        process.toHandle().destroy();
    }

    /** Waits until it has ended, with this status, and gives the lines that it said until then. */
    public List<String> assertEnds(int status) throws InterruptedException {
        var rest = out.lines().toList();
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as("has ended").isTrue();
        assertThat(process.exitValue()).as("%s", rest).isEqualTo(status);
        return rest;
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        out.close();
    }
}
