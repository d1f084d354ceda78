package org.aemberlog.standalone.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.aemberlog.standalone.TestPlatform;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Nobody waits for a metric that no service publishes. */
class WatchedMetricsTest {

    private static final Path PROMETHEUS = Path.of("../deploy/prometheus");
    private static final Path DASHBOARDS = Path.of("../deploy/grafana/dashboards");
    private static final Path OPERATIONS = Path.of("../docs/operations.md");

    /** A metric in a document, with the label that it is told by. */
    private static final Pattern NAMED = Pattern.compile("`(aemberlog_[a-z_]+)(?:\\{([a-z]+)})?`");

    private static final Pattern JOB = Pattern.compile("job=\"([^\"]*)\"");

    private static TestPlatform platform;
    private static Published atFirst;
    private static Published later;

    @BeforeAll
    static void publish() {
        platform = new TestPlatform();
        atFirst = Published.by(platform);
        platform.finishedMatch();
        rejectOnce();
        later = Published.by(platform);
    }

    private static void rejectOnce() {
        var match = HttpMatch.create(platform.api(), "m", StarterMatch.request(platform.decks(), Map.of()), Map.of());
        var path = "/matches/" + match.match() + "/intents";
        assertThatThrownBy(() -> platform.api().post(path, match.token("a"), "too-early", Map.of("type", "end-turn")))
                .isInstanceOf(Api.ProblemException.class);
    }

    @AfterAll
    static void stop() {
        platform.close();
    }

    private static Map<?, ?> yaml(String file) throws Exception {
        return new Yaml().load(Files.readString(PROMETHEUS.resolve(file)));
    }

    private static List<Map<?, ?>> alerts() throws Exception {
        var alerts = new ArrayList<Map<?, ?>>();
        for (var group : (List<?>) yaml("alerts.yml").get("groups")) {
            for (var alert : (List<?>) ((Map<?, ?>) group).get("rules")) {
                alerts.add((Map<?, ?>) alert);
            }
        }
        return alerts;
    }

    private static void assertPublished(Published published, Watched watched, String where) {
        assertThat(watched.metrics())
                .as(where)
                .isNotEmpty()
                .allSatisfy(metric -> assertThat(published.labels(metric))
                        .as("labels of %s in %s", metric, where)
                        .isNotEmpty()
                        .containsAll(watched.labels()));
    }

    /** A counter that is not there before it counts does not grow when it counts once, so nobody would be alerted. */
    @Test
    void whatAlertsWatchIsPublishedFromTheStart() throws Exception {
        assertThat(alerts()).hasSizeGreaterThan(3).allSatisfy(alert -> {
            var expression = String.valueOf(alert.get("expr"));
            var told = String.valueOf(alert.get("annotations"));
            assertPublished(atFirst, Watched.of(expression, told), expression);
        });
    }

    @Test
    void theJobsThatAlertsNameAreScraped() throws Exception {
        var jobs = ((List<?>) yaml("prometheus.yml").get("scrape_configs"))
                .stream()
                        .map(it -> String.valueOf(((Map<?, ?>) it).get("job_name")))
                        .toList();
        var named = alerts().stream()
                .flatMap(alert -> JOB.matcher(String.valueOf(alert.get("expr"))).results())
                .map(it -> it.group(1))
                .toList();
        assertThat(named).isNotEmpty().allSatisfy(job -> assertThat(jobs).contains(job));
    }

    @Test
    void whatDashboardsShowIsPublished() throws Exception {
        try (var files = Files.list(DASHBOARDS)) {
            for (var file : files.filter(it -> it.toString().endsWith(".json")).toList()) {
                var targets =
                        JsonMapper.shared().readTree(Files.readString(file)).findParents("expr");
                assertThat(targets).as("%s", file).isNotEmpty().allSatisfy(target -> {
                    var expression = text(target, "expr");
                    assertPublished(later, Watched.of(expression, text(target, "legendFormat")), expression);
                });
            }
        }
    }

    private static String text(JsonNode target, String field) {
        return target.path(field).asString("");
    }

    /** One that is told by a label is there once it counts; the others are there at once. */
    @Test
    void whatTheDocumentNamesIsPublished() throws Exception {
        var named = NAMED.matcher(Files.readString(OPERATIONS)).results().toList();
        assertThat(named).hasSizeGreaterThan(20).allSatisfy(it -> {
            var name = it.group(1);
            var label = it.group(2);
            if (label == null) {
                assertThat(later.has(name)).as(name).isTrue();
            } else if (later.has(name)) {
                assertThat(later.labels(name)).as(name).contains(label);
            }
        });
    }
}
