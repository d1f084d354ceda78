package org.aemberlog.standalone.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs in processes of their own, to be killed soon: none lives long enough for an optimizing compiler. */
final class Jvm {

    private Jvm() {}

    /** Starts a program that has the classes of this one; what it says of errors is lost. */
    static Process start(Class<?> program, Object... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-ea",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        for (var argument : arguments) {
            command.add(argument.toString());
        }
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
