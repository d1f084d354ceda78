package org.aemberlog.standalone.metrics;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an expression in PromQL is about, and the text that is told of it.
 *
 * @param metrics their names
 * @param labels those that are asked for, summed by, or told
 */
record Watched(Set<String> metrics, Set<String> labels) {

    private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"");
    private static final Pattern RANGE = Pattern.compile("\\[[^]]*]");
    private static final Pattern SELECTOR = Pattern.compile("\\{([^}]*)}");
    private static final Pattern GROUPING = Pattern.compile("\\b(?:by|without|on|ignoring) *\\(([^)]*)\\)");
    private static final Pattern WORD = Pattern.compile("[a-z_][a-z0-9_]*(?! *\\(|[a-z0-9_])");
    private static final Pattern TOLD = Pattern.compile("\\{\\{ *(?:\\$labels\\.)?([a-z_]+) *}}");

    static Watched of(String expression, String told) {
        var rest = TEXT.matcher(expression).replaceAll("");
        var labels = new TreeSet<String>();
        for (var part : new Pattern[] {SELECTOR, GROUPING}) {
            all(part, rest).map(it -> it.group(1)).flatMap(Watched::words).forEach(labels::add);
            rest = part.matcher(rest).replaceAll("");
        }
        all(TOLD, told).map(it -> it.group(1)).forEach(labels::add);
        rest = RANGE.matcher(rest).replaceAll("");
        return new Watched(words(rest).collect(Collectors.toCollection(TreeSet::new)), labels);
    }

    private static Stream<String> words(String text) {
        return all(WORD, text).map(MatchResult::group);
    }

    private static Stream<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }
}
