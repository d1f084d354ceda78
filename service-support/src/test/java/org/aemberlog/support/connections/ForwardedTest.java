package org.aemberlog.support.connections;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.support.RunningServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers of proxies are believed, and those that make no sense break nothing. */
class ForwardedTest {

    private static RunningServer server;

    @BeforeAll
    static void open() {
        server = new RunningServer("server.forward-headers-strategy=native");
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String answer(String header, String path) {
        return server.wire()
                .send("GET " + path + " HTTP/1.1\nHost: x\n" + header + "\nConnection: close\n\n")
                .rest();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For: 192.0.2.7",
                "X-Forwarded-For: 192.0.2.7:80, 192.0.2.8",
                "X-Forwarded-For: [2001:db8::7]:80",
                "X-Forwarded-Host: example.org:8080",
                "X-Forwarded-Port: 8080",
                "X-Forwarded-Proto: https",
                "X-Forwarded-Prefix: /deck-service",
                "Forwarded: for=192.0.2.7;host=example.org;proto=https",
            })
    void whatProxiesSayIsTakenIn(String header) {
        assertThat(answer(header, "/open")).startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-Prefix: /x?",
                "X-Forwarded-Prefix: /x#y",
                "X-Forwarded-Prefix: x",
                "X-Forwarded-Prefix: /x y",
                "X-Forwarded-Prefix: /%zz",
                "X-Forwarded-Prefix: /x/, /?",
                "X-Forwarded-Prefix: //evil.example",
                "X-Forwarded-Prefix: \\",
                "X-Forwarded-Host: ?",
                "X-Forwarded-Host: a b",
                "X-Forwarded-Host: x:99999",
                "X-Forwarded-Host: x:y",
                "X-Forwarded-Host: [::1",
                "X-Forwarded-Host: x/y?z#",
                "X-Forwarded-Host: user@x",
                "X-Forwarded-Host: ,",
                "X-Forwarded-Port: 99999",
                "X-Forwarded-Port: -1",
                "X-Forwarded-Port: x",
                "X-Forwarded-Port: ,",
                "X-Forwarded-Host: x\nX-Forwarded-Port: 99999",
                "X-Forwarded-Host: x\nX-Forwarded-Port: x",
                "X-Forwarded-Proto: ?",
                "X-Forwarded-Proto: a b",
                "X-Forwarded-Proto: 1:",
                "X-Forwarded-Proto: ,",
                "X-Forwarded-For: ?",
                "X-Forwarded-For: x:99999",
                "X-Forwarded-For: [::1",
                "X-Forwarded-For: ,",
                "X-Forwarded-For: 1.2.3.4:x",
                "Forwarded: for=[::1",
                "Forwarded: for=1.2.3.4:99999",
                "Forwarded: host=x:99999",
                "Forwarded: host=x:y",
                "Forwarded: host=\"a b\"",
                "Forwarded: proto=1:",
                "Forwarded: proto=?",
                "Forwarded: ,;=",
            })
    void whatMakesNoSenseIsPassedOverOrRejectedInWords(String header) {
        for (var path : new String[] {"/open", "/nothing"}) {
            assertThat(answer(header, path))
                    .as(path)
                    .satisfiesAnyOf(
                            it -> assertThat(it).startsWith("HTTP/1.1 200 ").endsWith("open"),
                            it -> assertThat(it)
                                    .startsWith("HTTP/1.1 4")
                                    .contains("application/problem+json")
                                    .contains("\"type\":\"/problems/"));
        }
    }
}
