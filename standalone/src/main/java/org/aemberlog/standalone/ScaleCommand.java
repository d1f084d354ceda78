package org.aemberlog.standalone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.aemberlog.standalone.scale.Day;
import org.aemberlog.standalone.scale.Figure;
import org.aemberlog.standalone.scale.Figures;
import org.aemberlog.standalone.scale.Picture;

/** {@code scale}: simulates a day of many matches and says where queues grow. Starts nothing. */
final class ScaleCommand {

    private static final int MATCHES = 1_000_000;
    private static final int MOST_MATCHES = 10_000_000;
    private static final long MOST_OF_A_FIGURE = 1_000_000;

    private ScaleCommand() {}

    static int run(List<String> arguments) {
        var known = new HashSet<>(Set.of("matches", "seed", "svg"));
        for (var figure : Figure.values()) {
            known.add(figure.option());
        }
        var options = new Options(arguments, known);
        var figures = Figures.USUAL;
        for (var figure : Figure.values()) {
            if (options.has(figure.option())) {
                figures = figures.with(figure, options.number(figure.option(), 1, 1, MOST_OF_A_FIGURE));
            }
        }
        var report = Day.simulate(options.count("matches", MATCHES, 1, MOST_MATCHES), options.seed(1), figures);
        report.print(System.out);
        if (options.has("svg")) {
            write(Path.of(options.text("svg", "")), Picture.of(report));
        }
        return 0;
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UsageException("Cannot write " + file + ": " + e);
        }
    }
}
