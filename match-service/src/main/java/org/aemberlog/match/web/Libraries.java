package org.aemberlog.match.web;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.webjars.WebJarVersionLocator;

/**
 * The libraries that the client uses, with the versions of their WebJars. A library's files are
 * below {@code /lib/<name>/}, where they are revalidated, and below {@code /lib/<name>@<version>/},
 * where they never change.
 */
final class Libraries {

    private static final List<String> NAMES = List.of(
            "lit", "lit-html", "lit-element", "lit__reactive-element", "chart.js", "kurkle__color", "swagger-ui");

    private static final Pattern UNVERSIONED = Pattern.compile("\"/lib/([^/@\"]+)/");

    private final SortedMap<String, String> versions;

    private Libraries(SortedMap<String, String> versions) {
        this.versions = versions;
    }

    /**
     * The libraries on the classpath.
     *
     * @throws IllegalStateException when one is missing
     */
    static Libraries found() {
        var locator = new WebJarVersionLocator();
        var versions = new TreeMap<String, String>();
        for (var name : NAMES) {
            var version = locator.version(name);
            if (version == null) {
                throw new IllegalStateException("The WebJar of " + name + " is missing.");
            }
            versions.put(name, version);
        }
        return new Libraries(versions);
    }

    /** The libraries' names, each of them the name of its WebJar. */
    Iterable<String> names() {
        return versions.keySet();
    }

    /** Where a library's files are on the classpath. */
    String location(String name) {
        return "classpath:/META-INF/resources/webjars/" + name + "/" + versions.get(name) + "/";
    }

    /** The path below which a library's files may be kept for ever. */
    String lastingPath(String name) {
        return "/lib/" + name + "@" + versions.get(name) + "/";
    }

    /**
     * A page in which every quoted {@code /lib/<name>/...} leads to the lasting path.
     *
     * @throws IllegalStateException when it names a library that is none of these
     */
    String pin(String page) {
        return UNVERSIONED.matcher(page).replaceAll(this::lasting);
    }

    private String lasting(MatchResult found) {
        var name = found.group(1);
        if (!versions.containsKey(name)) {
            throw new IllegalStateException("index.html uses the unknown library " + name + ".");
        }
        return Matcher.quoteReplacement("\"" + lastingPath(name));
    }
}
