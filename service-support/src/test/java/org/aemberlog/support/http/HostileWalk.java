package org.aemberlog.support.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.json.JsonMapper;

/**
 * Asks a running service what nobody should, and holds the answers against RFC 9457: whatever is wrong with a request is
 * the client's fault, and a document says what.
 */
public final class HostileWalk {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int LONGEST_SHOWN = 300;

    /** Ids that are none, and other ways to write a path. Encoded as they are sent. */
    private static final List<String> IDS = List.of(
            "%00",
            "..%2f..%2fx",
            "a%2Fb",
            "%2e%2e",
            "..",
            "a".repeat(3_000),
            "%F0%9F%98%80",
            "%ED%A0%80",
            "%C0%AF",
            "%FF",
            "%7B%7D",
            "*",
            "a%20b",
            "%E2%80%AE",
            "a;b",
            "%27",
            "%22",
            "%0d%0aSet-Cookie:x",
            "%25",
            "%252e");

    private static final List<String> NO_NUMBERS = List.of(
            "abc",
            "-1",
            "99999999999999999999",
            "9".repeat(2_000),
            "1e2",
            "0x10",
            "010x",
            "%D9%A1",
            "%EF%BC%91",
            "%201",
            "1%20",
            "+1",
            "%2B1",
            "1.0",
            "1%00",
            "[]");

    /** What is no JSON, and no way to say so. */
    private static final List<String> TYPES = List.of(
            "application/xml",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "application/json;charset=utf-16",
            "text/json",
            "application/cbor",
            "application/octet-stream");

    private final String url;
    private final WebTestClient http;

    /**
     * A walk.
     *
     * @param url where the service is
     */
    public HostileWalk(String url, WebTestClient http) {
        this.url = url;
        this.http = http;
    }

    /** Whatever is put in the place of a good body, or of anything in it, is a problem. */
    public void rejectsBodies(String path, String token, Map<String, Object> good) {
        Stream.concat(HostileBodies.instead(good), HostileBodies.bad(good))
                .forEach(body -> requireProblem(post(path, token, MediaType.APPLICATION_JSON_VALUE, body), body));
        for (var type : TYPES) {
            requireProblem(post(path, token, type, "{}"), type);
        }
        survivesBodies(path, token, good);
    }

    /** Whatever is put there is good or a problem. */
    public void survivesBodies(String path, String token, Map<String, Object> good) {
        Stream.concat(HostileBodies.bad(good), HostileBodies.doubtful(good)).forEach(body -> {
            var answer = post(path, token, MediaType.APPLICATION_JSON_VALUE, body);
            if (!answer.getStatus().is2xxSuccessful()) {
                requireProblem(answer, body);
            }
        });
    }

    /** Whatever is put in the place of an id is a problem, and so is whatever cannot be done with one. */
    public void rejectsPaths(String template, String token) {
        for (var id : IDS) {
            var path = template.replace("{id}", id);
            requireProblem(ask(HttpMethod.GET, path, token), "GET " + path);
            for (var method : List.of(HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.TRACE)) {
                requireProblem(ask(method, path, token), method + " " + path);
            }
            var head = ask(HttpMethod.HEAD, path, token);
            assertThat(head.getStatus().is4xxClientError()).as("HEAD %s", path).isTrue();
        }
    }

    /** Whatever is put in the place of a number in a query is a problem. */
    public void rejectsNumbers(String parameter, String token) {
        for (var number : NO_NUMBERS) {
            requireProblem(ask(HttpMethod.GET, parameter + number, token), parameter + number);
        }
        var name = parameter.substring(parameter.indexOf('?') + 1);
        for (var twice : List.of("0x10&" + name + "5", "1&" + name + "1")) {
            requireProblem(ask(HttpMethod.GET, parameter + twice, token), parameter + twice);
        }
    }

    private EntityExchangeResult<byte[]> ask(HttpMethod method, String path, String token) {
        return http.method(method)
                .uri(URI.create(url + path))
                .accept(MediaType.APPLICATION_JSON)
                .headers(headers -> authorize(headers, token))
                .exchange()
                .expectBody(byte[].class)
                .returnResult();
    }

    private EntityExchangeResult<byte[]> post(String path, String token, String type, String body) {
        return http.post()
                .uri(URI.create(url + path))
                .headers(headers -> {
                    headers.set(HttpHeaders.CONTENT_TYPE, type);
                    authorize(headers, token);
                })
                .bodyValue(body.getBytes(StandardCharsets.UTF_8))
                .exchange()
                .expectBody(byte[].class)
                .returnResult();
    }

    private static void authorize(HttpHeaders headers, String token) {
        if (!token.isEmpty()) {
            headers.setBearerAuth(token);
        }
    }

    private static void requireProblem(EntityExchangeResult<byte[]> answer, String sent) {
        var shown = sent.substring(0, Math.min(LONGEST_SHOWN, sent.length()));
        var status = answer.getStatus();
        assertThat(status.is4xxClientError())
                .as("%s to %s at %s", status, shown, answer.getUrl())
                .isTrue();
        assertThat(answer.getResponseHeaders().getContentType())
                .as(shown)
                .isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
        var problem = JSON.readValue(answer.getResponseBody(), Map.class);
        assertThat(problem.get("status")).as(shown).isEqualTo(status.value());
        assertThat(String.valueOf(problem.get("type"))).as(shown).startsWith("/problems/");
        assertThat(String.valueOf(problem.get("title"))).as(shown).isNotBlank();
        assertThat(String.valueOf(problem.get("detail")))
                .as(shown)
                .isNotBlank()
                .doesNotContain("Exception", "java.", "org.aemberlog");
    }
}
