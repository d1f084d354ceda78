package org.aemberlog.standalone.faults.machine;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The command line of a JVM with the classes of this one, for a platform on a small machine: it is ready
 * soon, with what an earlier one learned if there is any, and has no compiler beside the players.
 */
public final class JavaCommand {

    /** Where tests say what is in the place of their own class path, and what was learned. */
    private static final String CLASS_PATH = "aemberlog.class-path";

    static final String LEARNED = "aemberlog.learned";

    private JavaCommand() {}

    /**
     * A command that runs a class.
     *
     * @param options what this JVM is given besides
     */
    public static List<String> of(List<String> options, Class<?> main, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                // In place of 48 MiB, which let the whole heap be collected for the sake of compiled code.
                "-XX:ReservedCodeCacheSize=240m",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow"));
        // A JVM that cannot use it, because a jar is a newer one, does without and says so nowhere.
        learned()
                .ifPresent(cache -> command.addAll(
                        List.of("-XX:AOTCache=" + cache, "-Xlog:disable", "-Xlog:all=error,aot*=off:stderr")));
        command.addAll(options);
        command.addAll(
                List.of("-cp", System.getProperty(CLASS_PATH, System.getProperty("java.class.path")), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private static Optional<Path> learned() {
        return Optional.ofNullable(System.getProperty(LEARNED))
                .or(JavaCommand::own)
                .map(Path::of)
                .filter(Files::exists);
    }

    /** What this JVM was started with. */
    private static Optional<String> own() {
        var options = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        return Optional.ofNullable(options.getVMOption("AOTCache").getValue()).filter(it -> !it.isEmpty());
    }
}
