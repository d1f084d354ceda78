package org.aemberlog.replay.webhooks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import reactor.core.publisher.Mono;

/** Results reach subscribers that fail, are slow or are gone, as far as they can be reached. */
@TestPropertySource(
        properties = {
            "spring.mongodb.database=aemberlog-replay-webhooks-test",
            "aemberlog.webhooks.http=true",
            "aemberlog.webhooks.private-addresses=true",
            "aemberlog.webhooks.timeout=300ms",
            "aemberlog.webhooks.first-wait=20ms",
            "aemberlog.webhooks.attempts=4"
        })
class WebhooksTest extends RunningService {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

    @Autowired
    private WebhookDispatcher dispatcher;

    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final CountDownLatch released = new CountDownLatch(1);
    private HttpServer server;

    private record Received(String path, Map<String, List<String>> headers, String body) {
        String header(String name) {
            return headers.get(name).getFirst();
        }
    }

    @BeforeEach
    void listen() throws IOException {
        var loopback = InetAddress.getLoopbackAddress();
        server = HttpServer.create(new InetSocketAddress(loopback, 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stopListening() {
        released.countDown();
        server.stop(0);
        for (var one : (List<?>) get("/webhooks").get("webhooks")) {
            var id = ((Map<?, ?>) one).get("id");
            http.delete()
                    .uri("/webhooks/" + id)
                    .header("Authorization", bearer(auditor()))
                    .exchange()
                    .expectStatus()
                    .isNoContent();
        }
        assertThat((List<?>) get("/webhooks").get("webhooks")).isEmpty();
    }

    /** Answers with the status in the path; {@code /twice} fails twice, {@code /slow} waits. */
    private void answer(HttpExchange exchange) throws IOException {
        var path = exchange.getRequestURI().getPath();
        var headers = Map.<String, List<String>>copyOf(exchange.getRequestHeaders());
        var body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
        long before = received.stream().filter(it -> it.path().equals(path)).count();
        received.add(new Received(path, headers, body));
        try (exchange) {
            if (path.equals("/slow")) {
                released.await();
            }
            var status = switch (path) {
                case "/slow" -> 200;
                case "/twice" -> before < 2 ? 503 : 204;
                default -> Integer.parseInt(path.substring(1));
            };
            exchange.getResponseHeaders().add("Location", "/200");
            exchange.sendResponseHeaders(status, -1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private WebTestClient.ResponseSpec post(String body) {
        return http.post()
                .uri("/webhooks")
                .header("Authorization", bearer(auditor()))
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body)
                .exchange();
    }

    private String subscribe(String path) {
        var body = "{\"url\":\"" + url(path) + "\",\"secret\":\"" + SECRET + "\"}";
        var created = map(post(body).expectStatus().isCreated());
        assertThat(created.toString()).doesNotContain(SECRET);
        return (String) created.get("id");
    }

    private void play(String id) {
        receive(PlayedMatch.finished(id, 10, new SplittableRandom(id.hashCode()))
                .commits());
    }

    private Map<?, ?> onlyDelivery(String webhook) {
        var all = (List<?>) get("/webhooks/" + webhook + "/deliveries").get("deliveries");
        assertThat(all).hasSize(1);
        return (Map<?, ?>) all.getFirst();
    }

    private void awaitState(String webhook, String state) {
        await().atMost(TIMEOUT).until(() -> onlyDelivery(webhook).get("state").equals(state));
    }

    private List<Received> at(String path) {
        return received.stream().filter(it -> it.path().equals(path)).toList();
    }

    @Test
    void aResultComesOnceAndSigned() {
        var webhook = subscribe("/200");
        play("w-signed");
        play("w-signed");
        awaitState(webhook, "delivered");
        var got = at("/200");
        assertThat(got).hasSize(1);
        var message = got.getFirst();
        assertThat(message.header("Webhook-id")).isEqualTo(webhook + "/w-signed/10");
        var seconds = Long.parseLong(message.header("Webhook-timestamp"));
        assertThat(message.header("Webhook-signature"))
                .isEqualTo(new WebhookSecret(SECRET).sign(message.header("Webhook-id"), seconds, message.body()));
        assertThat(message.body())
                .contains("\"type\":\"match.finished\"")
                .contains("\"match\":\"w-signed\"")
                .contains("\"winner\":\"b\"");
    }

    @Test
    void whoFailsIsTriedAgainWithTheSameId() {
        var webhook = subscribe("/twice");
        play("w-twice");
        awaitState(webhook, "delivered");
        assertThat(at("/twice")).hasSize(3);
        assertThat(at("/twice")).extracting(it -> it.header("Webhook-id")).containsOnly(webhook + "/w-twice/10");
        assertThat(onlyDelivery(webhook).get("attempts")).isEqualTo(3);
    }

    @Test
    void whoFailsForTooLongIsGivenUp() {
        var webhook = subscribe("/500");
        play("w-never");
        awaitState(webhook, "given-up");
        assertThat(onlyDelivery(webhook).get("attempts")).isEqualTo(4);
        assertThat(onlyDelivery(webhook).get("said")).isEqualTo("status 500");
        assertThat(at("/500")).hasSize(4);
    }

    @Test
    void whoIsSlowHoldsUpNobodyAndIsGivenUp() {
        var slow = subscribe("/slow");
        var quick = subscribe("/200");
        play("w-slow");
        awaitState(quick, "delivered");
        awaitState(slow, "given-up");
    }

    @Test
    void whatIsUnderWayIsWrittenDownBeforeTheServiceStops() {
        var webhook = subscribe("/slow");
        play("w-stopped");
        await().atMost(TIMEOUT).until(() -> !at("/slow").isEmpty());
        dispatcher.stop();
        try {
            assertThat(onlyDelivery(webhook).get("said")).isNotEqualTo("");
        } finally {
            dispatcher.start();
        }
    }

    @Test
    void whoIsGoneGetsNoMore() {
        var webhook = subscribe("/410");
        play("w-gone");
        awaitState(webhook, "gone");
        assertThat(get("/webhooks/" + webhook).get("active")).isEqualTo(false);
        play("w-gone-2");
        assertThat(onlyDelivery(webhook).get("attempts")).isEqualTo(1);
        assertThat(at("/410")).hasSize(1);
    }

    @Test
    void noRedirectIsFollowed() {
        var webhook = subscribe("/302");
        play("w-redirect");
        awaitState(webhook, "given-up");
        assertThat(at("/200")).isEmpty();
    }

    @Test
    void whatWasNotDeliveredBeforeARestartIsDeliveredAfterIt() {
        dispatcher.stop();
        var webhook = subscribe("/200");
        play("w-restart");
        assertThat(onlyDelivery(webhook).get("state")).isEqualTo("pending");
        assertThat(at("/200")).isEmpty();
        dispatcher.start();
        awaitState(webhook, "delivered");
        assertThat(at("/200")).hasSize(1);
    }

    @Test
    void aSecretThatIsMadeUpIsShownOnce() {
        var created =
                map(post("{\"url\":\"" + url("/200") + "\"}").expectStatus().isCreated());
        var secret = (String) created.get("secret");
        assertThat(new WebhookSecret(secret).text()).isEqualTo(secret);
        var id = (String) created.get("id");
        assertThat(get("/webhooks/" + id).toString()).doesNotContain(secret.substring(6));
        assertThat(get("/webhooks").toString()).doesNotContain(secret.substring(6));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                                                    | malformed | url",
                "[]                                                    | malformed | object",
                "{\"url\":\"ftp://example.org/\"}                      | malformed | url",
                "{\"url\":\"http://user@example.org/\"}                | malformed | url",
                "{\"url\":\"not a url\"}                               | malformed | url",
                "{\"url\":\"https:///path\"}                           | malformed | url",
                "{\"url\":\"https://example.org/\",\"secret\":\"x\"}   | malformed | whsec_",
                "{\"url\":\"https://example.org/\",\"colour\":\"red\"} | malformed | colour"
            })
    void whatIsWrongIsSaid(String body, String type, String detail) {
        var answer = post(body);
        answer.expectStatus().isBadRequest();
        var problem = map(answer);
        assertThat(problem.get("type")).isEqualTo("/problems/" + type);
        assertThat((String) problem.get("detail")).contains(detail);
    }

    @Test
    void onlyOperatorsMay() {
        http.get().uri("/webhooks").exchange().expectStatus().isUnauthorized();
        ask("/webhooks", bearer(auditor().claim("role", "judge")))
                .expectStatus()
                .isForbidden();
        ask("/webhooks", bearer(auditor().claim("role", "service")))
                .expectStatus()
                .isOk();
        ask("/webhooks/none", bearer(auditor())).expectStatus().isNotFound();
    }

    @Test
    void addressesOfTheHouseAreRejectedUnlessTheSettingsAllowThem() {
        var strict = new WebhookUrls(settings(false));
        for (var url : List.of("https://127.0.0.1/", "https://[::1]/", "https://localhost/x")) {
            assertThat(rejection(strict, url)).isEqualTo("/problems/url-not-public");
        }
        assertThat(rejection(strict, "http://1.1.1.1/")).isEqualTo("/problems/malformed");
        strict.require("https://1.1.1.1/hook");
        new WebhookUrls(settings(true)).require("http://127.0.0.1/");
    }

    private static WebhookSettings settings(boolean open) {
        var second = Duration.ofSeconds(1);
        return new WebhookSettings(open, open, 9, second, 3, second, second, 9, 2, second);
    }

    private static String rejection(WebhookUrls urls, String url) {
        try {
            urls.require(url);
            return "none";
        } catch (Problem e) {
            return String.valueOf(e.getBody().getType());
        }
    }

    /** A subscription from before the settings were tightened, or a name that moved. */
    @Test
    void theyAreNotSpokenToEither() {
        var sender = new WebhookSender(settings(false));
        try {
            for (var url : List.of(url("/200"), url("/200").replace("127.0.0.1", "localhost"))) {
                var webhook = new Webhook("w", url, new WebhookSecret(SECRET), "test", 0, true);
                var delivery = new Delivery("w/m/1", "w", "{}", Delivery.State.PENDING, 0, 0, "");
                var failure = Blocking.first(sender.send(webhook, delivery, 0)
                        .map(String::valueOf)
                        .onErrorResume(e -> Mono.just(e.getMessage())));
                assertThat(failure).contains("has no public address");
            }
            assertThat(received).isEmpty();
        } finally {
            sender.close();
        }
    }
}
