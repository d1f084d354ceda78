package org.aemberlog.standalone.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Operators find every setting in docs/operations.md, and no document names one that is not there. */
class NamedSettingsTest {

    private static final Path DOCUMENTS = Path.of("../docs");
    private static final Path OPERATIONS = DOCUMENTS.resolve("operations.md");

    /** A setting, a variable, or what stands in the place of a setting's last word: {@code .burst}. */
    private static final Pattern NAME = Pattern.compile(
            "`(?:(?<setting>aemberlog(?:\\.[a-z][a-z0-9-]*(?:\\[0])?){2,})|(?<variable>AEMBERLOG_[A-Z0-9_]+|[A-Z]+_SERVICE_URL)"
                    + "|(?<sibling>\\.[a-z-]+))`");

    /** How a setting is given as a variable of the environment. */
    private static String variable(String setting) {
        return setting.toUpperCase(Locale.ROOT).replaceAll("[.\\[-]", "_").replace("]", "");
    }

    /** All that a document names, as variables. */
    private static Set<String> named(Path document) throws Exception {
        var named = new LinkedHashSet<String>();
        for (var line : Files.readAllLines(document)) {
            var before = "";
            var found = NAME.matcher(line);
            while (found.find()) {
                if (found.group("variable") != null) {
                    named.add(found.group("variable"));
                } else if (found.group("setting") != null) {
                    before = found.group("setting");
                    named.add(variable(before));
                } else if (!before.isEmpty()) {
                    named.add(variable(before.substring(0, before.lastIndexOf('.')) + found.group("sibling")));
                }
            }
        }
        return named;
    }

    private static Set<String> read() {
        return ReadSettings.all().stream().map(NamedSettingsTest::variable).collect(Collectors.toSet());
    }

    /** Some are set by a variable of another name, such as {@code AEMBERLOG_TRUSTED_KEYS}. */
    private static boolean isNamed(String setting, Set<String> named) {
        return named.contains(variable(setting))
                || ReadSettings.shortVariable(setting).filter(named::contains).isPresent();
    }

    /** Whether all settings are meant whose names begin so. */
    private static boolean isGroup(String name, Set<String> read) {
        return read.stream().anyMatch(it -> it.startsWith(name + "_"));
    }

    @Test
    void everySettingThatIsReadIsNamed() throws Exception {
        var named = named(OPERATIONS);
        assertThat(ReadSettings.all())
                .hasSizeGreaterThan(50)
                .allSatisfy(setting ->
                        assertThat(isNamed(setting, named)).as(setting).isTrue());
    }

    @Test
    void everySettingThatIsNamedIsRead() throws Exception {
        var read = read();
        try (var documents = Files.list(DOCUMENTS)) {
            for (var document :
                    documents.filter(it -> it.toString().endsWith(".md")).toList()) {
                assertThat(named(document))
                        .allSatisfy(name -> assertThat(
                                        read.contains(name) || isGroup(name, read) || ReadSettings.isVariable(name))
                                .as("%s in %s", name, document)
                                .isTrue());
            }
        }
    }
}
