package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A process that can be killed and frozen, and that never outlives this one. */
public final class Child implements AutoCloseable {

    /** Freezes a process for as long as somebody holds the other end of the input. */
    private static final String FREEZE = "kill -STOP \"$1\" && echo frozen; cat >/dev/null; kill -CONT \"$1\"";

    private final Process process;
    private final Path log;
    private Optional<Process> freezer = Optional.empty();

    private Child(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** Starts a program of {@link ParentWatchdog}; what it says goes to the end of {@code log}. */
    static Child start(Path log, int heapMegabytes, String... program) {
        return start(log, List.of(), heapMegabytes, program);
    }

    /** The same, by a command that begins with {@code inside}. */
    static Child start(Path log, List<String> inside, int heapMegabytes, String... program) {
        var options = List.of("-Xmx" + heapMegabytes + "m", "-Dorg.springframework.boot.logging.LoggingSystem=none");
        var command = new ArrayList<>(inside);
        command.addAll(JavaCommand.of(options, ParentWatchdog.class, program));
        return start(log, command);
    }

    /** Starts any command, which has to see to it by itself that it does not outlive this process. */
    static Child start(Path log, List<String> command) {
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        try {
            return new Child(builder.start(), log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Fails when the process has ended, so that nobody waits for what it does not do any more. */
    void requireAlive() {
        if (!isAlive()) {
            throw new FaultException(
                    "A process ended with status " + process.exitValue() + "; the end of " + log + " says why");
        }
    }

    /** SIGTERM; returns when the process is gone. */
    public void terminate() {
        // Not the process's own destroy: that closes the pipe as well, which ends it at once.
        process.toHandle().destroy();
        process.onExit().join();
    }

    /** SIGKILL; returns when the process is gone. */
    public void kill() {
        process.destroyForcibly();
        process.onExit().join();
        thaw();
    }

    /** SIGSTOP; should this process die, the child goes on and finds that out. */
    public void freeze() {
        try {
            var pid = String.valueOf(process.pid());
            var started = new ProcessBuilder("sh", "-c", FREEZE, "freezer", pid).start();
            freezer = Optional.of(started);
            if (started.inputReader().readLine() == null) {
                throw new IllegalStateException("Process " + pid + " cannot be stopped.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** SIGCONT. */
    public void thaw() {
        freezer.ifPresent(shell -> {
            try (var input = shell.getOutputStream()) {
                input.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            shell.onExit().join();
        });
        freezer = Optional.empty();
    }

    @Override
    public void close() {
        kill();
    }
}
