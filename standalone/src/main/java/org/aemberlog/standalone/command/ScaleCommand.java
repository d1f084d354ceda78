package org.aemberlog.standalone.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.scale.Day;
import org.aemberlog.standalone.scale.Figure;
import org.aemberlog.standalone.scale.Figures;
import org.aemberlog.standalone.scale.Picture;

/** {@code scale}: simulates a day of many matches and says where queues grow. Starts nothing. */
public final class ScaleCommand {

    private static final int MATCHES = 1_000_000;
    private static final int MOST_MATCHES = 10_000_000;
    private static final long MOST_OF_A_FIGURE = 1_000_000;

    private ScaleCommand() {}

    public static int run(List<String> arguments) {
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
        var svg = Optional.of(options.text("svg", ""))
                .filter(file -> !file.isEmpty())
                .map(Path::of);
        svg.ifPresent(NamedFiles::requireWritable);
        var report = Day.simulate(options.count("matches", MATCHES, 1, MOST_MATCHES), options.seed(1), figures);
        report.print(System.out);
        svg.ifPresent(file -> NamedFiles.write(file, Picture.of(report).getBytes(UTF_8)));
        return 0;
    }
}
