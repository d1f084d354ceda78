package org.aemberlog.match.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.support.parts.OnlyOnEmbeddedParts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.EntityExchangeResult;

/** The client as browsers get it. */
@OnlyOnEmbeddedParts
class ServingTest extends MatchServiceTest {

    private static final String BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";
    private static final int BROWSERS = 12;
    private static final int FETCHES = 100;
    private static final String POLICY = "Content-Security-Policy";
    private static final int LARGEST_FILE = 1 << 20;
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern OWN_FILE = Pattern.compile("\"(/client[^\"]+)\"");
    private static final Pattern LIBRARY_FILE = Pattern.compile("\"(/lib/[^\"]+\\.js)\"");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/library",
                "/library/some-deck",
                "/card/some-card",
                "/join/0123",
                "/profile",
                "/table/m",
                "/best-of/0123",
                "/replays",
                "/replay/m",
                "/statistics",
                "/judge"
            })
    void everyPathOfTheClientShowsThePage(String path) {
        var page = get(path, BROWSER);

        assertThat(page.getStatus().value()).isEqualTo(200);
        assertThat(page.getResponseHeaders().getContentType())
                .isEqualTo(new MediaType("text", "html", StandardCharsets.UTF_8));
        assertThat(page.getResponseHeaders().getCacheControl()).isEqualTo("no-cache");
        assertThat(text(page)).startsWith("<!doctype html>");
    }

    @Test
    void thePolicyAllowsTheImportMapAndNoOtherInlineScript() {
        var page = get("/", BROWSER);
        var map = IMPORT_MAP.matcher(text(page));
        assertThat(map.find()).isTrue();
        var policy = page.getResponseHeaders().getFirst("Content-Security-Policy");

        assertThat(policy)
                .contains(
                        "default-src 'self';",
                        "script-src 'self' "
                                + Digests.policySource(map.group(1).getBytes(StandardCharsets.UTF_8))
                                + ";",
                        "base-uri 'none'",
                        "frame-ancestors 'none'",
                        "form-action 'self'")
                .doesNotContain("unsafe");
        assertThat(page.getResponseHeaders().getFirst("Referrer-Policy")).isEqualTo("no-referrer");
    }

    @Test
    void everyLibraryFileOfThePageIsThereAndKeptForAYear() {
        var files = LIBRARY_FILE.matcher(text(get("/", BROWSER))).results().toList();

        assertThat(files).hasSizeGreaterThan(6);
        for (var found : files) {
            var file = get(found.group(1), "*/*");
            assertThat(found.group(1)).contains("@");
            assertThat(file.getStatus().value()).as(found.group(1)).isEqualTo(200);
            assertThat(file.getResponseHeaders().getCacheControl()).isEqualTo("max-age=31536000, public, immutable");
            assertThat(file.getResponseHeaders().getContentType())
                    .matches(it -> it.getSubtype().equals("javascript"));
        }
    }

    @Test
    void ownFilesOfThePageAreKeptForAYearUnderAPathThatChangesWithThem() {
        var files = OWN_FILE.matcher(text(get("/", BROWSER))).results().toList();

        assertThat(files).hasSizeGreaterThan(4);
        for (var found : files) {
            var file = get(found.group(1), "*/*");
            assertThat(found.group(1)).matches("/client@[0-9a-f]{16}/.*");
            assertThat(file.getStatus().value()).as(found.group(1)).isEqualTo(200);
            assertThat(file.getResponseHeaders().getCacheControl()).isEqualTo("max-age=31536000, public, immutable");
        }
    }

    /** Unpacked and, where packing helps, as it goes over the wire. The typeface is no code of ours. */
    @Test
    void allOfTheClientIsUnder450KilobytesAnd130OnTheWire() throws IOException {
        var resolver = new PathMatchingResourcePatternResolver();
        int bytes = 0;
        int sent = 0;
        for (var file : resolver.getResources("classpath:/client/**")) {
            var url = file.getURL().toString();
            if (file.isReadable() && !url.contains("/client/fonts/")) {
                var path = url.substring(url.lastIndexOf("/client/"));
                var body = get(path, "*/*").getResponseBody();
                assertThat(body).as(path).isNotEmpty();
                bytes += body.length;
                sent += Math.min(body.length, packed(body));
            }
        }

        System.out.printf("The client has %d bytes, %d on the wire%n", bytes, sent);
        assertThat(bytes).isBetween(50 * 1024, 450 * 1024);
        assertThat(sent).isLessThanOrEqualTo(130 * 1024);
    }

    private static int packed(byte[] body) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(body);
        }
        return bytes.size();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/client/main.js", "/lib/lit/index.js"})
    void whatHasNoVersionIsAskedForAgainAndSentOnceOnly(String path) {
        var first = get(path, "*/*");
        var etag = first.getResponseHeaders().getETag();

        assertThat(first.getResponseHeaders().getCacheControl()).isEqualTo("no-cache");
        assertThat(etag).isEqualTo(Digests.etag(first.getResponseBody()));
        http.get()
                .uri(path)
                .header(HttpHeaders.IF_NONE_MATCH, etag)
                .exchange()
                .expectStatus()
                .isNotModified()
                .expectHeader()
                .valueEquals(POLICY, first.getResponseHeaders().getFirst(POLICY))
                .expectBody()
                .isEmpty();
    }

    @Test
    void aPageThatHasNotChangedKeepsItsPolicy() {
        var first = get("/library", BROWSER).getResponseHeaders();
        http.get()
                .uri("/library")
                .header(HttpHeaders.ACCEPT, BROWSER)
                .header(HttpHeaders.IF_NONE_MATCH, first.getETag())
                .exchange()
                .expectStatus()
                .isNotModified()
                .expectHeader()
                .valueEquals("Content-Security-Policy", first.getFirst("Content-Security-Policy"));
    }

    @Test
    void peopleWhoGetLostAreShownThePageWith404() {
        for (var path : new String[] {"/nowhere", "/table/m/deeper", "/lib/jquery/jquery.js"}) {
            var page = get(path, BROWSER);
            assertThat(page.getStatus().value()).isEqualTo(404);
            assertThat(text(page)).startsWith("<!doctype html>");
            assertThat(page.getResponseHeaders().getFirst("Content-Security-Policy"))
                    .contains("script-src");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nowhere",
                "/client/nothing.js",
                "/client/../match-service.yml",
                "/client/%2e%2e/match-service.yml",
                "/lib/lit@0.0.1/index.js",
                "/lib/webjars-locator-lite/x.js"
            })
    void programsThatGetLostAreToldByAProblem(String path) {
        var answer = http.get().uri(path).accept(MediaType.ALL).exchange();

        expectProblem(answer, 404, "no-such-resource");
    }

    @Test
    void aPageIsOnlyForThoseWhoTakeHtml() {
        var answer =
                http.get().uri("/statistics").accept(MediaType.APPLICATION_JSON).exchange();

        expectProblem(answer, 404, "no-such-resource");
    }

    @Test
    void whatAControllerDoesNotFindStaysItsOwnProblem() {
        var answer = http.get()
                .uri("/matches/nowhere")
                .header(HttpHeaders.ACCEPT, BROWSER)
                .exchange();

        expectProblem(answer, 404, "no-such-match")
                .forEach((name, value) -> assertThat(name).isNotEmpty());
    }

    @Test
    void answersThatAreNoPagesMayLoadAndRunNothing() {
        for (var path : new String[] {"/matches", "/client/index.html", "/nowhere"}) {
            var headers = get(path, "*/*").getResponseHeaders();
            assertThat(headers.getFirst("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(headers.getFirst("Content-Security-Policy"))
                    .isEqualTo("default-src 'none'; frame-ancestors 'none'");
        }
    }

    @Test
    void headersCanBeHadAlone() {
        http.method(HttpMethod.HEAD)
                .uri("/")
                .header(HttpHeaders.ACCEPT, BROWSER)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .isEmpty();
    }

    /** By the JDK's client, because that of these tests unpacks by itself. */
    @Test
    void textIsSentPacked() throws IOException, InterruptedException {
        var url = "http://localhost:" + environment.getProperty("local.server.port") + "/lib/lit-html/lit-html.js";
        var request = HttpRequest.newBuilder(URI.create(url))
                .header("Accept-Encoding", "gzip")
                .build();
        try (var client = HttpClient.newHttpClient()) {
            var packed = client.send(request, BodyHandlers.ofByteArray());

            assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
            var content = new GZIPInputStream(new ByteArrayInputStream(packed.body()));
            assertThat(content.readAllBytes())
                    .hasSizeGreaterThan(2 * packed.body().length)
                    .isEqualTo(get("/lib/lit-html/lit-html.js", "*/*").getResponseBody());
        }
    }

    /** Reactor Netty loses requests where files of the disk and other answers take turns. */
    @Test
    void noFileIsLostOnAConnectionThatIsUsedAgain() {
        var url = "http://localhost:" + environment.getProperty("local.server.port");
        try (var client = HttpClient.newHttpClient();
                var browsers = Executors.newFixedThreadPool(BROWSERS)) {
            var all = IntStream.range(0, BROWSERS)
                    .mapToObj(_ -> CompletableFuture.supplyAsync(() -> fetched(client, url), browsers))
                    .toList();
            assertThat(all.stream().mapToInt(CompletableFuture::join).sum()).isEqualTo(BROWSERS * FETCHES);
        }
    }

    private static int fetched(HttpClient client, String url) {
        var paths = List.of("/client/main.js", "/lib/lit/directives/class-map.js");
        int found = 0;
        for (int i = 0; i < FETCHES; i++) {
            var request = HttpRequest.newBuilder(URI.create(url + paths.get(i % paths.size())))
                    .timeout(SOON)
                    .build();
            try {
                found += client.send(request, BodyHandlers.discarding()).statusCode() == 200 ? 1 : 0;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return found;
    }

    private EntityExchangeResult<byte[]> get(String path, String accept) {
        return http.mutate()
                .codecs(codecs -> codecs.defaultCodecs().maxInMemorySize(LARGEST_FILE))
                .build()
                .get()
                .uri(path)
                .header(HttpHeaders.ACCEPT, accept)
                .exchange()
                .expectBody(byte[].class)
                .returnResult();
    }

    private static String text(EntityExchangeResult<byte[]> answer) {
        return new String(answer.getResponseBody(), StandardCharsets.UTF_8);
    }
}
