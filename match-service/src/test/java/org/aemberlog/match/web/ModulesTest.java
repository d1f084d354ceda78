package org.aemberlog.match.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How the client's modules hang together. */
class ModulesTest {

    private static final Pattern IMPORT = Pattern.compile("(?:from|import)\\s*'(\\.[^']+)'");

    @Test
    void everyImportedModuleIsThereAndNoneNeedsItself() throws IOException {
        var imports = new HashMap<Path, List<Path>>();
        for (var module : Texts.modules(Texts.CLIENT)) {
            imports.put(module.normalize(), importsOf(module));
        }

        assertThat(imports).hasSizeGreaterThan(50);
        assertThat(imports.values())
                .allSatisfy(all -> assertThat(imports.keySet()).containsAll(all));
        while (imports.entrySet().removeIf(module -> module.getValue().stream().noneMatch(imports::containsKey))) {
            // Without those that need nothing any more, others need less.
        }
        assertThat(imports).as("modules in or above a circle").isEqualTo(Map.of());
    }

    private static List<Path> importsOf(Path module) throws IOException {
        var found = new ArrayList<Path>();
        IMPORT.matcher(Files.readString(module))
                .results()
                .map(match -> module.resolveSibling(match.group(1)).normalize())
                .forEach(found::add);
        return found;
    }
}
