package org.aemberlog.standalone.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.lab.Answer;
import org.aemberlog.game.lab.CardIndex;
import org.aemberlog.game.lab.Lab;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.support.http.StrictJson;
import tools.jackson.core.JacksonException;

/** {@code lab}: answers each command of standard input with a line of standard output. */
public final class LabCommand {

    private LabCommand() {}

    public static int run(List<String> arguments) {
        new Options(arguments, Set.of());
        var in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        return run(in, new PrintStream(System.out, true, UTF_8));
    }

    /** Answers every line but empty ones; gives 1 when there was a problem with one, 0 if not. */
    public static int run(BufferedReader in, PrintStream out) {
        var pool = CardPool.all();
        var lab = new Lab(new CardIndex(pool.listed(), pool));
        int result = 0;
        try {
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank()) {
                    var answer = answer(lab, line);
                    result = answer instanceof Answer.Problem ? 1 : result;
                    out.println(Canonical.text(answer));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return result;
    }

    private static Answer answer(Lab lab, String line) {
        try {
            return lab.ask(StrictJson.read(line));
        } catch (JacksonException e) {
            var at = e.getLocation();
            return Lab.noJson("something else" + (at == null ? "" : " at column " + at.getColumnNr()));
        }
    }
}
