package org.aemberlog.game.notation;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.notation.Case.Kind;
import org.aemberlog.game.notation.Case.Line;

/**
 * Reads the cases of a file. Lines that begin with {@code #} before a position are its title and
 * remarks, and one that begins with {@code @} there names the rulings it proves; empty lines part
 * nothing; a line that begins with a space goes on with the one before.
 */
public final class CaseFile {

    private final List<Case> cases = new ArrayList<>();
    private final List<String> rulings = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private String title;
    private int begin;
    private StringBuilder position;

    private CaseFile() {}

    /**
     * The cases of a file, in its order.
     *
     * @throws NotationException with the number of the line that could not be read
     */
    public static List<Case> parse(String text) {
        var file = new CaseFile();
        int number = 0;
        for (var line : text.lines().toList()) {
            number++;
            try {
                if (!line.isBlank()) {
                    file.read(number, line);
                }
            } catch (NotationException e) {
                throw new NotationException("Line " + number + ": " + e.getMessage());
            }
        }
        file.end();
        return List.copyOf(file.cases);
    }

    private void read(int number, String line) {
        boolean heading = title != null && position.isEmpty() && lines.isEmpty();
        if (line.startsWith("#") && heading) {
            return;
        }
        if (line.startsWith("#")) {
            end();
            title = line.substring(1).strip();
            begin = number;
            position = new StringBuilder();
        } else if (line.startsWith("@") && heading) {
            rulings.addAll(List.of(line.substring(1).strip().split(" +")));
        } else if (title == null) {
            throw new NotationException("Expected the title of a case, '# ...', but found '" + line + "'.");
        } else if (line.startsWith(" ") && !lines.isEmpty()) {
            var before = lines.removeLast();
            lines.add(new Line(before.number(), before.kind(), before.text() + " " + line.strip()));
        } else if (Character.isLetter(line.strip().charAt(0)) && lines.isEmpty()) {
            position.append(' ').append(line.strip());
        } else {
            lines.add(
                    new Line(number, Kind.of(line.charAt(0)), line.substring(1).strip()));
        }
    }

    private void end() {
        if (title == null) {
            return;
        }
        if (lines.isEmpty() || lines.getLast().kind() == Kind.DO) {
            throw new NotationException(
                    "Line " + begin + ": a case ends with what is expected; '" + title + "' does not.");
        }
        cases.add(new Case(title, begin, rulings, position.toString().strip(), lines));
        rulings.clear();
        lines.clear();
        title = null;
    }
}
